"""Plays on an installed Corral as people do: its command, server, page, documentation, tables.

``python match.py [VERSION]`` is run by the Python of an environment that has ``corral[server]`` and
nothing else. It fetches the page with every script, style and picture that it names, looks into the
documentation, plays one match of every game against a bot, and ends the server. It imports nothing
of this folder.
"""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

COMMAND = Path(sys.executable).with_name("corral.exe" if os.name == "nt" else "corral")
MANY = "1000000"
PATIENCE = 300
"""Seconds for one answer: a machine may be busy, and one that never answers must be noticed."""
NAMED = re.compile(
    r"""["'(]((?:/|\./|assets/)[\w./-]+\.(?:js|css|svg|png|webmanifest|woff2))["')]"""
)
"""What a page, a script or a style names, as the build writes it."""
KINDS = {".js": "text/javascript", ".css": "text/css", ".html": "text/html"}


class Server:
    """A running ``corral serve``."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""

    def fetch(self, path: str, method: str = "GET", body: object = None) -> tuple[str, bytes]:
        """The kind and the body of an answer."""
        line = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        line.request(method, path, None if body is None else json.dumps(body), headers)
        answer = line.getresponse()
        text = answer.read()
        line.close()
        expect(answer.status < 300, f"{method} {path}: {answer.status} {text[:200]!r}")
        self.cookie = (answer.getheader("set-cookie") or self.cookie).partition(";")[0]
        return answer.getheader("content-type") or "", text

    def ask(self, path: str, method: str = "GET", body: object = None) -> Any:
        return json.loads(self.fetch(path, method, body)[1])


def expect(right: bool, otherwise: str) -> None:
    if not right:
        raise SystemExit(f"not fit for release: {otherwise}")


def check_what_is_installed(version: str) -> None:
    told = json.loads(subprocess.check_output([COMMAND, "info", "--json"], text=True))
    expect(version in ("", told["corral"]), f"version {told['corral']} where {version} was built")
    expect(told["engine"] == "compiled", "the rules are not compiled")
    expect(told["page"], "there is no page")


@contextmanager
def serving() -> Iterator[Server]:
    with tempfile.TemporaryDirectory(prefix="corral-match-", ignore_cleanup_errors=True) as data:
        command = [str(COMMAND), "serve", "--port", "0", "--data", data, "--workers", "1"]
        command += ["--bot-pause", "0", "--call-seconds", "0.05", "--count-seconds", "0.05"]
        command += ["--message-rate", MANY, "--request-rate", MANY]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                where = re.search(r"http://127\.0\.0\.1:(\d+)/", process.stdout.readline())
                expect(where is not None, "`corral serve` did not say where it is")
                assert where is not None
                yield Server(int(where[1]))
                expect(process.poll() is None, "the server ended by itself")
            finally:
                process.terminate()
        if os.name != "nt":  # where to terminate is to kill
            expect(process.returncode == 0, f"`corral serve` ended with {process.returncode}")


def walk_page(server: Server) -> int:
    """Fetches the page and all that it names, and what that names; how many files it was."""
    waiting, seen = ["/"], {"/"}
    while waiting:
        path = waiting.pop()
        kind, body = server.fetch(path)
        suffix = Path(path).suffix or ".html"
        expect(kind.startswith(KINDS.get(suffix, "")), f"{path} is sent as {kind}")
        expect(suffix == ".html" or b"<!doctype html" not in body[:20], f"{path} is missing")
        if suffix in KINDS:
            for name in NAMED.findall(body.decode()):
                found = name if name.startswith("/") else resolve(path, name)
                if found not in seen and not found.startswith("/api"):
                    seen.add(found)
                    waiting.append(found)
    scripts = [path for path in seen if path.endswith(".js")]
    expect(len(scripts) > 1, f"the page names no scripts, only {sorted(seen)}")
    return len(seen)


def resolve(path: str, name: str) -> str:
    """Vite names what is loaded later from the root of the page, or from beside the script."""
    if name.startswith("assets/"):
        return f"/{name}"
    return str(Path(path).parent / name).replace(os.sep, "/")


def open_documentation(server: Server, games: Iterable[str]) -> None:
    """Where there is no site the front page says so, and no other page is there."""
    for name in ("", "search.html", "searchindex.js", *(f"rules/{game}.html" for game in games)):
        server.fetch(f"/docs/{name}")


def play(server: Server, game: dict[str, Any]) -> int:
    """A whole match against bots; how many moves were made by hand."""
    seats = [{"kind": "open"}] + [{"kind": "bot", "bot": "greenhorn"}] * (game["fewest"] - 1)
    wish = {"game": game["name"], "seats": seats, "start": True}
    table: str = server.ask("/api/tables", "POST", wish)["table"]["id"]
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    headers = {"Cookie": server.cookie}
    with connect(url, additional_headers=headers, max_size=None) as socket:
        made = play_on(socket, random.Random(game["name"]))
    record = server.fetch(f"/api/tables/{table}/record")[1].decode()
    expect(game["name"] in record, f"the record of {game['name']} is no record: {record[:200]}")
    return made


def play_on(socket: ClientConnection, rng: random.Random) -> int:
    """Random legal moves until the match is over; how many it took."""
    keys, made = count(), 0
    moves: list[str] = []
    asked: str | None = None
    socket.send(json.dumps({"kind": "hello"}))
    while True:
        told = json.loads(socket.recv(PATIENCE))
        match told["kind"]:
            case "ping":
                socket.send(json.dumps({"kind": "pong", "mark": told["mark"]}))
            case "refused":  # somebody else may have been faster; a fresh view follows
                expect(told["problem"]["code"] == "stale", f"a legal move was refused: {told}")
                made -= 1
            case "fresh" | "news":
                if told.get("key") == asked:
                    asked = None
                moves = told["you"]["moves"] if told.get("you") else moves
                if (told.get("table") or {}).get("status") == "over":
                    return made
                if moves and asked is None:
                    asked = f"m{next(keys)}"
                    move, version = rng.choice(moves), told["version"]
                    wish = {"kind": "play", "move": move, "version": version, "key": asked}
                    socket.send(json.dumps(wish))
                    made += 1


def main() -> None:
    check_what_is_installed("".join(sys.argv[1:]))
    with serving() as server:
        files = walk_page(server)
        server.ask("/api/me", "POST", {"name": "Ana"})
        catalogue = server.ask("/api/games")
        open_documentation(server, (game["name"] for game in catalogue["games"]))
        made = {game["name"]: play(server, game) for game in catalogue["games"]}
    expect(len(made) >= 3 and all(made.values()), f"not all games were played: {made}")
    moves = ", ".join(f"{name} in {number} moves" for name, number in made.items())
    print(f"page of {files} files; played {moves}")


if __name__ == "__main__":
    main()
