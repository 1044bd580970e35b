"""Pictures of positions and tiles as SVG, made from views and edition data, never from states.

Every game that can be drawn has a module here with its name, and in it ``position``.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

from corral.core.errors import CorralError
from corral.core.game import View
from corral.pictures.tile import tile_svg

__all__ = ["draw", "tile_svg"]

DRAWN: Final = ("elgaucho", "goldrush", "kuhhandel")


def draw(view: View, printed: Mapping[str, Any]) -> str:
    """The picture of a position, given a view of it and the data of the edition."""
    game = view["game"]
    if game not in DRAWN:
        raise CorralError(f"{game} cannot be drawn as a picture; {', '.join(DRAWN)} can")
    drawn: str = import_module(f"{__name__}.{game}").position(view, printed)
    return drawn
