"""``corral review``: every decision of a match judged, and luck and skill apart."""

from __future__ import annotations

import argparse
import json
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from corral.arena.crew import Crew, SoloCrew
from corral.arena.process_crew import ProcessCrew
from corral.commands.matches import read_workers
from corral.commands.parser import FINE, add_command, add_edition, add_language, words_in
from corral.inputs.numbers import whole_number
from corral.review.depth import FOREMAN, MOST_NODES, depth_for
from corral.terminal.setup import Origin, read_record

if TYPE_CHECKING:
    from corral.commands.parser import Commands

ABOUT = """\
Decisions are judged with what their seat knew then, the graph with what all knew, nothing
with the hidden truth. What chance gave is the standing after an outcome less the mean over all
outcomes that could have come. docs/review.md tells more.

examples:
  corral review match.corral
  corral review match.corral --nodes 1000 --json
"""


def add(commands: Commands) -> None:
    parser = add_command(commands, "review", "judge every decision of a recorded match", _run)
    parser.epilog = ABOUT
    parser.add_argument("file", metavar="FILE", type=Path, help="a record, as play keeps it")
    parser.add_argument(
        "--nodes", metavar="N", help=f"simulated matches for each decision ({FOREMAN})"
    )
    parser.add_argument("--workers", metavar="N", help="processes (one for each processor)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a drawing")
    add_edition(parser)
    add_language(parser)


def _run(args: argparse.Namespace) -> int:
    nodes = FOREMAN if args.nodes is None else whole_number("--nodes", args.nodes, 1, MOST_NODES)
    workers = read_workers(args.workers)
    crew: Crew = SoloCrew() if workers == 1 else ProcessCrew(workers)
    origin = Origin.read(args.file, partial(words_in, args.lang))
    record = read_record(origin, args.edition).record()  # an edition of somebody's own is in it

    from rich.console import Console  # noqa: PLC0415 (needs an extra)

    from corral.review import reviewing  # noqa: PLC0415
    from corral.terminal.progress import sharing  # noqa: PLC0415

    with sharing(Console(stderr=True)) as tell:
        for report in reviewing(record, depth_for(nodes), crew):
            tell(report.progress)
    if args.json:
        print(json.dumps(report.to_data(), ensure_ascii=False))
        return FINE
    from corral.terminal.review import ReviewDrawing  # noqa: PLC0415
    from corral.terminal.screen import Screen  # noqa: PLC0415

    ReviewDrawing(Screen(words_in(args.lang)), report).show()
    return FINE
