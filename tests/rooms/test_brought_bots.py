"""Bots of other packages are seated everywhere by their names."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gymnasium
import pytest

import corral as engine
import corral.envs.gymnasium
from corral.bots import BOTS, LEVELS, Limit, brought, new_bot, opponents
from corral.core.errors import OptionError
from corral.core.record import CHANCE
from tests.cli.conftest import Corral
from tests.scratch import install
from tests.server.house import House

from . import brought_bots

POINTS = {
    "first": "brought_bots:FirstBot",
    "hasty": "brought_bots:HASTY",
    "mistake": "brought_bots:MISTAKE",
    "absent": "brought_bots:ABSENT",
    "random": "brought_bots:FirstBot",
}


@pytest.fixture(autouse=True)
def bots(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    folder = tmp_path_factory.mktemp("packages")
    install(folder, "bots", {brought.GROUP: POINTS}, Path(brought_bots.__file__))
    monkeypatch.syspath_prepend(folder)
    brought._points.cache_clear()
    yield
    brought._points.cache_clear()


def first_moves(record: str) -> bool:
    """Whether every move of a match was the first in the alphabet of those that were legal."""
    offered: list[str] = []
    for match in engine.steps(record):
        played = [entry for entry in match.entries if entry.seat != CHANCE]
        if offered and played[-1].text(match.setting.game) not in offered:
            return False
        offered = [f"p{seat} {min(map(str, match.legal(seat)))}" for seat in match.actors]
    return True


def test_they_come_after_our_own_and_cannot_take_their_names() -> None:
    assert list(BOTS)[-4:] == ["absent", "first", "hasty", "mistake"]
    assert opponents() == [*LEVELS, "absent", "first", "hasty", "mistake"]
    assert len(BOTS) == len(list(BOTS))
    assert BOTS["random"].kind.__name__ == "RandomBot"


def test_how_long_they_think() -> None:
    assert new_bot("first", 1, 0).limit == brought.USUAL
    assert new_bot("hasty", 1, 0).limit == Limit(nodes=3)
    assert new_bot("hasty", 1, 0, Limit(nodes=9)).limit == Limit(nodes=9)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("mistake", r"'mistake' \(brought_bots:MISTAKE\) is neither a subclass of corral.bots.Bot"),
        ("absent", r"'absent' \(brought_bots:ABSENT\) cannot be loaded: .*ABSENT"),
        ("nobody", "there is no bot 'nobody'; there are .*, first, hasty"),
    ],
)
def test_what_cannot_be_seated_is_refused_with_its_name(name: str, problem: str) -> None:
    with pytest.raises(OptionError, match=problem):
        new_bot(name, 1, 0)


def test_they_play_in_the_terminal(corral: Corral, tmp_path: Path) -> None:
    record = tmp_path / "match"
    done = corral("play", "goldrush", "--players", "first,hasty", "--record", record)
    assert done.code == 0
    assert "First 1" in done.out
    assert corral("play", "goldrush", "--players", "first,mistake").err.startswith(
        "corral: the bot 'mistake' (brought_bots:MISTAKE) is neither"
    )


def test_they_enter_the_arena(corral: Corral, tmp_path: Path) -> None:
    words = ("arena", "goldrush", "--players", "first,random", "--num", "2", "--workers", "1")
    done = corral(*words, "--out", tmp_path / "results")
    assert done.code == 0, done.err
    assert "first" in done.out


def test_learners_play_against_them() -> None:
    env: Any = gymnasium.make("corral/GoldRush-v0", opponents=["first"], seat=0)
    env.reset(seed=1)
    assert isinstance(env.unwrapped.bots[1], BOTS["first"].kind)
    env.close()


def test_they_have_seats_on_a_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(brought, "USUAL", Limit(seconds=0.01))  # moves take that long at least
    brought._loaded.cache_clear()
    house = House(tmp_path / "data")
    ana = house.guest("Ana")
    assert {"first", "hasty"} <= set(ana.get("/api/games")["bots"])
    wish = {"game": "goldrush", "seats": [{"kind": "open"}, {"kind": "bot", "bot": "mistake"}]}
    assert "'mistake'" in ana.post("/api/tables", wish, 400)["message"]
    table = ana.open("goldrush", ["first", "hasty"])
    ana.start(table)
    with ana.sit_at(table) as chair:
        chair.until_kind("fresh")
        while chair.info["status"] == "running":
            chair.receive(60)
    record = ana.get(f"/api/tables/{table}/record")
    house.close()
    assert first_moves(record)


def test_info_lists_them(corral: Corral) -> None:
    kinds = ["absent", "first", "hasty", "mistake"]
    assert json.loads(corral("info", "--json").out)["brought_bots"] == kinds
    assert corral("info").out.endswith("\n\nbots of other packages\n  " + "\n  ".join(kinds) + "\n")
