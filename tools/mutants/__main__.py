"""``python -m tools.mutants [PART...]``: puts in one fault after the other; which are noticed?

Rules are run as plain Python, each fault in a copy of the sources; nothing is written into the
repository. The exit status tells whether any fault went unnoticed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
LIST = Path(__file__).with_name("mutants.toml")
PATIENCE = 1800
"""Seconds after which tests hang because of the fault."""


class Mutant(NamedTuple):
    """A fault, and where it is to be noticed."""

    part: str
    file: str
    old: str
    new: str
    tests: list[str]

    @property
    def home(self) -> str:
        return "client/src" if self.file.endswith(".ts") else "src/corral"


def mutants(parts: list[str]) -> list[Mutant]:
    """Those of some parts, or all."""
    known = tomllib.loads(LIST.read_text(encoding="utf-8"))
    if wrong := set(parts) - set(known):
        raise SystemExit(
            f"there are no mutants of {', '.join(sorted(wrong))}, only of {', '.join(known)}"
        )
    return [
        Mutant(part, tests=told["tests"], **fault)
        for part, told in known.items()
        for fault in told["faults"]
        if not parts or part in parts
    ]


def is_noticed(mutant: Mutant) -> bool:
    with TemporaryDirectory(prefix="mutant") as folder:
        tree = Path(folder)
        for name in ("src", "tests", "tools", "examples", "docs", "client"):
            shutil.copytree(
                ROOT / name, tree / name, ignore=shutil.ignore_patterns("node_modules", "page")
            )
        for name in ("pyproject.toml", "setup.py", "README.md"):
            shutil.copy(ROOT / name, tree)
        (tree / "client" / "node_modules").symlink_to(ROOT / "client" / "node_modules")
        path = tree / mutant.home / mutant.file
        text = path.read_text(encoding="utf-8")
        assert mutant.old in text, f"{mutant.file} has no {mutant.old!r} any more"
        path.write_text(text.replace(mutant.old, mutant.new), encoding="utf-8")
        return _test(mutant, tree) != 0


def _test(mutant: Mutant, tree: Path) -> int:
    """The exit status of the tests."""
    environ = {
        **os.environ,
        "PYTHONSAFEPATH": "1",
        "PYTHONPATH": str(tree / "src"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider"]
    folder = tree
    if mutant.home == "client/src":
        command, folder = ["npx", "vitest", "run", "--bail", "1"], tree / "client"
    try:
        done = subprocess.run(
            [*command, *mutant.tests],
            cwd=folder,
            env=environ,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return 1
    if done.returncode not in (0, 1, 2):  # neither passed nor failed nor could be collected
        raise SystemExit(f"the tests could not be run:\n{done.stdout}{done.stderr}")
    return done.returncode


def main(parts: list[str]) -> int:
    unnoticed = 0
    chosen = mutants(parts)
    for mutant in chosen:
        noticed = is_noticed(mutant)
        unnoticed += not noticed
        word = "noticed" if noticed else "UNNOTICED"
        print(f"{word:9} {mutant.part:9} {mutant.file}: {mutant.old} -> {mutant.new}", flush=True)
    print(f"{len(chosen) - unnoticed} of {len(chosen)} noticed")
    return min(unnoticed, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
