"""What travels: the bodies of the HTTP interface and the messages of the socket.

``docs/server.md``, the OpenAPI document and the browser's ``wire.ts`` are made from these types.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from corral.core.setting import LONGEST_NAME
from corral.server.problems import Problem

LONGEST_CHAT = 500
LONGEST_KEY = 64
LONGEST_POSITION = 40_000

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


# Guests


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's name, chosen or changed."""

    name: Name


class Me(Struct, frozen=True):
    """Who the cookie belongs to."""

    id: str
    name: str


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

    Those who are here share the host's screen: the host's cookie plays all their seats.
    """

    kind: Literal["open", "bot", "closed", "here"]
    bot: str | None = None
    name: Name | None = None
    """The name of the one who is here, without it the host's; or the bot's, without it any."""


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
    """Begin at once; no other seat may be open then."""


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
    ending: Literal["resigned", "abandoned"] | None = None
    """Why the match is over though it was not played to its end."""
    winners: list[int] | None = None
    """Who has won because others have resigned."""


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


class ReviewPoint(Struct, frozen=True):
    """How everybody stood before an entry, by what all knew."""

    entry: int
    move: int
    chances: list[float]
    points: list[float]
    close: bool


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


# The socket: what clients send


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


# The socket: what the server sends


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


class Candidate(Struct, frozen=True):
    """A move: the chance to win with it, the points expected, how often the bot has tried it.

    Of a move that is the only one nothing is said.
    """

    move: str
    chance: float | None
    score: float | None
    visits: int


class Advice(Notice, frozen=True):
    """What the bot would do, best first."""

    key: str
    candidates: list[Candidate]


class Ping(Notice, frozen=True):
    """To be answered with a ``Pong`` of the same mark at once."""

    mark: int


ServerMessage: TypeAlias = Fresh | News | Refused | Call | Present | Haste | Advice | Ping
