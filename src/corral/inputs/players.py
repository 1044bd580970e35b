"""Who plays: kinds of players for the seats, names, and how long bots may think."""

from __future__ import annotations

from typing import Final

from corral.bots import BOTS, Limit
from corral.bots.brought import has_colons
from corral.bots.limit import LONGEST_THOUGHT, MOST_NODES
from corral.bots.program import is_program
from corral.bots.roster import known_bots
from corral.core.errors import OptionError
from corral.core.game import Game
from corral.core.setting import check_name
from corral.inputs.numbers import decimal_number, whole_number

HUMAN: Final = "human"
PLEASANT_COMPANY: Final = 3


def read_seats(text: str, game: Game) -> tuple[str, ...]:
    """``human,random:2`` as one kind of player for each seat."""
    seats: list[str] = []
    for word in text.split(","):
        if is_program(word.strip()):
            seats.append(word.strip())
            continue
        kind, colon, count = (piece.strip() for piece in _counted(word.strip()))
        if kind != HUMAN and kind not in BOTS:
            known = known_bots(HUMAN)
            raise OptionError(f"there is no kind of player {kind!r} in {text!r}; there are {known}")
        if colon:
            seats += [kind] * whole_number(f"in {text!r} the count of {kind}", count, 1, game.most)
        else:
            seats.append(kind)
    game.check_players(len(seats))
    return tuple(seats)


def _counted(word: str) -> tuple[str, str, str]:
    """A kind of player and its count; the names of classes and networks have colons."""
    if not has_colons(word):
        return word.partition(":")
    kind, colon, count = word.rpartition(":")
    return (kind, colon, count) if count.strip().isdecimal() else (word, "", "")


def default_players(game: Game) -> int:
    """How many play when nobody says: three, where the game allows it."""
    return min(game.most, max(game.fewest, PLEASANT_COMPANY))


def read_names(text: str | None, players: int) -> list[str]:
    """The names given, for the first seats; there may be fewer than seats, not more."""
    if text is None:
        return []
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise OptionError(f"--names {text!r} has an empty name; right would be Ana,Bo")
    if len(names) > players:
        raise OptionError(f"--names {text!r} gives {len(names)} names for {players} seats")
    return [check_name(name) for name in names]


def read_limit(seconds: str | None, nodes: str | None = None) -> Limit | None:
    """How long bots may think about a decision; without a word as each kind does."""
    if seconds is None and nodes is None:
        return None
    return Limit(
        None if seconds is None else decimal_number("--seconds", seconds, LONGEST_THOUGHT),
        None if nodes is None else whole_number("--nodes", nodes, 1, MOST_NODES),
    )
