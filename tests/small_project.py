"""A project of a few lines with the real scripts, to try what they do without waiting for it.

A program called ``uv`` stands in for the registry: it writes down what it is asked for, makes
environments, and installs what is in the folder, but nothing from elsewhere. Packages are built
without setuptools, and pip is an empty module, so that none is made. What is compiled of it is one
module, ``law``: a copy of its source stands for the result.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

UV = """#!/bin/sh
echo "$*" >>uv.log
case "$*" in
    venv*) exec {python} -m venv --without-pip .venv ;;
    *.txt) ;;
    *)
        site=$(echo .venv/lib/python*/site-packages)
        mkdir -p "$site/corral-1.dist-info"
        rm -rf "$site/corral" "$site/setuptools"
        cp -R src/corral setuptools "$site" && touch "$site/pip.py"
        cksum src/corral/*.py >"$site/corral-1.dist-info/RECORD"
        ln -sf /bin/true .venv/bin/corral
        ;;
esac
"""
BACKEND = """
import shutil
from pathlib import Path

def build_wheel(folder):
    if Path("src/broken").exists():
        raise SystemExit("error: nothing but a test")
    shutil.copytree("src", "all")
    Path("all/corral/law.so").write_text(Path("src/corral/law.py").read_text())
    shutil.make_archive(f"{folder}/corral", "zip", "all")
    Path(folder, "corral.zip").rename(Path(folder, "corral.whl"))
"""
SETUP = """
import os
from pathlib import Path

def compiled_from():
    return ["src/corral/law.py"]

def obstacle():
    if os.environ.get("CORRAL_COMPILE") == "0":
        return "CORRAL_COMPILE=0"
    return Path("src/obstacle").read_text()
"""
BUILD = """
import sys
from pathlib import Path
if sys.argv[1:] != ["--can"]:
    page = Path("src/corral/page")
    page.mkdir(exist_ok=True)
    (page / "index.html").write_text(Path("client/index.html").read_text())
"""


class SmallProject:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(ROOT / "script", folder / "script")
        for name in ("run", "docs", "test", "build", "zig", "node", "learn", "uv"):
            self.write(f"requirements/{name}.txt", "")
        for name in ("README.md", "LICENSE", "NOTICE.md", "pyproject.toml"):
            self.write(name, "")
        self.write("setup.py", SETUP)
        self.write("src/obstacle", "")
        self.write("src/corral/__init__.py", "RULES = 1\n")
        self.write("src/corral/law.py", "LAW = 1\n")
        self.write("client/build.py", BUILD)
        self.write("client/index.html", "first page")
        self.write("setuptools/build_meta.py", BACKEND)
        self.write("bin/uv", UV.format(python=sys.executable)).chmod(0o755)

    def write(self, name: str, text: str) -> Path:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def run(self, *command: str, **wishes: str) -> subprocess.CompletedProcess[str]:
        with self.begin(*command, **wishes) as process:
            out, err = process.communicate()
        return subprocess.CompletedProcess(command, process.returncode, out, err)

    def begin(self, *command: str, **wishes: str) -> subprocess.Popen[str]:
        """The same, but not waited for."""
        unset = ("CORRAL_COMPILE", "CORRAL_CLIENT", "CC", "PYTHON", "PYTHONPATH")
        kept = {name: value for name, value in os.environ.items() if name not in unset}
        path = f"{self.folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
        return subprocess.Popen(
            command,
            cwd=self.folder,
            env={**kept, "PATH": path, "PYTHON": sys.executable, **wishes},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def asked(self) -> list[str]:
        """What uv has been asked for since the last look."""
        log = self.folder / "uv.log"
        lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
        log.unlink(missing_ok=True)
        return lines

    def loaded(self, **environment: str) -> str:
        """Where the Python of ``.venv`` takes corral from."""
        code = "import corral; print(corral.__file__, corral.RULES)"
        return self.run(".venv/bin/python", "-c", code, **environment).stdout.strip()
