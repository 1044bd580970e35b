"""Attacks one server after another and prints the table for docs/server.md.

Everything stays on this computer's loopback; each attack has its time and ends by itself.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from math import isnan
from multiprocessing.connection import Connection
from pathlib import Path
from time import monotonic, perf_counter, sleep
from typing import Final, TypeAlias

from corral.info import compiled
from tools.attack import (
    on_play,
    on_questions,
    on_requests,
    on_rooms,
    on_sockets,
    on_storage,
    on_tables,
)
from tools.attack.attack import ALL, Attack, Broken
from tools.attack.bystander import Bystander, p99
from tools.attack.server import Server

CHAPTERS: Final = (on_sockets, on_requests, on_tables, on_storage, on_play, on_questions, on_rooms)
"""Importing a chapter puts its attacks on the list."""
PAGE: Final = Path(__file__).resolve().parent.parent.parent / "docs" / "server.md"
BEGIN, END = "<!-- begin attacks -->", "<!-- end attacks -->"
CALM: Final = 3.0
PATIENCE: Final = 5000.0
"""Milliseconds: when others wait longer, an attack was not held. The audit's were 7 to 14 s."""
OVERTIME: Final = 60.0
"""Seconds after which an attack is ended that does not end by itself."""
Row: TypeAlias = tuple[str, ...]
TITLES: Final = (
    "no.",
    "attack",
    "a move, p99 before",
    "during",
    "a newcomer, p99 before",
    "during",
    "memory",
    "what was held",
)


def main() -> int:
    parser = argparse.ArgumentParser(prog="script/attack", description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0, help="for each attack (8)")
    parser.add_argument("--write", action="store_true", help="put the table into docs/server.md")
    parser.add_argument(
        "--only", nargs="+", metavar="WORD", help="numbers, or words of titles, of attacks"
    )
    args = parser.parse_args()
    if sys.platform != "linux":
        print("script/attack looks into /proc and needs Linux", file=sys.stderr)
        return 2
    words = args.only or [""]
    chosen = [one for one in ALL if any(_named(one, word) for word in words)]
    if not chosen:
        print(f"no attack is called {' or '.join(words)}", file=sys.stderr)
        return 2
    print(f"engine: {'compiled' if compiled() else 'plain Python'}", file=sys.stderr)
    rows: list[Row] = []
    broken = 0
    for one in sorted(chosen, key=lambda one: one.number):
        print(f"{one.number}: {one.title} ...", file=sys.stderr, flush=True)
        row, fell = _measured(one, args.seconds)
        broken += fell
        rows.append(row)
    print(_table(rows))
    if args.write:
        _write(rows)
    return 1 if broken else 0


def _table(rows: list[Row]) -> str:
    lines = [" | ".join(row) for row in (TITLES, ("---",) * len(TITLES), *rows)]
    return "\n".join(f"| {line} |" for line in lines)


def _write(rows: list[Row]) -> None:
    """Put the rows into the page; those of attacks that were not made this time stay."""
    head, begin, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    table, end, tail = rest.partition(END)
    known = {tuple(line[2:-2].split(" | "))[:2]: line for line in table.split("\n")}
    measured = {row[:2]: row for row in rows}
    kept = [
        measured.get(title) or tuple(known[title][2:-2].split(" | "))
        for one in sorted(ALL, key=lambda one: one.number)
        if (title := (str(one.number), one.title)) in measured or title in known
    ]
    PAGE.write_text(f"{head}{begin}\n\n{_table(kept)}\n\n{end}{tail}", encoding="utf-8")


def _named(one: Attack, word: str) -> bool:
    return word == str(one.number) if word.isdigit() else word.lower() in one.title.lower()


def _measured(one: Attack, seconds: float) -> tuple[Row, bool]:
    with Server(*one.flags) as server, Bystander(server.port) as bystander:
        sleep(1.0)  # the first requests load what is loaded once
        calm, memory = perf_counter(), server.memory()
        sleep(CALM)
        begin = perf_counter()
        said, fell, most = _attacked(one, server, seconds)
        end = perf_counter()
        said += "".join(f"; {count} cut ({reason})" for reason, count in server.cuts().items())
    said = " ".join(said.split())
    waits = [
        p99(samples, *times)
        for samples in (bystander.moves, bystander.visits)
        for times in ((calm, begin), (begin, end))
    ]
    if not fell and any(wait > PATIENCE for wait in waits[1::2]):
        said, fell = f"NOT HELD: others waited; {said}", True
    figures = ["–" if isnan(wait) else f"{wait:.0f} ms" for wait in waits]
    return (str(one.number), one.title, *figures, f"+{max(0.0, most - memory):.0f} MB", said), fell


def _attacked(one: Attack, server: Server, seconds: float) -> tuple[str, bool, float]:
    """What the attack says, whether the server fell to it, and its memory at most."""
    mine, its = multiprocessing.Pipe()
    process = multiprocessing.get_context("fork").Process(
        target=_attack, args=(one, server, monotonic() + seconds, its)
    )
    process.start()
    deadline, most = monotonic() + seconds + OVERTIME, server.memory()
    while not mine.poll(0.1):
        most = max(most, server.memory())
        if monotonic() > deadline or not process.is_alive():
            process.kill()
            process.join()
            return "NOT HELD: the attack did not come to its end", True, most
    said, fell = mine.recv()
    process.join()
    return said, fell, most


def _attack(one: Attack, server: Server, until: float, answer: Connection) -> None:
    try:
        answer.send((one.doing(server, until), False))
    except Broken as broken:
        answer.send((f"NOT HELD: {broken}", True))
    except Exception as error:
        answer.send((f"NOT HELD: {type(error).__name__}: {error}", True))


if __name__ == "__main__":
    raise SystemExit(main())
