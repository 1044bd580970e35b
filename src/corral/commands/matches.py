"""What ``corral arena`` and ``corral stats`` have in common: by whom, how many, how shown."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from corral.arena.crew import Crew
from corral.arena.process_crew import ProcessCrew
from corral.core.game import Game
from corral.inputs.numbers import MANY, whole_number

if TYPE_CHECKING:
    from matplotlib.figure import Figure
    from rich.console import Console

    from corral.arena.bout import Outcome
    from corral.words import Words

MOST_WORKERS = 1024


def add_limits(parser: argparse.ArgumentParser) -> None:
    """Limits for all bots that search; without them each level has its own."""
    parser.add_argument("--seconds", metavar="S", help="seconds a decision, for bots that search")
    parser.add_argument("--nodes", metavar="N", help="nodes a decision, for bots that search")


def add_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        metavar="NAME",
        action="append",
        default=[],
        help="play with this option of the game (NAME=no: without it); may be repeated",
    )


def add_output(parser: argparse.ArgumentParser, drawn: str) -> None:
    parser.add_argument(
        "--plot",
        metavar="FILE",
        type=Path,
        action="append",
        default=[],
        help=f"draw {drawn} (.png or .svg); may be repeated",
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")


def add_running(parser: argparse.ArgumentParser) -> None:
    """Which deals are played, and by whom."""
    parser.add_argument("--seed", metavar="N", help="that of the first deal: a number from 0 on")
    add_workers(parser)


def add_workers(parser: argparse.ArgumentParser) -> None:
    """By whom the matches are played."""
    parser.add_argument("--workers", metavar="N", help="processes (one for each processor)")
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="play on a Ray cluster: its address, or local for one on this machine",
    )


def read_tables(text: str, game: Game) -> tuple[int, ...]:
    """``2``, ``2-4`` or ``2,4``: numbers of players, in ascending order."""
    found: set[int] = set()
    for word in text.split(","):
        first, dash, last = word.strip().partition("-")
        low = whole_number(f"in --seats {text!r} the number", first, game.fewest, game.most)
        high = low
        if dash:
            high = whole_number(f"in --seats {text!r} the number", last, low, game.most)
        found.update(range(low, high + 1))
    return tuple(sorted(found))


def read_workers(text: str | None) -> int:
    if text is not None:
        return whole_number("--workers", text, 1, MOST_WORKERS)
    if hasattr(os, "sched_getaffinity"):  # not on every system: those that we may use
        return min(MOST_WORKERS, len(os.sched_getaffinity(0)))
    return min(MOST_WORKERS, os.cpu_count() or 1)


def read_crew(args: argparse.Namespace) -> Crew:
    """Processes, or a cluster."""
    workers = read_workers(args.workers)
    if args.ray is None:
        return ProcessCrew(workers)
    from corral.arena.ray_crew import RayCrew  # noqa: PLC0415

    return RayCrew(args.ray, workers if args.workers is not None or args.ray == "local" else None)


def read_number(text: str) -> int:
    return whole_number("--num", text, 1, MANY)


def fault_teller(game: str, words: Words, console: Console) -> Callable[[Outcome], None]:
    """Tells what programs did wrong in a match, to who watches."""
    from corral.terminal.faults import fault_sentence  # noqa: PLC0415 (needs an extra)

    def tell(outcome: Outcome) -> None:
        for fault, more in outcome.faults:
            sentence = fault_sentence(fault, more, game, outcome.names, words)
            console.print(f"corral: {sentence}", markup=False)

    return tell


def read_plots(paths: Sequence[Path]) -> Callable[[Figure], None] | None:
    """How to draw, if that is wanted; what cannot be drawn is refused before anything is played."""
    if not paths:
        return None
    from corral.arena.plots import check_plot, save  # noqa: PLC0415

    checked = [check_plot(path) for path in paths]

    def draw(figure: Figure) -> None:
        for path in checked:
            save(figure, path)

    return draw
