"""``pytest --costs FILE`` writes what each test costs; ``python -m tests.costs FILE`` tells it.

Processor seconds, a test's own and those of the processes that it started, do not depend on what
else the machine has to do; seconds by the clock tell how long it waited besides. What several
tests share counts for the first of them.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Generator
from pathlib import Path

import pytest

TICK = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def _own() -> float:
    now = os.times()
    return now.user + now.system


def _of_ended() -> float:
    """Of those that have ended and were waited for."""
    now = os.times()
    return now.children_user + now.children_system


def _of_children() -> float:
    """Of those that live, and theirs; on Linux. Elsewhere they count when they have ended."""
    parents: dict[int, list[int]] = {}
    spent: dict[int, float] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        pid = int(path.parent.name)
        parents.setdefault(int(fields[1]), []).append(pid)
        spent[pid] = sum(map(int, fields[11:15])) / TICK
    family = [*parents.get(os.getpid(), [])]
    for pid in family:  # which grows meanwhile
        family += parents.get(pid, [])
    return sum(spent[pid] for pid in family)


class Costs:
    """The plugin: a line for each test, in the order in which they end, of all workers."""

    def __init__(self, file: Path) -> None:
        self._file = file

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        children, own, clock = _of_children() + _of_ended(), _own(), time.perf_counter()
        try:
            return (yield)
        finally:
            waited = time.perf_counter() - clock
            # Who ends without being waited for takes what it has spent along.
            processor = _own() - own + max(0.0, _of_children() + _of_ended() - children)
            spent = f"{processor:.3f} {waited:.3f}"
            with self._file.open("a", encoding="utf-8") as file:  # one write, so lines stay whole
                file.write(f"{spent} {item.nodeid}\n")


def told(text: str, most: int = 25) -> str:
    """Where the time goes: by folder, by file, by test, the dearest first."""
    sums: dict[str, dict[str, list[float]]] = {kind: {} for kind in ("folder", "file", "test")}
    for line in text.splitlines():
        processor, clock, name = line.split(" ", 2)
        file = name.partition("::")[0]
        for kind, of in zip(sums, (str(Path(file).parent), file, name), strict=True):
            entry = sums[kind].setdefault(of, [0.0, 0.0, 0])
            for place, more in enumerate((float(processor), float(clock), 1)):
                entry[place] += more
    lines = []
    for kind, entries in sums.items():
        total = [sum(entry[place] for entry in entries.values()) for place in range(3)]
        lines.append(f"{'processor':>10} {'clock':>8} {'tests':>6}  {kind}")
        dearest = sorted(entries.items(), key=lambda one: -one[1][0])[:most]
        for name, (spent, waited, tests) in [("all", total), *dearest]:
            lines.append(f"{spent:10.1f} {waited:8.1f} {tests:6.0f}  {name}")
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    print(told(Path(sys.argv[1]).read_text(encoding="utf-8"), *map(int, sys.argv[2:])))
