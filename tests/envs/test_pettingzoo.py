"""PettingZoo: its own tests, and ours."""

from __future__ import annotations

import pickle
import sys
import warnings
from functools import partial
from itertools import count
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.utils.conversions import parallel_to_aec

import corral
from corral.core.errors import OptionError
from corral.envs.pettingzoo import elgaucho_v0, goldrush_v0, kuhhandel_v0
from corral.testing import variants
from tests.once import once_compiled

with warnings.catch_warnings():  # PettingZoo's tests still import its games in the old way
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        performance_benchmark,
        render_test,
        seed_test,
        state_test,
    )

MODULES = [elgaucho_v0, goldrush_v0, kuhhandel_v0]
NAMES = [module.__name__.rpartition(".")[2] for module in MODULES]
each_game = pytest.mark.parametrize("module", MODULES, ids=NAMES)

# PettingZoo knows by name which environments may have observations that are not arrays.
lenient = pytest.mark.filterwarnings("ignore::UserWarning")


@each_game
@lenient
def test_pettingzoo_api_test(module: ModuleType) -> None:
    api_test(module.env(players=2), num_cycles=60)


@each_game
@lenient
def test_pettingzoo_seed_test(module: ModuleType) -> None:
    seed_test(module.env, num_cycles=10)


@each_game
@lenient
def test_pettingzoo_state_test(module: ModuleType) -> None:
    """It samples without the mask, so it is given the environment of which every action is legal.

    Behind the guards the first illegal action ends the match, and the state stays what it was.
    """
    state_test(module.env(players=2), module.parallel_env(players=2), num_cycles=5)
    env = module.raw_env(players=3)
    env.reset(seed=1)
    for _ in range(5):
        seat = env.seats[env.agent_selection]
        size = env.encoded.size
        shown = env.observe(env.agent_selection)["observation"]
        assert (env.state()[seat * size : (seat + 1) * size] == shown).all()
        assert env.state_space.contains(env.state())
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))


@each_game
def test_who_waits_may_name_any_action(module: ModuleType) -> None:
    """So that nobody has to divide by the number of its choices when there are none."""
    env = module.env(players=3)
    env.reset(seed=1)
    parallel = module.parallel_env(players=3)
    seen, _ = parallel.reset(seed=1)
    for agent in env.possible_agents:
        acts = env.seats[agent] in env.match.actors
        assert env.observe(agent)["action_mask"].all() != acts
        assert seen[agent]["action_mask"].all() != acts


@each_game
def test_a_match_begins_at_a_position(module: ModuleType) -> None:
    match = corral.new(module.game, players=3, seed=5)
    for _ in range(30):
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    text, seen = match.position(), match.position_seen_by(0)
    for make in (module.env, module.parallel_env):
        env = make(players=3)
        for given in (text, seen):
            env.reset(seed=1, options={"position": given})
            assert env.match.actors == match.actors
            assert env.match.position_seen_by(0) == seen
            if given == text:
                assert env.match.position() == text
        env.reset(seed=1)
        assert env.match.position() != text
        with pytest.raises(OptionError, match="players 3"):
            make(players=2).reset(options={"position": text})


def test_a_position_that_is_over_is_refused() -> None:
    match = corral.new("goldrush", players=2, seed=5)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    with pytest.raises(OptionError, match="the match is over in this position"):
        goldrush_v0.env(players=2).reset(options={"position": match.position()})


@each_game
@lenient
def test_pettingzoo_parallel_api_test(module: ModuleType) -> None:
    parallel_api_test(module.parallel_env(), num_cycles=30)


@each_game
def test_pettingzoo_max_cycles_test(module: ModuleType) -> None:
    """It samples without the mask, and wants every agent to be asked once in every cycle.

    That is the parallel environments' way, so the AEC environment that it is given is made of them.
    In a game of turns neither holds: PettingZoo's own suite leaves its classic games out of this
    test. What max_cycles means where one agent is asked at a time: test_max_cycles_truncates.
    """

    def cyclic(max_cycles: int) -> Any:
        return parallel_to_aec(module.parallel_env(max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=module.parallel_env, env=cyclic))


@each_game
@once_compiled
def test_pettingzoo_render_test(module: ModuleType) -> None:
    def is_svg(shown: object) -> bool:
        return isinstance(shown, str) and shown.startswith("<svg")

    render_test(module.env, custom_tests={"svg": is_svg})


@each_game
@once_compiled
def test_pettingzoo_performance_benchmark(
    module: ModuleType, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes five seconds, by a clock that is looked at in every cycle."""
    clock = SimpleNamespace(time=partial(next, count(0.0, 0.02)))
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", clock)
    performance_benchmark(module.env())
    assert "turns per second" in capsys.readouterr().out


# Registered, at every table


@pytest.mark.parametrize("name", NAMES)
def test_registered(name: str) -> None:
    assert pettingzoo.make("aec", f"corral/{name}", players=4).unwrapped.encoded.players == 4
    assert pettingzoo.make("parallel", f"corral/{name}").possible_agents[-1] == "player_2"


@pytest.mark.parametrize(
    "variant", [variant for game in corral.games() for variant in variants(game)], ids=repr
)
def test_every_table_has_observations_in_its_space(variant: Any) -> None:
    for form in ("flat", "dict"):
        env = pettingzoo.make(
            "aec",
            f"corral/{variant.game.name}_v0",
            players=variant.players,
            observation=form,
            **variant.options,
        )
        env.reset(seed=1)
        for _ in range(4):
            agent = env.agent_selection
            observation = env.observe(agent)
            assert env.observation_space(agent).contains(observation)
            env.step(int(np.flatnonzero(observation["action_mask"])[-1]))


# Whole matches


def play(env: Any, seed: int) -> Any:
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, _, over, cut, _ = env.last()
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if over or cut else int(legal[len(legal) // 2]))
        assert agent in env.possible_agents
    return env.unwrapped.match


@pytest.mark.parametrize("reward", ["win", "margin"])
def test_rewards_are_the_final_result(reward: str) -> None:
    env = elgaucho_v0.raw_env(players=3, reward=reward)
    env.reset(seed=3)
    while not env.match.over:
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        assert not any(env.rewards.values())
        env.step(int(legal[0]))
    scores = env.match.scores
    if reward == "win":
        winners = env.match.winners
        expected = [(seat in winners) / len(winners) for seat in range(3)]
    else:
        expected = [
            score - max(other for at, other in enumerate(scores) if at != seat)
            for seat, score in enumerate(scores)
        ]
    assert list(env.rewards.values()) == pytest.approx(expected)
    assert all(env.terminations.values())


def test_a_match_has_its_record() -> None:
    match = play(goldrush_v0.env(players=2), 5)
    assert match.over
    assert corral.replay(match.record()).scores == match.scores


def test_seeds_lead_on_from_the_first() -> None:
    one, two = kuhhandel_v0.env(), kuhhandel_v0.env()
    one.reset(seed=8)
    two.reset(seed=8)
    one.reset()
    two.reset()
    assert one.unwrapped.match.position() == two.unwrapped.match.position()


@each_game
def test_max_cycles_truncates(module: ModuleType) -> None:
    """After so many decisions, whoever's they were, everybody is told."""
    env = module.env(max_cycles=5)
    env.reset(seed=1)
    decisions, told = 0, []
    for agent in env.agent_iter():
        observation, _, over, cut, _ = env.last()
        assert not over
        told += [agent] * cut
        decisions += not cut
        env.step(None if cut else int(np.flatnonzero(observation["action_mask"])[0]))
    assert decisions == 5
    assert sorted(told) == env.possible_agents


# Mistakes


def test_an_illegal_action_is_an_error_and_behind_the_guards_the_end() -> None:
    raw = goldrush_v0.raw_env(players=2)
    raw.reset(seed=1)
    with pytest.raises(OptionError, match="action 0 is not legal for player_"):
        raw.step(0)
    guarded = goldrush_v0.env(players=2)
    guarded.reset(seed=1)
    loser = guarded.agent_selection
    guarded.last()
    guarded.step(0)
    assert guarded.rewards[loser] == -1.0
    assert all(guarded.terminations.values())


def test_the_guards_are_those_of_pettingzoo() -> None:
    env: Any = kuhhandel_v0.env(players=2)
    for name in ("agents", "rewards", "terminations", "infos", "agent_selection", "num_agents"):
        with pytest.raises(AttributeError, match=f"{name} cannot be accessed before reset"):
            getattr(env, name)
    with pytest.raises(AttributeError, match="'GuardedAEC' object has no attribute 'luck'"):
        _ = env.luck
    calls: list[Any] = [lambda: env.step(0), env.state, env.render, env.agent_iter]
    for call in [*calls, lambda: env.observe("player_0")]:
        with pytest.raises(AssertionError, match="reset\\(\\) needs to be called before"):
            call()
    env.reset(seed=1)
    for wrong in (-1, env.encoded.actions, 1.5, None, np.int64(99_999)):
        with pytest.raises(AssertionError, match="action is not in action space"):
            env.step(wrong)
    turns = iter(env.agent_iter())
    next(turns)
    with pytest.raises(AssertionError, match="need to call step"):
        next(turns)
    assert list(pickle.loads(pickle.dumps(env)).possible_agents) == env.possible_agents


def test_a_match_is_kept_in_step_with_what_is_played() -> None:
    """Looked at in between or only at the end, it is the same one."""
    looked, blind = elgaucho_v0.env(players=2), elgaucho_v0.env(players=2)
    for env in (looked, blind):
        env.reset(seed=6)
        for step in range(60):
            env.step(int(env.last()[0]["action_mask"].argmax()))
            if env is looked and step % 7 == 0:
                assert env.match.scores == tuple(env.position().scores())
    assert looked.match.record() == blind.match.record()
    assert looked.match.position() == blind.match.position()
    assert len(blind.match.entries) > 60


def test_points_come_as_they_are_made() -> None:
    env: Any = elgaucho_v0.env(players=2, reward="points")
    parallel: Any = elgaucho_v0.parallel_env(players=2, reward="points")
    totals = dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=2)
    paid, rng = 0, np.random.default_rng(1)
    while not any(env.terminations.values()):
        env.step(int(rng.choice(np.flatnonzero(env.last()[0]["action_mask"]))))
        paid += any(env.rewards.values())
        totals = {agent: totals[agent] + env.rewards[agent] for agent in totals}
    assert tuple(totals.values()) == env.match.scores
    assert paid > 2
    seen, _ = parallel.reset(seed=2)
    sums = np.zeros(2)
    while parallel.agents:
        actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in parallel.agents}
        seen, rewards, *_ = parallel.step(actions)
        sums += list(rewards.values())
    assert tuple(sums) == parallel.match.scores


def test_nothing_happens_after_the_end_in_parallel() -> None:
    env = goldrush_v0.parallel_env(players=2, max_cycles=1)
    env.reset(seed=1)
    *_, truncated, _ = env.step({"player_0": 0, "player_1": 0})
    assert all(truncated.values())
    before = env.match.record()
    assert env.step({"player_0": 0, "player_1": 0}) == ({}, {}, {}, {}, {})
    assert env.match.record() == before


def test_a_stand_in_moves_for_who_acts_illegally_in_parallel() -> None:
    env = goldrush_v0.parallel_env(players=2)
    env.reset(seed=1)
    (seat,) = env.match.actors
    *_, infos = env.step({"player_0": 0, "player_1": 0})
    assert infos[f"player_{seat}"] == {"illegal": True}
    assert infos[f"player_{1 - seat}"] == {}
    assert len(env.match.events) > 0
    (seat,) = env.match.actors
    with pytest.raises(OptionError, match=f"no action for player_{seat}, who may act now"):
        env.step({f"player_{1 - seat}": 0})


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ({"players": 9}, "played by 2 to 5"),
        ({"observation": "picture"}, "observation='picture' is not one of 'flat', 'dict'"),
        ({"reward": "glory"}, "reward='glory' is not one of 'win', 'margin'"),
        ({"render_mode": "film"}, "render_mode='film'"),
        ({"max_cycles": 0}, "max_cycles=0"),
        ({"super_trade": True}, "no option 'super_trade'"),
    ],
)
def test_wrong_settings_are_refused(settings: dict[str, Any], problem: str) -> None:
    for make in (goldrush_v0.env, goldrush_v0.parallel_env):
        with pytest.raises(OptionError, match=problem):
            make(**settings)


def test_the_encoding_is_that_of_the_name() -> None:
    for make in (goldrush_v0.env, goldrush_v0.raw_env, goldrush_v0.parallel_env):
        with pytest.raises(OptionError, match="goldrush_v0 has encoding 0; others have names of"):
            make(players=2, encoding=1)
        assert make(players=2, encoding=0).encoded.version["version"] == 0


def test_actions_are_whole_numbers() -> None:
    parallel, raw = goldrush_v0.parallel_env(players=2), goldrush_v0.raw_env(players=2)
    parallel.reset(seed=1)
    raw.reset(seed=1)
    wrong: tuple[Any, ...] = ("x", 1.5, None)
    for action in wrong:
        with pytest.raises(OptionError, match="is not a whole number"):
            parallel.step({agent: action for agent in parallel.agents})  # noqa: C420 (typed)
        with pytest.raises(OptionError, match="is not a whole number"):
            raw.step(action)


def test_nothing_is_rendered_without_a_mode() -> None:
    for env in (goldrush_v0.raw_env(), goldrush_v0.parallel_env()):
        env.reset(seed=1)
        with pytest.raises(OptionError, match="no render_mode was given"):
            env.render()
