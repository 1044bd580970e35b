"""Which games there are: Corral's own, and those that other packages bring along.

A package adds a game by an entry point in the group ``corral.games`` that leads to its ``Game``.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from logging import getLogger
from pathlib import Path

from corral.core.errors import CorralError, UnknownGame
from corral.core.game import Game
from corral.core.options import check_declared

GROUP = "corral.games"
MOST_SEATS = 6
"""There are so many emblems and colours to tell players apart by."""


@cache
def own_games() -> tuple[str, ...]:
    """The games that come with Corral: the folders beside each other in ``corral.games``."""
    folder = Path(__file__).parent.parent / "games"
    return tuple(sorted(path.name for path in folder.iterdir() if (path / "game.py").is_file()))


def games() -> list[str]:
    """The names of all games that can be played, in alphabetical order."""
    return sorted({*own_games(), *(name for name, point in _points().items() if not _fault(point))})


def unloadable() -> dict[str, str]:
    """The games of other packages that cannot be played, and why; all rooms do without them."""
    faults = {name: _fault(point) for name, point in _points().items()}
    return {name: faults[name] for name in sorted(faults) if faults[name]}


@cache
def game(name: str) -> Game:
    """The game of that name, by its newest rules; ``game(name).at(1)`` by older ones."""
    if name in own_games():
        return _checked(name, import_module(f"corral.games.{name}.game").GAME)
    point = _points().get(name)
    if point is None:
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(games())}")
    try:
        found = _checked(name, point.load())
        found.edition()
    except (Exception, SystemExit) as error:  # whatever somebody else's module does
        told = str(error) if isinstance(error, CorralError) else f"{type(error).__name__}: {error}"
        why = " ".join(told.split())
        raise UnknownGame(f"the game {name!r} ({point.value}) cannot be loaded: {why}") from error
    return found


@cache  # reading every package's metadata takes 13 ms
def _points() -> dict[str, EntryPoint]:
    """What other packages bring along; they cannot take the names of Corral's own games."""
    points: dict[str, EntryPoint] = {}
    for point in entry_points(group=GROUP):
        if point.name not in own_games():
            points.setdefault(point.name, point)
    return points


def look_again() -> None:
    """Find games anew, as where a package was installed meanwhile."""
    for found in (_points, _fault, game):
        found.cache_clear()


@cache
def _fault(point: EntryPoint) -> str:
    """Why there is no game behind an entry point, or nothing; found out, and told, only once."""
    try:
        game(point.name)
    except UnknownGame as error:
        getLogger(__name__).warning("%s", error)
        return str(error)
    return ""


def _checked(name: str, found: object) -> Game:
    """What would go wrong only later: its records could not be read, its options would mislead."""
    if not isinstance(found, Game):
        raise UnknownGame("it is not a corral.core.game.Game")
    for version in (found, *found.earlier):
        if version.name != name:
            raise UnknownGame(
                f"the game calls itself {version.name!r}, so the entry point must be called so, too"
            )
        if not 1 <= version.fewest <= version.most <= MOST_SEATS:
            raise UnknownGame(
                f"{version.fewest} to {version.most} players: it must be 1 to {MOST_SEATS}, as "
                "there are no more emblems and colours to tell them apart by"
            )
        check_declared(version.options)
    return found
