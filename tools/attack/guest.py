"""Somebody with a name, over real connections, from an address of this computer."""

from __future__ import annotations

import json
from collections import deque
from http.client import HTTPConnection, HTTPResponse
from itertools import count
from typing import Any

from websockets.sync.client import ClientConnection, connect

from corral.core.errors import CorralError

KEYS = count()


class Guest:
    """Plays through the interface as a page does."""

    def __init__(self, port: int, name: str | None, address: str = "127.0.0.1") -> None:
        self.port = port
        self.address = address
        self.cookie = ""
        if name is not None:
            self.post("/api/me", {"name": name})

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """The status and what was said, over a connection of its own."""
        line = HTTPConnection("127.0.0.1", self.port, timeout=60, source_address=(self.address, 0))
        headers = {"Cookie": self.cookie} if self.cookie else {}
        text = None if body is None else json.dumps(body)
        if text is not None:
            headers["Content-Type"] = "application/json"
        try:
            line.request(method, path, text, headers)
            answer = line.getresponse()
            said = answer.read()
        finally:
            line.close()
        self._keep(answer)
        is_json = answer.getheader("content-type", "").startswith("application/json")
        return answer.status, json.loads(said) if is_json else said.decode(errors="replace")

    def _keep(self, answer: HTTPResponse) -> None:
        self.cookie = (answer.getheader("set-cookie") or self.cookie).partition(";")[0]

    def get(self, path: str) -> Any:
        return self._granted("GET", path)

    def post(self, path: str, body: object) -> Any:
        return self._granted("POST", path, body)

    def _granted(self, method: str, path: str, body: object = None) -> Any:
        status, said = self.ask(method, path, body)
        if status >= 300:
            raise CorralError(f"{method} {path}: {status} {said}")
        return said

    def open(self, game: str, *seats: str, **wish: Any) -> str:
        """Open a table; seats are ``open``, ``here Anna``, or a bot's level."""
        wishes = [_seat_wish(seat) for seat in seats]
        told = self.post("/api/tables", {"game": game, "seats": wishes, **wish})
        return str(told["table"]["id"])

    def sit_at(self, table: str, seat: int | None = None) -> Chair:
        return Chair(self, table, seat)


def _seat_wish(seat: str) -> dict[str, str]:
    if seat == "open":
        return {"kind": "open"}
    if seat.startswith("here "):
        return {"kind": "here", "name": seat.removeprefix("here ")}
    return {"kind": "bot", "bot": seat}


class Chair:
    """A socket to a table; knows the version and the moves."""

    def __init__(self, guest: Guest, table: str, seat: int | None) -> None:
        self.version = -1
        self.moves: list[str] = []
        self.away = False
        self.pings: deque[int] = deque()
        """The marks of those that nobody has answered."""
        self.socket: ClientConnection = connect(
            f"ws://127.0.0.1:{guest.port}/api/tables/{table}/socket",
            additional_headers={"Cookie": guest.cookie},
            source_address=(guest.address, 0),
            compression=None,
            max_size=None,
            close_timeout=1,
        )
        self.send(kind="hello", seat=seat)
        while self.receive()["kind"] != "fresh":
            pass

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, patience: float = 60.0) -> Any:
        told = json.loads(self.socket.recv(patience))
        if told["kind"] == "ping":
            self.pings.append(told["mark"])
        if told["kind"] in ("fresh", "news"):
            self.version = told["version"]
            if told.get("you"):
                self.moves, self.away = told["you"]["moves"], told["you"]["away"]
        return told

    def ask(self, kind: str, **message: Any) -> Any:
        """Send a message with a key and wait for its answer."""
        return self.answer(self.begin(kind, **message))

    def begin(self, kind: str, **message: Any) -> str:
        """Send a message and wait for nothing; its key."""
        key = f"k{next(KEYS)}"
        self.send(kind=kind, key=key, **message)
        return key

    def answer(self, key: str) -> Any:
        """Wait for the answer to a message."""
        while (told := self.receive()).get("key") != key:
            pass
        return told

    def play(self, move: str) -> Any:
        """Make a move and wait until it is stored and told."""
        return self.ask("play", move=move, version=self.version)

    def follow(self) -> None:
        """Wait for the next news."""
        while self.receive()["kind"] != "news":
            pass

    def close(self) -> None:
        self.socket.close()
