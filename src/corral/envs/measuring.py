"""Steps per processor second of the environments, beside well-known ones in the same process.

As in ``corral.bench`` everything is measured in turns, a short while each, and what counts is the
ratio of neighbouring measurements.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Any, Final

import gymnasium
import numpy as np
import pettingzoo

import corral
import corral.envs.gymnasium
import corral.envs.pettingzoo  # noqa: F401 (registers)
from corral.core.errors import CorralError
from corral.envs.batch import SELF, BatchEnv
from corral.envs.gymnasium import ids
from corral.envs.processes import ProcessBatchEnv
from corral.info import engine

if TYPE_CHECKING:
    from rich.console import RenderableType

ROUNDS: Final = 5
MATCHES: Final = 1024
PLAYERS: Final = 3
WORKERS: Final = 2
TABLE: Final[dict[str, Any]] = {"players": PLAYERS, "opponents": SELF, "copy": False}
BETWEEN_LOOKS: Final = 16
"""Steps between two looks at the processor's clock, each of which costs a tenth of a step."""
PETTINGZOO_PEER: Final = "PettingZoo connect_four_v3"
RLCARD_PEER: Final = "RLCard uno"
SPIELS: Final = ("leduc_poker", "backgammon")
PGX: Final = ("connect_four", "leduc_holdem")

Rate = Callable[[float], float]
"""Steps per second, measured for so many seconds."""


def run(
    games: list[str], seconds: float, peers: bool, workers: int | None = None
) -> dict[str, Any]:
    """Measure every environment of the games, with three players each."""
    rates: dict[str, Rate] = {}
    shared: list[ProcessBatchEnv] = []
    workers = WORKERS if workers is None else workers
    for name in games:
        rates[f"{name}, PettingZoo"] = _aec_rate(pettingzoo.make("aec", f"corral/{name}_v0"))
        rates[f"{name}, Gymnasium against random"] = _solo_rate(gymnasium.make(ids()[name]))
        rates[f"{name}, batch of {MATCHES:,}"] = _batch_rate(name)
        if workers and Path("/proc/self/schedstat").is_file():
            shared.append(ProcessBatchEnv(name, MATCHES, workers, **TABLE))
            rates[f"{name}, batch in {workers} processes"] = _processes_rate(shared[-1])
    if peers:
        rates[PETTINGZOO_PEER] = _connect_four()
        rates[RLCARD_PEER] = _uno()
        rates |= {f"OpenSpiel {name} (C++)": _open_spiel(name) for name in SPIELS}
        if find_spec("pgx") is not None:  # which brings JAX, and is not in corral[bench]
            rates |= {f"Pgx {name}, batch of {MATCHES:,}": _pgx(name) for name in PGX}
    found: dict[str, list[float]] = {name: [] for name in rates}
    try:
        for _ in range(ROUNDS):
            for name, rate in rates.items():
                found[name].append(rate(seconds / ROUNDS))
    finally:
        for env in shared:
            env.close()
    rows = []
    for name, measured in found.items():
        row: dict[str, Any] = {"environment": name, "steps": median(measured)}
        for peer in (PETTINGZOO_PEER, RLCARD_PEER) if peers else ():
            pairs = zip(measured, found[peer], strict=True)
            row[f"to {peer}"] = median(own / other for own, other in pairs)
        rows.append(row)
    return {"engine": engine(), "environments": rows}


def _aec_rate(env: Any) -> Rate:
    """Random legal actions, each after a look at the observation, as PettingZoo measures."""
    rng = Random(0)

    def rate(seconds: float) -> float:
        env.reset(seed=0)
        steps = 0
        begin = process_time()
        while (spent := process_time() - begin) < seconds:
            for _ in range(BETWEEN_LOOKS):
                observation, _, over, cut, _ = env.last()
                if over or cut:
                    env.reset()
                    continue
                env.step(rng.choice(_legal(observation["action_mask"])))
                steps += 1
        return steps / spent

    return rate


def _solo_rate(env: Any) -> Rate:
    rng = Random(0)

    def rate(seconds: float) -> float:
        _, info = env.reset(seed=0)
        steps = 0
        begin = process_time()
        while (spent := process_time() - begin) < seconds:
            for _ in range(BETWEEN_LOOKS):
                _, _, over, _, info = env.step(rng.choice(_legal(info["action_mask"])))
                if over:
                    _, info = env.reset()
            steps += BETWEEN_LOOKS
        return steps / spent

    return rate


def _legal(mask: Any) -> list[int]:
    """The actions of a mask, which NumPy goes through sooner as truths than as numbers."""
    found: list[int] = mask.view(np.bool_).nonzero()[0].tolist()
    return found


def _batch_rate(game: str) -> Rate:
    """Whole steps as a learner makes them: actions in, observations and masks out."""
    env = BatchEnv(game, MATCHES, **TABLE)
    env.reset(seed=0)
    return lambda seconds: _steps_alone(env, process_time, seconds)


def _processes_rate(env: ProcessBatchEnv) -> Rate:
    """The same in several processes, by the processor's seconds of all of them together.

    So it is told what sharing costs, whatever else the machine does meanwhile.
    """
    env.reset(seed=0)
    return lambda seconds: _steps_alone(env, lambda: _seconds_of(env.pids), seconds)


def _steps_alone(
    env: BatchEnv | ProcessBatchEnv, clock: Callable[[], float], seconds: float
) -> float:
    """What choosing at random costs is measured besides, and taken off.

    A learner chooses for itself; processes would have to be woken once more for it.
    """
    spent, steps = 0.0, 0
    while spent < seconds:
        begin = clock()
        for _ in range(BETWEEN_LOOKS):
            env.step(env.random_actions())
        chosen = clock()
        for _ in range(BETWEEN_LOOKS):
            env.random_actions()
        spent += (chosen - begin) - (clock() - chosen)
        steps += env.num_envs * BETWEEN_LOOKS
    return steps / spent


def _seconds_of(pids: list[int]) -> float:
    """What this process and others, of one thread each, have had of the processor so far."""
    spent = process_time()
    for pid in pids:
        told = Path(f"/proc/{pid}/schedstat").read_text(encoding="ascii")
        spent += int(told.split()[0]) / 1e9
    return spent


def _connect_four() -> Rate:
    try:
        with warnings.catch_warnings():  # pygame's, about its own imports
            warnings.simplefilter("ignore")
            import_module("pygame")  # PettingZoo tells only that something fails
            return _aec_rate(pettingzoo.make("aec", "classic/connect_four_v3"))
    except ImportError as missing:
        raise _not_installed(missing) from None


def _uno() -> Rate:
    try:
        import rlcard  # noqa: PLC0415
    except ImportError as missing:
        raise _not_installed(missing) from None
    env = rlcard.make("uno", config={"seed": 0})
    rng = Random(0)

    def rate(seconds: float) -> float:
        state, _ = env.reset()
        steps = 0
        begin = process_time()
        while (spent := process_time() - begin) < seconds:
            for _ in range(BETWEEN_LOOKS):
                state, _ = env.step(rng.choice(list(state["legal_actions"])))
                if env.is_over():
                    state, _ = env.reset()
            steps += BETWEEN_LOOKS
        return steps / spent

    return rate


def _open_spiel(name: str) -> Rate:
    """A game of OpenSpiel's in C++, driven from Python, with a look at tensor and mask."""
    try:
        import pyspiel  # noqa: PLC0415
    except ImportError as missing:
        raise _not_installed(missing) from None
    game = pyspiel.load_game(name)
    rng = Random(0)

    def rate(seconds: float) -> float:
        state = game.new_initial_state()
        steps = 0
        begin = process_time()
        while (spent := process_time() - begin) < seconds:
            for _ in range(BETWEEN_LOOKS):
                if state.is_terminal():
                    state = game.new_initial_state()
                elif state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, chances)[0])
                else:
                    state.observation_tensor()
                    state.legal_actions_mask()
                    state.apply_action(rng.choice(state.legal_actions()))
                    steps += 1
        return steps / spent

    return rate


def _pgx(name: str) -> Rate:
    """A game of Pgx's, whole steps on the processor: states, observations and masks."""
    import jax  # type: ignore[import-not-found,unused-ignore] # noqa: PLC0415
    import pgx  # type: ignore[import-not-found,unused-ignore] # noqa: PLC0415
    from pgx.experimental import (  # type: ignore[import-not-found,unused-ignore] # noqa: PLC0415
        auto_reset,
    )

    env = pgx.make(name)

    def random_step(state: Any, key: Any) -> Any:
        chances = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        choice, chance = jax.random.split(key)
        action = jax.random.categorical(choice, chances, axis=-1)
        keys = jax.random.split(chance, MATCHES)
        return jax.vmap(auto_reset(env.step, env.init))(state, action, keys)

    step = jax.jit(random_step)
    key = jax.random.PRNGKey(0)
    first = jax.jit(jax.vmap(env.init))(jax.random.split(key, MATCHES))
    jax.block_until_ready(step(first, key))  # compiles it

    def rate(seconds: float) -> float:
        state, number, steps = first, key, 0
        begin = process_time()
        while (spent := process_time() - begin) < seconds:
            number, now = jax.random.split(number)
            state = jax.block_until_ready(step(state, now))
            steps += MATCHES
        return steps / spent

    return rate


def _not_installed(missing: ImportError) -> CorralError:
    return CorralError(f"this needs {missing.name}: install corral[bench]")


def table(result: dict[str, Any]) -> RenderableType:
    """The result for people."""
    from rich.table import Table  # noqa: PLC0415

    title = f"steps per processor second; engine: {result['engine']}"
    shown = Table(title=title, title_justify="left")
    names = [name for name in result["environments"][0] if name != "environment"]
    shown.add_column("environment")
    for name in names:
        shown.add_column(name, justify="right")
    for row in result["environments"]:
        cells = [f"{row[name]:,.0f}" if name == "steps" else f"{row[name]:.1f}" for name in names]
        shown.add_row(row["environment"], *cells)
    return shown
