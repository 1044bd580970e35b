"""Gymnasium: its own checks, single matches against bots, and many at once."""

from __future__ import annotations

import copy
import pickle
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import corral
from corral.bots.program import ProgramBot
from corral.core.errors import OptionError
from corral.envs.batch import BatchEnv
from corral.envs.gymnasium import SoloEnv, ids
from tests.once import once_compiled

TINY = Path(__file__).resolve().parents[2] / "examples" / "tiny_goldrush.toml"

each_game = pytest.mark.parametrize("game", corral.games())


@each_game
@pytest.mark.parametrize("form", ["flat", "dict"])
def test_gymnasium_check_env(game: str, form: str) -> None:
    env = SoloEnv(game, observation=form, illegal_reward=-1.0)
    check_env(env, skip_render_check=True)


@each_game
@once_compiled
def test_gymnasium_check_env_with_pictures(game: str) -> None:
    env = gymnasium.make(ids()[game], render_mode="rgb_array", illegal_reward=-1.0).unwrapped
    check_env(env)


def play(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    _, info = env.reset(seed=seed)
    while True:
        legal = np.flatnonzero(info["action_mask"])
        _, reward, over, cut, info = env.step(int(legal[0]))
        assert not cut
        if over:
            return reward, info
        assert reward == 0


def test_rewards_are_the_agents_own() -> None:
    env = SoloEnv("elgaucho", ["random", "greenhorn"], reward="margin")
    reward, info = play(env, 5)
    scores, seat = info["scores"], info["seat"]
    others = max(score for at, score in enumerate(scores) if at != seat)
    assert reward == scores[seat] - others


def test_the_same_seed_gives_the_same_match() -> None:
    one, two = (SoloEnv("kuhhandel", ["random"]) for _ in range(2))
    play(one, 4)
    play(two, 4)
    assert one.match.record() == two.match.record()


def test_the_seat_is_drawn_or_given() -> None:
    env = SoloEnv("kuhhandel")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}
    fixed = SoloEnv("kuhhandel", seat=1)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {1}


def test_opponents_may_search() -> None:
    env = SoloEnv("goldrush", ["foreman"], nodes=2)
    _, info = env.reset(seed=1)
    env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert env.match.actors == (env.seat,)


def test_opponents_may_be_programs() -> None:
    bot = Path(__file__).resolve().parents[2] / "examples" / "bots" / "bot.py"
    env = SoloEnv("kuhhandel", [f"exec:{sys.executable} {bot}"])
    for seed in (1, 2):
        _, info = env.reset(seed=seed)
        env.step(int(np.flatnonzero(info["action_mask"])[0]))
    (program,) = env.bots.values()
    assert isinstance(program, ProgramBot)
    env.close()
    assert program.faults == []


def test_faults_of_opponents_are_told() -> None:
    """Nobody is to believe that it has learned to beat a program that was never there."""
    env = SoloEnv("goldrush", [f"exec:{sys.executable} -c pass"], edition=TINY)
    _, info = play(env, 4)
    env.close()
    assert [fault["kind"] for fault in info["faults"]] == ["dead"]


def test_a_match_begins_with_a_decision_of_the_agent() -> None:
    env = SoloEnv("goldrush", ["random"] * 4, edition=TINY)
    for seed in range(20):
        _, info = env.reset(seed=seed)
        assert info["action_mask"].any()


def test_masks_by_the_name_of_maskable_ppo() -> None:
    env = SoloEnv("elgaucho")
    _, info = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert (env.action_masks() == info["action_mask"]).all()


@pytest.mark.parametrize("mode", ["ansi", "svg"])
def test_the_agent_is_shown_its_own_view(mode: str) -> None:
    env = SoloEnv("elgaucho", render_mode=mode, seat=0)
    env.reset(seed=1)
    hand = env.match.view(0)["players"][0]["hand"]
    shown = env.render()
    assert isinstance(shown, str)
    assert len(hand) == 4
    if mode == "ansi":
        assert "\x1b[" in shown


def test_mistakes() -> None:
    env = SoloEnv("goldrush")
    env.reset(seed=1)
    with pytest.raises(OptionError, match="action 0 is not legal now"):
        env.step(0)
    with pytest.raises(OptionError, match="no render_mode"):
        env.render()
    for wrong in ("random", None):
        with pytest.raises(OptionError, match="is not a list of kinds of bots"):
            SoloEnv("goldrush", wrong)  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="no bot 3"):
        SoloEnv("goldrush", [3])  # type: ignore[list-item]
    for nodes in (0, 1.5, "many", True):
        with pytest.raises(OptionError, match=f"nodes={nodes!r} is not a whole number"):
            SoloEnv("goldrush", nodes=nodes)  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="no bot 'sheriff'"):
        SoloEnv("goldrush", ["sheriff"])
    for seat in (7, True):
        with pytest.raises(OptionError, match=f"seat={seat}"):
            SoloEnv("goldrush", seat=seat)
    for action in ("0", 0.0, None, np.float32(2.5), [0]):
        with pytest.raises(OptionError, match="is not a whole number"):
            env.step(action)  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="no match is being played"):
        SoloEnv("goldrush").step(0)
    losing = SoloEnv("goldrush", illegal_reward=-2.0)
    losing.reset(seed=1)
    _, reward, over, *_ = losing.step(0)
    assert (reward, over) == (-2.0, True)
    with pytest.raises(OptionError, match="no match is being played"):
        losing.step(int(losing.action_masks().argmax()))
    play(env, 1)
    with pytest.raises(OptionError, match="no match is being played"):
        env.step(0)


@pytest.mark.parametrize("again", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
def test_a_copy_goes_on_from_the_position(again: Callable[[Any], Any]) -> None:
    """Learners pickle environments, and searchers copy them."""
    env = SoloEnv("kuhhandel", ["greenhorn"], seat=0, reward="margin", cash_count=True)
    env.reset(seed=3)
    for _ in range(20):
        env.step(int(env.action_masks().argmax()))
    twin = again(env)
    assert twin.metadata == env.metadata
    with pytest.raises(OptionError, match="no match is being played"):
        twin.step(0)
    seen, _ = twin.reset(options={"position": env.match.position()})
    assert np.array_equal(seen, env.unwrapped._observation())  # type: ignore[attr-defined]
    batch = again(BatchEnv("kuhhandel", 3, 2, "self", cash_count=True))
    assert batch.reset(seed=1)[0].shape == (3, batch.encoded.size)


@pytest.mark.parametrize("kind", ["random", "greenhorn"])
def test_a_match_begins_at_a_position(kind: str) -> None:
    match = corral.new("elgaucho", players=3, seed=5)
    for _ in range(60):
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    env = SoloEnv("elgaucho", [kind, kind], seat=match.actors[0])
    env.reset(seed=1, options={"position": match.position()})
    assert env.match.position() == match.position()
    with pytest.raises(OptionError, match="it has 'players 3', here is 'players 2'"):
        SoloEnv("elgaucho", [kind]).reset(options={"position": match.position()})


def test_a_position_in_which_the_agent_has_nothing_to_decide_is_refused() -> None:
    match = corral.new("goldrush", players=5, seed=5, edition=TINY)
    while match.state.tiles_left:  # type: ignore[attr-defined]
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    (last,) = match.actors
    env = SoloEnv("goldrush", ["random"] * 4, edition=TINY, seat=(last + 1) % 5)
    with pytest.raises(OptionError, match="ends before the agent decides"):
        env.reset(options={"position": match.position()})


def test_random_opponents_play_as_their_bots_would() -> None:
    """The quick way and the usual one lead to the same match."""
    quick = SoloEnv("kuhhandel", ["random", "random"], seat=1)
    usual = SoloEnv("kuhhandel", ["random", "random"], seat=1)
    usual._swift = None
    for env in (quick, usual):
        _, info = env.reset(seed=9)
        for _ in range(80):
            _, _, _, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
    assert quick.match.record() == usual.match.record()
    assert (quick.action_masks() == usual.action_masks()).all()


@pytest.mark.parametrize("kind", ["random", "greenhorn"])
def test_points_come_as_they_are_made(kind: str) -> None:
    env = SoloEnv("elgaucho", [kind], reward="points")
    _, info = env.reset(seed=3)
    total, over = 0.0, False
    while not over:
        _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        total += reward
    assert total == info["scores"][env.seat]
    assert info["action_mask"].all()


@pytest.mark.parametrize("kind", ["random", "greenhorn"])
def test_a_refused_action_changes_nothing(kind: str) -> None:
    env = SoloEnv("goldrush", [kind], edition=TINY)
    _, info = env.reset(seed=1)
    before = env.match.record()
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    for wrong in (illegal, -1, len(info["action_mask"]), 10**30):
        with pytest.raises(OptionError, match=f"action {wrong} is not legal now"):
            env.step(wrong)
    assert env.match.record() == before


# Many at once


@each_game
def test_batches_are_made_by_gymnasium(game: str) -> None:
    env: Any = gymnasium.make_vec(ids()[game], num_envs=3, players=2)
    observations, infos = env.reset(seed=1)
    assert env.observation_space.contains(observations)
    assert infos["action_mask"].shape == (3, env.single_action_space.n)
    assert (infos["action_mask"].sum(axis=1) > 0).all()


@pytest.mark.parametrize("opponents", ["self", "random"])
@pytest.mark.parametrize("reward", ["win", "margin"])
def test_a_batch_ends_matches_and_begins_new_ones(opponents: str, reward: str) -> None:
    env = BatchEnv("kuhhandel", 4, 2, opponents, reward=reward)
    _, infos = env.reset(seed=2)
    ended = 0
    while ended < 5:
        before = env.seats.copy()
        _, rewards, over, _, infos = env.step(env.random_actions())
        if not over.any():
            assert not rewards.any()
            continue
        ended += int(over.sum())
        scores = env.scores
        for match in np.flatnonzero(over):
            state = env.batch.running[int(match)].state
            assert scores[match].tolist() == state.scores()
            shares = env.encoded.rewards(state.scores())
            assert infos["rewards"][match].tolist() == pytest.approx(shares)
            own = before[match] if opponents == "self" else env.learners[match]
            assert rewards[match] == pytest.approx(shares[own])
        assert (infos["rewards"][~over] == 0).all()
        _, _, still, _, infos = env.step(env.random_actions())
        assert not (still & over).any()
        assert (infos["action_mask"][over].sum(axis=1) > 0).all()


def test_the_caller_sits_elsewhere_in_the_next_match() -> None:
    env = BatchEnv("goldrush", 3, 3)
    env.reset(seed=1)
    assert env.learners.tolist() == [0, 1, 2]
    assert (env.seats == env.learners).all()


def test_batches_repeat_with_their_seed() -> None:
    one, two = (BatchEnv("elgaucho", 5, 2, copy=copy) for copy in (True, False))
    one.reset(seed=4)
    two.reset(seed=4)
    for _ in range(20):
        seen, *_ = one.step(one.random_actions())
        other, *_ = two.step(two.random_actions())
        assert (seen == other).all()


def test_pieces_of_a_batch_have_their_shapes() -> None:
    env = BatchEnv("elgaucho", 5, 3, observation="dict")
    seen, _ = env.reset(seed=4)
    assert seen["herds"].shape == (5, 3, 5, 12)
    assert env.observation_space.contains(seen)


def test_batches_refuse_mistakes() -> None:
    with pytest.raises(OptionError, match="num_envs=0"):
        BatchEnv("elgaucho", 0)
    with pytest.raises(OptionError, match="opponents='baron'"):
        BatchEnv("elgaucho", 1, opponents="baron")
    env = BatchEnv("elgaucho", 2)
    with pytest.raises(OptionError, match="one seed will do"):
        env.reset(seed=[1, 2])
    env.reset(seed=1)
    with pytest.raises(OptionError, match="one whole number"):
        env.step([0.5, 1.5])
    with pytest.raises(OptionError, match="is not legal in match 0"):
        env.step([-1, -1])
    with pytest.raises(OptionError, match="3 actions for 2 matches"):
        env.step([0, 0, 0])


def test_who_had_nothing_to_decide_sees_the_end_from_its_own_seat() -> None:
    """Three tiles and five players: most matches end without a decision of the caller."""
    env = BatchEnv("goldrush", 20, 5, edition=TINY)
    env.reset(seed=1)
    idle = 0
    for _ in range(20):
        assert (env.seats == env.learners).all()
        idle += int(env.over.sum())
        assert env.masks[env.over].all()  # whatever is named there counts for nothing
        env.step(env.random_actions())
    assert idle > 0
