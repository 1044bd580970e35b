"""A bar that shows how much of a piece of work is done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TimeRemainingColumn

WIDTH = 30


@contextmanager
def sharing(console: Console) -> Iterator[Callable[[float], None]]:
    """Shows a bar on a terminal, and nothing elsewhere; tell it the part that is done."""
    with Progress(
        BarColumn(WIDTH),
        TaskProgressColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        bar = progress.add_task("", total=1.0)
        yield lambda done: progress.update(bar, completed=done)
