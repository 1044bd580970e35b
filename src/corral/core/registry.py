"""Which games there are: Corral's own, and those that other packages bring along.

A package adds a game by an entry point in the group ``corral.games`` that leads to its ``Game``.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from corral.core.errors import UnknownGame
from corral.core.game import Game

GROUP = "corral.games"


@cache
def own_games() -> tuple[str, ...]:
    """The games that come with Corral: the folders beside each other in ``corral.games``."""
    folder = Path(__file__).parent.parent / "games"
    return tuple(sorted(path.name for path in folder.iterdir() if (path / "game.py").is_file()))


def games() -> list[str]:
    """The names of all games, in alphabetical order."""
    return sorted({*own_games(), *(point.name for point in entry_points(group=GROUP))})


@cache
def game(name: str) -> Game:
    """The game of that name, by its newest rules; ``game(name).at(1)`` by older ones."""
    if name in own_games():
        found: object = import_module(f"corral.games.{name}.game").GAME
    else:
        points = [point for point in entry_points(group=GROUP) if point.name == name]
        if not points:
            raise UnknownGame(f"there is no game {name!r}; there are {', '.join(games())}")
        found = _loaded(points[0])
    if not isinstance(found, Game):
        raise UnknownGame(f"the entry point of {name!r} is not a corral.core.game.Game")
    return found


def _loaded(point: EntryPoint) -> object:
    try:
        return point.load()
    except Exception as error:  # whatever somebody else's module does when it is imported
        raise UnknownGame(
            f"the game {point.name!r} ({point.value}) cannot be loaded: {error}"
        ) from error
