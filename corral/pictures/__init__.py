"""Pictures of positions and tiles as SVG, made from views and edition data, never from states.

Every game that can be drawn has a module here with its name, and in it ``position``.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

from corral.core.errors import CorralError
from corral.core.game import View
from corral.core.registry import game as game_named
from corral.pictures.sheets import pieces_of, printed_on
from corral.pictures.tile import tile_svg

__all__ = ["draw", "printed", "sheet", "tile_svg"]

DRAWN: Final = ("elgaucho", "goldrush", "kuhhandel")


def draw(view: View, printed: Mapping[str, Any]) -> str:
    """The picture of a position, given a view of it and the data of the edition."""
    game = view["game"]
    _check(game)
    drawn: str = import_module(f"{__name__}.{game}").position(view, printed)
    return drawn


def sheet(game: str) -> dict[str, str]:
    """All pieces of a game by their names, as SVG fragments without ids."""
    _check(game)
    known = game_named(game)
    return pieces_of(game, known.edition().data, known.most)


def printed(game: str) -> dict[str, Any]:
    """What is printed on the pieces and the board of a game, as JSON-able data."""
    _check(game)
    return printed_on(game, game_named(game).edition().data)


def _check(game: str) -> None:
    if game not in DRAWN:
        raise CorralError(f"{game} cannot be drawn as a picture; {', '.join(DRAWN)} can")
