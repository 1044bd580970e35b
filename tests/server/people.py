"""People for the tests: each has a browser's cookies, and plays through the real interface."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from itertools import count
from socket import create_connection
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

import httpx
from httpx._config import DEFAULT_TIMEOUT_CONFIG, create_ssl_context
from httpx._transports import default
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.protocol import OPEN
from websockets.sync.client import ClientConnection
from websockets.sync.client import connect as connect_hastily
from websockets.uri import parse_uri

from corral.server.tables.patches import patched

# Every client would read all certificates anew, a quarter of what these tests cost.
vars(default)["create_ssl_context"] = cache(create_ssl_context)

KEYS = count()
PATIENCE = 180
"""Seconds after which nothing is expected any more, on however busy a machine."""

# Of themselves requests wait for five seconds, and sockets for ten until they are open.
for _wait in ("connect", "read", "write", "pool"):
    setattr(DEFAULT_TIMEOUT_CONFIG, _wait, PATIENCE)


def connect(url: str, headers: dict[str, str] | None = None) -> ClientConnection:
    """A socket of anybody's."""
    return connect_hastily(
        url,
        additional_headers=headers,
        open_timeout=PATIENCE,
        ping_interval=None,
        close_timeout=2,
        max_size=2**24,
    )


class Guest:
    """Somebody with a name, or a stranger without one."""

    def __init__(self, url: str, name: str | None = None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        self.name = name
        self.bots: list[Bot] = []
        if name is not None:
            self.post("/api/me", {"name": name})

    def get(self, path: str, status: int = 200) -> Any:
        return _checked(self.http.get(path), status)

    def post(self, path: str, body: object = None, status: int | None = None) -> Any:
        answer = self.http.post(path) if body is None else self.http.post(path, json=body)
        return _checked(answer, status)

    def put(self, path: str, body: object = None, status: int = 200) -> Any:
        answer = self.http.put(path) if body is None else self.http.put(path, json=body)
        return _checked(answer, status)

    def delete(self, path: str, status: int = 204) -> None:
        answer = self.http.delete(path)
        assert answer.status_code == status, (answer.status_code, answer.text)

    def open(self, game: str, seats: list[str], **wish: Any) -> str:
        """Open a table; seats are ``open``, ``closed``, ``here Anna``, or a bot's level."""
        wishes = [seat_wish(seat) for seat in seats]
        told = self.post("/api/tables", {"game": game, "seats": wishes, **wish}, 201)
        table: str = told["table"]["id"]
        return table

    def join(self, table: str, seat: int | None = None) -> None:
        self.post(f"/api/tables/{table}/join", {"seat": seat}, 200)

    def start(self, table: str) -> None:
        self.post(f"/api/tables/{table}/start", None, 200)

    def credentials(self) -> dict[str, str]:
        """The headers that say who this is."""
        return {"Cookie": self.cookie} if self.cookie else {}

    def sit_at(
        self, table: str, since: int | None = None, hello: bool = True, seat: int | None = None
    ) -> Chair:
        return Chair(self, table, since, hello, seat)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def bot(self, number: str, token: str) -> Bot:
        """The bot account with this token."""
        self.bots.append(Bot(self.url, number, token))
        return self.bots[-1]

    def close(self) -> None:
        self.http.close()
        for bot in self.bots:
            bot.close()


class Bot(Guest):
    """A bot account with its token: no cookie, and a socket at which it listens."""

    def __init__(self, url: str, number: str, token: str) -> None:
        super().__init__(url)
        self.number = number
        self.token = token
        self.http.headers["Authorization"] = f"Bearer {token}"

    def credentials(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def listen(self, since: int | None = None) -> Ear:
        return Ear(self, since)

    def accept(self, challenge: Any, status: int = 200) -> Any:
        return self.post(f"/api/challenges/{challenge['id']}/accept", None, status)

    def decline(self, challenge: Any, reason: str, status: int = 200) -> Any:
        return self.post(f"/api/challenges/{challenge['id']}/decline", {"reason": reason}, status)


class Ear:
    """A bot account that listens for challenges, and has been greeted."""

    def __init__(self, bot: Bot, since: int | None = None) -> None:
        self._line = ExitStack()
        url = bot.url.replace("http", "ws", 1) + "/api/bot/socket"
        self.socket = self._line.enter_context(connect(url, bot.credentials()))
        with suppress(ConnectionClosed):  # by a server that does not want to hear it
            self.socket.send(json.dumps({"kind": "listen", "since": since}))
        self.greeting = self.receive()

    def receive(self, timeout: float = PATIENCE) -> Any:
        return json.loads(self.socket.recv(timeout))

    def challenge(self, **values: Any) -> Any:
        """The next that is told; of the wanted status."""
        while True:
            message = self.receive()
            found = message.get("challenge")
            if found is not None and all(
                found.get(name) == value for name, value in values.items()
            ):
                return found

    def __enter__(self) -> Ear:
        return self

    def __exit__(self, *_: object) -> None:
        self._line.close()


def with_bot(owner: Guest, name: str) -> Bot:
    """A bot account of somebody's, who can come back from now on."""
    if owner.get("/api/me/account")["login"] is None:
        owner.put("/api/me/password", {"password": "riding into the sunset"})
    made = owner.post("/api/me/bots", {"name": name}, 201)
    return owner.bot(made["bot"]["id"], made["token"])


def challenge(guest: Guest, bot: Bot, game: str = "elgaucho", **wish: Any) -> str:
    """A table for two that begins as soon as the bot account has come."""
    seats = [{"kind": "open"}, {"kind": "invited", "account": bot.number}]
    asked = {"game": game, "seats": seats, "start": True, **wish}
    table: str = guest.post("/api/tables", asked, 201)["table"]["id"]
    return table


def give_up(table: str, *people: Guest) -> None:
    """They resign one after the other, until the match is over: the quickest way to a result."""
    for guest in people:
        with guest.sit_at(table) as chair:
            chair.until_kind("fresh")
            if chair.ask("resign")["table"]["status"] == "over":
                return
    raise AssertionError("somebody plays on")


def seat_wish(seat: str) -> dict[str, str]:
    if seat in ("open", "closed"):
        return {"kind": seat}
    if seat.startswith("here "):
        return {"kind": "here", "name": seat.removeprefix("here ")}
    return {"kind": "bot", "bot": seat}


def _checked(answer: httpx.Response, status: int | None) -> Any:
    right = answer.status_code < 300 if status is None else answer.status_code == status
    assert right, (answer.status_code, answer.text)
    if answer.headers.get("content-type", "").startswith("application/json"):
        return answer.json()
    return answer.text


class Chair:
    """A socket to a table: keeps the view up to date as a client does."""

    def __init__(
        self, guest: Guest, table: str, since: int | None, hello: bool, seat: int | None = None
    ) -> None:
        self.guest = guest
        self.table = table
        self.version = -1
        self.view: Any = None
        self.you: Any = None
        self.info: Any = None
        self.log: list[Any] = []
        self.chat: list[Any] = []
        self.frames: list[str] = []
        self._line = ExitStack()
        self.socket = self._line.enter_context(connect_to(guest, table))
        if hello:
            self.send(kind="hello", since=since, seat=seat)

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> Any:
        """The next message, taken note of as a client would."""
        frame = self.socket.recv(timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message = json.loads(frame)
        self._note(message)
        return message

    def _note(self, message: Any) -> None:
        match message["kind"]:
            case "fresh":
                self.version, self.view = message["version"], message["view"]
                self.you, self.info = message["you"], message["table"]
                self.log, self.chat = message["log"], message["chat"]
            case "news":
                assert message["version"] == self.version + 1, (message, self.version)
                self.version = message["version"]
                self.you = message.get("you", self.you)
                self.info = message.get("table", self.info)
                if message.get("retracted"):
                    del self.log[-message["retracted"] :]
                self.log += message.get("events", [])
                self.chat += [message["said"]] if "said" in message else []
                self.view = message.get("view", self.view)
                self.view = patched(self.view, message.get("patch", []))
            case "ping":
                self.send(kind="pong", mark=message["mark"])

    def until(self, wanted: Callable[[Any], object], timeout: float = PATIENCE) -> Any:
        """Receive until a message is the wanted one; others, such as pings, do not prolong it."""
        deadline = monotonic() + timeout
        while True:
            message = self.receive(max(0.0, deadline - monotonic()))
            if wanted(message):
                return message

    def until_kind(self, kind: str, **values: Any) -> Any:
        return self.until(
            lambda one: (
                one["kind"] == kind
                and all(one.get(name) == value for name, value in values.items())
            )
        )

    def ask(self, kind: str, key: str | None = None, **values: Any) -> Any:
        """Send a message with a key and wait for its answer."""
        key = f"k{next(KEYS)}" if key is None else key
        self.send(kind=kind, key=key, **values)
        return self.until(lambda one: one.get("key") == key)

    def play(self, move: str, version: int | None = None, key: str | None = None) -> Any:
        made_on = self.version if version is None else version
        return self.ask("play", key, move=move, version=made_on)

    def catch_up(self, version: int) -> None:
        while self.version < version:
            self.receive()

    def close(self) -> None:
        self._line.close()

    def __enter__(self) -> Chair:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


@contextmanager
def dead_line(guest: Guest, table: str) -> Iterator[None]:
    """A connection to a table whose network has gone: open, and nobody reads or answers."""
    url = guest.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    end = ClientProtocol(parse_uri(url))
    request = end.connect()
    request.headers.update(guest.credentials())
    end.send_request(request)
    address = urlsplit(guest.url)
    with create_connection((address.hostname, address.port), PATIENCE) as line:
        line.sendall(b"".join(end.data_to_send()))
        while end.state is not OPEN:
            end.receive_data(line.recv(2**16))
        end.send_text(json.dumps({"kind": "hello", "since": None}).encode())
        line.sendall(b"".join(end.data_to_send()))
        yield


def connect_to(guest: Guest, table: str, **headers: str) -> ClientConnection:
    """A bare connection, with the guest's cookie or token."""
    url = guest.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    return connect(url, {**guest.credentials(), **headers})
