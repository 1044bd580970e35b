"""Pictures of positions and tiles as SVG, made from views and edition data, never from states.

A game's manifest names its modules: ``picture`` with ``position``, ``sheet`` with ``pieces``. A
game without the first is drawn plainly, from what its view tells.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from corral.core.edition import Edition
from corral.core.errors import CorralError
from corral.core.game import View
from corral.core.manifest import part
from corral.core.registry import game as game_named
from corral.core.registry import games
from corral.pictures import plain
from corral.pictures.sheets import AROUND, common

__all__ = ["draw", "drawn", "printed", "sheet"]


def draw(view: View, printed: Mapping[str, Any]) -> str:
    """The picture of a position, given a view of it and the data of the edition."""
    own = game_named(view["game"]).manifest.picture
    drawn: str = part(own or plain.__name__).position(view, printed)
    return drawn


def sheet(game: str, edition: Edition | None = None) -> dict[str, str]:
    """All pieces of a game by their names, as SVG fragments without ids.

    Without an edition they are those of the one that comes with the newest rules.
    """
    known = game_named(game)
    own: dict[str, str] = _sheet(game).pieces((edition or known.edition()).data, known.most)
    return {**common(known.most), **own}


def printed(game: str, edition: Edition | None = None) -> dict[str, Any]:
    """What is printed on the pieces and the board of a game, as JSON-able data."""
    data = (edition or game_named(game).edition()).data
    facts: dict[str, Any] = _sheet(game).facts(data)
    return {**data, **facts, "around": AROUND}


def drawn() -> list[str]:
    """The games whose pieces the page can fetch."""
    return [name for name in games() if game_named(name).manifest.sheet]


def _sheet(game: str) -> Any:
    name = game_named(game).manifest.sheet
    if not name:
        raise CorralError(f"{game} has no pieces that could be drawn; its manifest names no sheet")
    return part(name)
