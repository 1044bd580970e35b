"""What a batch offers to those who train with it: opponents, autoreset, rewards, shared memory."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import corral
from corral.bots import ask, new_bot
from corral.core.errors import OptionError
from corral.core.prng import Sfc32
from corral.envs.batch import BatchEnv
from corral.envs.encoded_game import encoded_game
from corral.envs.rivals import CowhandRival, GreenhornRival, RandomRival, Rival
from corral.envs.sharing import BOUNDARY, Shared

TINY = Path(__file__).resolve().parents[2] / "examples" / "tiny_goldrush.toml"


@pytest.mark.parametrize("kind", ["random", "greenhorn", "cowhand"])
@pytest.mark.parametrize("game", ["elgaucho", "goldrush", "kuhhandel"])
def test_rivals_decide_as_the_bots_of_their_name(game: str, kind: str) -> None:
    """From the same generator the same moves come, however much of it they use."""
    match = corral.new(game, players=3, seed=2)
    setting = match.setting
    evaluator = setting.game.evaluator(setting)
    for decision in range(12):
        seat = match.actors[0]
        bot = new_bot(kind, decision, seat)
        rng = bot.rng.copy()
        kinds: dict[str, Rival] = {
            "random": RandomRival(rng),
            "greenhorn": GreenhornRival(evaluator),
            "cowhand": CowhandRival(evaluator),
        }
        moves = match.state.legal(seat)
        law = kinds[kind].shares(match.state, seat, moves, rng.copy())
        chosen = kinds[kind].choose(match.state.copy(), seat, rng)
        assert sum(law) == pytest.approx(1.0)
        assert law[list(moves).index(chosen)] > 0
        move = ask(bot, match, seat)
        assert chosen == move.code
        match.play(seat, move)


@pytest.mark.parametrize("game", ["elgaucho", "goldrush", "kuhhandel"])
def test_advice_is_what_the_bot_would_do(game: str) -> None:
    """Legal everywhere, the same from the same generator, and nothing comes of asking."""
    for version in corral.game(game).encodings:
        env, twin = (BatchEnv(game, 3, 3, "self", encoding=version) for _ in range(2))
        for one in (env, twin):
            one.reset(seed=4)
        for _ in range(6):
            before = env.observations.copy()
            laws = env.advice("cowhand")
            assert (laws == twin.advice("cowhand")).all()
            assert np.allclose(laws.sum(axis=1), 1)
            assert not laws[env.masks == 0].any()
            assert (env.observations == before).all()
            actions = laws.argmax(axis=1)
            env.step(actions)
            twin.step(actions)
    with pytest.raises(OptionError, match="no advice of 'baron'"):
        env.advice("baron")


@pytest.mark.parametrize("opponents", ["greenhorn", ["random", "cowhand"]])
def test_opponents_play_inside_the_batch(opponents: Any) -> None:
    env = BatchEnv("kuhhandel", 2, 3, opponents)
    env.reset(seed=1)
    for _ in range(6):
        assert (env.seats == env.learners).all()
        env.step(env.random_actions())


@pytest.mark.parametrize("autoreset", ["next_step", "same_step"])
def test_own_opponents_are_asked_for_all_their_matches_at_once(autoreset: str) -> None:
    """Three tiles at a table of three: many matches end before the caller is asked."""
    asked: list[int] = []

    def first_legal(observations: Any, infos: dict[str, Any]) -> Any:
        assert len(observations) == len(infos["match"]) == len(infos["seat"])
        assert (infos["seat"] != env.learners[infos["match"]]).all()
        assert (observations == env.observations[infos["match"]]).all()
        asked.append(len(observations))
        return infos["action_mask"].argmax(axis=1)

    env = BatchEnv("goldrush", 8, 3, [first_legal, "random"], edition=TINY, autoreset=autoreset)
    _, infos = env.reset(seed=3)
    ended = 0
    for _ in range(30):
        assert (env.seats == env.learners).all()
        _, rewards, over, _, infos = env.step(infos["action_mask"].argmax(axis=1))
        ended += int(over.sum())
        if over.any():
            assert infos["rewards"][over].sum(axis=1) == pytest.approx(1.0)
            assert (rewards[~over] == 0).all()
    assert ended > 8
    assert max(asked) > 1


def test_a_match_that_is_over_is_begun_anew_in_the_same_step() -> None:
    """The last observation is that which the other way of resetting shows."""
    one, two = (
        BatchEnv("goldrush", 4, 2, "self", edition=TINY, autoreset=mode)
        for mode in ("next_step", "same_step")
    )
    one.reset(seed=5)
    two.reset(seed=5)
    assert two.metadata["autoreset_mode"].name == "SAME_STEP"
    ended = 0
    while ended < 8:
        actions = one.random_actions()
        shown, rewards, over, _, infos = one.step(actions)
        next_shown, others, same, _, told = two.step(actions)
        assert (over == same).all()
        assert rewards.tolist() == others.tolist()
        assert (shown[~over] == next_shown[~over]).all()
        if over.any():
            ended += int(over.sum())
            assert (told["_final_obs"] == over).all()
            assert (told["final_obs"][over] == shown[over]).all()
            assert (told["rewards"] == infos["rewards"]).all()
            assert (told["final_info"]["scores"][over] == one.scores[over]).all()
            assert not told["action_mask"].all(axis=1).any()
            one.reset(seed=ended)  # from here on they would be one step apart
            two.reset(seed=ended)


def test_masks_of_finished_matches_allow_everything() -> None:
    env = BatchEnv("goldrush", 4, 2, "self", edition=TINY)
    _, infos = env.reset(seed=1)
    while not env.over.any():
        _, _, _, _, infos = env.step(env.random_actions())
    assert infos["action_mask"][env.over].all()
    actions = np.where(env.over, 3, env.random_actions())
    _, _, _, _, infos = env.step(actions)
    assert not infos["action_mask"].all(axis=1).any()


def test_forced_moves_are_made_without_a_question() -> None:
    asked, skipped = (
        BatchEnv("kuhhandel", 2, 2, "self", skip_forced=skip) for skip in (False, True)
    )
    asked.reset(seed=2)
    skipped.reset(seed=2)
    forced = 0
    for _ in range(150):
        forced += int((asked.masks.sum(axis=1) == 1).sum())
        assert (skipped.masks.sum(axis=1) > 1).all()
        asked.step(asked.random_actions())
        skipped.step(skipped.random_actions())
    assert forced > 0
    assert skipped.batch.decisions > asked.batch.decisions


@pytest.mark.parametrize("autoreset", ["next_step", "same_step"])
@pytest.mark.parametrize("opponents", ["self", "random"])
def test_points_come_as_they_are_made(opponents: str, autoreset: str) -> None:
    env = BatchEnv("elgaucho", 2, 2, opponents, reward="points", autoreset=autoreset)
    env.reset(seed=3)
    totals = np.zeros((2, 2))
    own = np.zeros(2)
    paid = 0
    while True:
        _, rewards, over, _, infos = env.step(env.random_actions())
        totals += infos["rewards"]
        own += rewards
        paid += int(infos["rewards"].any())
        if over.any():
            row = int(over.argmax())
            break
    assert totals[row].tolist() == env.scores[row].tolist()
    assert paid > 3
    if opponents == "random" and autoreset == "next_step":
        assert own[row] == env.scores[row][env.learners[row]]


def test_matches_begin_at_a_position_and_so_do_the_next() -> None:
    match = corral.new("goldrush", players=2, seed=4)
    texts = []
    for _ in range(2):
        for _ in range(60):
            seat = match.actors[0]
            match.play(seat, match.legal(seat)[0])
        texts.append(match.position())
    env = BatchEnv("goldrush", 2, 2, "self", observation="dict")
    laid = [len([tile for tile in _tiles(env, text) if tile[0]]) for text in texts]
    assert laid[0] < laid[1]
    for options, wanted in (({"position": texts}, laid), ({"position": texts[0]}, laid[:1] * 2)):
        seen, _ = env.reset(seed=1, options=options)
        assert seen["tiles"][:, :, 0].sum(axis=1).tolist() == wanted
    env.reset(seed=1, options={"position": texts})
    while not env.over[1]:
        env.step(env.random_actions())
    seen, *_ = env.step(env.random_actions())
    assert seen["tiles"][1, :, 0].sum() == laid[1]
    seen, _ = env.reset(seed=1)
    assert seen["tiles"][:, :, 0].sum() == 2
    with pytest.raises(OptionError, match="3 positions for 2 matches"):
        env.reset(options={"position": [*texts, texts[0]]})


def _tiles(env: BatchEnv, text: str) -> Any:
    state = corral.from_position(text, seed=1).state
    return env.encoded.pieces(env.encoded.numbers(state, 0))["tiles"]


def test_a_batch_may_see_a_position_only_of_its_own_table() -> None:
    env = BatchEnv("goldrush", 1, 2)
    other = corral.new("goldrush", players=3, seed=1).position()
    with pytest.raises(OptionError, match="it has 'players 3', here is 'players 2'"):
        env.reset(options={"position": other})


def test_observations_are_shared_without_a_copy() -> None:
    """By DLPack, as PyTorch and JAX take it."""
    env = BatchEnv("elgaucho", 3, 2, copy=False)
    env.reset(seed=1)
    shared = np.from_dlpack(env.observations)
    masks = np.from_dlpack(env.masks)
    seen, _, _, _, infos = env.step(env.random_actions())
    assert seen.flags.writeable
    assert np.shares_memory(shared, seen)
    assert (shared == seen).all()
    assert (masks == infos["action_mask"]).all()


@pytest.mark.parametrize("rows", [1, 3, 64])
def test_memory_begins_where_jax_takes_it_without_a_copy(rows: int) -> None:
    """At multiples of 64 bytes, also where processes share it; elsewhere JAX copies, silently."""
    env = BatchEnv("kuhhandel", rows, 3, copy=False)
    whole = [env.observations, env.masks]
    shared = [Shared.new("f4", rows, 3).array(), Shared.new("i1", rows, 7).array()]
    for array in [*whole, *shared]:
        assert array.__array_interface__["data"][0] % BOUNDARY == 0
    if find_spec("jax"):  # nothing of Corral needs it
        jax = import_module("jax")
        taken = [jax.dlpack.from_dlpack(array).unsafe_buffer_pointer() for array in whole]
        assert taken == [array.ctypes.data for array in whole]


def test_whole_numbers_can_be_had_from_floats() -> None:
    env = BatchEnv("kuhhandel", 3, 3, "self")
    env.reset(seed=1)
    for _ in range(20):
        env.step(env.random_actions())
    encoded = encoded_game("kuhhandel", 3, {})
    for row in range(3):
        running = env.batch.running[row]
        seen = encoded.numbers(running.state, int(running.seat))
        assert env.numbers[row].tolist() == seen.tolist()
        assert env.observations[row].tobytes() == encoded.flat(seen).tobytes()


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ({"autoreset": "never"}, "autoreset='never' is not 'next_step' or 'same_step'"),
        ({"opponents": ["random"]}, "1 opponents at a table of 3; name 2"),
        ({"opponents": "baron"}, "opponents='baron' is not one of 'self', 'random', 'greenhorn'"),
        ({"opponents": ["self", "random"]}, "'self' is not one of several opponents"),
        ({"reward": "glory"}, "reward='glory'"),
        ({"skip_forced": "no"}, "skip_forced='no' is not True or False"),
        ({"copy": 1}, "copy=1 is not True or False"),
        ({"perfect": "yes"}, "perfect='yes' is not True or False"),
    ],
)
def test_wrong_settings_are_refused(settings: dict[str, Any], problem: str) -> None:
    with pytest.raises(OptionError, match=problem):
        BatchEnv("elgaucho", 2, 3, **settings)


@pytest.mark.parametrize("position", [None, 5, ["a", None]])
def test_positions_are_texts(position: Any) -> None:
    env = BatchEnv("elgaucho", 2, 3)
    with pytest.raises(OptionError, match=r"a position is a text, not (NoneType|int)"):
        env.reset(options={"position": position})


def test_illegal_answers_of_opponents_are_refused() -> None:
    env = BatchEnv("elgaucho", 3, 3, lambda observations, infos: [-1] * len(observations))
    with pytest.raises(OptionError, match="action -1 is not legal in match"):
        env.reset(seed=1)  # everybody chooses cattle to keep, the first seat first


def test_generators_of_rivals_are_their_own() -> None:
    match = corral.new("goldrush", players=2, seed=1)
    one = RandomRival(Sfc32(1)).choose(match.state, match.actors[0], Sfc32(5))
    two = RandomRival(Sfc32(1)).choose(match.state, match.actors[0], Sfc32(6))
    assert one == two
