"""The log of a table: everything that ever happened there, one row each.

A table is what its log tells: it is written before anybody is told, and read again after a crash.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct

from corral.server.wire import Excuse, NewTable, Proposable


class Happening(
    Struct, frozen=True, tag_field="kind", tag=str.lower, omit_defaults=True, kw_only=True
):
    """One row. ``at``: seconds since 1970."""

    at: float


class Invited(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A bot account that is asked to take a chair, which is kept for it until it answers."""

    account: str
    name: str
    owner: str
    """What its owner is called."""
    challenge: str
    by: str
    """The guest who asks."""
    until: float


class Opened(Happening, frozen=True):
    """The table was set up."""

    host: str
    host_name: str
    wish: NewTable
    belongs: list[str | None] = []
    """For whom chairs are kept, where it is a rematch."""
    brought: bool = False
    """Whether a guest has brought a record of it: nobody has played here, and it is nobody's."""
    tournament: str | None = None
    """Which it is a table of."""
    invited: list[Invited | None] = []
    """The bot accounts that are asked to take chairs."""


class Sat(Happening, frozen=True):
    """A player took a chair."""

    chair: int
    player: str
    name: str
    owner: str | None = None
    """What the owner is called, where it is a bot account."""


class Rose(Happening, frozen=True):
    """A player left a chair before the match."""

    chair: int


class Arranged(Happening, frozen=True):
    """The host gave a chair to a bot, opened or closed it."""

    chair: int
    bot: str | None = None
    name: str | None = None
    """The bot's; rows of 0.1.0 have none."""
    closed: bool = False
    invited: Invited | None = None
    """A bot account that is asked to take it."""


class Excused(Happening, frozen=True):
    """A bot account does not take the chair that was kept for it: anybody may."""

    chair: int
    reason: Excuse


class HostChanged(Happening, frozen=True):
    """The host left before the match; somebody else is it, or nobody yet (an empty text)."""

    host: str
    host_name: str


class Started(Happening, frozen=True):
    """The match began; ``lines`` are the outcomes of chance that set it up, as in its record."""

    lines: list[str]
    head: str | None = None
    """Version of the rules, edition and options, as its record tells them.

    Rows of 0.1.0 have none: they are of rules 1, with the edition that comes with those.
    """


class Moved(Happening, frozen=True):
    """A move with the outcomes of chance it led to, as lines of the record."""

    seat: int
    lines: list[str]
    key: str | None = None
    hidden: bool = False
    """Nobody but the player is told."""
    closes: bool = False
    """What was asked about is settled: early answers and standing orders end."""
    scores: list[int] | None = None
    """The result, where this was the last move."""


class Undone(Happening, frozen=True):
    """The last move was taken back."""

    seat: int
    key: str
    hidden: bool = False


class Said(Happening, frozen=True):
    """A line of chat."""

    player: str
    name: str
    text: str
    key: str
    seat: int | None = None


class Went(Happening, frozen=True):
    """A bot plays for this seat from now on."""

    seat: int
    key: str | None = None


class Returned(Happening, frozen=True):
    """The player of this seat plays again."""

    seat: int
    key: str | None = None


class Ordered(Happening, frozen=True):
    """A secret standing order, or its end."""

    seat: int
    key: str
    limit: int | None = None


class Answered(Happening, frozen=True):
    """A secret answer to the question of that number, given before the seat was asked."""

    seat: int
    number: int
    move: str
    key: str


class Rematched(Happening, frozen=True):
    """The same people meet at another table."""

    table: str


class Proposed(Happening, frozen=True):
    """A player asks the others to agree: to end the match, to pause it, to take moves back."""

    seat: int
    what: Proposable
    key: str
    moves: int = 0
    """How many moves stay, where moves are to be taken back."""


class Agreed(Happening, frozen=True):
    """A player agrees to what is proposed; others are still asked."""

    seat: int
    key: str


class Declined(Happening, frozen=True):
    """A player does not agree, or proposes it no more."""

    seat: int
    key: str


class Abandoned(Happening, frozen=True):
    """All agreed to end the match without a result; the seat was the last to do so."""

    seat: int
    key: str | None = None


class TookBack(Happening, frozen=True):
    """All agreed to take so many moves back; the seat was the last to do so."""

    seat: int
    moves: int
    key: str | None = None


class Paused(Happening, frozen=True):
    """The match waits until somebody lets it go on.

    All agreed, the seat as the last; or time was over at a live table, and nobody was there.
    """

    seat: int | None = None
    key: str | None = None


class Resumed(Happening, frozen=True):
    """A player lets the match go on."""

    seat: int
    key: str


class Resigned(Happening, frozen=True):
    """A player gives the match up; a bot plays on for the seat, where the match goes on."""

    seat: int
    key: str


class Adjudicated(Happening, frozen=True):
    """The time that a tournament gives the match is over: these seats have kept it waiting.

    The others are ranked by the points they have.
    """

    seats: list[int]
    winners: list[int]


class Deleted(Happening, frozen=True):
    """The host gave the table up before the match; nobody finds it any more."""


class Unfinished(Happening, frozen=True):
    """The record that a guest has brought ends here, before the match does."""


Row: TypeAlias = (
    Opened
    | Sat
    | Rose
    | Arranged
    | Excused
    | HostChanged
    | Started
    | Moved
    | Undone
    | Said
    | Went
    | Returned
    | Ordered
    | Answered
    | Rematched
    | Proposed
    | Agreed
    | Declined
    | Abandoned
    | TookBack
    | Paused
    | Resumed
    | Resigned
    | Adjudicated
    | Deleted
    | Unfinished
)


class _Timed(Struct):
    """Of a row only when it was."""

    at: float


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Row).decode
_timed = msgspec.json.Decoder(_Timed).decode


def decode_time(body: str) -> float:
    """When the row was written; the rest is not read."""
    return _timed(body).at
