"""What travels about clubs; as in ``wire``."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from corral.server.wire import TableInfo

LONGEST_CLUB = 40
LONGEST_ABOUT = 500
LONGEST_NOTE = 200

Role: TypeAlias = Literal["owner", "member", "asking"]
"""Who asks is not a member yet."""
ClubName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_CLUB)]
About: TypeAlias = Annotated[str, Meta(max_length=LONGEST_ABOUT)]
Note: TypeAlias = Annotated[str, Meta(max_length=LONGEST_NOTE)]


class NewClub(Struct, frozen=True, forbid_unknown_fields=True):
    """A club to be opened, or what is to be told of one from now on."""

    name: ClubName
    about: About = ""
    listed: bool = False
    """Whether strangers find it in the list of clubs; else only those who have its link do."""


class JoinClub(Struct, frozen=True, forbid_unknown_fields=True):
    """Come in by the code of its link; without one, ask."""

    code: Annotated[str, Meta(max_length=64)] | None = None


class RoleWish(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody is to be; who asks is let in by that."""

    role: Literal["owner", "member"]


class NewEvening(Struct, frozen=True, forbid_unknown_fields=True):
    """When members meet, and what they play then; seconds since 1970."""

    at: Annotated[float, Meta(ge=0, le=10**10)]
    minutes: Annotated[int, Meta(ge=15, le=1440)] = 180
    game: Annotated[str, Meta(max_length=40)] | None = None
    note: Note = ""


class ComingWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether one comes to an evening."""

    coming: bool


class EveningTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened for an evening: what is played, by how many."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=2, le=8)]


class ClubInfo(Struct, frozen=True):
    """A club as strangers see it."""

    id: str
    name: str
    about: str
    listed: bool
    members: int
    role: Role | None
    """What the one who asks is there."""


class Clubs(Struct, frozen=True):
    """The own ones, and some that are open to be found."""

    mine: list[ClubInfo]
    others: list[ClubInfo]


class MemberInfo(Struct, frozen=True):
    """Somebody in a club."""

    id: str
    name: str
    role: Role
    since: float


class EveningInfo(Struct, frozen=True):
    """An evening of a club, with those who come and the tables that were opened for it."""

    id: str
    at: float
    minutes: int
    game: str | None
    note: str
    coming: list[str]
    """Names."""
    own: bool
    """Whether the one who asks comes."""
    tables: list[TableInfo]


class ClubForMe(Struct, frozen=True):
    """A club, and what it is to the one who asks. All but ``club`` is for members alone."""

    club: ClubInfo
    members: list[MemberInfo]
    evenings: list[EveningInfo]
    """Those that are not over yet, the next first."""


class RungInfo(Struct, frozen=True):
    """Somebody on a club's ladder."""

    id: str
    name: str
    rating: int
    spread: int
    matches: int
    won: int


class ClubLadder(Struct, frozen=True):
    """The ladder of a club at a game: from rated matches of members with each other alone."""

    game: str
    standings: list[RungInfo]
    """By rating less spread."""
