"""How this program was called, so that people can be told how to call it again."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path


def called() -> str:
    """How this program was called, so that it can be called again."""
    program = sys.argv[0]
    if Path(program).name == "__main__.py":
        return f"{_short(sys.executable)} -m corral"
    return _short(program)


def _short(program: str) -> str:
    """The bare name will do where the search path leads to the same file."""
    name = Path(program).name
    found = shutil.which(name)
    same = found is not None and os.path.abspath(found) == os.path.abspath(program)
    return shlex.quote(name if same else program)
