"""The rows about tournaments.

Whatever is decided about one, its version says what it was decided on: of two who decide at the
same time, whatever process they are in, the second finds another version and decides anew. The
tables of a round are written in the same transaction, so there is never a pairing without its
table, nor a table twice.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Connection,
    case,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.sql.functions import count

from corral.server.accounts.guestbook import NAMELESS, keeps_a_key
from corral.server.post.asking import PendingNotice, write_notices
from corral.server.processes.sharing import alive
from corral.server.storage.database import Database
from corral.server.storage.schema import (
    BOARDS,
    ENTRANTS,
    LOG,
    PLAYERS,
    PROCESSES,
    SEATED,
    TABLES,
    TOURNAMENTS,
)
from corral.server.storage.worker import Conflict, Worker
from corral.server.tables import summary as summaries
from corral.server.tables.happenings import Row, encode
from corral.server.tables.summary import Summary
from corral.server.tournaments.results import write_boards
from corral.server.tournaments.wire import EntrantState, NewTournament, TournamentStatus
from corral.tournaments.boards import Bout, Sitter

GOING_ON: Final = ("open", "running")
MOST_LISTED: Final = 30


class Participant(NamedTuple):
    """Somebody in a tournament; gone without ``player``."""

    number: int
    player: str | None
    name: str
    state: EntrantState
    since: float


class TournamentRow(Struct, frozen=True):
    """The row of a tournament."""

    id: str
    name: str
    public: bool
    host: str | None
    host_name: str | None
    club: str | None
    wish: NewTournament
    made: float
    begins: float | None
    status: TournamentStatus
    began: float | None
    ended: float | None
    deadline: float | None
    round: int
    field: list[int]
    version: int


class Seated(NamedTuple):
    """A board with its table, if it has one."""

    board: Bout
    table: str | None
    opened: float


class TournamentState(NamedTuple):
    """All that is stored of a tournament."""

    tournament: TournamentRow
    entrants: list[Participant]
    boards: list[Seated]


class NewBoard(NamedTuple):
    """A board of a round to be stored, with its table and the rows of its log.

    ``absent``: those who should have sat there and are not in the tournament any more.
    """

    sitters: Sequence[int]
    absent: Sequence[int] = ()
    table: str | None = None
    rows: Sequence[Row] = ()
    players: Sequence[str] = ()
    summary: Summary | None = None


class TournamentBook:
    """Reads and writes them."""

    def __init__(self, writer: Worker, reader: Worker, database: Database) -> None:
        self._writer = writer
        self._reader = reader
        self._database = database

    # What there is

    async def read(self, tournament: str) -> TournamentState | None:
        def work(db: Connection) -> TournamentState | None:
            row = db.execute(_tournaments().where(TOURNAMENTS.c.id == tournament)).first()
            if row is None:
                return None
            return TournamentState(
                _tournament(row), _entrants(db, tournament), _boards(db, tournament)
            )

        return await self._reader.do(work)

    async def listed(
        self, club: str | None = None, member: bool = False
    ) -> list[tuple[TournamentRow, int]]:
        """Public ones, with how many take part: those that go on first, then the latest.

        Of a club, if named; all of them to a member.
        """
        over = case((TOURNAMENTS.c.status == "running", 0), (_is("open"), 1), else_=2)
        query = _tournaments().where(~_is("cancelled"))
        if not member:
            query = query.where(TOURNAMENTS.c.public)
        if club is not None:
            query = query.where(TOURNAMENTS.c.club == club)
        query = query.order_by(over, TOURNAMENTS.c.made.desc()).limit(MOST_LISTED)
        return await self._with_numbers(query)

    async def of_player(self, player: str) -> list[tuple[TournamentRow, int, str | None]]:
        """Those that go on and they take part in, each with the table where they play.

        Also where they have withdrawn, as long as they still play there.
        """
        tables = await self._tables_of(player)
        mine = select(ENTRANTS.c.tournament).where(
            ENTRANTS.c.player == player, ENTRANTS.c.state == "in"
        )
        theirs = or_(TOURNAMENTS.c.id.in_(mine), TOURNAMENTS.c.id.in_(list(tables)))
        query = _tournaments().where(theirs, TOURNAMENTS.c.status.in_(GOING_ON))
        found = await self._with_numbers(query.order_by(TOURNAMENTS.c.made))
        return [(one, number, tables.get(one.id)) for one, number in found]

    async def with_player(self, player: str) -> list[TournamentRow]:
        """All that they have opened or entered."""
        mine = select(ENTRANTS.c.tournament).where(ENTRANTS.c.player == player)
        theirs = or_(TOURNAMENTS.c.id.in_(mine), TOURNAMENTS.c.host == player)
        query = _tournaments().where(theirs).order_by(TOURNAMENTS.c.made)
        found = await self._reader.do(lambda db: db.execute(query).all())
        return [_tournament(row) for row in found]

    async def _tables_of(self, player: str) -> dict[str, str]:
        query = (
            select(BOARDS.c.tournament, BOARDS.c.table_of)
            .join(
                ENTRANTS,
                (ENTRANTS.c.tournament == BOARDS.c.tournament)
                & (ENTRANTS.c.number == BOARDS.c.entrant),
            )
            .where(ENTRANTS.c.player == player, BOARDS.c.ended.is_(None))
            .where(BOARDS.c.table_of.is_not(None))
        )
        found = await self._reader.do(lambda db: db.execute(query).all())
        return {row.tournament: row.table_of for row in found}

    async def _with_numbers(self, query: Any) -> list[tuple[TournamentRow, int]]:
        def work(db: Connection) -> list[tuple[TournamentRow, int]]:
            found = [_tournament(row) for row in db.execute(query)]
            number = (
                select(ENTRANTS.c.tournament, count())
                .where(ENTRANTS.c.tournament.in_([one.id for one in found]))
                .where(ENTRANTS.c.state == "in")
                .group_by(ENTRANTS.c.tournament)
            )
            numbers: dict[str, int] = {row[0]: row[1] for row in db.execute(number)}
            return [(one, numbers.get(one.id, 0)) for one in found]

        return await self._reader.do(work)

    async def going_on(self, now: float, forgotten: float) -> list[str]:
        """Those that may have something to be done; also what no host has begun since long."""
        begins = func.coalesce(TOURNAMENTS.c.begins, TOURNAMENTS.c.made + forgotten)
        due = or_(_is("running"), _is("open") & (begins <= now))
        query = select(TOURNAMENTS.c.id).where(due).order_by(TOURNAMENTS.c.made)
        return list(await self._reader.do(lambda db: db.scalars(query).all()))

    async def hosted(self, player: str) -> int:
        """How many of theirs go on."""
        query = select(count()).select_from(TOURNAMENTS)
        mine = query.where(TOURNAMENTS.c.host == player, TOURNAMENTS.c.status.in_(GOING_ON))
        found: int = await self._reader.do(lambda db: db.execute(mine).scalar_one())
        return found

    async def still_going_on(self, tournaments: Collection[str]) -> set[str]:
        """Those of them that do."""
        query = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.status.in_(GOING_ON))
        some = query.where(TOURNAMENTS.c.id.in_(tournaments))
        return set(await self._reader.do(lambda db: db.scalars(some).all()))

    async def entered(self, player: str) -> int:
        """In how many they are that go on."""
        query = select(count()).select_from(ENTRANTS)
        query = query.join(TOURNAMENTS, TOURNAMENTS.c.id == ENTRANTS.c.tournament)
        mine = query.where(ENTRANTS.c.player == player, ENTRANTS.c.state == "in")
        going = mine.where(TOURNAMENTS.c.status.in_(GOING_ON))
        found: int = await self._reader.do(lambda db: db.execute(going).scalar_one())
        return found

    async def is_kept(self, player: str) -> bool:
        """Whether a guest can come back without a cookie."""
        query = select(PLAYERS.c.id).where(PLAYERS.c.id == player, keeps_a_key())
        return await self._reader.do(lambda db: db.execute(query).first()) is not None

    async def has(self, tournament: str) -> bool:
        query = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.id == tournament)
        return await self._reader.do(lambda db: db.execute(query).first()) is not None

    # What is decided

    async def open(
        self, tournament: str, name: str, host: str, wish: NewTournament, at: float
    ) -> None:
        values = {
            "id": tournament,
            "name": name,
            "public": wish.public,
            "host": host,
            "club": wish.club,
            "wish": msgspec.json.encode(wish).decode(),
            "made": at,
            "begins": wish.begins,
            "status": "open",
            "round": 0,
            "version": 0,
        }
        await self._writer.do(lambda db: db.execute(insert(TOURNAMENTS), values))

    async def enter(self, seen: TournamentRow, player: str, at: float) -> None:
        """With the next number; or back in, where they have been in before."""

        def work(db: Connection) -> None:
            _decide(db, seen)
            mine = ENTRANTS.c.tournament == seen.id
            back = update(ENTRANTS).where(mine, ENTRANTS.c.player == player)
            if db.execute(back.values(state="in", since=at)).rowcount:
                return
            last = select(func.coalesce(func.max(ENTRANTS.c.number), -1)).where(mine)
            number = db.execute(last).scalar_one() + 1
            row = {"tournament": seen.id, "number": number, "player": player}
            db.execute(insert(ENTRANTS), {**row, "state": "in", "since": at})

        await self._writer.do(work)

    async def withdraw(self, seen: TournamentRow, number: int, state: EntrantState) -> None:
        """Who leaves before it has begun was never in it."""

        def work(db: Connection) -> None:
            _decide(db, seen)
            own = ENTRANTS.c.tournament == seen.id, ENTRANTS.c.number == number
            if state == "out" and seen.status == "open":
                db.execute(delete(ENTRANTS).where(*own))
            else:
                db.execute(update(ENTRANTS).where(*own).values(state=state))

        await self._writer.do(work)

    async def change(self, seen: TournamentRow, **values: Any) -> None:
        """Its status, and what goes with that."""
        await self._writer.do(lambda db: _decide(db, seen, **values))

    async def pair(
        self,
        seen: TournamentRow,
        boards: Sequence[NewBoard],
        notices: Sequence[PendingNotice],
        at: float,
        **values: Any,
    ) -> None:
        """The next round with all its tables, and the notices that they are ready; or nothing."""
        number = seen.round + 1

        def work(db: Connection) -> None:
            _decide(db, seen, round=number, **values)
            for place, one in enumerate(boards):
                db.execute(insert(BOARDS), _board_rows(seen.id, number, place, one, at))
                if one.table is not None:
                    _open_table(db, one, seen.public, at)
            write_notices(db, self._database, notices)

        await self._writer.do(work)

    async def forget_cancelled(self, before: float) -> None:
        """Those that were cancelled long ago go, with all that is stored of them."""
        await self._forget(_is("cancelled"), TOURNAMENTS.c.ended < before)

    async def forget_nobodys(self, before: float) -> None:
        """Those that were over long ago, and of which nobody is left."""
        inside = exists().where(
            ENTRANTS.c.tournament == TOURNAMENTS.c.id, ENTRANTS.c.player.is_not(None)
        )
        over = _is("over"), TOURNAMENTS.c.ended < before
        await self._forget(*over, TOURNAMENTS.c.host.is_(None), ~inside)

    async def _forget(self, *which: ColumnElement[bool]) -> None:
        query = select(TOURNAMENTS.c.id).where(*which)

        def work(db: Connection) -> None:
            gone = list(db.scalars(query))
            for part in (BOARDS, ENTRANTS):
                db.execute(delete(part).where(part.c.tournament.in_(gone)))
            db.execute(delete(TOURNAMENTS).where(TOURNAMENTS.c.id.in_(gone)))

        await self._writer.do(work)

    async def void(self, table: str, at: float) -> None:
        """A table that is gone, or was closed by an operator: nobody has anything of it."""
        await self._writer.do(lambda db: write_boards(db, {table: (at, None)}))

    async def claim(self, tournament: str, process: str) -> bool:
        """Whether the process lets it go on: nobody who is alive does. For PostgreSQL."""
        living = select(PROCESSES.c.id).where(alive())
        owner = TOURNAMENTS.c.owner
        free = or_(owner.is_(None), owner == process, owner.not_in(living))
        take = update(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament, free)
        return await self._writer.do(lambda db: db.execute(take.values(owner=process)).rowcount > 0)


def _decide(db: Connection, seen: TournamentRow, **values: Any) -> None:
    """Go on from the version that was seen; ``Conflict`` where somebody was faster."""
    same = TOURNAMENTS.c.id == seen.id, TOURNAMENTS.c.version == seen.version
    change = update(TOURNAMENTS).where(*same).values(version=seen.version + 1, **values)
    if not db.execute(change).rowcount:
        raise Conflict(f"tournament {seen.id[:4]} has changed since version {seen.version}")


def _is(status: TournamentStatus) -> ColumnElement[bool]:
    return TOURNAMENTS.c.status == status


def _tournaments() -> Any:
    host = PLAYERS.c.name.label("host_name")
    return select(TOURNAMENTS, host).outerjoin(PLAYERS, PLAYERS.c.id == TOURNAMENTS.c.host)


def _tournament(row: Any) -> TournamentRow:
    told = {name: getattr(row, name) for name in TournamentRow.__struct_fields__}
    told["wish"] = msgspec.json.decode(row.wish, type=NewTournament)
    told["field"] = [] if row.field is None else msgspec.json.decode(row.field, type=list[int])
    return TournamentRow(**told)


def _entrants(db: Connection, tournament: str) -> list[Participant]:
    query = (
        select(ENTRANTS, PLAYERS.c.name)
        .outerjoin(PLAYERS, PLAYERS.c.id == ENTRANTS.c.player)
        .where(ENTRANTS.c.tournament == tournament)
        .order_by(ENTRANTS.c.number)
    )
    return [
        Participant(row.number, row.player, row.name or NAMELESS, row.state, row.since)
        for row in db.execute(query)
    ]


def _boards(db: Connection, tournament: str) -> list[Seated]:
    """All of them, in order."""
    query = select(BOARDS).where(BOARDS.c.tournament == tournament)
    query = query.order_by(BOARDS.c.round, BOARDS.c.board, BOARDS.c.seat)
    rows: dict[tuple[int, int], list[Any]] = {}
    for row in db.execute(query):
        rows.setdefault((row.round, row.board), []).append(row)
    return [
        Seated(
            Bout(
                number,
                tuple(Sitter(one.entrant, one.place, one.forfeit) for one in found),
                found[0].ended,
            ),
            found[0].table_of,
            found[0].opened,
        )
        for (number, _), found in rows.items()
    ]


def _board_rows(
    tournament: str, number: int, place: int, board: NewBoard, at: float
) -> list[dict[str, Any]]:
    """One for each; a bye or a walkover is over at once."""
    ended = at if board.table is None else None
    rows = []
    for seat, entrant in enumerate((*board.sitters, *board.absent)):
        absent = seat >= len(board.sitters)
        last = len(board.sitters) + 1
        rows.append(
            {
                "tournament": tournament,
                "round": number,
                "entrant": entrant,
                "board": place,
                "seat": seat,
                "table_of": board.table,
                "opened": at,
                "ended": ended,
                "place": last if absent else 1 if ended else None,
                "forfeit": absent,
            }
        )
    return rows


def _open_table(db: Connection, board: NewBoard, public: bool, at: float) -> None:
    """A table that has begun already, with the log that tells so."""
    assert board.table is not None
    assert board.summary is not None
    values = {
        "id": board.table,
        "public": public,
        "status": "running",
        "changed": at,
        "summary": summaries.encode(board.summary).decode(),
        "driven": board.summary.driven,
    }
    db.execute(insert(TABLES), values)
    rows = [
        {"table_id": board.table, "seq": seq, "body": encode(row).decode()}
        for seq, row in enumerate(board.rows)
    ]
    db.execute(insert(LOG), rows)
    db.execute(insert(SEATED), [{"player": one, "table_id": board.table} for one in board.players])
