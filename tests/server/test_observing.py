"""What an operator sees: figures, and events with the request and the table they belong to."""

from __future__ import annotations

import logging
import os
import re
import signal
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import corral
from corral.bots.desk import Desk, Task
from corral.info import engine
from corral.server.logs import Log, bound
from corral.server.profiles.finishing import Finished, finished_after
from corral.server.storage import store
from corral.server.tables import room
from corral.server.tables.happenings import Moved, Row
from corral.server.tables.room import Room
from corral.server.tables.table import Table
from tests.server.house import House
from tests.server.people import PATIENCE
from tests.server.test_store_failures import wait_until
from tests.server.test_versions import TINY, opened, play_to_the_end


class Figures:
    """The answer of /metrics."""

    def __init__(self, house: House) -> None:
        self.text = httpx.get(f"{house.url}/metrics").text

    def __getitem__(self, name: str) -> float:
        found = re.search(rf"^{re.escape(name)} (\S+)$", self.text, re.MULTILINE)
        assert found, name
        return float(found[1])


def events(caplog: pytest.LogCaptureFixture) -> list[tuple[str, dict[str, Any]]]:
    return [
        (record.getMessage(), record.__dict__.get("facts", {}))
        for record in caplog.records
        if record.name.startswith("corral.")
    ]


def test_requests_have_names_and_times(house: House) -> None:
    answers = [httpx.get(f"{house.url}/api/games") for _ in range(2)]
    names = [answer.headers["x-request-id"] for answer in answers]
    assert len(set(names)) == 2
    httpx.get(f"{house.url}/api/tables/nowhere")
    httpx.get(f"{house.url}/nowhere")
    seen = Figures(house)
    count = "corral_http_seconds_count"
    assert seen[f'{count}{{method="GET",route="/api/games",status="200"}}'] >= 2
    assert seen[f'{count}{{method="GET",route="/api/tables/{{table}}",status="404"}}'] >= 1
    assert f'{count}{{method="GET",route="other"' in seen.text
    assert "nowhere" not in seen.text  # ids of tables are nobody's business


def test_figures_tell_how_the_house_is(house: House) -> None:
    ana, bo = house.guest("Ana"), house.guest("Bo")
    before = Figures(house)
    ana.open("elgaucho", ["open", "open"])
    short = corral.new("goldrush", players=2, seed=3, edition=TINY).position()
    table = opened([ana, bo], "goldrush", position=short)
    ana.start(table)
    ana.open("kuhhandel", ["random", "random"], start=True)
    wait_until(lambda: "corral_bot_thinking_seconds_count" in Figures(house).text)
    seen = Figures(house)
    assert seen['corral_tables{state="waiting"}'] >= 1
    assert seen['corral_tables{state="running"}'] >= 1
    assert seen['corral_bot_thinking_seconds_count{bot="random"}'] >= 1
    assert seen['corral_bot_waiting_seconds_count{bot="random"}'] >= 1
    assert seen["corral_database_bytes"] > 4096
    assert seen["corral_wal_bytes"] > before["corral_wal_bytes"] - 1
    assert seen["corral_disk_free_bytes"] > 0
    assert seen["corral_worker_restarts_total"] == 0
    assert seen["corral_store_failures_total"] == 0
    build = f'engine="{engine()}",python=".+",sqlite="{sqlite3.sqlite_version}"'
    build += f',version="{corral.__version__}"'
    assert re.search(rf"corral_build_info{{{build}}} 1.0", seen.text)
    wait_until(lambda: Figures(house)["corral_loop_lag_seconds_count"] >= 1)


def test_a_database_that_was_removed_is_noticed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rows can still be written into it, and would be lost."""
    monkeypatch.setattr(store, "PULSE_EVERY", 0.0)
    house = House(tmp_path / "data")
    assert httpx.get(f"{house.url}/ready").status_code == 200
    for file in (tmp_path / "data").glob("corral.db*"):
        file.unlink()
    for _ in range(2):
        seen = Figures(house)
        assert (seen["corral_database_bytes"], seen["corral_wal_bytes"]) == (0, 0)
        assert httpx.get(f"{house.url}/ready").status_code == 503
    causes = [facts["cause"] for message, facts in events(caplog) if message == "the store fails"]
    assert len(causes) == 1
    assert "was removed or replaced" in causes[0]
    house.close()


def test_a_worker_that_was_started_again_is_counted() -> None:
    position = corral.new("elgaucho", players=2, seed=1).position_seen_by(0)
    task = Task(position=position, seat=0, kind="random", seed=1)
    with Desk(1) as desk:
        assert desk.think(task).result(PATIENCE).seconds > 0
        assert (desk.busy, desk.restarts) == (0, 0)
        process = desk._clerks[0]._process
        assert process is not None
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        process.join(PATIENCE)
        desk.think(task).result(PATIENCE)
        assert desk.restarts == 1


def test_what_happens_at_tables_is_logged_with_request_and_table(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "corral")
    ana, bo = house.guest("Ana"), house.guest("Bo")
    short = corral.new("goldrush", players=2, seed=3, edition=TINY).position()
    table = opened([ana, bo], "goldrush", position=short)
    bo.post(f"/api/tables/{table}/leave")
    bo.join(table)
    answer = ana.http.post(f"/api/tables/{table}/start")
    play_to_the_end([ana, bo], table)
    logged = events(caplog)  # with whatever goes on at other tables of the house
    told = [(message, facts) for message, facts in logged if facts.get("table") == table[:6]]
    assert [message for message, _ in told] == [
        "table opened",
        "seat taken",
        "seat taken",
        "seat left",
        "seat taken",
        "match begun",
        "match over",
    ]
    assert all("request" in facts for _, facts in told)
    assert told[5][1]["request"] == answer.headers["x-request-id"]
    assert told[0][1]["game"] == "goldrush"
    assert told[-1][1]["moves"] > 0
    assert "Ana" not in repr(told)


def test_facts_are_bound_for_a_while(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "corral")
    with bound(request="a"), bound(table="t"):
        Log("corral.server").info("inside", seat=1)
    Log("corral.server").info("outside")
    assert events(caplog) == [
        ("inside", {"request": "a", "table": "t", "seat": 1}),
        ("outside", {}),
    ]


def faults(caplog: pytest.LogCaptureFixture, said: str) -> list[dict[str, Any]]:
    return [facts for message, facts in events(caplog) if message == said]


async def broken(*_: object) -> None:
    raise RuntimeError("secret")


def test_a_fault_names_its_request_and_table(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = house.guest("Ana")
    table = ana.open("elgaucho", ["open", "open"])
    monkeypatch.setattr(house.services.seating, "start_match", broken)
    answer = ana.http.post(f"/api/tables/{table}/start")
    assert answer.status_code == 500
    (told,) = faults(caplog, "a request failed")
    assert told["request"] == answer.headers["x-request-id"]
    assert told["table"] == table[:6]
    assert table not in repr(told)


def test_a_fault_at_a_message_is_answered_counted_and_told(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = house.guest("Ana")
    table = ana.open("elgaucho", ["here Ana", "open"])
    chair = ana.sit_at(table)
    chair.until_kind("fresh")
    before = Figures(house)["corral_errors_total"]
    with monkeypatch.context() as one:
        one.setattr(Room, "receive", broken)
        answer = chair.ask("say", text="hello")
        assert (answer["kind"], answer["problem"]["code"]) == ("refused", "internal")
    (told,) = faults(caplog, "a message failed")
    assert told["table"] == table[:6]
    assert "request" in told
    assert Figures(house)["corral_errors_total"] == before + 1
    assert chair.ask("say", text="hello")["said"]["text"] == "hello"


def test_a_fault_at_any_socket_is_counted_and_told(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = house.guest("Ana")
    table = ana.open("elgaucho", ["here Ana", "open"])
    before = Figures(house)["corral_errors_total"]
    monkeypatch.setattr(house.services.apart, "unheard", broken)
    with pytest.raises(ConnectionClosed):
        ana.sit_at(table).receive()
    (told,) = faults(caplog, "a socket failed")
    assert told["table"] == table[:6]
    assert "request" in told
    assert Figures(house)["corral_errors_total"] == before + 1


class Once:
    """Fails at the first move of a game that is to be stored."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.failed = False

    def __call__(self, table: Table, row: Row) -> Finished | None:
        if isinstance(row, Moved) and table.wish.game == self.game and not self.failed:
            self.failed = True
            raise RuntimeError("secret")
        return finished_after(table, row)


def test_a_fault_in_the_midst_of_a_move_leaves_the_match_as_it_was(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is ahead of the log then, and the next row must not follow what is not in there."""
    ana = house.guest("Ana")
    table = ana.open("elgaucho", ["here Ana", "here Bo"], start=True)
    chair = ana.sit_at(table)
    stood = chair.until_kind("fresh")
    monkeypatch.setattr(room, "finished_after", Once("elgaucho"))
    assert chair.play(chair.you["moves"][0])["problem"]["code"] == "internal"
    assert [one["table"] for one in faults(caplog, "a table is read anew")] == [table[:6]]
    again = ana.sit_at(table)
    assert again.until_kind("fresh")["view"] == stood["view"]
    assert again.play(again.you["moves"][0])["kind"] == "news"


def test_bots_play_on_after_a_fault_in_the_midst_of_a_move(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = house.guest("Ana")
    monkeypatch.setattr(room, "finished_after", Once("goldrush"))
    short = corral.new("goldrush", players=2, seed=3, edition=TINY).position()
    table = ana.open("goldrush", ["random", "random"], position=short, start=True)
    wait_until(lambda: ana.get(f"/api/tables/{table}")["table"]["status"] == "over")
    for said in ("a table is read anew", "background work failed"):
        assert [one["table"] for one in faults(caplog, said)] == [table[:6]]
    record = ana.http.get(f"/api/tables/{table}/record").text
    assert corral.replay(record).over
