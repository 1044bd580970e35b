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
LIST = ROOT / "tests" / "mutants.toml"
WORDS = Path("src", "corral", "locales")
"""The page's as well."""
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
        Mutant(part, **{"tests": told["tests"], **fault})
        for part, told in known.items()
        for fault in told["faults"]
        if not parts or part in parts
    ]


def is_noticed(mutant: Mutant) -> bool:
    """Likely tests are asked first: those of the same name, and the second implementations."""
    with TemporaryDirectory(prefix="mutant") as folder:
        tree = Path(folder) / mutant.home.partition("/")[0]
        shutil.copytree(
            ROOT / tree.name, tree, ignore=shutil.ignore_patterns("node_modules", "page")
        )
        path = Path(folder) / mutant.home / mutant.file
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace(mutant.old, mutant.new), encoding="utf-8")
        if tree.name == "client":
            (tree / "node_modules").symlink_to(ROOT / "client" / "node_modules")
            shutil.copytree(ROOT / WORDS, tree.parent / WORDS)
            return _fails(tree, "npx", "vitest", "run", "--bail", "1", *mutant.tests)
        pytest = (sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider")
        likely = _likely(mutant)
        return bool(likely and _fails(tree, *pytest, *likely)) or _fails(
            tree, *pytest, *mutant.tests
        )


def _likely(mutant: Mutant) -> list[str]:
    names = (Path(mutant.file).stem, "reference")
    folders = [ROOT / test for test in mutant.tests if (ROOT / test).is_dir()]
    return [
        str(path)
        for name in names
        for folder in folders
        for path in sorted(folder.glob(f"test_*{name}*.py"))
    ]


def _fails(sources: Path, *command: str) -> bool:
    environ = {
        **os.environ,
        "PYTHONSAFEPATH": "1",
        "PYTHONPATH": str(sources),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # most of the time that a quick answer takes
    }
    folder = sources if sources.name == "client" else ROOT
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env=environ,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return True
    if done.returncode not in (0, 1, 2):  # neither passed nor failed nor could not be collected
        raise SystemExit(f"the tests could not be run:\n{done.stdout}{done.stderr}")
    return done.returncode != 0


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
