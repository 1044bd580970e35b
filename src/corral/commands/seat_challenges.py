"""A bot account that takes challenges, several at a time, with any bot to play them."""

from __future__ import annotations

import json
import sys
from random import random
from threading import Thread
from time import sleep
from typing import Any, Final

from websockets.exceptions import ConnectionClosed

from corral.bots import Limit
from corral.commands.seat_run import OnlineTable, play
from corral.core.errors import CorralError

TABLES: Final = 4
"""At so many it plays at a time."""
LOOK: Final = 0.5
"""So many seconds lie between two looks whether enough was played."""


def takes_challenges(
    server: OnlineTable,
    kind: str,
    limit: Limit | None,
    options: dict[str, str],
    matches: int | None,
) -> None:
    """For ever, or so many matches; where the line breaks it comes back."""
    me = server.call("GET", "/api/bot")
    print(f"{me['name']} listens", file=sys.stderr, flush=True)
    _Listener(server, kind, limit, options, matches).listen()


class _Listener:
    def __init__(
        self,
        server: OnlineTable,
        kind: str,
        limit: Limit | None,
        options: dict[str, str],
        matches: int | None,
    ) -> None:
        self._server = server
        self._bot = kind, limit, options
        self._left = matches
        self._playing: set[str] = set()
        self._number: int | None = None

    @property
    def _enough(self) -> bool:
        return self._left is not None and self._left <= 0

    def listen(self) -> None:
        while not self._enough:
            try:
                with self._server.socket() as line:
                    line.send(json.dumps({"kind": "listen", "since": self._number}))
                    while not self._enough:
                        try:
                            self._hear(json.loads(line.recv(LOOK)))
                        except TimeoutError:
                            continue
            except (CorralError, ConnectionClosed) as error:
                print(f"corral: {error}; trying again", file=sys.stderr, flush=True)
                sleep(1 + random())

    def _hear(self, message: dict[str, Any]) -> None:
        if message["kind"] == "greeting":
            for mine in message["tables"]:  # go on where we were
                self._begin(mine["table"]["id"])
            for challenge in message["challenges"]:
                self._answer(challenge)
            self._number = message["number"]
        elif message["kind"] == "challenged":
            self._answer(message["challenge"])
            self._number = message["challenge"]["number"]

    def _answer(self, challenge: dict[str, Any]) -> None:
        if challenge["status"] != "open":
            return
        path = f"/api/challenges/{challenge['id']}"
        try:
            if len(self._playing) >= TABLES:
                self._server.call("POST", f"{path}/decline", {"reason": "busy"})
            else:
                self._begin(self._server.call("POST", f"{path}/accept")["table"]["id"])
        except CorralError as error:  # it was taken back meanwhile
            print(f"corral: {error}", file=sys.stderr, flush=True)

    def _begin(self, table: str) -> None:
        if table not in self._playing:
            self._playing.add(table)
            Thread(target=self._play, args=(table,), daemon=True).start()

    def _play(self, table: str) -> None:
        kind, limit, options = self._bot
        seat = OnlineTable(self._server.site, table, token=self._server.token)
        try:
            scores = play(seat, kind, None, None, limit, options)
            print(table, *scores, flush=True)
            self._left = None if self._left is None else self._left - 1
        except CorralError as error:  # the next greeting tells of it, if it still goes on
            print(f"corral: {table}: {error}", file=sys.stderr, flush=True)
        finally:
            self._playing.discard(table)
