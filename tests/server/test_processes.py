"""Several processes at the same tables: any of them serves any table, and nothing is lost."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from sqlalchemy import update

from corral.server.accounts.guestbook import Known
from corral.server.storage.schema import TABLES
from corral.server.storage.store import Append, Conflict, SqlStore
from corral.server.tables import hub as hub_module
from corral.server.tables.happenings import Moved, Said
from corral.server.tables.table import fold, load_match, record_lines
from tests.server.cluster import Cluster
from tests.server.house import House
from tests.server.pair import Pair, begun


@pytest.mark.parametrize("game", ["elgaucho", "goldrush", "kuhhandel"])
def test_players_at_different_servers_play_one_match(pair: Pair, game: str) -> None:
    table, ana, bo = begun(pair, game)
    rng = Random(3)
    moves = 0
    with ana, bo:
        while moves < 40:
            movers = [chair for chair in (ana, bo) if chair.you["moves"]]
            if not movers:
                break
            mover = rng.choice(movers)
            listener = bo if mover is ana else ana
            answer = mover.play(rng.choice(mover.you["moves"]))
            assert answer["kind"] == "news", answer
            moves += 1
            if not answer.get("alone"):
                listener.until_kind("news")
        rows = pair.rows(table)
        told = fold(table, rows)
        load_match(told, rows, None)
        assert told.match is not None
        for seat, chair in enumerate((ana, bo)):
            assert chair.view == told.match.view(seat)
            assert chair.version == told.version(seat)
        assert sum(isinstance(row, Moved) for row in rows) == moves


def test_moves_are_taken_back_for_those_at_the_other_server_too(pair: Pair) -> None:
    table, ana, bo = begun(pair, "elgaucho")
    rng = Random(5)
    with ana, bo:
        undone = 0
        while undone < 3:
            mover, listener = (ana, bo) if ana.you["moves"] else (bo, ana)
            assert mover.play(rng.choice(mover.you["moves"]))["kind"] == "news"
            listener.until_kind("news")
            if mover.you["undo"]:
                before = list(mover.log)
                assert mover.ask("undo", version=mover.version)["kind"] == "news"
                listener.until_kind("news", cause="undone")
                assert len(mover.log) <= len(before)
                assert [one["kind"] for one in listener.log] == [one["kind"] for one in mover.log]
                undone += 1
        rows = pair.rows(table)
        assert fold(table, rows).moves == len(record_lines(rows)) - 1


def test_whoever_is_second_takes_the_row_over_and_is_answered(pair: Pair) -> None:
    """Both talk at once, all the time: every line is stored once, and told in the same order."""
    table, ana, bo = begun(pair, "elgaucho")
    number = 12
    for house in pair.houses:
        house.services.chat._burst = house.services.chat._rate = 1e6
    with ana, bo:
        for line in range(number):
            for name, chair in (("ana", ana), ("bo", bo)):
                chair.send(kind="say", text=f"{name} {line}", key=f"{name}{line}")
        for chair in (ana, bo):
            while len(chair.chat) < 2 * number:
                chair.receive()  # versions without a gap are looked at there
        said = [row.text for row in pair.rows(table) if isinstance(row, Said)]
        assert len(said) == len(set(said)) == 2 * number
        for chair in (ana, bo):
            assert [line["text"] for line in chair.chat] == said


def test_moves_at_the_same_time_are_each_made_or_refused(pair: Pair) -> None:
    table, ana, bo = begun(pair, "kuhhandel")
    rng = Random(11)
    made = 0
    with ana, bo:
        for turn in range(30):
            sent = []
            for name, chair in (("ana", ana), ("bo", bo)):
                if chair.you["moves"]:
                    key = f"{name}{turn}"
                    move = rng.choice(chair.you["moves"])
                    chair.send(kind="play", move=move, version=chair.version, key=key)
                    sent.append((chair, key))
            answers = [
                chair.until(lambda one, key=key: one.get("key") == key)  # type: ignore[misc]
                for chair, key in sent
            ]
            made += sum(one["kind"] == "news" for one in answers)
            refused = [one["problem"]["code"] for one in answers if one["kind"] == "refused"]
            assert set(refused) <= {"stale", "not_your_turn", "illegal_move"}
            rows = pair.rows(table)
            assert sum(isinstance(row, Moved) for row in rows) == made
            told = fold(table, rows)
            for seat, chair in enumerate((ana, bo)):
                chair.catch_up(told.version(seat))
    assert made > 10


def test_an_answer_that_was_lost_is_not_a_second_move(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The row is stored, but the line breaks before that is told: trying again finds it there."""
    table, ana, bo = begun(pair, "elgaucho")
    right = SqlStore.append
    lost: list[Append] = []

    async def forgetful(store: SqlStore, item: Append) -> None:
        await right(store, item)
        if isinstance(item.row, Moved) and not lost:
            lost.append(item)
            raise Conflict("UniqueViolation: the row is there already")

    with ana, bo:
        mover = ana if ana.you["moves"] else bo
        with monkeypatch.context() as patch:
            patch.setattr(SqlStore, "append", forgetful)
            answer = mover.play(mover.you["moves"][0])
        assert lost
        assert answer["kind"] in ("news", "fresh")
        assert sum(isinstance(row, Moved) for row in pair.rows(table)) == 1
        for chair in (ana, bo):
            while chair.version < fold(table, pair.rows(table)).version(0):
                chair.receive()


def test_lost_news_cost_a_moment_and_no_move(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("corral.server.processes.notices.NoticeBus.publish", lambda *_: None)
    monkeypatch.setattr(hub_module, "LOOK", 0.05)
    for house in pair.houses:  # the look that waits already waits for longer
        house.loop.call_soon_threadsafe(house.services.hub._gap.set)
    table, ana, bo = begun(pair, "elgaucho")
    rng = Random(1)
    with ana, bo:
        for _ in range(3):
            mover, listener = (ana, bo) if ana.you["moves"] else (bo, ana)
            assert mover.play(rng.choice(mover.you["moves"]))["kind"] == "news"
            listener.until_kind("news")
        assert len(pair.rows(table)) > 3


def test_news_that_meet_a_dead_line_go_by_the_next(
    pair: Pair, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line that tells finds out that it is dead when there is something to tell."""
    monkeypatch.setattr(hub_module, "LOOK", 3600.0)  # nobody looks by themselves
    for house in pair.houses:
        house.loop.call_soon_threadsafe(house.services.hub._gap.set)
    _, ana, bo = begun(pair, "elgaucho")
    with ana, bo:
        ended = (
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%pg_notify%'"
        )
        cluster.do("postgres", f"{ended} AND pid <> pg_backend_pid()")
        mover, listener = (ana, bo) if ana.you["moves"] else (bo, ana)
        assert mover.play(mover.you["moves"][0])["kind"] == "news"
        assert listener.until_kind("news")["cause"] == "moved"


def test_who_is_here_is_seen_everywhere(pair: Pair) -> None:
    table, ana, bo = begun(pair, "elgaucho")
    _, stranger = pair.guest("Cleo")
    with ana:
        with bo:
            with stranger.sit_at(table) as watching:
                for chair in (ana, bo, watching):
                    chair.until_kind("present", seats=[True, True], spectators=1)
            ana.until_kind("present", seats=[True, True], spectators=0)
        ana.until_kind("present", seats=[True, False], spectators=0)


def test_a_table_where_somebody_is_at_another_server_stays_in_the_lobby(pair: Pair) -> None:
    here, there = pair.guest("Ana")
    table = here.open("elgaucho", ["open", "open"], public=True)
    store = pair.one.services.store
    assert isinstance(store, SqlStore)
    with store.database.engine.begin() as db:  # as if nothing had happened there for long
        db.execute(update(TABLES).where(TABLES.c.id == table).values(changed=1.0))
    assert table not in [one["id"] for one in there.get("/api/tables")]
    with here.sit_at(table) as chair:
        chair.until_kind("present")
        pair.other.until(lambda: table in [one["id"] for one in there.get("/api/tables")])


def test_a_new_name_is_known_everywhere(pair: Pair) -> None:
    here, there = pair.guest("Ana")
    assert there.get("/api/me")["name"] == "Ana"
    here.post("/api/me", {"name": "Anita"})
    pair.other.until(lambda: there.get("/api/me")["name"] == "Anita")


def test_a_name_that_is_read_while_it_changes_is_read_again(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old name comes out of the database, and before it is noted the news of the new one."""
    here, there = pair.guest("Ana")
    guests, book = pair.other.services.guests, pair.other.services.store.guestbook
    read = book.known

    async def slowly(secret_hash: str) -> Known | None:
        found = await read(secret_hash)
        assert found is not None
        guests._news(f"guest:{found.player.id}", 0)
        return found

    with monkeypatch.context() as patch:
        patch.setattr(book, "known", slowly)
        assert there.get("/api/me")["name"] == "Ana"
    here.post("/api/me", {"name": "Anita"})
    assert there.get("/api/me")["name"] == "Anita", "nothing was remembered, so it is read"


def test_tables_opened_from_one_address_count_everywhere(cluster: Cluster, tmp_path: Path) -> None:
    address = cluster.new_store()
    pair = Pair(*(House(tmp_path / name, database=address, address_public=2) for name in "ab"))
    tables = []
    for name in ("Ana", "Bo"):
        here, _ = pair.guest(name)
        tables.append(here.open("elgaucho", ["open", "open"], public=True))
    _, mallory = pair.guest("Mallory")
    opened = pair.other.services.seating.allowance._opened
    pair.other.until(lambda: sum(map(len, opened.values())) == 2)
    wish = {"game": "elgaucho", "seats": [{"kind": "open"}, {"kind": "open"}], "public": True}
    assert mallory.post("/api/tables", wish, 409)["reason"] == "too_many_nearby"
    here.post(f"/api/tables/{tables[1]}/leave")
    mallory.open("elgaucho", ["open", "open"], public=True)
    for house in pair.houses:
        house.close()


def test_tables_of_another_server_are_listed_and_read(pair: Pair) -> None:
    ana, there = pair.guest("Ana")
    table = ana.open("elgaucho", ["open", "open"], public=True)
    assert table in [one["id"] for one in there.get("/api/tables")]
    assert table in [one["table"]["id"] for one in there.get("/api/me/tables")]
    ana.post(f"/api/tables/{table}/leave", None, 200)
    assert there.get(f"/api/tables/{table}")["seat"] is None, "what is told is not older than that"
