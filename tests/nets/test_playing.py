"""``net:NAME`` wherever a bot is named, without PyTorch."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

import corral
from corral.arena.entrant import read_entrants
from corral.bots import BOTS, Limit, ask, new_bot
from corral.bots.roster import bot_title, opponents
from corral.cli import main
from corral.core.errors import CorralError
from corral.envs.encoded_game import EncodedGame, encoded_game
from corral.inputs.players import read_seats
from corral.nets import Network
from corral.nets.network import BASELINES, baselines
from tests.nets.making import kept, untaught
from tests.thorough import THOROUGH
from tools.baselines.cells import Effort, policy_cells

MATCHES = 40 if THOROUGH else 6


def test_the_policy_is_the_networks(tmp_path: Path) -> None:
    path = kept(tmp_path, "elgaucho")
    network = Network.load(path)
    bot = new_bot(f"net:{path}", 1, 0)
    match = corral.new("elgaucho", players=2, seed=3)
    table = EncodedGame(match.setting)
    for _ in range(25):
        seat = match.actors[0]
        move = ask(bot, match, seat)
        if len(match.legal(seat)) > 1:
            _, scores = network(table.observe(match.state, seat)[None])
            mask = table.mask(match.state, seat)
            action = int(np.where(mask, scores[0], -np.inf).argmax())
            assert move.code == int(table.encoding.move(match.state, seat, action))
        match.play(seat, move)


def test_who_draws_follows_a_law_without_what_is_unlikely(tmp_path: Path) -> None:
    """Of three moves one comes twice as often as another; the third is too unlikely to come."""
    match = corral.new("elgaucho", players=2, seed=3)
    while len(match.legal(match.actors[0])) < 3:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    seat, table = match.actors[0], EncodedGame(match.setting)
    likely, less, least = [move.code for move in match.legal(seat)][:3]
    network = untaught(table)
    network.weights["policy.weight"][:] = 0
    bias = network.weights["policy.bias"]
    bias[:] = -50
    for code, weight in ((likely, 1.0), (less, 0.5), (least, 0.015)):
        bias[int(table.encoding.action(match.state, seat, code))] = np.log(weight)
    found = {}
    for draws in (False, True):
        network.head["draws"] = draws
        path = tmp_path / f"{draws}.net"
        network.save(path)
        bot = new_bot(f"net:{path}", 1, seat)
        found[draws] = Counter(ask(bot, match, seat).code for _ in range(300))
    assert found[False] == {likely: 300}
    assert set(found[True]) == {likely, less}
    assert 75 < found[True][less] < 125


def test_a_file_says_how_much_its_chances_are_believed(tmp_path: Path) -> None:
    """Of a network that judges all alike nothing is left with 0: the game's evaluation decides."""
    found = {}
    match = corral.new("elgaucho", players=2, seed=3)
    while len(match.legal(match.actors[0])) < 3:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    seat = match.actors[0]
    for trust in (None, 1.0, 0.0):
        network = untaught(encoded_game("elgaucho", 2, {}))
        network.weights["value.weight"][:] = 0
        if trust is not None:
            network.head["trust"] = trust
        path = tmp_path / f"{trust}.net"
        network.save(path)
        bot = new_bot(f"net:{path}", 1, seat, Limit(nodes=30))
        ask(bot, match, seat)
        found[trust] = [one.chance for one in bot.explain().candidates]
    assert found[None] == found[1.0] == [0.5] * len(found[1.0])
    assert found[0.0] != found[1.0]


def test_it_is_named_as_bots_are(tmp_path: Path) -> None:
    path = kept(tmp_path, "elgaucho")
    kind = f"net:{path}"
    assert kind in BOTS
    assert bot_title(kind) == "elgaucho-2"
    assert read_seats(f"human,{kind}", corral.game("elgaucho")) == ("human", kind)
    assert read_seats(f"{kind}:2", corral.game("elgaucho")) == (kind, kind)
    alone, searching = read_entrants(f"{kind},{kind}@50")
    assert alone.limit.nodes == 1
    assert (searching.kind, searching.limit.nodes) == (kind, 50)
    assert kind not in opponents()  # no stranger can name a file of the server's
    with pytest.raises(CorralError, match="there is no network 'nobody'"):
        new_bot("net:nobody", 1, 0)


def test_in_the_arena_with_its_worker_processes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = kept(tmp_path, "goldrush")
    flags = ["--num", "2", "--workers", "2", "--json", "--seed", "1"]
    assert main(["arena", "goldrush", "--players", f"net:{path},net:{path}@4", *flags]) == 0
    told = json.loads(capsys.readouterr().out)
    assert json.dumps(told).count(f"net:{path}") >= 2


def test_it_refuses_a_table_that_it_has_not_learned(tmp_path: Path) -> None:
    bot = new_bot(f"net:{kept(tmp_path, 'elgaucho')}", 1, 0)
    match = corral.new("elgaucho", players=3, seed=3)
    with pytest.raises(CorralError, match="players 2, here is 3"):
        ask(bot, match, match.actors[0])


def test_it_plays_without_pytorch(tmp_path: Path) -> None:
    path = kept(tmp_path, "elgaucho")
    program = (
        "import sys; from corral.cli import main; "
        f"code = main(['play', 'elgaucho', '--players', 'net:{path},random', '--quiet']); "
        "assert 'torch' not in sys.modules; sys.exit(code)"
    )
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)


@pytest.mark.parametrize("name", baselines())
def test_what_comes_with_corral_plays(name: str, tmp_path: Path) -> None:
    """By today's encoding, small, with its figures, and better than chance."""
    path = BASELINES / f"{name}.net"
    assert path.stat().st_size < 3_000_000
    network = Network.load(path)
    head = network.head
    players = int(head["players"])
    assert head["figures"]["method"] == "masked PPO"
    fair = 1 / players
    against_random = next(policy_cells(name, Effort()))
    against_random.play(tmp_path, MATCHES // players)
    assert against_random.wins(tmp_path).share > fair + 0.15
    match = corral.new(head["game"], players=players, seed=1)  # and it does so as a bot
    bots = [new_bot(f"net:{name}" if seat == 0 else "random", 1, seat) for seat in range(players)]
    for _ in range(20):
        actor = match.actors[0]
        match.play(actor, ask(bots[actor], match, actor))
