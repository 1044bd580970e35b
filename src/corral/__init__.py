"""Corral: the open home of three table games.

>>> import corral
>>> m = corral.new("elgaucho", players=2, seed=7)
>>> m.actors
(0, 1)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.metadata import version
from pathlib import Path

from corral.core.dealer import dealer_for
from corral.core.errors import (
    CannotUndo,
    CorralError,
    EditionError,
    IllegalLine,
    IllegalMove,
    NotationError,
    OptionError,
    UnknownGame,
)
from corral.core.event import Event
from corral.core.match import Match
from corral.core.move import Move
from corral.core.options import OptionValue
from corral.core.position import read_position
from corral.core.prng import Sfc32
from corral.core.registry import game, games
from corral.core.replay import replay as _replay
from corral.core.replay import steps as _steps
from corral.core.setting import setting_for

__all__ = [
    "CannotUndo",
    "CorralError",
    "EditionError",
    "Event",
    "IllegalLine",
    "IllegalMove",
    "Match",
    "Move",
    "NotationError",
    "OptionError",
    "UnknownGame",
    "from_position",
    "game",
    "games",
    "new",
    "replay",
    "steps",
]

__version__ = version("corral")


def new(
    name: str,
    *,
    players: int,
    seed: int | None = None,
    edition: str | Path | None = None,
    names: Sequence[str] | None = None,
    rules: int | None = None,
    **options: OptionValue,
) -> Match:
    """A new match, with everything set up that chance decides before the first move.

    Without a seed chance comes from the system's secure generator; with one the same moves give
    the same match on any machine. ``edition`` is the path of an edition file of one's own,
    ``rules`` an older version of the rules.
    """
    found = game(str(name)) if rules is None else game(str(name)).at(rules)
    setting = setting_for(found, players, options, _path(edition), names)
    match = Match(setting, found.start(setting), dealer_for(seed))
    match.begin()
    return match


def replay(
    text: str,
    *,
    edition: str | Path | None = None,
    moves: int | None = None,
    seed: int | None = None,
) -> Match:
    """The match that a record tells, at its end or after its first ``moves`` moves.

    If it is played on, chance comes from the system or from ``seed``.
    """
    if moves is not None and (not isinstance(moves, int) or isinstance(moves, bool)):
        raise OptionError(f"moves={moves!r} is not a number of moves from 0 on")
    return _replay(_text(text), _path(edition), moves, seed)


def steps(text: str, *, edition: str | Path | None = None) -> Iterator[Match]:
    """The match that a record tells, once at its beginning and again after every move.

    It is the same match all the time: take a ``copy`` to keep it.
    """
    return _steps(_text(text), _path(edition))


def from_position(
    text: str, *, edition: str | Path | None = None, seed: int | None = None
) -> Match:
    """A match that begins at a position. What the position leaves unknown is dealt at random."""
    dealer = dealer_for(seed)
    setting, state = read_position(_text(text), _path(edition), Sfc32(dealer.below(1 << 32)))
    return Match(setting, state, dealer)


def _text(text: object) -> str:
    if not isinstance(text, str):
        raise OptionError(f"a record or position is a text, not {type(text).__name__}")
    return text


def _path(edition: object) -> Path | None:
    if edition is None or isinstance(edition, Path):
        return edition
    if not isinstance(edition, str):
        raise OptionError(f"edition={edition!r} is not the path of a file")
    return Path(edition)
