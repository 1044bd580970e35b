"""The messages of a table's socket: what clients send, and what they are told; as in ``wire``."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from corral.server.problems import Problem
from corral.server.wire import (
    Candidate,
    GameEvent,
    Key,
    Proposable,
    TableInfo,
    Version,
    View,
)

LONGEST_CHAT = 500


# What clients send


class Message(Struct, frozen=True, tag_field="kind", tag=str.lower, forbid_unknown_fields=True):
    """A message of a client."""


class Hello(Message, frozen=True):
    """The first message: what came after version ``since``, please, or a fresh view.

    Where several share a screen, ``seat`` is the one to look through and to play from now on; it
    must be an own one. Said again, it looks through another.
    """

    since: Version | None = None
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class Play(Message, frozen=True):
    """A move, made on a version; the key is the same when it is sent again."""

    move: Annotated[str, Meta(max_length=200)]
    version: Version
    key: Key


class Undo(Message, frozen=True):
    """Take the last own move back."""

    version: Version
    key: Key


class Say(Message, frozen=True):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
    key: Key


class Order(Message, frozen=True):
    """A secret standing order at an unhurried table, between the bounds that ``You`` tells.

    By its limit moves are made for the seat, as the game says. Without one it is withdrawn.
    """

    key: Key
    limit: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class Hint(Message, frozen=True):
    """What would the bot do?"""

    key: Key


class Away(Message, frozen=True):
    """Let the table's bot play for me."""

    key: Key


class Back(Message, frozen=True):
    """I play myself again."""

    key: Key


class Pong(Message, frozen=True):
    """The answer to a ``Ping``, so that the server knows how slow the connection is."""

    mark: int


class Propose(Message, frozen=True):
    """Ask all who play to agree: to end the match without a result, to pause it, or to take the
    own latest move back with all that came after it."""

    what: Proposable
    key: Key


class Agree(Message, frozen=True):
    """I agree to what is proposed."""

    key: Key


class Decline(Message, frozen=True):
    """I do not agree to what is proposed; or, of the own proposal, I take it back."""

    key: Key


class Resume(Message, frozen=True):
    """Let a paused match go on; any of those who play may do so."""

    key: Key


class Resign(Message, frozen=True):
    """Give the match up. The table's bot plays on for the seat, and nobody comes back to it.

    Where one seat alone is left that has not resigned, or no person is, the match is over.
    """

    key: Key


class Look(Message, frozen=True):
    """Whether the table is looked at, or something else is in front of it. At first it is."""

    here: bool


class Read(Message, frozen=True):
    """So many lines of the table's chat have been seen, of all that ever were."""

    lines: Annotated[int, Meta(ge=0, le=2**31 - 1)]


PaceKind: TypeAlias = Literal["calm", "brisk", "once"]


class Pace(Message, frozen=True):
    """How quickly bots are to move, beyond the time they think: "once" is without any pause.

    The calmest wish of those who play at the table counts.
    """

    pace: PaceKind


ClientMessage: TypeAlias = (
    Hello
    | Play
    | Undo
    | Say
    | Order
    | Hint
    | Away
    | Back
    | Propose
    | Agree
    | Decline
    | Resume
    | Resign
    | Look
    | Read
    | Pong
    | Pace
)


# What the server sends


class Notice(Struct, frozen=True, tag_field="kind", tag=str.lower, omit_defaults=True):
    """A message of the server."""


class ChatLine(Struct, frozen=True, omit_defaults=True):
    """What somebody said; without a seat they were watching."""

    name: str
    text: str
    at: float
    seat: int | None = None


class OrderBounds(Struct, frozen=True):
    """The least and the highest limit of a standing order."""

    low: int
    high: int


class You(Struct, frozen=True):
    """What the match is to the one who is told."""

    seat: int | None
    seats: list[int]
    """All seats that are played from this screen."""
    awaited: list[int]
    """Those of them for which the match waits: whom the screen asks next is no secret at it."""
    moves: list[str]
    """What may be played now."""
    undo: bool
    order: int | None
    """The own standing order."""
    answer: str | None
    """The own answer, given before it was one's turn to be asked."""
    orders: OrderBounds | None
    """What may be ordered now."""
    away: bool


class Fresh(Notice, frozen=True):
    """All there is to know, at this version."""

    version: int
    table: TableInfo
    you: You
    view: View | None
    log: list[GameEvent]
    chat: list[ChatLine]
    """The latest lines."""
    said: int = 0
    """How many lines there ever were."""
    read: int = 0
    """How many of them the one who is told has seen."""
    seconds: float | None = None
    """How long the present decision may still take."""
    key: str | None = None
    """That of the message which this answers."""


class News(Notice, frozen=True):
    """What happened between the version before and this one; all but the version may be missing."""

    version: int
    cause: Literal["seats", "started", "moved", "undone", "said", "order", "rematch", "agreement"]
    alone: bool = False
    """Nobody else is told of this."""
    events: list[GameEvent] = []
    retracted: int = 0
    """So many of the latest events were taken back."""
    patch: list[list[Any]] = []
    """Changes of the view: ``[path, value]`` sets, ``[path]`` removes."""
    view: View | None = None
    """The whole view, where it is not told as changes."""
    you: You | None = None
    table: TableInfo | None = None
    said: ChatLine | None = None
    seconds: float | None = None
    key: str | None = None


class Refused(Notice, frozen=True):
    """A message that was not granted and has changed nothing."""

    problem: Problem
    key: str | None = None


class Call(Notice, frozen=True):
    """The table's voice, as in "going once" (1), "going twice" (2), before silence is an answer."""

    call: int
    seconds: float


class Present(Notice, frozen=True):
    """Who is connected: seat by seat, and the number of spectators."""

    seats: list[bool]
    spectators: int
    idle: list[int] = []
    """The seats whose people are connected and look at something else."""
    seen: list[float | None] = []
    """Of those who have gone when they were last there, seat by seat, in seconds since 1970."""


class Haste(Notice, frozen=True):
    """Whether bots think less long than usual at this table, because many wait for them."""

    haste: bool


class Advice(Notice, frozen=True):
    """What the bot would do, best first."""

    key: str
    candidates: list[Candidate]


class Ping(Notice, frozen=True):
    """To be answered with a ``Pong`` of the same mark at once."""

    mark: int


ServerMessage: TypeAlias = Fresh | News | Refused | Call | Present | Haste | Advice | Ping
