"""What travels about bot accounts and challenges; as in ``wire``."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from corral.server.tables.messages import Message, Notice
from corral.server.wire import Name, TableForMe, TableInfo

GameName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
PaceOfTable: TypeAlias = Literal["live", "unhurried"]
ChallengeStatus: TypeAlias = Literal["open", "accepted", "declined", "expired", "cancelled"]
DeclineReason: TypeAlias = Literal[
    "busy", "later", "game", "options", "pace", "rated", "no_bots", "declined"
]


class Takes(Struct, frozen=True, forbid_unknown_fields=True):
    """Which challenges a bot account takes; others do not reach it."""

    games: Annotated[list[GameName], Meta(max_length=64)] | None = None
    """Null: all. An empty list: none, it plays only where it has taken a seat by itself."""
    paces: Annotated[list[PaceOfTable], Meta(max_length=2)] = field(
        default_factory=lambda: ["live", "unhurried"]
    )
    rated: bool = True
    """Whether it plays rated matches as well."""


class BotInfo(Struct, frozen=True):
    """A bot account as everybody sees it."""

    id: str
    name: str
    owner: str
    """What its owner is called."""
    online: bool
    """Whether it listens for challenges."""
    takes: Takes


class OwnBot(Struct, frozen=True):
    """A bot account as its owner sees it."""

    id: str
    name: str
    made: float
    token: float | None
    """Since when it has its token; null where that was revoked."""
    seen: float
    """When it was last here, to the day."""
    online: bool
    takes: Takes


class NewBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot account to be made."""

    name: Name


class BotToken(Struct, frozen=True):
    """A bot account with its new token, which is shown once; we keep no more than a hash of it.

    A program sends it with every request: ``Authorization: Bearer TOKEN``.
    """

    bot: OwnBot
    token: str


class Challenge(Struct, frozen=True):
    """A seat that a bot account is asked to take."""

    id: str
    number: int
    """Goes up with every change of any of the bot's challenges."""
    challenger: str
    """What the one is called who asks."""
    table: TableInfo
    """Game, options, pace, seats, and whether it is rated."""
    seat: int
    made: float
    until: float
    """When it ends unless it is answered."""
    status: ChallengeStatus
    reason: str | None = None
    """Why it was declined."""


class DeclineChallenge(Struct, frozen=True, forbid_unknown_fields=True):
    """Why a challenge is not taken; people read it in their language."""

    reason: DeclineReason = "declined"


# The socket of a bot account


class Listen(Message, frozen=True):
    """The first message: greet me, please, with what came after that number, or with all that is
    open."""

    since: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class Greeting(Notice, frozen=True):
    """How things stand for a bot account."""

    number: int
    """Of the latest change; to be given as ``since`` when one comes back."""
    challenges: list[Challenge]
    """Those that have changed since, in that order; without a number those that are open."""
    tables: list[TableForMe]
    """Own tables that wait or play."""


class Challenged(Notice, frozen=True):
    """A new challenge, or one that has come to an end."""

    challenge: Challenge


BotMessage: TypeAlias = Listen
BotNotice: TypeAlias = Greeting | Challenged
