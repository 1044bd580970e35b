"""A bot at an online table: it is told what a guest with that seat is told, and nothing else."""

from __future__ import annotations

import json
from contextlib import closing
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from secrets import token_hex
from time import sleep
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

import corral
from corral.bots import Bot, Limit, ask, new_bot, opponents
from corral.bots.program import ProgramBot
from corral.bots.roster import bot_title
from corral.core.errors import CorralError, OptionError
from corral.core.event import Event
from corral.core.match import Match

PATIENCE: Final = 30.0
"""Seconds for an answer of the server."""
OVER: Final = "over"
TOO_QUICK: Final = "slow_down"
MOMENT: Final = 1.0
"""Seconds until somebody who sent too many messages sends the next one."""


def leads_to_a_table(url: str) -> bool:
    """Whether it is more than a server's address."""
    return bool(urlsplit(url).path.strip("/"))


@dataclass
class OnlineTable:
    """A table by its link, and the cookie or the token that says who sits there."""

    site: SplitResult
    id: str
    cookie: str = ""
    token: str = ""

    @classmethod
    def at(cls, url: str, token: str = "") -> OnlineTable:
        """``https://HOST/table/ID``, as the page gives it away."""
        site = urlsplit(url)
        room, _, table = site.path.strip("/").rpartition("/")
        if site.scheme not in ("http", "https") or not site.hostname or not table or not room:
            raise OptionError(
                f"{url!r} is not a table's link; right would be https://HOST/table/ID"
            )
        return cls(site, table, token=token)

    @classmethod
    def server(cls, url: str, token: str) -> OnlineTable:
        """No table yet: ``https://HOST``, as a bot account."""
        site = urlsplit(url)
        if site.scheme not in ("http", "https") or not site.hostname:
            raise OptionError(f"{url!r} is not a server's address; right would be https://HOST")
        return cls(site, "", token=token)

    @property
    def _credentials(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {"Cookie": self.cookie}

    def call(self, method: str, path: str, body: object = None) -> Any:
        """A request of the interface, and its answer."""
        secure = self.site.scheme == "https"
        kind = HTTPSConnection if secure else HTTPConnection
        assert self.site.hostname is not None
        with closing(kind(self.site.hostname, self.site.port, timeout=PATIENCE)) as line:
            headers = {"Content-Type": "application/json", **self._credentials}
            try:
                line.request(method, path, None if body is None else json.dumps(body), headers)
                answer = line.getresponse()
                text = answer.read()
            except (OSError, HTTPException) as error:
                raise CorralError(f"{self.site.netloc} does not answer: {error}") from None
            self.cookie = (answer.getheader("set-cookie") or self.cookie).partition(";")[0]
        try:
            told = json.loads(text)
        except ValueError:
            raise CorralError(f"{self.site.netloc} is no server of Corral") from None
        if answer.status >= 300:
            raise CorralError(f"{self.site.netloc} refuses: {told.get('message', told)}")
        return told

    def ask(self, what: str = "", method: str = "GET", body: object = None) -> Any:
        """The same about this table."""
        return self.call(method, f"/api/tables/{self.id}{what}", body)

    def socket(self) -> ClientConnection:
        """The line by which the table tells what happens; without one, that of the bot account."""
        scheme = "wss" if self.site.scheme == "https" else "ws"
        path = f"tables/{self.id}" if self.id else "bot"
        url = f"{scheme}://{self.site.netloc}/api/{path}/socket"
        try:
            return connect(url, additional_headers=self._credentials, max_size=None)
        except (OSError, WebSocketException) as error:
            raise CorralError(f"{self.site.netloc} does not answer: {error}") from None


def play(
    table: OnlineTable,
    kind: str,
    name: str | None,
    place: int | None,
    limit: Limit | None,
    options: dict[str, str],
) -> list[int]:
    """Take a seat with a bot, play the match to its end, and give everybody's points."""
    with closing(new_bot(kind, None, place or 0, limit, options)) as bot:
        own = bot.introduce(place or 0) if isinstance(bot, ProgramBot) else bot_title(kind)
        if not table.token:
            # By a level's own name somebody could take it for one of the server's bots.
            guest = f"{own} (guest)" if kind in opponents() else own
            table.call("POST", "/api/me", {"name": name or guest})
        seat = table.ask()["seat"] if table.token else None  # a challenge may have given it one
        if seat is None:
            seat = table.ask("/join", "POST", {"seat": place})["seat"]
        with table.socket() as line:
            line.send(json.dumps({"kind": "hello"}))
            try:
                return OnlineSeat(table, bot, seat, line).play()
            except ConnectionClosed as closed:
                raise CorralError(f"{table.site.netloc} has closed the line: {closed}") from None


class OnlineSeat:
    """A bot on its seat: it answers whenever it is asked."""

    def __init__(self, table: OnlineTable, bot: Bot, seat: int, line: ClientConnection) -> None:
        self.table = table
        self.bot = bot
        self.seat = seat
        self.line = line
        self.events: list[Event] = []
        self.you: dict[str, Any] = {"awaited": [], "moves": []}
        self.sent = ""
        """The key of a move that the server has not answered yet."""

    def play(self) -> list[int]:
        """To the end; the points."""
        while True:
            message: dict[str, Any] = json.loads(self.line.recv())
            kind = message["kind"]
            if kind == "ping":
                self._send(kind="pong", mark=message["mark"])
            elif kind == "refused":  # others were quicker, or time was up: how does it stand?
                if message["problem"]["code"] == TOO_QUICK:
                    sleep(MOMENT)
                self.sent = ""
                self._send(kind="hello")
            elif kind in ("fresh", "news"):
                self._remember(message)
                table = message.get("table")
                if table is not None and table["status"] == OVER:
                    return list(table["scores"] or ())  # none, where all agreed to end it
                if table is not None and table["status"] == "gone":
                    raise CorralError("the table was given up before the match began")
                if not self.sent and self.seat in self.you["awaited"] and self.you["moves"]:
                    self._answer()

    def _send(self, **message: Any) -> None:
        self.line.send(json.dumps(message))

    def _remember(self, message: dict[str, Any]) -> None:
        """What happened, as the seat saw it: programs are told it with the next question."""
        self.you = message.get("you") or self.you  # which is told where it has changed
        if message.get("key") == self.sent:
            self.sent = ""
        told = message.get("log")
        if told is not None:
            self.events = []
        retracted = message.get("retracted", 0)
        if retracted:
            del self.events[-retracted:]
        for event in told or message.get("events", ()):
            values = {name: value for name, value in event.items() if name != "kind"}
            self.events.append(Event(event["kind"], values))

    def _answer(self) -> None:
        """Decide by what the seat knows now, which may be more than the message told."""
        standing = self.table.ask(f"/position?seat={self.seat}")
        if not standing["moves"]:
            return
        match: Match = corral.from_position(standing["position"])
        match.events = self.events[:]
        move = str(ask(self.bot, match, self.seat))
        self.sent = token_hex(8)
        self._send(kind="play", move=move, version=standing["version"], key=self.sent)
