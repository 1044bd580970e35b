"""Running one command after another: each told in a line, and in full where it fails."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from time import perf_counter

SHOWN = 40
"""So many of the last lines of a command that failed."""


def run(
    what: str, *command: object, cwd: Path | None = None, env: Mapping[str, str] | None = None
) -> str:
    """What a command prints; if it fails that is shown, and nothing follows."""
    print(f"  {what}", end="", flush=True)
    begun = perf_counter()
    done = subprocess.run(
        [*map(str, command)],
        cwd=cwd,
        env={**os.environ, **(env or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    print(f" ({perf_counter() - begun:.1f} s)", flush=True)
    if done.returncode != 0:
        sys.stderr.write("\n".join(done.stdout.splitlines()[-SHOWN:]) + "\n")
        raise SystemExit(f"failed with status {done.returncode}: {' '.join(map(str, command))}")
    return done.stdout
