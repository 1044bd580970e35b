"""The site for tests: all of it but most of the reference, which takes longest.

Built once for all of them, in whatever run they are, until something changes that it is made of.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[2]
HOME = Path(sys.prefix)
MADE_OF = ("docs", "examples", "src", "tools")
LEFT_OUT = {"__pycache__", "page"}
ROOM = "testing"
KEPT = 3


def built_site() -> Path:
    """The folder of a site that was built without a complaint."""
    site = HOME / f"site-{_fingerprint()}"
    if not site.is_dir():
        with (HOME / "site.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)  # tests in the browser run beside the others
            _build(site)
    return site


def _build(site: Path) -> None:
    if not site.is_dir():
        for old in sorted(HOME.glob("site-*"), key=os.path.getmtime)[:-KEPT]:
            shutil.rmtree(old, ignore_errors=True)  # the last ones stay: somebody may look at them
        with TemporaryDirectory(dir=HOME, prefix="building-") as folder:
            done = python("-m", "tools.site", str(Path(folder, "site")), ROOM)
            assert (done.returncode, done.stderr) == (0, "")
            Path(folder, "site").rename(site)


def python(*words: str) -> subprocess.CompletedProcess[str]:
    """A process of its own: here warnings are errors, and Sphinx has some of its own."""
    path = [str(ROOT / "src"), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
    return subprocess.run(
        [sys.executable, *words], cwd=ROOT, env=environ, capture_output=True, text=True, check=False
    )


def _fingerprint() -> str:
    total = sha256()
    for path in _sources():
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        total.update(sha256(path.read_bytes()).digest())
    return total.hexdigest()[:16]


def _sources() -> Iterator[Path]:
    yield from sorted(ROOT.glob("*.md"))
    for name in MADE_OF:
        for folder, folders, files in os.walk(ROOT / name):
            folders[:] = sorted({*folders} - LEFT_OUT)
            yield from (Path(folder, file) for file in sorted(files))
