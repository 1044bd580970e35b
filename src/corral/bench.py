"""How fast the rules and the bots run here, and beside a peer in the same process.

These machines are noisy: an absolute time proves nothing. So everything is measured in turns, a
short while each, and what counts is the median of the ratios of neighbouring measurements.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable
from itertools import accumulate
from random import Random
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Any

import corral
from corral import bench_bots
from corral.bots.playout import play_out
from corral.core.errors import CorralError
from corral.core.game import Game
from corral.core.prng import Sfc32
from corral.core.setting import setting_for
from corral.core.state import State
from corral.info import engine

if TYPE_CHECKING:
    from rich.console import RenderableType

ROUNDS = 7
COPIES = 2_000
PEER = "OpenSpiel backgammon"
FIGURES = (
    ("random playouts inside the engine", "engine", "{:,.0f}"),
    ("the public Python surface", "surface", "{:,.0f}"),
    (f"{PEER}, driven from Python", "peer", "{:,.0f}"),
    ("engine : peer", "engine_to_peer", "{:.1f}"),
    ("surface : peer", "surface_to_peer", "{:.1f}"),
    ("a move late : early in the match", "late_to_early", "{:.2f}"),
    ("a copy of a state", "copy_microseconds", "{:.2f} µs"),
    ("simulations a second of the search", "simulations", "{:,.0f}"),
)


def run(games: list[str], seconds: float, peers: bool, answers: bool = False) -> dict[str, Any]:
    """Measure the games, each figure for about ``seconds`` in all, and answers of the levels."""
    peer = _open_spiel_backgammon() if peers else None
    rows = []
    for name in games:
        game = corral.game(name)
        for players in (game.fewest, game.most):
            rows.append(_measure(game, players, seconds / ROUNDS, peer))
    result = {"engine": engine(), "peer": PEER if peers else None, "games": rows}
    if answers:
        result["answers"] = bench_bots.answers(games)
    return result


def _measure(
    game: Game, players: int, slice_seconds: float, peer: Callable[[float], float] | None
) -> dict[str, Any]:
    engine, surface, copies, growth, simulations, peer_rates = [], [], [], [], [], []
    for number in range(ROUNDS):
        engine.append(_engine_rate(game, players, slice_seconds, number))
        surface.append(_surface_rate(game, players, slice_seconds, number))
        copies.append(_copy_seconds(game, players, number))
        growth.append(_growth(game, players, number))
        simulations.append(bench_bots.simulation_rate(game, players, slice_seconds, number))
        if peer is not None:
            peer_rates.append(peer(slice_seconds))
    row: dict[str, Any] = {
        "game": game.name,
        "players": players,
        "engine": median(engine),
        "surface": median(surface),
        "copy_microseconds": median(copies) * 1e6,
        "late_to_early": median(growth),
        "simulations": median(simulations),
    }
    if peer is not None:
        row["peer"] = median(peer_rates)
        row["engine_to_peer"] = median(
            own / other for own, other in zip(engine, peer_rates, strict=True)
        )
        row["surface_to_peer"] = median(
            own / other for own, other in zip(surface, peer_rates, strict=True)
        )
    return row


def _engine_rate(game: Game, players: int, seconds: float, seed: int) -> float:
    """Decisions per second of random playouts inside the engine."""
    rng = Sfc32(seed)
    setting = setting_for(game, players, {})
    decisions = 0
    begin = perf_counter()
    while (spent := perf_counter() - begin) < seconds:
        decisions += play_out(game.start(setting), rng)
    return decisions / spent


def _surface_rate(game: Game, players: int, seconds: float, seed: int) -> float:
    """Decisions per second of random matches through ``Match``: moves, events, record, undo."""
    rng = Random(seed)
    decisions = 0
    begin = perf_counter()
    while (spent := perf_counter() - begin) < seconds:
        match = corral.new(game.name, players=players, seed=rng.getrandbits(60))
        while not match.over:
            seat = match.actors[0]
            match.play(seat, rng.choice(match.legal(seat)))
            decisions += 1
    return decisions / spent


def _copy_seconds(game: Game, players: int, seed: int) -> float:
    """The cost of a copy in the middle of a match."""
    state = _middle(game, players, seed)
    begin = perf_counter()
    for _ in range(COPIES):
        state.copy()
    return (perf_counter() - begin) / COPIES


def _middle(game: Game, players: int, seed: int) -> State:
    match = corral.new(game.name, players=players, seed=seed)
    rng = Random(seed)
    for _ in range(120):
        if match.over:
            break
        seat = match.actors[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match.state


def _growth(game: Game, players: int, seed: int) -> float:
    """Time per move in the last quarter of matches to that in the second: about 1 if it is flat."""
    early = late = 0.0
    rng = Random(seed)
    for number in range(10):
        match = corral.new(game.name, players=players, seed=seed * 10 + number)
        times = []
        while not match.over:
            seat = match.actors[0]
            moves = match.legal(seat)
            move = rng.choice(moves)
            begin = perf_counter()
            match.play(seat, move)
            times.append(perf_counter() - begin)
        quarter = len(times) // 4
        early += median(times[quarter : 2 * quarter])
        late += median(times[-quarter:])
    return late / early


def _open_spiel_backgammon() -> Callable[[float], float]:
    """OpenSpiel's backgammon, driven from Python: random play, decisions per second."""
    try:
        import pyspiel  # type: ignore[import-not-found,unused-ignore] # noqa: PLC0415
    except ImportError as missing:
        raise CorralError(f"this needs {missing.name}: install corral[bench]") from None
    game = pyspiel.load_game("backgammon")
    rng = Random(0)
    rolls: dict[int, list[float]] = {}  # the same dice every time, so weighed only once

    def rate(seconds: float) -> float:
        decisions = 0
        begin = perf_counter()
        while (spent := perf_counter() - begin) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    if len(outcomes) not in rolls:
                        rolls[len(outcomes)] = list(accumulate(chance for _, chance in outcomes))
                    place = bisect(rolls[len(outcomes)], rng.random(), hi=len(outcomes) - 1)
                    state.apply_action(outcomes[place][0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    decisions += 1
        return decisions / spent

    return rate


def table(result: dict[str, Any]) -> RenderableType:
    """The result for people: a small table for each game, which says what played."""
    from rich.console import Group  # noqa: PLC0415

    names = list(dict.fromkeys(row["game"] for row in result["games"]))
    tables = [
        _game_table(
            f"{name}; engine: {result['engine']}",
            [row for row in result["games"] if row["game"] == name],
        )
        for name in names
    ]
    if "answers" in result:
        title = f"the hardest answers; engine: {result['engine']}"
        tables.append(_answers_table(title, result["answers"]))
    return Group(*tables)


def _answers_table(title: str, rows: list[dict[str, Any]]) -> RenderableType:
    from rich.table import Table  # noqa: PLC0415

    shown = Table(title=title, title_justify="left")
    shown.add_column("seconds")
    for column in ("level", "median", "worst", "wanted"):
        shown.add_column(column, justify="right", no_wrap=True)
    for row in rows:
        shown.add_row(
            f"{row['game']}, {row['players']} players",
            row["level"],
            f"{row['median']:.3f}",
            f"{row['worst']:.3f}",
            f"{row['wanted']:.2f}",
        )
    return shown


def _game_table(title: str, rows: list[dict[str, Any]]) -> RenderableType:
    from rich.table import Table  # noqa: PLC0415

    shown = Table(title=title, title_justify="left")
    shown.add_column("decisions per second")
    for row in rows:
        shown.add_column(f"{row['players']} players", justify="right", no_wrap=True)
    for label, figure, form in FIGURES:
        if figure in rows[0]:
            shown.add_row(label, *(form.format(row[figure]) for row in rows))
    return shown
