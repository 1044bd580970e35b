"""The Pythons on this machine that Corral is made for."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLASSIFIER = re.compile(r"Programming Language :: Python :: (3\.\d+)")
ASK = (
    "import ensurepip, platform, sys, venv; "
    "print(platform.python_implementation(), '%d.%d' % sys.version_info[:2])"
)


def supported() -> list[str]:
    """The versions that pyproject.toml declares, the oldest first."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = [CLASSIFIER.fullmatch(one) for one in project["classifiers"]]
    return [one[1] for one in declared if one]


def find(named: Iterable[str] = (), environ: Mapping[str, str] = os.environ) -> dict[str, str]:
    """One interpreter for each supported version that is to be had: those named, or all."""
    wanted = [*named]
    found: dict[str, str] = {}
    for candidate in wanted or _candidates(environ):
        version = version_of(candidate)
        if version is None and wanted:
            raise SystemExit(f"{candidate}: is no CPython that can make virtual environments")
        if version in supported():
            found.setdefault(version, candidate)
        elif wanted:
            known = ", ".join(supported())
            raise SystemExit(f"{candidate}: is Python {version}; Corral is made for {known}")
    return {version: found[version] for version in supported() if version in found}


def version_of(python: str) -> str | None:
    """Such as 3.12; None if it cannot be run, or can make no environments of its own."""
    try:
        said = subprocess.run([python, "-c", ASK], capture_output=True, text=True, check=False)
    except OSError:
        return None
    implementation, _, version = said.stdout.strip().partition(" ")
    return version if said.returncode == 0 and implementation == "CPython" else None


def _candidates(environ: Mapping[str, str]) -> Iterator[str]:
    """On the path, then where pyenv and uv keep theirs, then the one that runs this."""
    for version in supported():
        for name in (f"python{version}", "python3", "python"):
            if found := shutil.which(name, path=environ.get("PATH")):
                yield found
    home = Path(environ.get("HOME") or environ.get("USERPROFILE") or "~").expanduser()
    for folder in (
        Path(environ.get("PYENV_ROOT", home / ".pyenv")) / "versions",
        Path(environ.get("UV_PYTHON_INSTALL_DIR", home / ".local/share/uv/python")),
    ):
        for place in ("*/bin/python", "*/python.exe"):
            yield from map(str, sorted(folder.glob(place)))
    yield sys.executable


def python_in(folder: Path) -> Path:
    """The interpreter of a virtual environment."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
