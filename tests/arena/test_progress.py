"""The bar on the terminal."""

from __future__ import annotations

import re
from io import StringIO

from rich.console import Console

from corral.arena.progress import watching

CONTROL = r"[\r\n]|\x1b\[[0-9;?]*[A-Za-z]"


def shown(terminal: bool) -> list[str]:
    """The lines that are drawn while matches 3 to 8 of ten are played."""
    file = StringIO()
    console = Console(file=file, force_terminal=terminal, width=80, color_system=None)
    with watching(console, 2, 8) as watcher:
        for done in range(3, 9):
            watcher(done, 10 - done)
    return [line for line in re.split(CONTROL, file.getvalue()) if line]


def test_tells_how_far_the_matches_are_and_how_much_time_is_left() -> None:
    last = shown(terminal=True)[-1]
    assert re.search(r" 8/10 matches +80% 0:00:\d\d left 0:00:\d\d", last)


def test_leaves_room_for_what_an_interrupt_writes() -> None:
    assert max(map(len, shown(terminal=True))) < 80 - len("^C")


def test_nothing_is_drawn_where_nobody_watches() -> None:
    assert shown(terminal=False) == []
