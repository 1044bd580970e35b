"""Corral: the open home of three table games.

>>> import corral
>>> m = corral.new("elgaucho", players=2, seed=7)
>>> m.actors
(0, 1)
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

from corral.core.dealer import dealer_for
from corral.core.errors import (
    CannotUndo,
    CorralError,
    EditionError,
    IllegalMove,
    NotationError,
    OptionError,
    UnknownGame,
)
from corral.core.event import Event
from corral.core.match import Match
from corral.core.move import Move
from corral.core.position import read_position
from corral.core.prng import Sfc32
from corral.core.registry import game, games
from corral.core.replay import replay as _replay
from corral.core.setting import Setting, check_names

__all__ = [
    "CannotUndo",
    "CorralError",
    "EditionError",
    "Event",
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
]

__version__ = version("corral")


def new(
    name: str,
    *,
    players: int,
    seed: int | None = None,
    edition: str | Path | None = None,
    names: Sequence[str] | None = None,
    **options: bool,
) -> Match:
    """A new match, with everything set up that chance decides before the first move.

    Without a seed chance comes from the system's secure generator; with one the same moves give
    the same match on any machine. ``edition`` is the path of an edition file of one's own.
    """
    found = game(str(name))
    count = found.check_players(players)
    chosen = found.check_options(options)
    data = found.edition(_path(edition))
    setting = Setting(found, count, chosen, data, check_names(names, count))
    match = Match(setting, found.start(count, chosen, data), dealer_for(seed))
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
