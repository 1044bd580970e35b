"""``corral seat``: any bot at an online table, told what its seat may know and nothing else."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import corral
from corral.cli import main
from corral.commands.seat_run import OnlineSeat, OnlineTable
from corral.core.errors import CorralError, OptionError
from tests.server.house import House
from tests.server.people import PATIENCE, Guest, challenge, with_bot

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = f"exec:{sys.executable} {ROOT / 'examples' / 'bots' / 'bot.py'}"
MINE = """
from corral.envs.policy import PolicyBot


class Scout(PolicyBot):
    def act(self, observation, mask):
        return int(mask.argmax())
"""


def late(game: str, left: int) -> str:
    """A position of two players with few moves to come."""
    match = corral.new(game, players=2, seed=3)
    positions = []
    while not match.over:
        positions.append(match.position())
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    return positions[-left]


def seated(house: House, host: Guest, table: str, name: str, command: list[str]) -> Future[int]:
    """The command in a thread of its own, when the bot has its seat."""

    def sits() -> bool:
        seats = host.get(f"/api/tables/{table}")["table"]["seats"]
        return running.done() or name in {seat["name"] for seat in seats}

    running = ThreadPoolExecutor(1).submit(main, ["seat", f"{house.url}/table/{table}", *command])
    house.until(sits)
    return running


@pytest.mark.parametrize("game", ["elgaucho", "goldrush", "kuhhandel"])
def test_a_bot_plays_to_the_end(
    house: House, game: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A policy of one's own, against a bot of the server's."""
    (tmp_path / "scout.py").write_text(MINE, encoding="utf-8")
    host = house.guest("Anna")
    table = host.open(game, ["open", "random"], position=late(game, 12))
    host.put(f"/api/tables/{table}/seats/0", {"kind": "open"})  # where the host sat
    running = seated(house, host, table, "Scout", ["--bot", f"py:{tmp_path / 'scout.py'}:Scout"])
    host.start(table)
    assert running.result(PATIENCE) == 0
    told = host.get(f"/api/tables/{table}")["table"]
    assert told["status"] == "over"
    assert capsys.readouterr().out.split() == [str(score) for score in told["scores"]]


def test_any_bot_is_a_bot_account(
    house: House, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By challenge at the server's address, and by the link of a table; by flag or environment."""
    host = house.guest("Anna")
    robo = with_bot(host, "Cowbot")
    monkeypatch.setenv("CORRAL_TOKEN", robo.token)
    listening = ThreadPoolExecutor(1).submit(
        main, ["seat", house.url, "--bot", "random", "--matches", "1"]
    )
    other = with_bot(house.guest("Bert"), "Cold bot")
    challenged = challenge(other, robo, position=late("goldrush", 8), game="goldrush")
    command = ["seat", f"{house.url}/table/{challenged}", "--bot", "random"]
    assert main([*command, "--token", other.token]) == 0
    assert listening.result(PATIENCE) == 0
    told = host.get(f"/api/tables/{challenged}")["table"]
    assert [seat["name"] for seat in told["seats"]] == ["Cold bot", "Cowbot"]
    assert told["status"] == "over"
    assert f"{challenged} {' '.join(map(str, told['scores']))}" in capsys.readouterr().out
    for wrong in (["--name", "Other"], ["--matches", "0"]):
        assert main([*command, *wrong]) != 0
    assert main(["seat", "nonsense", "--bot", "random"]) != 0


def test_two_programs_meet_at_a_table(house: House) -> None:
    """Unless it is told another name a level is called a guest: as a bot nobody may be named."""
    host = house.guest("Berta")
    table = host.open("goldrush", ["open", "open"], position=late("goldrush", 8))
    host.put(f"/api/tables/{table}/seats/0", {"kind": "open"})
    first = seated(house, host, table, "Ann", ["--bot", PROGRAM, "--name", "Ann", "--place", "2"])
    second = seated(house, host, table, "Cowhand (guest)", ["--bot", "cowhand"])
    host.start(table)
    assert [first.result(PATIENCE), second.result(PATIENCE)] == [0, 0]
    names = [seat["name"] for seat in host.get(f"/api/tables/{table}")["table"]["seats"]]
    assert names == ["Cowhand (guest)", "Ann"]


def test_a_position_is_told_to_whose_seat_it_is(house: House) -> None:
    ana, bo, stranger = (house.guest(name) for name in ("Ana", "Bo", "Cleo"))
    table = ana.open("kuhhandel", ["open", "open"])
    path = f"/api/tables/{table}/position"
    bo.join(table)
    assert ana.get(path, 409)["code"] == "not_started"
    ana.start(table)
    match = house.at_rest(table).match
    assert match is not None
    for seat, guest in enumerate((ana, bo)):
        told = guest.get(path)
        assert told["seat"] == seat
        assert told["position"] == match.position_seen_by(seat)
        assert told["moves"] == match.legal_texts(seat)
        guest.get(f"{path}?seat={1 - seat}", 403)
    assert stranger.get(path, 403)["code"] == "not_seated"


class _Line:
    """A table's line that was written down."""

    def __init__(self, *messages: dict[str, Any]) -> None:
        self.messages = list(messages)
        self.sent: list[dict[str, Any]] = []

    def recv(self) -> str:
        return json.dumps(self.messages.pop(0))

    def send(self, text: str) -> None:
        self.sent.append(json.loads(text))


def test_a_refused_move_is_asked_about_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others were quicker: it says hello and decides anew. What is in flight is not sent twice.

    Who was told to slow down waits, or fifty refusals later the line would be cut.
    """
    waits: list[float] = []
    monkeypatch.setattr("corral.commands.seat_run.sleep", waits.append)
    match = corral.new("goldrush", players=2, seed=1)
    (seat,) = match.actors
    you = {"awaited": [seat], "moves": ["any"]}
    over = {"kind": "news", "version": 9, "table": {"status": "over", "scores": [1, 2]}}
    line = _Line(
        {"kind": "ping", "mark": 4},
        {"kind": "fresh", "version": 1, "you": you, "log": [{"kind": "drawn", "seat": 0}]},
        {"kind": "news", "version": 2, "said": {}},
        {"kind": "refused", "problem": {"code": "stale"}},
        {"kind": "refused", "problem": {"code": "slow_down"}},
        {"kind": "news", "version": 3, "events": [{"kind": "placed"}], "retracted": 1},
        over,
    )
    table = OnlineTable.at("http://127.0.0.1:1/table/abc")
    standing = {"moves": ["any"], "version": 2, "position": match.position_seen_by(seat)}
    table.ask = lambda *_: standing  # type: ignore[method-assign]
    sitting: Any = OnlineSeat(table, corral.bots.new_bot("random", 1, seat), seat, line)  # type: ignore[arg-type]
    assert sitting.play() == [1, 2]
    assert [message["kind"] for message in line.sent] == ["pong", "play", "hello", "hello", "play"]
    assert waits == [1]
    assert [event.kind for event in sitting.events] == ["placed"]


@pytest.mark.parametrize(
    "url", ["nonsense", "ftp://host/table/x", "http://host", "http:///table/x"]
)
def test_links_that_are_none_are_told(url: str) -> None:
    with pytest.raises(OptionError, match="is not a table's link; right would be https://HOST"):
        OnlineTable.at(url)


def test_servers_that_refuse_or_are_none_are_told(house: House) -> None:
    calls: list[Callable[[], Any]] = [
        OnlineTable.at(f"{house.url}/table/nowhere").ask,
        OnlineTable.at("http://127.0.0.1:1/table/x").ask,
        OnlineTable.at("http://127.0.0.1:1/table/x").socket,
    ]
    for call, problem in zip(
        calls, ("refuses: ", "does not answer", "does not answer"), strict=True
    ):
        with pytest.raises(CorralError, match=problem):
            call()
