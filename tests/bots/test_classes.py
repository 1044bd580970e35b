"""Classes of somebody's own as bots: wherever a bot can be named, in worker processes too."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import corral
from corral.arena.bout import Job, Place, play_out
from corral.arena.entrant import read_entrants
from corral.bots import BOTS, ask, new_bot, opponents
from corral.cli import main
from corral.core.errors import OptionError
from corral.envs.gymnasium import SoloEnv
from corral.envs.pettingzoo import kuhhandel_v0
from corral.envs.policy import PolicyBot
from corral.inputs.players import read_seats

ROOT = Path(__file__).resolve().parents[2]
TINY = ROOT / "examples" / "tiny_goldrush.toml"

MINE = """
import os
from pathlib import Path

from corral.bots import Bot, Level, Limit
from corral.envs.policy import PolicyBot


class Last(Bot):
    imagines = False

    def decide(self, outlook, begin):
        if "CORRAL_TEST_PIDS" in os.environ:
            Path(os.environ["CORRAL_TEST_PIDS"], str(os.getpid())).touch()
        return outlook.moves[-1]


class First(PolicyBot):
    def act(self, observation, mask):
        return int(mask.argmax())


class Wrong(PolicyBot):
    def act(self, observation, mask):
        return int(mask.argmin())


timed = Level(First, Limit(nodes=7))
number = 5
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a module of such bots, in which commands are given."""
    name = f"mine_{tmp_path.name.replace('-', '_')}"
    (tmp_path / f"{name}.py").write_text(MINE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path / f"{name}.py"


def test_a_class_is_named_by_its_module_or_its_file(here: Path) -> None:
    for source in (here.stem, here.name, str(here)):
        bot = new_bot(f"py:{source}:Last", 1, 0)
        match = corral.new("goldrush", players=2, seed=1)
        seat = match.actors[0]
        assert ask(bot, match, seat) == match.legal(seat)[-1]
        assert bot.limit.seconds == 1.0
    assert new_bot(f"py:{here.stem}:timed", 1, 0).limit.nodes == 7


def test_classes_take_seats_in_commands(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = corral.game("goldrush")
    kind = f"py:{here.stem}:Last"
    assert read_seats(f"{kind},random:2", game) == (kind, "random", "random")
    assert read_seats(f"{kind}:2", game) == (kind, kind)
    play = ["play", "goldrush", "--players", f"{kind},random", "--json", "--edition", str(TINY)]
    assert main([*play, "--seed", "1"]) == 0
    assert json.loads(capsys.readouterr().out)["names"] == ["Last 1", "Random 2"]


def test_classes_play_in_worker_processes(
    here: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pids = here.parent / "pids"
    pids.mkdir()
    monkeypatch.setenv("CORRAL_TEST_PIDS", str(pids))
    arena = ["arena", "goldrush", "--players", f"py:{here.name}:Last,random", "--num", "2"]
    assert main([*arena, "--seats", "2", "--workers", "2", "--json", "--seed", "1"]) == 0
    asked = json.loads(capsys.readouterr().out)["asked"]["players"]
    assert asked[0]["name"] == f"py:{here.name}:Last"
    assert str(os.getpid()) not in {path.name for path in pids.iterdir()}


def test_classes_have_limits_in_arenas_and_names_in_records(here: Path) -> None:
    seats = read_entrants(f"py:{here.stem}:Last@50,py:{here.stem}:First,random")
    assert [entrant.title for entrant in seats] == ["Last", "First", "Random"]
    assert seats[0].limit.nodes == 50
    match, _ = play_out(Job(Place(0, 0, 0), "goldrush", {}, seats, 7))
    assert match.names == ("Last 1", "First 2", "Random 3")


def test_classes_are_opponents_in_gymnasium(here: Path) -> None:
    env = SoloEnv("goldrush", [f"py:{here.stem}:First"], edition=TINY)
    _, info = env.reset(seed=1)
    env.step(int(info["action_mask"].argmax()))


def test_policies_see_what_the_environments_show() -> None:
    """The bot's world is imagined, its observation is the true one."""
    env = kuhhandel_v0.env(players=3)
    env.reset(seed=4)
    shown: list[Any] = []

    class Looking(PolicyBot):
        def act(self, observation: Any, mask: Any) -> int:
            shown.append((observation, mask))
            return int(np.flatnonzero(mask)[-1])

    for _ in range(60):
        seat = env.match.actors[0]
        bot = Looking(new_bot("random", 1, seat).rng, BOTS["random"].limit)
        seen = env.last()[0]
        move = ask(bot, env.match, seat)
        if len(env.match.legal(seat)) > 1:
            assert shown[-1][0].tobytes() == seen["observation"].tobytes()
            assert (shown[-1][1] == seen["action_mask"]).all()
        env.step(int(env.encoded.encoding.action(env.position(), seat, move.code)))
    assert len(shown) > 20


def test_mistakes_are_told(here: Path) -> None:
    match = corral.new("goldrush", players=2, seed=1)
    for kind, problem in (
        ("py:nonsense", "does not name a class; right would be py:mypackage.bots:Mine"),
        ("py::Mine", "does not name a class"),
        ("py:nowhere_at_all:Mine", "cannot be loaded: No module named 'nowhere_at_all'"),
        ("py:nowhere.py:Mine", "cannot be loaded: there is no file nowhere.py"),
        (f"py:{here.stem}:Absent", "has no attribute 'Absent'"),
        (f"py:{here.stem}:number", "is neither a subclass of corral.bots.Bot nor"),
    ):
        with pytest.raises(OptionError, match=problem):
            new_bot(kind, 1, 0)
    with pytest.raises(OptionError, match="chose the action 0, which its mask does not allow"):
        ask(new_bot(f"py:{here.stem}:Wrong", 1, 0), match, match.actors[0])


def test_strangers_are_not_offered_classes(here: Path) -> None:
    """What a table online may ask for is a list, and the list has none of them."""
    assert f"py:{here.stem}:Last" not in opponents()
    assert not any(kind.startswith("py:") for kind in BOTS)
