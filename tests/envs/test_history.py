"""A history of observations: of one's own, in order, and of one match only."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from corral.bots.limit import Limit
from corral.bots.outlook import Outlook
from corral.core.errors import OptionError
from corral.core.event import number
from corral.core.prng import Sfc32
from corral.envs.batch import BatchEnv
from corral.envs.history import HistoryEnv, heard
from corral.envs.policy import PolicyBot
from corral.envs.processes import ProcessBatchEnv

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


CALLS = 5


def test_bids_are_heard_also_those_that_were_outbid() -> None:
    """As everybody hears them in the match: the events of the log, the newest first."""
    env = BatchEnv("kuhhandel", 1, 4, "self", calls=CALLS, autoreset="same_step")
    history = HistoryEnv(env, 2)
    seen, infos = history.reset(seed=1)
    assert not seen[:, :, -CALLS * 5 :].any()
    match = env.encoded.new(11)
    env.batch.adopt(0, match.state.copy(), match.dealer.rng.copy())  # type: ignore[attr-defined]
    bids: list[tuple[int, int]] = []
    outbid = 0
    for _ in range(400):
        seat = int(env.seats[0])
        action = env.random_actions()
        code = env.encoded.encoding.move(match.state, seat, int(action[0]))
        events = match.play(seat, next(one for one in match.legal(seat) if one.code == code))
        told = [event.values for event in events if event.kind == "bid"]
        bids += [(number(one["seat"]), number(one["amount"])) for one in told]
        if match.over:
            break
        seen, _, _, _, infos = history.step(action)
        rows = seen[0, -1, -CALLS * 5 :].reshape(CALLS, 5)
        heard = [(int(row[:4].argmax()), round(float(row[4]) * 500)) for row in rows if row.any()]
        asked = int(infos["seat"][0])
        newest = [((who - asked) % 4, amount) for who, amount in bids[: -CALLS - 1 : -1]]
        assert heard == newest
        outbid += len({who for who, _ in heard}) > 2
        assert history.observation_space.contains(seen)
    assert outbid


def test_calls_are_forgotten_with_the_match_and_shared_by_processes() -> None:
    settings = {"players": 3, "opponents": "random", "calls": CALLS, "autoreset": "same_step"}
    env = BatchEnv("kuhhandel", 4, **settings)  # type: ignore[arg-type]
    env.reset(seed=2)
    ended = 0
    while not ended:
        before = env.calls.copy()
        _, _, over, _, _ = env.step(env.random_actions())
        for row in np.flatnonzero(over):
            ended += 1
            assert before[row].any()
            assert np.count_nonzero(env.calls[row]) < np.count_nonzero(before[row])
    env = ProcessBatchEnv("kuhhandel", 4, 2, **settings)  # type: ignore[assignment]
    try:
        env.reset(seed=2)
        while not env.calls.any():
            env.step(env.random_actions())
    finally:
        env.close()


def test_a_game_without_calls_says_so() -> None:
    with pytest.raises(OptionError, match="nobody calls anything in elgaucho"):
        BatchEnv("elgaucho", 1, 2, calls=3)
    with pytest.raises(OptionError, match="calls=-1 is not a whole number from 0 to 1024"):
        BatchEnv("kuhhandel", 1, 2, calls=-1)


def test_other_frames_and_pieces_are_refused() -> None:
    with pytest.raises(OptionError, match="frames=0 is not a whole number from 1 to 1024"):
        HistoryEnv(BatchEnv("elgaucho", 1, 2), 0)
    with pytest.raises(OptionError, match="flat observations"):
        HistoryEnv(BatchEnv("elgaucho", 1, 2, observation="dict"))


def second(mask: Any) -> int:
    """The second legal action: in an auction the lowest bid, where the first is to pass."""
    legal = np.flatnonzero(mask)
    return int(legal[min(1, len(legal) - 1)])


def test_a_policy_remembers_at_the_table_what_it_was_taught_with() -> None:
    """The same frames as in the environment, forced moves left out."""
    shown: list[Any] = []

    class Mine(PolicyBot):
        frames = FRAMES
        calls = CALLS

        def act(self, observation: Any, mask: Any) -> int:
            shown.append(observation)
            return second(mask)

    env = BatchEnv("kuhhandel", 1, 3, "self", skip_forced=True, calls=CALLS)
    env.reset(seed=1)
    match = env.encoded.new(11)
    env.batch.adopt(0, match.state.copy(), match.dealer.rng.copy())  # type: ignore[attr-defined]
    bots = [Mine(Sfc32(seat), Limit(nodes=1)) for seat in range(3)]
    size = env.encoded.size + CALLS * 4
    seen = [np.zeros((FRAMES, size), np.float32) for _ in range(3)]
    for _ in range(60):
        seat = match.actors[0]
        asked = len(shown)
        move = bots[seat].choose(Outlook.of(match, seat, Sfc32(5), calls=CALLS))
        if len(shown) > asked:
            assert int(env.seats[0]) == seat
            told = np.hstack([env.observations, heard(env.calls, env.seats, env.encoded)])
            seen[seat] = np.concatenate([seen[seat][1:], told])
            assert (shown[-1] == seen[seat]).all()
            env.step([second(env.masks[0])])
        match.play(seat, move)
    assert len(shown) > 20
    assert shown[-1][-1, -CALLS * 4 :].any()
