"""``python -m tools.baselines FOLDER`` plays the tables of docs/baselines.md, and prints them.

What is played is kept in the folder, so the same command goes on after an interrupt and prints what
is there at once; with more matches it adds some. ``--train NAME --out FILE`` trains a baseline,
``--curves FILE`` draws how they all learned.
"""

from __future__ import annotations

import argparse
from math import ceil
from pathlib import Path

from corral.nets.network import baselines
from tools.baselines.cells import (
    Cell,
    Effort,
    exploiter_cell,
    exploiter_file,
    policy_cells,
    row,
    search_cells,
)
from tools.baselines.curves import draw
from tools.baselines.training import Course, table_of, train, train_exploiter


def play(names: list[str], folder: Path, effort: Effort, wanted: argparse.Namespace) -> None:
    """All that is missing, in rounds, so that every cell has something early."""
    folder.mkdir(parents=True, exist_ok=True)
    _play([cell for name in names for cell in policy_cells(name, effort)], folder, wanted.policy)
    _play([cell for name in names for cell in search_cells(name, effort)], folder, wanted.search)
    for name in names if wanted.exploiter else ():
        path = folder / exploiter_file(name)
        if not path.exists():
            print(f"exploiter of {name}", flush=True)
            train_exploiter(name, wanted.minutes, path)
        _play([exploiter_cell(name)], folder, wanted.exploiter)


def _play(cells: list[Cell], folder: Path, matches: int) -> None:
    for part in (4, 1):
        for cell in cells:
            _, players = table_of(cell.name)
            if cell.play(folder, ceil(matches / part / players)):
                print(f"{cell.title} against {cell.column}: {cell.text(folder)}", flush=True)


def print_tables(names: list[str], folder: Path, effort: Effort) -> None:
    """As they stand in docs/baselines.md: shares, intervals, matches."""
    for game in dict.fromkeys(table_of(name)[0] for name in names):
        columns = (*effort.opponents(), "its policy")
        print(f"\n| player | {' | '.join(columns)} |\n|{'---|' * (1 + len(columns))}")
        for name in names:
            if table_of(name)[0] == game:
                print(row(list(policy_cells(name, effort)), folder) + " |")
                print(row(list(search_cells(name, effort)), folder))
    print("\n| network | won against it |\n|---|---|")
    for name in names:
        print(f"| `{name}` | {exploiter_cell(name).text(folder)} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, help="where matches are kept")
    parser.add_argument("--names", default=",".join(baselines()))
    parser.add_argument("--policy", type=int, default=100, help="matches of policies in a cell")
    parser.add_argument("--search", type=int, default=40, help="matches of searches in a cell")
    parser.add_argument("--exploiter", type=int, default=100, help="matches of exploiters; 0: none")
    parser.add_argument("--walks", type=int, default=50, help="of searches with a network (50)")
    parser.add_argument("--baron", type=int, default=50, help="nodes of barons (50)")
    parser.add_argument("--train", metavar="NAME")
    parser.add_argument(
        "--minutes",
        type=float,
        default=1.5,
        help="for learning: of the processor, with --workers or another --device by the clock",
    )
    parser.add_argument("--from", dest="begin", help="a network to go on with, for learning")
    parser.add_argument("--workers", type=int, default=0, help="processes that play, for learning")
    parser.add_argument("--device", default="cpu", help="of PyTorch's, for learning")
    parser.add_argument("--matches", type=int, help="at a time, for learning")
    parser.add_argument(
        "--trust",
        type=float,
        default=0.0,
        help="how much a search believes its chances; the rest is the game's own evaluation (0)",
    )
    parser.add_argument("--out", type=Path, help="where a trained one goes: NAME.net")
    parser.add_argument("--curves", metavar="FILE", type=Path, help="draw how they learned")
    args = parser.parse_args()
    if args.curves:
        draw(args.names.split(","), args.curves)
        return
    if args.train:
        course = Course(args.workers, args.device, args.matches, args.begin)
        out = args.out or Path(f"{args.train}.net")
        train(args.train, args.minutes, args.trust, course, out)
        return
    if args.folder is None:
        parser.error("name a folder in which matches are kept, --train NAME or --curves FILE")
    names = args.names.split(",")
    effort = Effort(args.walks, args.baron)
    play(names, args.folder, effort, args)
    print_tables(names, args.folder, effort)


if __name__ == "__main__":
    main()
