"""Whose fault an error is: of a class that somebody brought along it is told in which line."""

from __future__ import annotations

import sys
from pathlib import Path
from traceback import walk_tb
from typing import Final

OWN: Final = "corral"
INSTALLED: Final = (Path(__file__).parents[1], Path(sys.prefix), Path(sys.base_prefix))
"""Where Corral lies, and all packages: whatever lies elsewhere is somebody's own."""


def blame(error: Exception) -> str | None:
    """What went wrong in somebody's own code, and where; None if none of it was at work."""
    for frame, line in reversed(list(walk_tb(error.__traceback__))):
        file = Path(frame.f_code.co_filename)
        if str(frame.f_globals.get("__name__")).partition(".")[0] == OWN:
            continue  # compiled modules name the files that they were made from
        if file.is_file() and not any(file.is_relative_to(place) for place in INSTALLED):
            return f"{type(error).__name__}: {error} ({file.name}, line {line})"
    return None
