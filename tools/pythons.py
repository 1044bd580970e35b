"""Tries Corral with every supported Python of this machine, or with those named.

``python -m tools.pythons [PYTHON...]``: each gets an environment in ``.pythons`` with the locked
versions and compiled rules, and runs the tests of the rooms that depend on their Python: all
compiled, the rules plain as well. ``--lowest`` takes the oldest Python and the lowest versions that
pyproject.toml allows, and tests the rooms that use them. Needs no shell: on Windows it is the same.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from tools.interpreters import ROOT, find, python_in, supported
from tools.steps import run

RULES = ("core", "games")
ROOMS = {"compiled": (*RULES, "cli", "server"), "plain": RULES}
DEPENDING = {"compiled": ("cli", "server", "arena", "envs", "locales")}
"""Rooms whose tests use what others have written, whichever rules they run."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="script/pythons", description=__doc__)
    parser.add_argument("pythons", nargs="*", help="interpreters; all that are found by default")
    parser.add_argument("--lowest", action="store_true", help="the lowest versions allowed")
    given = parser.parse_args()
    pythons = find(given.pythons)
    if given.lowest:
        oldest = supported()[0]
        if oldest not in pythons:
            raise SystemExit(f"the lowest versions are locked for Python {oldest}: none is here")
        failed = tried(oldest, pythons[oldest], "lowest", DEPENDING)
    else:
        failed = []
        for version, python in pythons.items():
            failed += tried(version, python, "pythons", ROOMS)
        missing = [version for version in supported() if version not in pythons]
        if missing and not given.pythons:
            print(f"!! not tried, for it is not on this machine: Python {', '.join(missing)}")
    print("\n".join(f"FAILED {one}" for one in failed) or "all passed")
    sys.exit(bool(failed))


def tried(
    version: str, python: str, requirements: str, rooms: Mapping[str, tuple[str, ...]]
) -> list[str]:
    """What failed with one Python and one set of versions."""
    print(f"Python {version}, requirements/{requirements}.txt: {python}")
    environment = prepare(version, python, requirements)
    return [
        f"{version} {requirements} {rules}"
        for rules in rooms
        if not tested(environment, rules, rooms[rules])
    ]


def prepare(version: str, python: str, requirements: str) -> Path:
    """An environment with locked packages and Corral itself, compiled."""
    folder = ROOT / ".pythons" / f"{version}-{requirements}"
    if not python_in(folder).exists():
        run("  environment", python, "-m", "venv", folder)
    pip = [python_in(folder), "-m", "pip", "--disable-pip-version-check", "install"]
    locked = ROOT / "requirements" / f"{requirements}.txt"
    run("  packages", *pip, "--require-hashes", "-r", locked)
    options = ["--force-reinstall", "--no-deps", "--no-build-isolation"]
    compiled = {"CORRAL_COMPILE": "1", "CORRAL_CLIENT": "0"}
    run("  compiling", *pip, *options, ROOT, env=compiled)
    for left in ("build", "src/corral.egg-info"):  # which the next Python and the tests would find
        shutil.rmtree(ROOT / left, ignore_errors=True)
    return folder


def tested(environment: Path, rules: str, rooms: tuple[str, ...]) -> bool:
    """Whether the tests of some rooms pass; what they print is shown."""
    print(f"  tests, {rules}: {', '.join(rooms)}", flush=True)
    folders = [str(Path("tests", room)) for room in rooms]
    own = {
        "PYTHONSAFEPATH": "1",
        "PYTHONPATH": str(ROOT / "src") if rules == "plain" else "",
        "CORRAL_EXPECT": rules,
    }
    command = [str(python_in(environment)), "-m", "pytest", "-q", "-n", "auto", *folders]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **own}, check=False).returncode == 0


if __name__ == "__main__":
    main()
