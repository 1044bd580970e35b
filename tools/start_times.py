"""How long a first start takes, piece by piece and as a whole: a table in Markdown.

Everything happens in fresh clones of the last commit, in a temporary folder. Run by
script/start-times.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from time import perf_counter, sleep
from typing import Any, Final
from urllib.error import URLError
from urllib.request import Request, urlopen

from websockets.sync.client import connect

from corral.core.registry import own_games

ROOT: Final = Path(__file__).resolve().parent.parent
GAME: Final = own_games()[0]
LONGEST: Final = 1200.0
"""Seconds after which what is waited for will not come any more."""

Row = tuple[str, float, float | None]
"""What, how many seconds, and of how many processor seconds if that is known."""


class Failed(Exception):
    """Carries what went wrong."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="script/start-times", description=__doc__)
    parser.add_argument(
        "--empty-caches", action="store_true", help="fetch every package anew, as on a new machine"
    )
    parser.add_argument("--no-pieces", action="store_true", help="only the start as a whole")
    args = parser.parse_args()
    try:
        with tempfile.TemporaryDirectory(prefix="corral-start-") as folder:
            environment = _environment(Path(folder), args.empty_caches)
            rows = [] if args.no_pieces else list(_pieces(Path(folder), environment))
            rows += _whole(Path(folder), environment)
    except Failed as failure:
        sys.exit(f"corral: {failure}")
    print(_table(rows, args.empty_caches))


def _environment(folder: Path, empty_caches: bool) -> dict[str, str]:
    """Without what an earlier set-up or this process's own Python would change."""
    unset = ("PYTHONPATH", "PYTHONSAFEPATH", "PYTHONDONTWRITEBYTECODE", "PYTHON", "VIRTUAL_ENV")
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in unset and not name.startswith("CORRAL_")
    }
    if empty_caches:
        kept |= {"PIP_NO_CACHE_DIR": "1", "UV_NO_CACHE": "1"}
        kept["npm_config_cache"] = str(folder / "npm")
    return kept


def _clone(place: Path) -> Path:
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(place)], check=True)
    return place


# Piece by piece, one after another


def _pieces(folder: Path, environment: dict[str, str]) -> Iterator[Row]:
    place = _clone(folder / "pieces")

    def piece(what: str, *command: str, **wishes: str) -> Row:
        before, begin = _processor_time(), perf_counter()
        done = subprocess.run(
            command,
            cwd=place,
            env={**environment, **wishes},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            raise Failed(f"{' '.join(command)} failed:\n{done.stdout[-2000:]}")
        return what, perf_counter() - begin, _processor_time() - before

    python = ".venv/bin/python"
    install = ("script/install", "--no-compile")
    client = "import build; build."
    yield piece("`.venv`", "python3", "-m", "venv", ".venv")
    requirements = ("--require-hashes", "-r", "requirements/run.txt")
    yield piece("the packages of `requirements/run.txt`", *install, *requirements)
    inside = {"PYTHONPATH": "client"}
    yield piece("the parts of the page (`npm ci`)", python, "-c", f"{client}fetch()", **inside)
    yield piece("the page itself (`vite build`)", python, "-c", f"{client}build()", **inside)
    plain = ("--force-reinstall", "--no-deps", "--no-build-isolation", ".")
    wishes = {"CORRAL_COMPILE": "0", "CORRAL_CLIENT": "0"}
    yield piece("Corral with plain rules", *install, *plain, **wishes)
    piece("what is left", "script/setup", "run")
    yield piece("the rules compiled, with mypyc's installation", "script/compile")


def _processor_time() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


# As a whole


def _whole(folder: Path, environment: dict[str, str]) -> list[Row]:
    place = _clone(folder / "whole")
    rows: list[Row] = []
    with _server(place, environment) as server:
        rows.append(("**`script/server` in a fresh clone: the page answers**", server.page(), None))
        rows.append(("**the first move at a table with a bot**", server.first_move(), None))
        rows.append(("the bot has answered", server.bots_answer(), None))
        compiled = place / ".venv" / "compiled"
        plain = place / ".venv" / "plain"
        server.wait_until(lambda: compiled.exists() or plain.exists(), "rules compiled beside it")
        if plain.exists():
            raise Failed(plain.read_text(encoding="utf-8"))
        rows.append(("the rules are compiled, beside the server", server.spent(), None))
    for start in ("second", "third"):
        with _server(place, environment) as server:
            rows.append((f"**the {start} start: the page answers**", server.page(), None))
    return rows


class _Server:
    """script/server from the moment of its start."""

    def __init__(self, process: subprocess.Popen[str], begin: float) -> None:
        self.process = process
        self.begin = begin
        self.port = 0
        self.cookie = ""
        self.socket: Any = None
        self.version = -1
        self.moves: list[str] = []

    def spent(self) -> float:
        return perf_counter() - self.begin

    def wait_until(self, true: Callable[[], bool], what: str) -> None:
        while not true():
            if self.process.poll() is not None:
                raise Failed(f"script/server has ended; waited for: {what}")
            if self.spent() > LONGEST:
                raise Failed(f"waited in vain for: {what}")
            sleep(0.02)

    def page(self) -> float:
        assert self.process.stdout
        for line in self.process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
                self.port = int(found[1])
                break
        self.wait_until(self._answers, "the page")
        return self.spent()

    def _answers(self) -> bool:
        line = HTTPConnection("127.0.0.1", self.port, timeout=60)
        try:
            line.request("GET", "/", headers={"Accept": "text/html"})
            return b'<script type="module"' in line.getresponse().read()
        except (OSError, HTTPException):
            return False
        finally:
            line.close()

    def _post(self, path: str, body: object) -> Any:
        request = Request(f"http://127.0.0.1:{self.port}{path}", json.dumps(body).encode())
        request.add_header("Content-Type", "application/json")
        request.add_header("Cookie", self.cookie)
        try:
            with urlopen(request, timeout=60) as answer:
                self.cookie = (answer.headers["set-cookie"] or self.cookie).partition(";")[0]
                return json.load(answer)
        except URLError as error:
            raise Failed(f"POST {path}: {error}") from None

    def first_move(self) -> float:
        """Sit down with a bot and make a move; it is stored when the server tells of it."""
        self._post("/api/me", {"name": "Ana"})
        seats = [{"kind": "open"}, {"kind": "bot", "bot": "foreman"}]
        opened = self._post("/api/tables", {"game": GAME, "seats": seats, "start": True})
        url = f"ws://127.0.0.1:{self.port}/api/tables/{opened['table']['id']}/socket"
        self.socket = connect(url, additional_headers={"Cookie": self.cookie}, max_size=None)
        self.socket.send('{"kind":"hello"}')
        self._play(self._my_moves())
        return self.spent()

    def bots_answer(self) -> float:
        """Play until the bot was to move and has moved."""
        while moves := self.moves:
            self._play(moves)
        self._my_moves()
        spent = self.spent()
        self.socket.close()
        return spent

    def _my_moves(self) -> list[str]:
        self.moves = []
        while not self.moves:
            self._hear()
        return self.moves

    def _play(self, moves: list[str]) -> None:
        before = self.version
        play = {"kind": "play", "move": moves[0], "version": before, "key": f"{before}"}
        self.socket.send(json.dumps(play))
        while self.version == before:
            self._hear()

    def _hear(self) -> None:
        told = json.loads(self.socket.recv(timeout=60))
        if told["kind"] == "refused":
            raise Failed(f"the server refused a move: {told}")
        if told["kind"] in ("fresh", "news"):
            self.version = told["version"]
            if told.get("you") is not None:
                self.moves = told["you"]["moves"]


@contextmanager
def _server(place: Path, environment: dict[str, str]) -> Iterator[_Server]:
    begin = perf_counter()
    command = ["script/server", "--port", "0", "--data", str(place.parent / "data"), "--open", "no"]
    with subprocess.Popen(
        command, cwd=place, env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield _Server(process, begin)
        finally:
            process.terminate()


# What is printed


def _table(rows: list[Row], empty_caches: bool) -> str:
    caches = "empty" if empty_caches else "as they were"
    lines = [
        f"`script/start-times{' --empty-caches' if empty_caches else ''}`, "
        f"{datetime.now(UTC):%Y-%m-%d}, commit {_said('git', 'rev-parse', '--short', 'HEAD')}, "
        f"{_processor()}, {len(os.sched_getaffinity(0))} cores, load {os.getloadavg()[1]:.1f} "
        f"in the last five minutes, Python {platform.python_version()}, "
        f"Node {_said('node', '--version') or 'from the registry'}, "
        f"{'uv' if shutil.which('uv') else 'pip'}; its caches and npm's {caches}.",
        "",
        "| | seconds | processor seconds |",
        "|---|---:|---:|",
    ]
    for what, seconds, used in rows:
        lines.append(f"| {what} | {seconds:.1f} | {'' if used is None else f'{used:.1f}'} |")
    return "\n".join(lines)


def _said(*command: str) -> str:
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip()


def _processor() -> str:
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return platform.processor() or platform.machine()
    found = re.search(r"^model name\s*: (.*)$", text, re.MULTILINE)
    return found[1] if found else platform.machine()


if __name__ == "__main__":
    main()
