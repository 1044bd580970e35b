"""A table as its log tells it: who sits where, what was said, how far the match is.

Folding the log needs no rules: ``load_match`` plays the match itself, from the latest position
that was kept, so that opening a table does not grow costly with the length of its match.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias

from msgspec import structs

import corral
from corral.core.errors import CorralError
from corral.core.game import Gallery
from corral.core.match import Match
from corral.core.position import edition_line, read_head
from corral.core.record import record_text
from corral.core.setting import Setting, setting_for
from corral.server.tables.agreements import Pending, ends, pending_after
from corral.server.tables.happenings import (
    Abandoned,
    Adjudicated,
    Agreed,
    Answered,
    Arranged,
    Declined,
    Deleted,
    Excused,
    HostChanged,
    Invited,
    Moved,
    Opened,
    Ordered,
    Paused,
    Proposed,
    Rematched,
    Resigned,
    Resumed,
    Returned,
    Rose,
    Row,
    Said,
    Sat,
    Started,
    TookBack,
    Undone,
    Unfinished,
    Went,
)
from corral.server.tables.messages import ChatLine
from corral.server.wire import Excuse, SeatInfo, SeatKind, SeatWish, Status, TableInfo

PUBLIC: Final = -1
"""The viewer who has no seat."""
Kept: TypeAlias = tuple[int, str]
"""After how many rows, and the position."""
CHAT_KEPT = 50
KEYS_KEPT = 64


class Chair:
    """A place at the table; before the match it may be open or closed."""

    __slots__ = (
        "away",
        "belongs",
        "bot",
        "excuse",
        "invited",
        "kind",
        "name",
        "owner",
        "player",
        "resigned",
    )

    def __init__(self, kind: SeatKind, bot: str | None = None, name: str | None = None) -> None:
        self.kind: SeatKind = kind
        self.bot = bot
        self.player: str | None = None
        self.name = name
        self.away = False
        self.resigned = False
        self.belongs: str | None = None
        """The player for whom it is kept open."""
        self.owner: str | None = None
        """What the owner is called, where a bot account sits here."""
        self.invited: Invited | None = None
        self.excuse: Excuse | None = None
        """Why the one who was invited does not come."""

    def info(self) -> SeatInfo:
        told = SeatInfo(self.kind, self.name, self.bot, self.away, self.resigned, self.owner)
        if self.invited is None:
            return told
        asked = self.invited
        return structs.replace(told, owner=asked.owner, invited=asked.name, excuse=self.excuse)

    def keep_for(self, invited: Invited | None) -> Chair:
        """The chair, which is that bot account's if it wants it."""
        if invited is not None:
            self.invited, self.belongs = invited, invited.account
        return self


def _first_chair(wish: SeatWish, opened: Opened) -> Chair:
    return (
        taken(opened.host, wish.name or opened.host_name)
        if wish.kind == "here"
        else Chair("open" if wish.kind == "invited" else wish.kind, wish.bot, wish.name)
    )


def taken(player: str, name: str, owner: str | None = None) -> Chair:
    """A chair with somebody on it, or with a bot account of that owner's."""
    chair = Chair("player")
    chair.player, chair.name, chair.owner = player, name, owner
    return chair


def _excused(chair: Chair, excuse: Excuse) -> Chair:
    """An open chair, of which it is still known who was asked."""
    free = Chair("open")
    free.invited, free.excuse = chair.invited, excuse
    return free


def chairs_after(chairs: list[Chair], row: Row) -> list[Chair]:
    """The places with one more row: who sits down or rises, what the host arranges, the start."""
    match row:
        case Sat():
            changed = taken(row.player, row.name, row.owner)
        case Rose():
            changed = Chair("open")
        case Arranged():
            kind: SeatKind = "closed" if row.closed else "bot" if row.bot else "open"
            changed = Chair(kind, row.bot, row.name).keep_for(row.invited)
        case Excused():
            changed = _excused(chairs[row.chair], row.reason)
        case Started():
            return [chair for chair in chairs if chair.kind != "closed"]
        case _:
            return chairs
    return [*chairs[: row.chair], changed, *chairs[row.chair + 1 :]]


def other_edition(name: str, rules: int, edition: str | None) -> bool:
    """Whether the edition is not the one that comes with the game's newest rules."""
    try:
        newest = corral.game(name)
        if edition is None:
            return newest.at(rules).edition().digest != newest.edition().digest
        return edition_line(newest.edition()) != edition
    except CorralError:  # its package is not installed any more; lists still tell of it
        return False


class Table:
    """Everything about one table that is not somebody's connection."""

    def __init__(self, table_id: str, opened: Opened) -> None:
        self.id = table_id
        self.seq = 0
        """How many rows its log has."""
        self.opened = opened.at
        self.host = opened.host
        self.host_name = opened.host_name
        self.tournament = opened.tournament
        self.wish = opened.wish
        self.brought = opened.brought
        self.chairs = [_first_chair(seat, opened) for seat in opened.wish.seats]
        for chair, player in zip(self.chairs, opened.belongs, strict=False):
            chair.belongs = player
        for chair, invited in zip(self.chairs, opened.invited, strict=False):
            chair.keep_for(invited)
        self._seated: dict[str, list[int]] = {}
        self._seated_on: list[Chair] | None = None
        """The chairs of which that tells; with others it is made anew."""
        self.status: Status = "waiting"
        self.head: str | None = None
        """What the match was begun with; ``None`` also where 0.1.0 began it."""
        self.scores: list[int] | None = None
        self.rematch: str | None = None
        self.pending: Pending | None = None
        """What is proposed."""
        self.paused: Literal["agreed", "deserted"] | None = None
        self.ending: Literal["resigned", "abandoned", "deadline", "unfinished"] | None = None
        self.winners: list[int] | None = None
        """Who has won because others have resigned."""
        self.said = 0
        """How many lines of chat there ever were."""
        self.chat: list[ChatLine] = []
        self.speakers: list[str] = []
        """Who has said each of these lines."""
        self.match: Match | None = None
        self.gallery: Gallery | None = None
        """Where views of the match are made; dropped when nobody looks."""
        self.moves = 0
        """How many moves the match has."""
        self.orders: dict[int, int] = {}
        self.answers: dict[int, tuple[int, str]] = {}
        """Early answers: the number of the question, and the move."""
        self.keys: dict[str, list[str]] = {}
        """The latest idempotency keys of each player."""
        self.told = 0
        """How many rows everybody was told of."""
        self.told_alone: dict[int, int] = {}
        """How many more each seat was told of; nobody else can count them."""
        self.turned: dict[int, int] = {}
        """The version of each seat at which its decision became what it is."""

    # Versions

    def version(self, viewer: int) -> int:
        """How many things the viewer was told of: hidden ones do not even leave a gap."""
        return self.told + self.told_alone.get(viewer, 0)

    # Who is who

    def seats_of(self, player: str | None) -> list[int]:
        """The seats of a player: several where people share a screen."""
        return self._all_seated().get(player, []) if player is not None else []

    def _all_seated(self) -> dict[str, list[int]]:
        """The seats of everybody. Asked several times a move; whoever sits down or rises makes it
        another list of chairs."""
        if self._seated_on is not self.chairs:
            self._seated, self._seated_on = {}, self.chairs
            for seat, chair in enumerate(self.chairs):
                if chair.player is not None:
                    self._seated.setdefault(chair.player, []).append(seat)
        return self._seated

    def seat_of(self, player: str | None, wanted: Chair | None = None) -> int:
        """The wanted seat of a player if it is theirs, else their first one, or ``PUBLIC``."""
        own = self.seats_of(player)
        if wanted is not None:
            for seat in own:
                if self.chairs[seat] is wanted:
                    return seat
        return own[0] if own else PUBLIC

    def played_by_bot(self, seat: int) -> str | None:
        """The bot that decides for this seat now."""
        chair = self.chairs[seat]
        return self.stand_in if chair.away else chair.bot

    @property
    def going_on(self) -> bool:
        """Whether moves can be made."""
        return self.status == "running" and self.paused is None

    @property
    def rules(self) -> int:
        """The version of the rules: tables of 0.1.0 do not tell it."""
        return 1 if self.wish.rules is None else self.wish.rules

    @property
    def edition(self) -> str | None:
        """The edition as the match's head names it, if it has one."""
        lines = () if self.head is None else self.head.split("\n")
        return next((line for line in lines if line.startswith("edition ")), None)

    @property
    def other_edition(self) -> bool:
        """Whether it is not the one that comes with the game's newest rules."""
        return other_edition(self.wish.game, self.rules, self.edition)

    @property
    def stand_in(self) -> str:
        return self.wish.stand_in or "random"

    @property
    def names(self) -> tuple[str, ...]:
        """One name for each seat, as in records: bots are called by their level."""
        return tuple(chair.bot or f"{chair.name}" for chair in self.chairs)

    def info(self, played: bool = False) -> TableInfo:
        """The table as everybody sees it; where it is played again is for those who played."""
        return TableInfo(
            id=self.id,
            game=self.wish.game,
            options=self.wish.options,
            seats=[chair.info() for chair in self.chairs],
            host=self.host_name,
            public=self.wish.public,
            seconds=self.wish.seconds,
            hints=self.wish.hints,
            helpers=self.wish.helpers,
            stand_in=self.stand_in,
            status=self.status,
            opened=self.opened,
            from_position=self.wish.position is not None,
            scores=self.scores,
            rematch=self.rematch if played else None,
            other_edition=self.other_edition,
            deserted=self.wish.deserted,
            proposal=None if self.pending is None else self.pending.info(self.chairs),
            paused=self.paused,
            ending=self.ending,
            winners=self.winners,
            rated=self.wish.rated,
            brought=self.brought,
            tournament=self.tournament,
        )

    def chat_without(self, unheard: frozenset[str]) -> list[ChatLine]:
        """The latest lines, but not those of some people."""
        both = zip(self.chat, self.speakers, strict=True)
        return [line for line, speaker in both if speaker not in unheard]

    # The log

    def status_after(self, row: Row) -> Status:
        if isinstance(row, Moved):
            return self.status if row.scores is None else "over"
        match row:
            case Started():
                return "running"
            case Abandoned() | Adjudicated() | Unfinished():
                return "over"
            case Resigned():
                return "over" if ends(self.chairs, row.seat) else self.status
            case Deleted():
                return "gone"
        return self.status

    def lapses(self, row: Row) -> bool:
        """Whether what is proposed is not proposed any more with one more row."""
        pending = self.pending
        return pending is not None and pending_after(pending, self.chairs, row) is None

    def apply(self, row: Row) -> None:
        """One more row; the match itself has been played already, or is loaded later."""
        self.seq += 1
        self.status = self.status_after(row)
        if self.pending is not None or not isinstance(row, Moved):
            self.pending = pending_after(self.pending, self.chairs, row)
        match row:
            case Moved():
                self._moved(row)
            case Undone():
                self._remember(row.key, self.chairs[row.seat].player)
                self._tell(row.seat, row.hidden)
                self.moves -= 1
            case Said():
                self._remember(row.key, row.player)
                self.chat.append(ChatLine(row.name, row.text, row.at, row.seat))
                self.speakers.append(row.player)
                del self.chat[:-CHAT_KEPT], self.speakers[:-CHAT_KEPT]
                self.said += 1
                self._tell(PUBLIC)
            case Ordered():
                self._remember(row.key, self.chairs[row.seat].player)
                self.answers.pop(row.seat, None)
                self.orders.pop(row.seat, None)
                if row.limit is not None:
                    self.orders[row.seat] = row.limit
                self._tell(row.seat, hidden=True)
            case Answered():
                self._remember(row.key, self.chairs[row.seat].player)
                self.answers[row.seat] = (row.number, row.move)
                self._tell(row.seat, hidden=True)
            case Went() | Returned():
                self._remember(row.key, self.chairs[row.seat].player)
                self.chairs[row.seat].away = isinstance(row, Went)
                self._tell(PUBLIC)
            case Rematched():
                self.rematch = row.table
                self._tell(PUBLIC)
            case Unfinished():
                self.ending = "unfinished"
                self._tell(PUBLIC)
            case (
                Proposed()
                | Agreed()
                | Declined()
                | Abandoned()
                | TookBack()
                | Paused()
                | Resumed()
                | Resigned()
            ):
                self._agreed(row)
            case Adjudicated():
                self._adjudicated(row)
            case _:  # before the match
                if isinstance(row, HostChanged):
                    self.host, self.host_name = row.host, row.host_name
                elif isinstance(row, Started):
                    self.head = row.head
                self.chairs = chairs_after(self.chairs, row)
                self._tell(PUBLIC)

    def _agreed(
        self,
        row: Proposed | Agreed | Declined | Abandoned | TookBack | Paused | Resumed | Resigned,
    ) -> None:
        if row.seat is not None:
            self._remember(row.key, self.chairs[row.seat].player)
        match row:
            case Abandoned():
                self.ending = "abandoned"
            case TookBack():
                self.moves -= row.moves
                self.orders.clear()
                self.answers.clear()
            case Paused():
                self.paused = "deserted" if row.seat is None else "agreed"
            case Resumed():
                self.paused = None
            case Resigned():
                chair = self.chairs[row.seat]
                chair.resigned = chair.away = True
                if self.status == "over":
                    self.ending = "resigned"
                    seats = enumerate(self.chairs)
                    self.winners = [seat for seat, one in seats if not one.resigned]
        if self.status == "over":
            self.paused = None
        self._tell(PUBLIC)

    def _adjudicated(self, row: Adjudicated) -> None:
        for seat in row.seats:
            self.chairs[seat].resigned = self.chairs[seat].away = True
        self.ending, self.paused, self.winners = "deadline", None, row.winners
        self._tell(PUBLIC)

    def _moved(self, row: Moved) -> None:
        self._remember(row.key, self.chairs[row.seat].player)
        self._tell(row.seat, row.hidden)
        self.moves += 1
        self.answers.pop(row.seat, None)
        if row.closes:
            self.orders.clear()
            self.answers.clear()
        if row.scores is not None:
            self.scores = row.scores

    def _tell(self, viewer: int, hidden: bool = False) -> None:
        if hidden:
            self.told_alone[viewer] = self.told_alone.get(viewer, 0) + 1
        else:
            self.told += 1

    def _remember(self, key: str | None, player: str | None) -> None:
        if key is not None and player is not None:
            known = self.keys.setdefault(player, [])
            known.append(key)
            del known[:-KEYS_KEPT]

    def knows(self, key: str, player: str) -> bool:
        """Whether the player's message with this key has been granted before."""
        return key in self.keys.get(player, ())


# From the log


def fold(table_id: str, rows: Iterable[Row]) -> Table:
    """The table that a log tells; its match is not loaded."""
    told = iter(rows)
    opened = next(told, None)
    assert isinstance(opened, Opened), "the log does not begin at its beginning"
    table = Table(table_id, opened)
    table.seq = table.told = 1
    for row in told:
        table.apply(row)
    return table


def setting_of(table: Table, origin: str | None = None) -> Setting:
    """What was fixed before the first move, beginning at a position."""
    setting = _first_setting(table) if table.head is None else read_head(table.head)
    setting.names = table.names
    setting.origin = table.wish.position if origin is None else origin
    return setting


def _first_setting(table: Table) -> Setting:
    """That of a match which 0.1.0 began: then all there was to choose were the options."""
    game = corral.game(table.wish.game).at(table.rules)
    return setting_for(game, len(table.chairs), table.wish.options)


def record_lines(rows: Iterable[Row]) -> list[list[str]]:
    """The lines of the match, move by move; the first are those that set it up."""
    told: list[list[str]] = []
    for row in rows:
        if isinstance(row, Started | Moved):
            told.append(row.lines)
        elif isinstance(row, Undone):
            told.pop()
        elif isinstance(row, TookBack):
            del told[len(told) - row.moves :]
    return told


def still_standing(rows: Sequence[Row], kept: Iterable[Kept]) -> list[Kept]:
    """The kept positions behind which no move was taken back since."""
    return [one for one in kept if _stands(rows[one[0] :])]


def _stands(later: Iterable[Row]) -> bool:
    moves = 0
    for row in later:
        match row:
            case Moved():
                moves += 1
            case Undone():
                moves -= 1
            case TookBack():
                moves -= row.moves
        if moves < 0:
            return False
    return True


def record_of(
    table: Table,
    lines: Iterable[list[str]],
    scores: list[int] | None = None,
    origin: str | None = None,
) -> str:
    """The match as a record, from its beginning or from a position on."""
    head = record_text(setting_of(table, origin), [], None)
    tail = "".join(f"{line}\n" for move in lines for line in move)
    result = "" if scores is None else f"result {' '.join(map(str, scores))}\n"
    return head + tail + result


def load_match(table: Table, rows: list[Row], kept: tuple[int, str] | None) -> None:
    """Play the match of a table again: from a kept position (after so many rows), or from all."""
    if table.status == "waiting":
        return
    if kept is None:
        table.match = corral.replay(record_of(table, record_lines(rows), table.scores))
    else:
        seq, position = kept
        later = record_lines(rows[seq:])
        table.match = corral.replay(record_of(table, later, table.scores, position))
    for seat in range(len(table.chairs)):
        table.turned[seat] = table.version(seat)
