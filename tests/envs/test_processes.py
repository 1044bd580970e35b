"""A batch on several cores is the same batch."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import corral
from corral.core.errors import CorralError, NotationError, OptionError
from corral.envs import processes
from corral.envs.batch import BatchEnv
from corral.envs.processes import ProcessBatchEnv
from corral.envs.sharing import can_exchange_pages

SETTINGS: dict[str, Any] = {"players": 2, "opponents": "greenhorn", "reward": "points"}


@pytest.fixture(scope="module", params=[True, False], ids=["here", "elsewhere"])
def env(request: pytest.FixtureRequest) -> Iterator[ProcessBatchEnv]:
    """Both ways to shared memory: the engine writes there, or rows are copied; and of words."""
    with pytest.MonkeyPatch.context() as patch:
        if not request.param:
            patch.setattr(processes, "can_exchange_pages", lambda: False)
            patch.setattr(processes, "QUICK", False)
        elif not can_exchange_pages():
            pytest.skip("this system exchanges no pages")
        found = ProcessBatchEnv(
            "elgaucho", 7, 2, autoreset="same_step", skip_forced=True, **SETTINGS
        )
    yield found
    found.close()
    assert all(worker.exitcode == 0 for worker in found._workers)


def parts(seed: int) -> list[BatchEnv]:
    """The same matches in this process."""
    seeds = np.random.Generator(np.random.PCG64(seed))
    made = []
    for count in (3, 4):
        one = BatchEnv("elgaucho", count, autoreset="same_step", skip_forced=True, **SETTINGS)
        one.reset(seed=int(seeds.integers(1 << 31)))
        made.append(one)
    return made


def test_it_plays_the_same_matches(env: ProcessBatchEnv) -> None:
    """Observations, masks, seats, rewards, ends and last observations, step by step."""
    seen, infos = env.reset(seed=11)
    here = parts(11)
    ended = 0
    for _ in range(160):
        assert np.array_equal(seen, np.concatenate([one.observations for one in here]))
        assert np.array_equal(infos["action_mask"], np.concatenate([one.masks for one in here]))
        assert np.array_equal(infos["seat"], np.concatenate([one.seats for one in here]))
        actions = infos["action_mask"].argmax(axis=1)
        seen, rewards, over, _, infos = env.step(actions)
        steps = [
            one.step(chosen) for one, chosen in zip(here, (actions[:3], actions[3:]), strict=True)
        ]
        assert np.array_equal(rewards, np.concatenate([step[1] for step in steps]))
        assert np.array_equal(over, np.concatenate([step[2] for step in steps]))
        assert np.array_equal(
            infos["rewards"], np.concatenate([step[4]["rewards"] for step in steps])
        )
        ended += int(over.sum())
        for row in np.flatnonzero(over):
            part, place = (0, row) if row < 3 else (1, row - 3)
            told = steps[part][4]
            assert np.array_equal(infos["final_obs"][row], told["final_obs"][place])
            assert np.array_equal(
                infos["final_info"]["scores"][row], told["final_info"]["scores"][place]
            )
    assert ended


def test_random_actions_are_legal_and_refused_steps_change_nothing(env: ProcessBatchEnv) -> None:
    seen, infos = env.reset(seed=3)
    actions = env.random_actions()
    assert infos["action_mask"][np.arange(7), actions].all()
    for wrong in (-1, env.encoded.actions, int(infos["action_mask"][5].argmin())):
        refused = actions.copy()
        refused[5] = wrong
        with pytest.raises(OptionError, match=f"action {wrong} is not legal in match 5"):
            env.step(refused)
    assert np.array_equal(env.observations, seen)
    with pytest.raises(OptionError, match="one whole number for each match"):
        env.step(actions[:3])


def test_a_teacher_advises_in_every_process(env: ProcessBatchEnv) -> None:
    env.reset(seed=5)
    here = parts(5)
    for _ in range(3):
        laws = env.advice("cowhand")
        assert np.array_equal(laws, np.concatenate([one.advice("cowhand") for one in here]))
        actions = laws.argmax(axis=1)
        env.step(actions)
        for one, chosen in zip(here, (actions[:3], actions[3:]), strict=True):
            one.step(chosen)
    with pytest.raises(OptionError, match="no advice of 'baron'; there is that of random"):
        env.advice("baron")
    env.step(env.random_actions())  # nothing is left unheard


def test_positions_are_shared_out(env: ProcessBatchEnv) -> None:
    texts = [corral.new("elgaucho", players=2, seed=seed).position() for seed in range(7)]
    env.reset(seed=1, options={"position": texts})
    other = corral.new("elgaucho", players=3, seed=1).position()
    seen = env.observations.copy()
    with pytest.raises(OptionError, match="is of another table"):
        env.reset(seed=1, options={"position": other})
    with pytest.raises(NotationError, match="'moo' stands where"):  # a kind that cannot be pickled
        env.reset(seed=1, options={"position": [*texts[1:], "moo"]})
    with pytest.raises(OptionError, match="2 positions for 7 matches"):
        env.reset(seed=1, options={"position": texts[:2]})
    assert np.array_equal(seen, env.observations)  # nobody has begun anew
    env.step(env.random_actions())


def test_what_cannot_be_shared_out_is_refused() -> None:
    with pytest.raises(OptionError, match="3 workers for 2 matches"):
        ProcessBatchEnv("elgaucho", 2, 3)
    with pytest.raises(OptionError, match="workers=0"):
        ProcessBatchEnv("elgaucho", 2, 0)
    with pytest.raises(OptionError, match="num_envs='many' is not a whole number"):
        ProcessBatchEnv("elgaucho", "many")  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="opponents=None is not one of"):
        ProcessBatchEnv("elgaucho", 2, 1, opponents=None)
    with pytest.raises(OptionError, match="functions as opponents"):
        ProcessBatchEnv("elgaucho", 2, 1, opponents=lambda *_: None)


def test_an_error_in_a_process_is_told_and_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    env = ProcessBatchEnv("elgaucho", 2, 2, players=2)
    try:
        monkeypatch.setattr(env, "_check", lambda actions: None)  # so that a process has to refuse
        env.reset(seed=1)
        with pytest.raises(CorralError, match="action -1 is not legal"):
            env.step(np.array([-1, -1]))
        env.step(env.random_actions())
    finally:
        env.close()


def test_memory_is_shared_without_copies_and_a_death_is_told() -> None:
    env = ProcessBatchEnv("kuhhandel", 4, 1, copy=False, players=3, observation="dict")
    try:
        _, infos = env.reset(seed=1)
        assert infos["action_mask"] is env.masks
        seen, *_ = env.step(env.random_actions())
        assert set(seen) == {piece.name for piece in env.encoded.encoding.pieces}
        env._workers[0].kill()
        env._workers[0].join()
        with pytest.raises(CorralError, match="has died"):
            env.random_actions()
    finally:
        env.close()
