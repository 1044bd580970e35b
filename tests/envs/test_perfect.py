"""Perfect information: what all seats know, side by side."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import corral
import corral.envs.gymnasium  # registers its names
from corral.bots import ask, new_bot
from corral.bots.outlook import Outlook
from corral.core.errors import CorralError
from corral.core.prng import Sfc32
from corral.core.registry import own_games
from corral.envs.batch import BatchEnv
from corral.envs.encoded_game import encoded_game
from corral.envs.pettingzoo import kuhhandel_v0
from tests.envs.matches import some_positions
from tests.nets.making import untaught


@pytest.mark.parametrize("game", own_games())
def test_it_is_everybodys_own_observation(game: str) -> None:
    players = corral.game(game).most
    own, all_of_it = (encoded_game(game, players, {}, perfect=one) for one in (False, True))
    assert all_of_it.size == players * own.size
    assert all_of_it.version["digest"] != own.version["digest"]
    for match in some_positions(game, players):
        for seat in (0, players - 1):
            seen = all_of_it.numbers(match.state, seat).reshape(players, -1)
            for place in range(players):
                other = own.numbers(match.state, (seat + place) % players)
                assert (seen[place] == other).all()
            assert (all_of_it.mask(match.state, seat) == own.mask(match.state, seat)).all()


def test_others_hands_are_open() -> None:
    encoded = encoded_game("kuhhandel", 3, {}, observation="dict", perfect=True)
    match = encoded.new(4)
    seen = encoded.observe(match.state, 0)
    for place in (1, 2):
        hand = encoded.observe(match.state, place)["hand"]
        assert (seen[f"hand_of_{place}"] == hand).all()
        assert hand.any()


def test_every_environment_can_show_it() -> None:
    size = encoded_game("kuhhandel", 2, {}, perfect=True).size
    solo = gymnasium.make("corral/Kuhhandel-v0", opponents=["random"], perfect=True)
    assert solo.reset(seed=1)[0].shape == (size,)
    batch = BatchEnv("kuhhandel", 3, 2, perfect=True)
    assert batch.reset(seed=1)[0].shape == (3, size)
    aec: Any = kuhhandel_v0.env(players=2, perfect=True)
    aec.reset(seed=1)
    assert aec.last()[0]["observation"].shape == (size,)


def test_openspiel_has_an_observer_of_everything() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="needs OpenSpiel (corral[openspiel])")
    import corral.envs.openspiel  # noqa: F401 (registers the games)

    game = pyspiel.load_game("corral_kuhhandel(players=2)")
    kind = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    observer = game.make_py_observer(kind)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    observer.set_from(state, 0)
    hands = [observer.dict["hand"].copy(), observer.dict["hand_of_1"].copy()]
    observer.set_from(state, 1)
    assert np.array_equal(hands[::-1], [observer.dict["hand"], observer.dict["hand_of_1"]])


def test_who_has_learned_with_it_is_refused_at_the_table(tmp_path: Path) -> None:
    table = encoded_game("kuhhandel", 3, {}, perfect=True)
    untaught(table).save(tmp_path / "peeping.net")
    bot = new_bot(f"net:{tmp_path / 'peeping.net'}", 1, 0)
    match = corral.new("kuhhandel", players=3, seed=3)
    while len(moves := match.legal(match.actors[0])) == 1:  # nobody is asked about those
        match.play(match.actors[0], moves[0])
    with pytest.raises(CorralError, match="has learned with encoding"):
        ask(bot, match, match.actors[0])


def test_a_bot_that_looks_anyway_sees_what_it_imagined() -> None:
    """All that a bot is given is an outlook, which is the same whatever the others really hold."""
    table = encoded_game("kuhhandel", 3, {}, perfect=True)
    differing = 0
    for match in some_positions("kuhhandel", 3, seed=2, every=40):
        if match.over:
            break
        seat = match.actors[0]
        other = match.sample(seat, 7)
        seen = [
            table.numbers(Outlook.of(one, seat, Sfc32(5)).world, seat) for one in (match, other)
        ]
        assert (seen[0] == seen[1]).all()
        truth = [table.numbers(one.state, seat) for one in (match, other)]
        differing += int((truth[0] != truth[1]).any())
    assert differing


def test_what_was_seen_before_can_be_stacked() -> None:
    env = gymnasium.make("corral/Kuhhandel-v0", opponents=["random", "random"])
    stacked = gymnasium.wrappers.FrameStackObservation(env, 4)
    first, info = stacked.reset(seed=3)
    second, *_ = stacked.step(int(info["action_mask"].argmax()))
    assert second.shape == (4, *env.observation_space.shape)  # type: ignore[misc]
    assert (second[2] == first[3]).all()
