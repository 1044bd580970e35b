"""A wheel with compiled rules and the page for one Python, from the unpacked source archive."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tools.interpreters import ROOT, python_in
from tools.steps import run

NEEDED = {"CORRAL_COMPILE": "1", "CORRAL_CLIENT": "1"}
"""Neither may be missing from what is published."""
if sys.platform == "linux":
    NEEDED["LDSHARED"] = "cc -shared"
    """Without the folder of this machine's Python, which pyenv's would write into each module."""


def build_page(sources: Path) -> None:
    """Once for all wheels: it is the same in each, and a wheel is built where no Node is."""
    run("page", sys.executable, sources / "client" / "build.py")


def build(python: str, version: str, sources: Path, work: Path, epoch: int) -> Path:
    """The wheel, marked for all systems that it runs on; left in a folder of ``work``."""
    environment, made = work / f"build-{version}", work / f"wheel-{version}"
    if not python_in(environment).exists():
        run(f"{version}: environment", python, "-m", "venv", environment)
        needs = ["--require-hashes", "-r", ROOT / "requirements" / "build.txt"]
        run(f"{version}: compiler", python_in(environment), "-m", "pip", "install", *needs)
    options = ["--no-deps", "--no-build-isolation", "--no-cache-dir", "--wheel-dir", made]
    run(
        f"{version}: wheel",
        *(python_in(environment), "-m", "pip", "wheel", *options, sources),
        env={**NEEDED, "SOURCE_DATE_EPOCH": str(epoch), "PYTHONHASHSEED": "0"},
    )
    [wheel] = made.glob("corral-*.whl")
    return mark(wheel, work / f"marked-{version}", epoch) if sys.platform == "linux" else wheel


def mark(wheel: Path, target: Path, epoch: int) -> Path:
    """For Linux: the oldest C library that it runs with becomes part of its name."""
    command = [sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", target, wheel]
    tools = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    own = {"SOURCE_DATE_EPOCH": str(epoch), "PATH": tools}  # it looks for patchelf on the path
    run(f"{wheel.name.split('-')[2]}: manylinux", *command, env=own)
    [marked] = target.glob("corral-*.whl")
    return marked
