"""What travels about tournaments; as in ``wire``."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

LONGEST_TITLE = 60
Format: TypeAlias = Literal["arena", "swiss", "round_robin"]
TournamentStatus: TypeAlias = Literal["open", "running", "over", "cancelled"]
EntrantState: TypeAlias = Literal["in", "out", "removed"]
"""``out``: withdrew, and may come back; ``removed``: by the host."""


class NewTournament(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A tournament to be opened, by a guest who has kept their identity."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_TITLE)]
    game: Annotated[str, Meta(max_length=40)]
    format: Format
    size: Annotated[int, Meta(ge=2, le=4)] = 2
    """So many sit at a table, or fewer where the numbers do not come out even."""
    options: dict[str, bool | int | str] = {}
    seconds: Annotated[int, Meta(ge=5, le=600)] | None = None
    """How long a decision may take; an arena needs it, others may be unhurried."""
    rated: bool = True
    public: bool = True
    """Whether it is listed for everybody; else only those who have its link find it."""
    club: Annotated[str, Meta(max_length=40)] | None = None
    """Whose it is: its members alone may join, and find it with the club."""
    begins: Annotated[float, Meta(ge=0, le=10**11)] | None = None
    """When it begins, in seconds since 1970; without it the host begins it."""
    minutes: Annotated[int, Meta(ge=5, le=720)] = 120
    """An arena: so long people are paired."""
    rounds: Annotated[int, Meta(ge=1, le=15)] = 5
    """A Swiss tournament: how many there are."""
    times: Annotated[int, Meta(ge=1, le=4)] = 1
    """A round robin: how often all is played through."""
    round_minutes: Annotated[int, Meta(ge=5, le=60 * 24 * 30)] = 60
    """Swiss and round robin: so long a round lasts, at most."""


class TournamentInfo(Struct, frozen=True):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    format: Format
    size: int
    options: dict[str, bool | int | str]
    seconds: int | None
    rated: bool
    public: bool
    host: str | None
    """The host's name; null where they are gone."""
    club: str | None
    status: TournamentStatus
    made: float
    begins: float | None
    began: float | None
    ended: float | None
    deadline: float | None
    """When the round ends at the latest, or the arena pairs nobody any more."""
    round: int
    rounds: int | None
    """How many there are, where that is known already."""
    minutes: int | None
    round_minutes: int | None
    times: int
    entrants: int
    """How many take part now."""


class StandingInfo(Struct, frozen=True):
    """How somebody stands. Without an id they are gone."""

    entrant: int
    id: str | None
    name: str
    state: EntrantState
    place: int
    points: float
    played: int
    wins: int
    breaks: dict[str, float]
    """What the tie-breaks found that were needed for them."""
    table: str | None
    """Where they play now."""


class BoardSeat(Struct, frozen=True):
    """Somebody at a board: where they came, and whether they have forfeited it."""

    entrant: int
    name: str
    place: int | None
    forfeit: bool


class BoardInfo(Struct, frozen=True):
    """A table of a round; without one it was a bye, or the others were not there."""

    round: int
    table: str | None
    over: bool
    seats: list[BoardSeat]


class TournamentForMe(Struct, frozen=True):
    """A tournament, and what it is to the one who asks."""

    tournament: TournamentInfo
    standings: list[StandingInfo]
    boards: list[BoardInfo]
    """Those that are played now, then the latest."""
    breaks: list[str]
    """The tie-breaks in the order in which they decide."""
    host: bool
    entrant: int | None
    """The own number."""
    state: EntrantState | None
    table: str | None
    """The own table, where one waits."""
    can_join: bool


class MyTournament(Struct, frozen=True):
    """A tournament that one takes part in and that is not over; ``table``: where one is awaited."""

    tournament: TournamentInfo
    table: str | None


class Forfeit(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom the host takes out of the tournament."""

    entrant: Annotated[int, Meta(ge=0, le=100_000)]
