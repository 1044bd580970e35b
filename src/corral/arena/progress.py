"""A bar that shows how far the matches are, and how much time is left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskProgressColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

WIDTH = 30
"""Of the bar: a line that fills the screen would be drawn a second time after a ``^C``."""
MEMORY = 600.0
"""Seconds whose speed tells the time left: a match of two barons may take minutes."""


@contextmanager
def watching(console: Console, done: int, left: int) -> Iterator[Callable[[int, int], None]]:
    """Shows a bar on a terminal, and nothing elsewhere; tell it what is done and what is left."""
    with Progress(
        BarColumn(WIDTH),
        MofNCompleteColumn(),
        TextColumn("matches"),
        TaskProgressColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
        console=console,
        speed_estimate_period=MEMORY,
        disable=not console.is_terminal,
    ) as progress:
        bar = progress.add_task("matches", total=done + left, completed=done)
        yield lambda done, left: progress.update(bar, completed=done, total=done + left)
