"""The example in ``examples/waterhole``, installed as anybody installs a package."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree

ROOT = Path(__file__).resolve().parents[1]
EXAMPLE = ROOT / "examples" / "waterhole"
PIP = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")


def installed(folder: Path) -> dict[str, str]:
    """Installed into a folder of its own; an environment in which Python finds it there."""
    site = folder / "site"
    source = copytree(EXAMPLE, folder / "source")  # a build leaves things beside what it builds
    alone = ("--no-index", "--no-deps", "--no-build-isolation")
    subprocess.run([*PIP, *alone, "--target", str(site), str(source)], check=True)
    paths = [*filter(None, [os.environ.get("PYTHONPATH")]), str(site)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
