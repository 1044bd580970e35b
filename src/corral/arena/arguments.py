"""The words of ``corral arena``; every refusal names the word and what would be right."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import corral
from corral.arena.lineup import LINE_UPS
from corral.arena.statistics import ERROR
from corral.bots import BOTS, Limit
from corral.bots.limit import LONGEST_THOUGHT, MOST_NODES
from corral.core.game import Game
from corral.terminal.arguments import MANY, add_program_option, decimal_number, whole_number

if TYPE_CHECKING:
    from matplotlib.figure import Figure

MOST_WORKERS = 1024

ABOUT = """\
Line-ups (--lineup):
  mixed    every choice of different players; seats left over are shared out evenly
  alone    each player as the only one among as many of each other player
  ladder   each player alone among the player that is named next; name the strongest first

A deal is a duplicate match: the same stream of chance, played once for each rotation of
the seats. An interrupted arena goes on where it was when it is called again with the same
words and the same --out; with a larger --num it adds deals. docs/arena.md tells the method.

examples:
  corral arena kuhhandel --players baron,foreman,cowhand,random --num 400 --seconds 0.2 \\
      --workers 2 --out results.json --plot results.svg
  corral arena goldrush --players baron,foreman,cowhand --lineup ladder --seats 2-4 --num 200
  corral arena elgaucho --players foreman@400,foreman@100 --num 2000 --sprt 50%,60%
"""


def add_arena(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``corral arena``."""
    parser.epilog = ABOUT
    parser.add_argument("game", metavar="GAME", help=" or ".join(corral.games()))
    parser.add_argument(
        "--players",
        metavar="BOTS",
        required=True,
        help=f"who enters, such as baron,foreman: {', '.join(BOTS)}; with a limit of its own as "
        "baron@1000 (nodes) or baron@0.05s (seconds); or exec:COMMAND, a program of your own "
        "(docs/protocol.md)",
    )
    parser.add_argument(
        "--num", metavar="N", default="200", help="deals (duplicate matches) for each line-up (200)"
    )
    parser.add_argument(
        "--seats",
        metavar="N",
        help="players at a table: 2, 2-4 or 2,4; else all numbers the game has (mixed: as far as "
        "nobody sits at a table twice)",
    )
    parser.add_argument(
        "--lineup",
        metavar="HOW",
        default="mixed",
        choices=list(LINE_UPS),
        help=f"who sits together: {', '.join(LINE_UPS)} (mixed)",
    )
    add_limits(parser)
    add_program_option(parser)
    parser.add_argument(
        "--sprt",
        metavar="LOW,HIGH",
        help="stop a line-up when it is clear which share of wins the player has whom it names "
        "first: 50%%,65%% or, in times of the fair share, 1x,1.5x",
    )
    parser.add_argument("--alpha", metavar="P", help=f"chance to err at LOW ({ERROR})")
    parser.add_argument("--beta", metavar="P", help=f"chance to err at HIGH ({ERROR})")
    add_option(parser)
    add_running(parser)
    parser.add_argument(
        "--out", metavar="FILE", type=Path, help="keep the results here (JSON), and go on from here"
    )
    parser.add_argument(
        "--records", metavar="DIR", type=Path, help="keep the record of every match"
    )
    add_output(parser, "the shares of wins")


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
    """By whom the matches are played."""
    parser.add_argument("--seed", metavar="N", help="that of the first deal: a number from 0 on")
    parser.add_argument("--workers", metavar="N", help="processes (one for each processor)")
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="play on a Ray cluster: its address, or local for one on this machine",
    )


def read_limit(seconds: str | None, nodes: str | None) -> Limit | None:
    """The common limit, if there is one."""
    if seconds is None and nodes is None:
        return None
    return Limit(
        None if seconds is None else decimal_number("--seconds", seconds, LONGEST_THOUGHT),
        None if nodes is None else whole_number("--nodes", nodes, 1, MOST_NODES),
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


def read_number(text: str) -> int:
    return whole_number("--num", text, 1, MANY)


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
