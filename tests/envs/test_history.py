"""A history of observations: of one's own, in order, and of one match only."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from corral.bots.limit import Limit
from corral.bots.outlook import Outlook
from corral.core.errors import OptionError
from corral.core.prng import Sfc32
from corral.envs.batch import BatchEnv
from corral.envs.history import HistoryEnv
from corral.envs.policy import PolicyBot

FRAMES = 3
TINY = "examples/tiny_goldrush.toml"


def check(opponents: str, autoreset: str, steps: int = 60) -> None:
    """Against a list of all observations, kept for each match and seat."""
    plain, env = (
        BatchEnv("goldrush", 6, 3, opponents, autoreset=autoreset, edition=TINY) for _ in range(2)
    )
    history = HistoryEnv(env, FRAMES)
    seen, infos = plain.reset(seed=3)
    stacked, _ = history.reset(seed=3)
    assert history.observation_space.contains(stacked)
    memories: list[dict[int, list[Any]]] = [{} for _ in range(6)]
    over = plain.over.copy()
    ended = 0
    for _ in range(steps):
        for row in range(6):
            own = memories[row].setdefault(int(infos["seat"][row]), [])
            own.append(seen[row].copy())
            assert (stacked[row, -1] == seen[row]).all()
            for age, frame in enumerate(own[: -FRAMES - 1 : -1]):
                assert (stacked[row, -1 - age] == frame).all()
            assert not stacked[row, : max(0, FRAMES - len(own))].any()
        actions = plain.random_actions()
        before = over
        seats = infos["seat"].copy()
        seen, rewards, over, _, infos = plain.step(actions)
        stacked, again, *_, told = history.step(actions)
        assert (rewards == again).all()
        for row in range(6):
            if autoreset == "same_step" and over[row]:
                ended += 1
                assert (told["final_obs"][row, -1] == infos["final_obs"][row]).all()
                own = memories[row][int(seats[row])]
                assert (told["final_obs"][row, -2] == own[-1]).all()
                memories[row] = {}
            elif autoreset == "next_step" and before[row]:
                ended += 1
                memories[row] = {}
    assert ended


@pytest.mark.parametrize("autoreset", ["next_step", "same_step"])
@pytest.mark.parametrize("opponents", ["self", "random"])
def test_it_is_what_the_seat_saw_before(opponents: str, autoreset: str) -> None:
    check(opponents, autoreset)


def test_other_frames_and_pieces_are_refused() -> None:
    with pytest.raises(OptionError, match="frames=0 is not a whole number from 1 to 1024"):
        HistoryEnv(BatchEnv("elgaucho", 1, 2), 0)
    with pytest.raises(OptionError, match="flat observations"):
        HistoryEnv(BatchEnv("elgaucho", 1, 2, observation="dict"))


def test_a_policy_remembers_at_the_table_what_it_was_taught_with() -> None:
    """The same frames as in the environment, forced moves left out."""
    shown: list[Any] = []

    class Mine(PolicyBot):
        frames = FRAMES

        def act(self, observation: Any, mask: Any) -> int:
            shown.append(observation)
            return int(mask.argmax())

    env = BatchEnv("kuhhandel", 1, 3, "self", skip_forced=True)
    env.reset(seed=1)
    match = env.encoded.new(11)
    env.batch.adopt(0, match.state.copy(), match.dealer.rng.copy())  # type: ignore[attr-defined]
    bots = [Mine(Sfc32(seat), Limit(nodes=1)) for seat in range(3)]
    seen = [np.zeros((FRAMES, env.encoded.size), np.float32) for _ in range(3)]
    for _ in range(60):
        seat = match.actors[0]
        asked = len(shown)
        move = bots[seat].choose(Outlook.of(match, seat, Sfc32(5)))
        if len(shown) > asked:
            assert int(env.seats[0]) == seat
            seen[seat] = np.concatenate([seen[seat][1:], env.observations])
            assert (shown[-1] == seen[seat]).all()
            env.step(env.masks.argmax(axis=1))
        match.play(seat, move)
    assert len(shown) > 20
