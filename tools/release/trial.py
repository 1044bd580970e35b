"""Tries a wheel as its users get it: an empty environment, no compiler, no Node, no network."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools.interpreters import python_in
from tools.release.offline import offline
from tools.steps import run

HERE = Path(__file__).resolve().parent


def fetch(wheel: Path, version: str, python: str, work: Path) -> Path:
    """All that the wheel with its server needs, as wheels in a folder."""
    store, helper = work / f"needed-{version}", work / f"fetch-{version}"
    run(f"{version}: environment to fetch with", python, "-m", "venv", helper)
    command = [python_in(helper), "-m", "pip", "download", "--only-binary", ":all:"]
    run(f"{version}: what it needs", *command, "--dest", store, f"{wheel}[server]")
    return store


def try_out(wheel: Path, version: str, python: str, release: str, work: Path) -> Path:
    """Install it and play every game, with the page; the environment, for a look at it."""
    store, empty = fetch(wheel, version, python, work), work / f"empty-{version}"
    shutil.rmtree(empty, ignore_errors=True)
    run(f"{version}: empty environment", python, "-m", "venv", empty)
    alone = {
        "PATH": str(python_in(empty).parent),
        "PIP_NO_INDEX": "1",
        "PIP_FIND_LINKS": str(store),
    }
    install = [python_in(empty), "-m", "pip", "install", f"{wheel}[server]"]
    run(f"{version}: installing without a network", *offline(install), env=alone, cwd=work)
    play = [python_in(empty), HERE / "match.py", release]
    told = run(f"{version}: playing", *offline(play), env=alone, cwd=work)
    print(f"    {told.strip().splitlines()[-1]}")
    return empty
