"""The example in ``examples/waterhole``, installed as anybody installs a package."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from shutil import copytree

ROOT = Path(__file__).resolve().parents[1]
EXAMPLE = ROOT / "examples" / "waterhole"


def installed(folder: Path) -> str:
    """The interpreter of an environment of its own, in which the example is installed.

    It finds all that is installed here as well, Corral first of all: nothing is fetched.
    """
    made = folder / "environment"
    venv.create(made, symlinks=True)
    python = str(made / "bin" / "python")
    site = Path(sysconfig.get_path("purelib", "venv", {"base": str(made)}))
    here = [path for path in sys.path if Path(path).is_relative_to(sys.prefix)]
    (site / "here.pth").write_text("\n".join(here) + "\n", encoding="utf-8")
    source = copytree(EXAMPLE, folder / "source")  # a build leaves things beside what it builds
    pip = (sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check")
    alone = ("--quiet", "--no-index", "--no-deps", "--no-build-isolation")
    subprocess.run([*pip, "install", *alone, str(source)], check=True)
    return python
