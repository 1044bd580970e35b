"""What travels: the bodies of the HTTP interface and the messages of the socket.

``docs/server.md``, the OpenAPI document and the browser's ``wire.ts`` are made from these types.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from corral.core.setting import LONGEST_NAME

LONGEST_KEY = 64
LONGEST_POSITION = 40_000
LONGEST_RECORD = 60_000

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_KEY)]
View: TypeAlias = Annotated[dict[str, Any], Meta(title="View")]
"""What a seat sees: each game declares its own."""
GameEvent: TypeAlias = Annotated[dict[str, Any], Meta(title="GameEvent")]
"""What has happened, as a seat saw it: each game declares its own."""
Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Status: TypeAlias = Literal["waiting", "running", "over", "gone"]
"""``gone``: deleted before the match began."""
Proposable: TypeAlias = Literal["abandon", "pause", "takeback"]
"""What all who play must agree to."""
Deserted: TypeAlias = Literal["stand_in", "pause"]
SeatKind: TypeAlias = Literal["open", "player", "bot", "closed"]
Excuse: TypeAlias = Literal[
    "busy", "later", "game", "options", "pace", "rated", "no_bots", "declined", "expired"
]
"""Why a bot account does not take a seat; ``expired``: it has not answered."""


# Guests


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's name, chosen or changed."""

    name: Name


class Me(Struct, frozen=True):
    """Who the cookie belongs to, or the token."""

    id: str
    name: str
    owner: str | None = None
    """What the owner is called, where it is a bot account."""


# Games


class OptionInfo(Struct, frozen=True):
    """A variant that a game can be played with, and the rule that describes it."""

    name: str
    default: bool | int | str
    rule: str
    low: int | None = None
    """The least and the most that a number can be."""
    high: int | None = None
    words: list[str] = []
    """What there is to choose from."""
    excludes: list[str] = []
    """Options that must stay as they usually are while this one does not."""


class GameInfo(Struct, frozen=True):
    """A game that tables can play. What it is called stands in its words."""

    name: str
    fewest: int
    most: int
    minutes: list[int]
    """About how long a match takes: with the fewest players, and with the most."""
    page: str
    """The page's own board for it; empty where the plain one has to do."""
    options: list[OptionInfo]
    lesson: list[str] = []
    """The steps of its guided lesson; none where it brings no lesson."""
    practice: list[str] = []
    """The names of its positions to practise with."""
    auctions: bool = False
    """Whether several are asked together, and silence means something."""


class Catalogue(Struct, frozen=True):
    """What can be played here, by which bots, and in which languages it is told."""

    games: list[GameInfo]
    bots: list[str]
    languages: dict[str, str]
    """What each language calls itself; the first of them stands in for the others."""
    call_seconds: float
    """At live tables: between going once, going twice and gone."""
    count_seconds: float
    """At live tables: between the numbers of a count-down."""


# Tables


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a chair: anybody who comes, a bot of that level, nobody, or somebody here.

    Those who are here share the host's screen: the host's cookie plays all their seats. For a bot
    account that is ``invited`` the chair is kept until it has answered the challenge.
    """

    kind: Literal["open", "bot", "closed", "here", "invited"]
    bot: str | None = None
    name: Name | None = None
    """The name of the one who is here, without it the host's; or the bot's, without it any."""
    account: Annotated[str, Meta(max_length=40)] | None = None
    """The number of the bot account that is invited."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to be opened. Its creator is the host.

    The host takes the first open chair, unless a seat is for somebody who is here.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=8)]
    rules: Annotated[int, Meta(ge=1)] | None = None
    """The version of the rules; the newest, or that of the position, if it is not given."""
    options: dict[str, bool | int | str] = {}
    public: bool = False
    """Whether it is listed for everybody; else only those who have its link find it."""
    seconds: Annotated[int, Meta(ge=5, le=600)] | None = None
    """A live table: how long a decision may take. Without it the table is unhurried."""
    hints: bool = False
    """Whether players may ask a bot for advice."""
    stand_in: str | None = None
    """The bot that plays for those who are away."""
    deserted: Deserted = "stand_in"
    """What a live table does when time is over and nobody is there: that bot plays on for them, or
    the match pauses."""
    position: Annotated[str, Meta(max_length=LONGEST_POSITION)] | None = None
    """Begin at this position instead of the start."""
    rated: Literal["people", "all"] | None = None
    """Whether the result changes ratings: among the people at the table, or also with its bots."""
    helpers: bool = True
    """Whether the page may help: tiles that are left, previews of points. Purists do without."""
    start: bool = False
    """Begin at once; no other seat may be open then. With bot accounts that are invited: as soon as
    all of them have taken their seats. That makes it a challenge."""


class JoinTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a chair: that one, or the first open one.

    With a name it is for somebody at the same screen, and may be one more.
    """

    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    name: Name | None = None


class SeatInfo(Struct, frozen=True):
    """A chair as everybody sees it. ``away``: a bot plays for the player at present.

    Who has ``resigned`` does not come back. A bot has a name beside its level, except where 0.1.0
    seated it.
    """

    kind: SeatKind
    name: str | None = None
    bot: str | None = None
    away: bool = False
    resigned: bool = False
    owner: str | None = None
    """What the owner is called, where the seat is a bot account's, or kept for one."""
    invited: str | None = None
    """The bot account that is asked to take this open seat; or has been, where there is an
    ``excuse``: then it is open to anybody."""
    excuse: Excuse | None = None


class Proposal(Struct, frozen=True):
    """What a seat proposes, and the seats that have not answered yet."""

    what: Proposable
    seat: int
    asked: list[int]


class TableInfo(Struct, frozen=True):
    """A table as everybody sees it."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    seats: list[SeatInfo]
    host: str
    """The host's name."""
    public: bool
    seconds: int | None
    hints: bool
    helpers: bool
    stand_in: str
    status: Status
    opened: float
    """Seconds since 1970."""
    from_position: bool
    scores: list[int] | None
    """The result, once the match is over."""
    rematch: str | None
    """The table on which it is played again; told to those who played."""
    rated: Literal["people", "all"] | None = None
    other_edition: bool = False
    """Whether it has pictures of its own: it is played with another edition than the game's."""
    deserted: Deserted = "stand_in"
    """What happens when time is over and nobody is there."""
    proposal: Proposal | None = None
    """What the players are asked to agree to."""
    paused: Literal["agreed", "deserted"] | None = None
    """Why the match waits until a player lets it go on."""
    ending: Literal["resigned", "abandoned", "deadline", "unfinished"] | None = None
    """Why the match is over though it was not played to its end; ``unfinished``: its record was
    brought here, and ends before the match does."""
    winners: list[int] | None = None
    """Who has won because others have resigned."""
    brought: bool = False
    """Whether it was played elsewhere, and somebody has brought its record."""
    tournament: str | None = None
    """Which it is a table of."""
    level: int | None = None
    """In the list of public tables: the mean rating of those who sit there and have one."""


class TableForMe(Struct, frozen=True):
    """A table, and what it is to the one who asks."""

    table: TableInfo
    seat: int | None
    """The own seat, the first of them where several share a screen."""
    seats: list[int]
    """All own seats."""
    host: bool
    awaited: bool
    """Whether the match waits for the one who asks, at any of these seats."""
    unread: int = 0
    """How many lines of chat the one who asks has not seen yet; in the list of own tables only."""


Reach: TypeAlias = Literal["everybody", "network", "nobody"]
"""Who can open a link: anybody, those in the same network, or only this very computer."""


class Invitation(Struct, frozen=True):
    """The link to a table that friends can open."""

    link: str
    reach: Reach
    qr: str
    """The link as a QR code: the ``d`` of an SVG path to be filled."""
    size: int
    """The sides of its view box."""


class BringRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """The record of a match, to be seen and reviewed here."""

    record: Annotated[str, Meta(min_length=1, max_length=LONGEST_RECORD)]


class BroughtRecord(Struct, frozen=True):
    """A record that one has brought, as the table that it has become."""

    table: TableInfo
    at: float
    """When, in seconds since 1970."""


class Step(Struct, frozen=True):
    """A move of a finished match, to find one's way by; the first is what set the match up."""

    seat: int | None
    """Who made it."""
    kinds: list[str]
    """What kinds of events it caused, each once."""
    scores: list[int]
    """The points after it."""


class Replay(Struct, frozen=True):
    """A finished match after some of its moves."""

    moves: int
    of: int
    view: View
    log: list[GameEvent]
    """What the last of these moves caused."""
    position: str
    """The whole position; a new table can begin at it."""


class ReviewEntry(Struct, frozen=True):
    """A line of the record: a move, or an outcome of chance (``seat`` null)."""

    move: int
    """How many moves had been made before it."""
    seat: int | None
    text: str


class Candidate(Struct, frozen=True):
    """A move: the chance to win with it, the points expected, how often the bot has tried it.

    Of a move that is the only one nothing is said.
    """

    move: str
    chance: float | None
    score: float | None
    visits: int


class ReviewPoint(Struct, frozen=True):
    """How everybody stood before an entry, by what all knew."""

    entry: int
    move: int
    chances: list[float]
    points: list[float]
    close: bool
    foreseen: list[list[float]] | None = None
    """Where the entry before showed something hidden: chances and points without what it showed."""


class ReviewDecision(Struct, frozen=True):
    """A decision, by what its seat knew; ``cost`` is in chance to win."""

    entry: int
    move: int
    seat: int
    played: Candidate
    best: Candidate
    candidates: list[Candidate]
    close: bool
    cost: float
    points_lost: float
    grade: Literal["inaccuracy", "mistake", "blunder"] | None


class ReviewTurn(Struct, frozen=True):
    """A turning point: by how much each seat's chance changed, and whose doing it was."""

    entry: int
    move: int
    seat: int | None
    swings: list[float]
    revealed: bool = False
    """Whether it is what a move brought to light, dealt face down by chance before."""


class ReviewShare(Struct, frozen=True):
    """In chance to win and in expected points."""

    chance: float
    points: float


class ReviewSeat(Struct, frozen=True):
    """A seat's way through the match.

    ``start``, ``luck``, ``own`` and ``others`` add up to ``end``.
    """

    accuracy: float | None
    decisions: int
    grades: dict[str, int]
    start: ReviewShare
    luck: ReviewShare
    own: ReviewShare
    others: ReviewShare
    end: ReviewShare


class MatchReview(Struct, frozen=True):
    """What ``corral review --json`` prints."""

    game: str
    rules: int
    names: list[str]
    over: bool
    scores: list[int]
    progress: float
    finished: bool
    entries: list[ReviewEntry]
    graph: list[ReviewPoint]
    decisions: list[ReviewDecision]
    turning_points: list[ReviewTurn]
    seats: list[ReviewSeat]


class ReviewState(Struct, frozen=True):
    """How far a review is, and what has been found so far."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    progress: float = 0.0
    """From 0 to 1."""
    number: int = 0
    """Goes up whenever more is known."""
    review: MatchReview | None = None
    """Null where nothing is known yet, or nothing more than whoever asks knows."""


# Learning


class LessonFrame(Struct, frozen=True):
    """The table after a move of anybody, and what the move caused."""

    view: View
    log: list[GameEvent]


class LessonScene(Struct, frozen=True):
    """A step of a lesson after the moves that the learner has found."""

    seat: int
    found: list[str]
    frames: list[LessonFrame]
    """What came of the latest move and of all that followed it, one after the other."""
    moves: list[str]
    wanted: str | None
    """The move to be found now; null when the step is over."""


class PracticeScene(Struct, frozen=True):
    """A position with one clearly best move, as its seat knows it."""

    seat: int
    view: View
    moves: list[str]
    position: str
    """A new table can begin at it; what the seat does not know is written ``?``."""


class PracticeAnswer(Struct, frozen=True):
    """What became of a try."""

    right: bool
    tried: Candidate | None
    """What the search found of the move that was tried, if it was among the best."""
    candidates: list[Candidate]
    """The best move and the next ones; told when it is found or given up."""


class SeatPosition(Struct, frozen=True):
    """A match as an own seat knows it, for a program that decides for it."""

    seat: int
    version: int
    """On which a move can be made."""
    moves: list[str]
    position: str
    """In the notation of positions; what the seat does not know is written ``?``."""


class Health(Struct, frozen=True):
    """Whether the server can do its work."""

    status: Literal["ok", "starting", "stopping"]
