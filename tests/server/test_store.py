"""The store: migrations, group commit, conflicts, kept positions."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random
from time import time
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from msgspec import structs
from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Float,
    Select,
    Text,
    Update,
    create_engine,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError
from websockets.exceptions import ConnectionClosed

import corral
from corral.core.errors import CorralError
from corral.server.accounts.guestbook import merge_players
from corral.server.post.asking import WAITING, WAITING_WORDS, PendingNotice
from corral.server.post.book import Channel
from corral.server.storage import sqlite_file
from corral.server.storage.database import database_at
from corral.server.storage.datafile import carry_over
from corral.server.storage.prepared import Prepared, PreparedAmong
from corral.server.storage.rewriting import as_another
from corral.server.storage.schema import METADATA, PLAYERS, TABLES
from corral.server.storage.store import Append, Conflict, Player, SqlStore, StoreError
from corral.server.storage.worker import MOST_TOGETHER
from corral.server.tables import room as room_module
from corral.server.tables.happenings import Moved, Opened, Said
from corral.server.tables.room import KEEP_EVERY
from corral.server.tables.summary import read_summary, summary_of
from corral.server.tables.table import fold, load_match
from corral.server.wire import NewTable, SeatWish
from tests.server.house import House
from tests.server.people import PATIENCE, Chair
from tests.server.test_tables import finished


def opened() -> Opened:
    wish = NewTable(game="elgaucho", seats=[SeatWish("open"), SeatWish("open")])
    return Opened(at=time(), host="h", host_name="H", wish=wish)


def said(text: str) -> Said:
    return Said(at=time(), player="p", name="P", text=text, key=text)


def test_migrations_lead_to_the_schema(new_place: Path | str) -> None:
    store = SqlStore(new_place)
    asyncio.run(store.close())
    engine = database_at(new_place).engine
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, METADATA) == []
    engine.dispose()
    again = SqlStore(new_place)  # nothing left to do
    asyncio.run(again.close())


def test_data_of_a_newer_corral_is_refused(place: Path | str) -> None:
    store = SqlStore(place)
    asyncio.run(store.close())
    engine = database_at(place).engine
    with engine.begin() as db:
        db.execute(text("UPDATE alembic_version SET version_num = 'from the future'"))
    engine.dispose()
    with pytest.raises(CorralError, match="written by a newer Corral"):
        SqlStore(place)


def test_a_file_that_is_no_store_is_refused(tmp_path: Path) -> None:
    (tmp_path / "corral.db").write_text("Dear diary")
    with pytest.raises(CorralError, match=r"corral\.db cannot be used: file is not a database"):
        SqlStore(tmp_path / "corral.db")


def test_any_folder_will_do(tmp_path: Path) -> None:
    store = SqlStore(tmp_path / "50%41 cows?x=1#2" / "corral.db")
    asyncio.run(store.close())
    assert [path.name for path in tmp_path.iterdir()] == ["50%41 cows?x=1#2"]


def test_data_of_an_older_corral_is_taken_over(tmp_path: Path) -> None:
    """Its open tables are nobody's: whose they are was not written down then."""
    engine = create_engine(f"sqlite:///{tmp_path / 'corral.db'}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", "corral.server.storage:migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(text("INSERT INTO tables VALUES ('t', true, 'waiting', 1.0)"))
    engine.dispose()

    async def work() -> None:
        store = SqlStore(tmp_path / "corral.db")
        assert await store.public_tables(5) == []
        assert await store.public_tables(5, visited=["t"]) == [
            ("t", None, 0)
        ]  # somebody has come back
        await store.open_table("u", True, opened())
        assert await store.tables_kept("h") == 1
        await store.close()

    asyncio.run(work())


def test_rows_come_back_in_order_and_players_by_their_secret(place: Path | str) -> None:
    async def work() -> None:
        store = SqlStore(place)
        await store.open_table("t", True, opened())
        await asyncio.gather(
            *(store.append(Append("t", seq, said(f"{seq}"))) for seq in range(1, 200))
        )
        rows = await store.log("t")
        assert [row.text for row in rows if isinstance(row, Said)] == [
            f"{seq}" for seq in range(1, 200)
        ]
        await store.guestbook.add(Player("p", "Ana"), "hash", 1.0)
        known = await store.guestbook.known("hash")
        assert known is not None
        assert known.player == Player("p", "Ana")
        assert await store.guestbook.known("other") is None
        assert await store.public_tables(5) == [("t", None, 0)]
        await store.close()

    asyncio.run(work())


def test_a_long_wal_is_carried_over_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stays as long as it was: by its size alone every row cost three writes from then on."""
    carried: list[None] = []

    def counted(db: sqlite3.Connection) -> None:
        carried.append(None)
        carry_over(db)

    async def write() -> None:
        for number in range(20):
            await store.guestbook.add(Player(f"{number}", "P"), f"{number}", 0.0)
        await store.close()

    monkeypatch.setattr(sqlite_file, "CARRY_OVER", 0)
    monkeypatch.setattr(sqlite_file, "RARELY", 5)
    store = SqlStore(tmp_path / "corral.db")
    monkeypatch.setattr(sqlite_file, "carry_over", counted)
    asyncio.run(write())
    assert len(carried) == 20 // 5


def test_finished_matches_do_not_crowd_out_those_that_go_on(place: Path | str) -> None:
    async def work() -> None:
        store = SqlStore(place)
        await store.guestbook.add(Player("p", "Ana"), "hash", 1.0)
        for table, status in [("long", "running"), ("old", "over"), ("new", "over")]:
            await store.open_table(table, False, opened(), sits="p")
            await store.append(Append(table, 1, said("x"), status=status))
            await asyncio.sleep(0.01)
        assert [one.id for one in await store.tables_of("p", 2)] == ["long", "new"]
        await store.close()

    asyncio.run(work())


def test_two_writers_of_one_row(place: Path | str) -> None:
    """Of racing writers exactly one wins each row; what was to be stored with it is stored."""

    async def work() -> None:
        stores = [SqlStore(place) for _ in range(2)]
        await stores[0].open_table("t", False, opened())
        await stores[0].open_table("u", False, opened())
        wins = 0
        for seq in range(1, 30):
            outcomes = await asyncio.gather(
                *(store.append(Append("t", seq, said("x"))) for store in stores),
                stores[0].append(Append("u", seq, said("y"))),
                return_exceptions=True,
            )
            assert outcomes[2] is False  # stored, and nobody is to be told outside the page
            lost = [one for one in outcomes if one is not False]
            assert all(isinstance(one, Conflict) for one in lost)
            wins += 2 - len(lost)
        assert wins == 29
        for store in stores:
            await store.close()

    asyncio.run(work())


def test_a_store_that_fails_changes_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The move is refused, the table is read anew, and the same move can be made again."""
    ana, bo = house.guest("Ana"), house.guest("Bo")
    table = ana.open("elgaucho", ["open", "open"])
    bo.join(table)
    ana.start(table)

    async def broken(_: Append) -> None:
        raise StoreError("the disk is full")

    with ana.sit_at(table) as chair:
        fresh = chair.until_kind("fresh")
        move = chair.you["moves"][0]
        with monkeypatch.context() as patch:
            patch.setattr(house.services.store, "append", broken)
            assert chair.play(move)["problem"]["code"] == "unavailable"
    with ana.sit_at(table) as chair:
        again = chair.until_kind("fresh")
        assert again["version"] == fresh["version"]
        assert again["view"] == fresh["view"]
        assert chair.play(move)["kind"] == "news"


def test_what_could_not_be_stored_is_shown_to_nobody_who_comes_meanwhile(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The match in memory is ahead of the log for a moment: whoever waited is sent away."""
    ana, bo = house.guest("Ana"), house.guest("Bo")
    table = ana.open("elgaucho", ["open", "open"])
    bo.join(table)
    ana.start(table)
    storing, failing = threading.Event(), asyncio.Event()

    async def broken(_: Append) -> None:
        storing.set()
        await failing.wait()
        raise StoreError("the disk is full")

    with ana.sit_at(table) as chair, ExitStack() as late:
        fresh = chair.until_kind("fresh")
        room = house.services.hub._rooms[table]
        with monkeypatch.context() as patch:
            patch.setattr(house.services.store, "append", broken)
            move = chair.you["moves"][0]
            chair.send(kind="play", move=move, version=chair.version, key="a")
            assert storing.wait(PATIENCE)
            second = late.enter_context(ana.sit_at(table))
            asking = threading.Thread(target=lambda: ana.get(f"/api/tables/{table}/position", 503))
            asking.start()
            house.until(lambda: len(room.lock._waiters or ()) == 2)
            house.loop.call_soon_threadsafe(failing.set)
            assert chair.until(lambda one: one.get("key") == "a")["kind"] == "refused"
            asking.join(PATIENCE)
        with pytest.raises(ConnectionClosed) as closed:
            second.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1001
        assert not any('"fresh"' in frame for frame in second.frames)
    with ana.sit_at(table) as chair:
        assert chair.until_kind("fresh")["view"] == fresh["view"]


def test_positions_are_kept_so_that_long_matches_open_quickly(house: House) -> None:
    table, (ana, _) = finished(house, "goldrush", whole=True)  # its tiles are counted
    kept = asyncio.run_coroutine_threadsafe(
        house.services.store.kept_positions(table), house.loop
    ).result()
    of = ana.get(f"/api/tables/{table}/replay/0")["of"]
    assert of > KEEP_EVERY
    assert kept
    rng = Random(0)
    for moves in (KEEP_EVERY - 1, KEEP_EVERY, KEEP_EVERY + 1, rng.randrange(of), of):
        record = ana.get(f"/api/tables/{table}/record")
        shown = ana.get(f"/api/tables/{table}/replay/{moves}?seat=0")
        assert shown["view"] == corral.replay(record, moves=moves).view(0)


def test_a_long_match_is_opened_from_a_kept_position(house: House) -> None:
    """Rows that a kept position makes needless are not played again: they may even be wrong."""
    ana, bo = house.guest("Ana"), house.guest("Bo")
    table = ana.open("kuhhandel", ["open", "open"])
    bo.join(table)
    ana.start(table)
    rng = Random(4)
    with ana.sit_at(table) as one, bo.sit_at(table) as other:
        one.until_kind("fresh")
        other.until_kind("fresh")
        for _ in range(KEEP_EVERY + 20):
            mover, listener = (one, other) if one.you["moves"] else (other, one)
            if not mover.play(rng.choice(mover.you["moves"])).get("alone"):
                listener.until_kind("news")
        version, view = one.version, one.view
    rows = asyncio.run_coroutine_threadsafe(house.services.store.log(table), house.loop).result()
    kept = asyncio.run_coroutine_threadsafe(
        house.services.store.kept_positions(table), house.loop
    ).result()
    assert kept
    told = fold(table, rows)
    garbled = [
        structs.replace(row, lines=["p0 nonsense"]) if isinstance(row, Moved) else row
        for row in rows[: kept[0][0]]
    ]
    load_match(told, [*garbled, *rows[kept[0][0] :]], kept[0])
    assert told.match is not None
    assert told.match.view(0) == view
    assert told.version(0) == version


def test_a_room_forgets_what_is_stored_and_its_match_still_tells_the_truth(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_module, "KEEP_EVERY", 40)  # no match ends before that
    ana = house.guest("Ana")
    table = ana.open("elgaucho", ["here Ana", "here Bo"], start=True)
    rng = Random(6)
    with ana.sit_at(table) as one, ana.sit_at(table, seat=1) as other:
        chairs = [one, other]
        for chair in chairs:
            chair.until_kind("fresh")
        undone = later = 0
        while later < 20:  # moves after a position was kept, from which nothing is undone
            match = house.at_rest(table).match
            assert match is not None
            later += match.setting.origin is not None
            mover = next(chair for chair in chairs if chair.you["moves"])
            _together(mover, chairs, mover.play(rng.choice(mover.you["moves"])))
            if mover.you["undo"] and rng.random() < 0.2:
                undone += 1
                _together(mover, chairs, mover.ask("undo", version=mover.version))
        seen = one.view
    assert undone > 5
    match = house.at_rest(table).match
    assert match is not None
    assert match.setting.origin is not None
    assert corral.replay(match.record()).position() == match.position()
    assert match.view(0) == seen
    rows = asyncio.run_coroutine_threadsafe(house.services.store.log(table), house.loop).result()
    whole = fold(table, rows)
    load_match(whole, rows, None)
    assert whole.match is not None
    assert whole.match.position() == match.position()
    assert 0 < len(match.entries) < len(whole.match.entries)


def _together(mover: Chair, chairs: list[Chair], answer: dict[str, Any]) -> None:
    """Everybody has heard of it, as far as they are told."""
    assert answer["kind"] == "news", answer
    if not answer.get("alone"):
        for chair in chairs:
            if chair is not mover:
                chair.until_kind("news")


def test_rows_of_many_tables_that_are_written_at_once(place: Path | str) -> None:
    """Whatever is in them: each is at its own table as it was, and so is what lists tell of it."""
    texts = ['"', "\\", "\\u0000", "\0", "'); --", "100 % %s %(rows)s", ":of ?", "{}[]", "é😀\n\t"]
    assert len(texts) < MOST_TOGETHER

    async def work() -> None:
        store = SqlStore(place)
        told = {}
        for number, host in enumerate(texts):
            begun = opened()
            await store.open_table(f"t{number}", False, begun)
            summary = structs.replace(summary_of(fold(f"t{number}", [begun])), host=host)
            told[f"t{number}"] = structs.replace(summary, driven=number % 2 == 0)
        rows = {table: said(line) for table, line in zip(told, texts, strict=True)}
        items = [Append(table, 1, rows[table], summary=told[table]) for table in told]
        assert not any(await asyncio.gather(*(store.append(one) for one in items)))
        late = [Append("t0", 1, said("late")), Append("nowhere", 1, said("lost"))]
        more = Append("t1", 2, said("more"))
        answers = await asyncio.gather(
            *(store.append(one) for one in (*late, more)), return_exceptions=True
        )
        assert [type(one) for one in answers] == [Conflict, Conflict, bool]
        for table, row in rows.items():
            assert (await store.log(table))[1:2] == [row]
            assert read_summary(await store.summary(table)) == told[table]
        await store._writer.do(lambda db: db.execute(update(TABLES).values(status="running")))
        assert set(await store.driven_tables()) == {one for one in told if told[one].driven}
        await store.close()

    asyncio.run(work())


def test_a_prepared_statement_is_worded_once_and_fails_like_any_other(place: Path | str) -> None:
    worded = []

    def wording(told: Mapping[str, ColumnElement[Any]]) -> Update:
        worded.append(sorted(told))
        mine = update(PLAYERS).where(PLAYERS.c.id == told["id"])
        return mine.values(name=told["name"], seen=told["seen"])

    statement = Prepared(wording, id=Text(), name=Text(), seen=Float())
    database = database_at(place)
    with database.engine.connect().execution_options(writes=True) as db:
        with db.begin():
            for name in ("ana", "bo"):
                values = {"id": name, "name": name, "created": 0.0, "handle": name}
                db.execute(insert(PLAYERS), values)
            statement.execute(db, [{"id": "ana", "name": "A", "seen": 1.5}])
            both = [{"id": name, "name": "?", "seen": 1e9 + 0.25} for name in ("bo", "cy")]
            statement.execute(db, both)
            found = db.execute(select(PLAYERS.c.name, PLAYERS.c.seen).order_by(PLAYERS.c.id)).all()
            assert list(found) == [("A", 1.5), ("?", 1e9 + 0.25)]
            many = [f"m{number:03}" for number in range(101)]
            for name in many:
                db.execute(insert(PLAYERS), {**values, "id": name, "name": "", "handle": name})
            statement.execute(db, [{"id": m, "name": m[1:], "seen": 0.5} for m in reversed(many)])
            told = select(PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.seen).where(PLAYERS.c.seen == 0.5)
            assert list(db.execute(told.order_by(PLAYERS.c.id))) == [(m, m[1:], 0.5) for m in many]
        with pytest.raises(IntegrityError), db.begin():
            statement.execute(db, [{"id": "ana", "name": None, "seen": 0.0}])
    assert worded == [["id", "name", "seen"]]
    database.engine.dispose()


def test_a_prepared_question_is_worded_once_for_so_many(place: Path | str) -> None:
    worded: list[int] = []

    def asking(texts: Sequence[BindParameter[str]]) -> Select[Any]:
        worded.append(len(texts))
        return select(PLAYERS.c.name).where(PLAYERS.c.id.in_(texts), PLAYERS.c.banned.is_(None))

    question = PreparedAmong(asking)
    known = ["ana", "100 %", "o'clock :x", "?"]
    database = database_at(place)
    with database.engine.connect().execution_options(writes=True) as db, db.begin():
        for name in known:
            values = {"id": name, "name": name.upper(), "created": 0.0, "handle": name}
            db.execute(insert(PLAYERS), {**values, "banned": 1.0 if name == "ana" else None})
        for asked in (known, [*known[:2], "nobody", "?"], known[:1], [], known):
            expected = sorted(name.upper() for name in asked if name in known[1:])
            assert sorted(question.ask(db, asked)()) == expected
    assert worded == [4, 1]
    database.engine.dispose()


def test_who_has_a_channel_is_known_at_once(
    place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[list[str]] = []
    ask = PreparedAmong.ask

    def noting(
        question: PreparedAmong, db: Connection, texts: Sequence[str]
    ) -> Callable[[], list[Any]]:
        asked.append(sorted(texts))
        return ask(question, db, texts)

    monkeypatch.setattr(PreparedAmong, "ask", noting)

    async def work() -> None:
        store = SqlStore(place)
        for name in ("ana", "bo", "cy"):
            await store.guestbook.add(Player(name, name), f"hash of {name}", 1.0)
        await store.open_table("t", False, opened())
        told = []

        async def wait_for(*players: str) -> bool:
            told.append(players)
            notices = [PendingNotice(one, WAITING, "t", WAITING_WORDS, 1.0, 2.0) for one in players]
            return await store.append(Append("t", len(told), said("x"), notices=notices))

        assert not await wait_for("ana", "bo")
        assert not await wait_for("bo")
        assert not await wait_for("ana", "cy")
        each_time = [["ana", "bo"], ["bo"], ["ana", "cy"]]
        assert asked == (each_time if store.shared else [["ana", "bo"], ["cy"]])
        mail = Channel("one", "bo", "mail", "bo@example.org", 1.0)
        assert await store.post.add_channel(mail, 1)
        assert not await wait_for("bo")  # it is not confirmed
        await store.post.confirm("one", 2.0)
        assert await wait_for("bo")
        assert not await wait_for("ana", "cy")
        hook = Channel("two", "cy", "webhook", "https://example.org", 1.0, confirmed=1.0)
        assert await store.post.add_channel(hook, 1)
        assert await wait_for("ana", "cy")
        assert not await wait_for("ana")
        merging: Callable[[Connection], None] = partial(merge_players, old="cy", new="ana")
        await store.rewriting.rewrite("cy", [], as_another("cy", "ana"), merging)
        assert await wait_for("ana")
        await store.close()

    asyncio.run(work())
