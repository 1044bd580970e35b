"""Somebody who comes, does this and that, goes away for a while, and returns."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from random import Random
from time import monotonic, time
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import corral
from tools.soak.mailbox import Mailbox
from tools.soak.notes import Notes
from tools.soak.seat import PATIENCE, Seat, line

GAMES: Final = corral.games()
SITTING: Final = 12.0
"""So many seconds at most somebody sits at a table at a time."""
OWNERS: Final = 10
"""Every so many-th person opens a club."""
HOSTS: Final = {0: "arena", 1: "swiss"}
"""Who opens which tournaments, one after the other."""
FIRST: Final = 5
"""A tournament begins with so many; others come later."""
DYING: Final = 0.3
"""How likely it is that a line dies when somebody leaves a match that goes on."""
GLANCE: Final = 3.0
"""So many seconds at most at a table that is not in a hurry: whoever is awaited there is told."""


class Person:
    """With a browser's cookie, and moods."""

    def __init__(self, url: str, number: int, notes: Notes, mailbox: Mailbox, seed: int) -> None:
        self._url = url
        self.number = number
        self._notes = notes
        self._mailbox = mailbox
        self._rng = Random(seed * 1009 + number)
        # A line that is kept may be closed at the very moment in which it is used again.
        anew = httpx.Limits(max_keepalive_connections=0)
        address = {"x-forwarded-for": f"10.0.{number // 200}.{1 + number % 200}"}
        self._http = httpx.AsyncClient(
            base_url=url, timeout=PATIENCE, verify=False, limits=anew, headers=address
        )
        self.id = ""
        self._hosted: list[str] = []
        self._dead: list[ClientConnection] = []
        """Lines that died: open, and nobody reads or answers."""

    async def live(self, until: float) -> None:
        """Come, unless one is there already, and do this and that."""
        try:
            if not self.id:
                await self._come()
            while monotonic() < until:
                if self.number in HOSTS:
                    await self._host()
                await self._do_something(until)
                await asyncio.sleep(self._rng.uniform(0.1, 1.5))
        except Exception as error:
            self._notes.faults.append(f"person {self.number}: {type(error).__name__}: {error}")

    async def end(self) -> None:
        """What the list of own tables tells when all is quiet."""
        told = await self._ask("GET", "/api/me/tables")
        running = [one for one in told if one["table"]["status"] == "running"]
        self._notes.awaited[self.id] = {one["table"]["id"]: one["awaited"] for one in running}
        told = await self._ask("GET", f"/api/players/{self.id}/matches")
        points = [[seat["points"] for seat in one["seats"]] for one in told]
        tables = [one["table"] for one in told]
        self._notes.histories[self.id] = list(zip(tables, points, strict=True))
        for tournament in self._hosted:
            told = await self._ask("GET", f"/api/tournaments/{tournament}")
            played = {one["entrant"]: one["played"] for one in told["standings"]}
            self._notes.standings[tournament] = played

    async def call_off(self) -> None:
        """The tournaments that go on: there is nobody left to come."""
        for tournament in self._hosted:
            await self._ask("DELETE", f"/api/tournaments/{tournament}")

    async def close(self) -> None:
        for socket in self._dead:
            socket.transport.abort()
        await self._http.aclose()

    async def _come(self) -> None:
        me = await self._ask("POST", "/api/me", {"name": f"Rider {_letters(self.number)}"})
        self.id = me["id"]
        await self._subscribe()
        if self.number in HOSTS:
            await self._ask("POST", "/api/me/links", {"kind": "recovery"})
        if self.number % OWNERS == 0:
            await self._ask("POST", "/api/me/links", {"kind": "recovery"})
            wish = {"name": f"Club {self.number}", "listed": True}
            club = await self._ask("POST", "/api/clubs", wish)
            self._notes.joined.add((club["club"]["id"], self.id))

    async def _subscribe(self) -> None:
        """Be told when a table waits."""
        if self.number % 2:
            wish = {"url": self._mailbox.webhook(self.number), "form": "json"}
            told = await self._ask("POST", "/api/me/notices/webhook", wish)
        else:
            own = self._mailbox.push(self.number)
            told = await self._ask("POST", "/api/me/notices/push", own.told)
            if told is not None:
                self._mailbox.subscribed(self.number, own, told["key"])
        if told is None:
            self._notes.faults.append(f"person {self.number}: no notices are to be had")

    @property
    def _cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())

    async def _ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer; nothing where it was refused, which happens when others are faster."""
        answer = await self._http.request(method, path, json=body)
        if answer.status_code >= 500:
            self._notes.faults.append(f"{method} {path}: {answer.status_code} {answer.text}")
        if answer.status_code >= 400:
            self._notes.done["refused"] += 1
            return None
        return answer.json() if answer.content else None

    async def _do_something(self, until: float) -> None:
        deeds = {
            self._play_bots: 2,
            self._open: 2,
            self._join: 4,
            self._return: 5,
            self._queue: 2,
            self._club: 1,
            self._tournament: 4,
        }
        [deed] = self._rng.choices(list(deeds), list(deeds.values()))
        with suppress(WebSocketException, OSError):
            await deed(until)

    # At tables

    async def _play_bots(self, until: float) -> None:
        game = self._rng.choice(GAMES)
        seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}]
        wish = {"game": game, "seats": seats, "rated": "all", "start": True}
        if (told := await self._ask("POST", "/api/tables", wish)) is not None:
            await self._sit(told["table"]["id"], until)

    async def _open(self, until: float) -> None:
        seats = [{"kind": "open"}] * self._rng.choice([2, 2, 3])
        wish: dict[str, Any] = {"game": self._rng.choice(GAMES), "seats": seats, "public": True}
        wish |= {"rated": "people", "seconds": self._rng.choice([None, None, 5])}
        if (told := await self._ask("POST", "/api/tables", wish)) is not None:
            await self._sit(told["table"]["id"], until)

    async def _join(self, until: float) -> None:
        free = await self._ask("GET", "/api/tables?free=1") or []
        if free:
            table = self._rng.choice(free)["id"]
            if await self._ask("POST", f"/api/tables/{table}/join", {}) is not None:
                await self._sit(table, until)

    async def _return(self, until: float) -> None:
        """To a table where it is the own turn, rather than to one where it is not."""
        mine = [
            one
            for one in await self._ask("GET", "/api/me/tables") or []
            if one["table"]["status"] in ("waiting", "running")
        ]
        awaited = [one for one in mine if one["awaited"]]
        if mine:
            await self._sit(self._rng.choice(awaited or mine)["table"]["id"], until)

    async def _sit(self, table: str, until: float) -> None:
        """Play for a while; then close the page, resign, or leave it to the stand-in. Or the line
        dies: to the server it looks as if somebody were still there."""
        until = min(until, monotonic() + self._rng.uniform(2, SITTING))
        socket = await line(self._url, table, self._cookie)
        try:
            if await self._play(table, socket, until) and self._rng.random() < DYING:
                socket.transport.pause_reading()  # the server's pings stay without an answer
                self._dead.append(socket)
                self._notes.died[self.id, table] = time()
                self._notes.done["lines that died"] += 1
        finally:
            self._notes.looked[self.id, table] = time()
            if socket not in self._dead:
                await socket.close()

    async def _play(self, table: str, socket: ClientConnection, until: float) -> bool:
        """Whether the match goes on, and they play."""
        seat = Seat(self._notes, table, socket)
        await seat.hello()
        calm = seat.info is not None and seat.info["seconds"] is None
        if calm and seat.info["status"] == "running":
            until = min(until, monotonic() + self._rng.uniform(0.2, GLANCE))
        while monotonic() < until and not seat.over:
            await self._one_step(seat)
        if seat.over:
            return False
        async with line(self._url, table, self._cookie) as again:
            await seat.compare(Seat(self._notes, table, again))
        if seat.info["status"] == "running" and self._rng.random() < (0.2 if calm else 0.6):
            await seat.ask(self._rng.choice(["resign", "away"]))
            return False
        return True

    async def _one_step(self, seat: Seat) -> None:
        if seat.info["status"] == "waiting":
            full = all(one["kind"] != "open" for one in seat.info["seats"])
            if full and seat.info["host"].endswith(f" {_letters(self.number)}"):
                await self._ask("POST", f"/api/tables/{seat.table}/start")
            await seat.hear(0.5)
        elif any(one["away"] for one in seat.info["seats"]) and self._rng.random() < 0.1:
            await seat.ask("back")
        elif self._rng.random() < 0.02:
            await seat.ask("say", text=f"howdy {self._rng.random()}")
        elif seat.moves:
            await seat.ask("play", move=self._rng.choice(seat.moves), version=seat.version)
            await asyncio.sleep(self._rng.uniform(0, 0.3))
        else:
            await seat.hear(0.5)

    # Elsewhere

    async def _queue(self, until: float) -> None:
        game, wish = self._rng.choice(GAMES), f"line=soak-line-{self._rng.random()}"
        address = f"{self._url.replace('http', 'ws', 1)}/api/queue/{game}/socket"
        address += f"?{wish.replace('.', '-')}&players={self._rng.choice(['any', 'any', '2', '3'])}"
        patience = min(until, monotonic() + self._rng.uniform(1, 20))
        table = None
        async with connect(address, additional_headers={"Cookie": self._cookie}) as socket:
            with suppress(TimeoutError):
                async with asyncio.timeout_at(_loop_time(patience)):
                    while table is None:
                        table = json.loads(await socket.recv()).get("table")
        if table is not None:
            self._notes.paired.setdefault(table, set()).add(self.id)
            self._notes.done["paired"] += 1
            await self._sit(table, until)

    async def _tournament(self, until: float) -> None:
        """Go where one is awaited; else join one, leave it, or open the next."""
        mine = await self._ask("GET", "/api/me/tournaments")
        tables = [one["table"] for one in mine if one["table"] is not None]
        if tables:
            await self._sit(self._rng.choice(tables), until)
            return
        going = [one for one in await self._ask("GET", "/api/tournaments") if one["ended"] is None]
        joined = {one["tournament"]["id"] for one in mine}
        if joined and self._rng.random() < 0.1:
            path = f"/api/tournaments/{self._rng.choice(sorted(joined))}/leave"
            if await self._ask("POST", path) is not None:
                self._notes.done["withdrew"] += 1
        for one in going:
            path = f"/api/tournaments/{one['id']}/join"
            if one["id"] not in joined and await self._ask("POST", path) is not None:
                self._notes.done["entered"] += 1

    async def _host(self) -> None:
        """One at a time; it begins with the first five. An arena is live, the other one is not."""
        form = HOSTS[self.number]
        going = [one for one in await self._ask("GET", "/api/tournaments") if one["ended"] is None]
        own = [one for one in going if one["format"] == form]
        for one in own:
            if one["status"] == "open" and one["entrants"] >= FIRST:
                await self._ask("POST", f"/api/tournaments/{one['id']}/start")
        if not own:
            wish: dict[str, Any] = {
                "name": form,
                "game": self._rng.choice(GAMES),
                "format": form,
                "size": 3,
            }
            wish |= {"minutes": 5, "round_minutes": 5, "rounds": 3}
            wish |= {"seconds": 5 if form == "arena" else None}
            if (told := await self._ask("POST", "/api/tournaments", wish)) is not None:
                self._hosted.append(told["tournament"]["id"])
                self._notes.done[form] += 1

    async def _club(self, until: float) -> None:
        """Let somebody in, or ask to be; and say whether one comes."""
        del until
        told = await self._ask("GET", "/api/clubs")
        for club in told["mine"]:
            whole = await self._ask("GET", f"/api/clubs/{club['id']}")
            for one in whole["members"] if whole is not None else []:
                if one["role"] == "asking":
                    path = f"/api/clubs/{club['id']}/members/{one['id']}"
                    if await self._ask("PUT", path, {"role": "member"}) is not None:
                        self._notes.joined.add((club["id"], one["id"]))
                        self._notes.done["let in"] += 1
        if told["others"] and len(told["mine"]) < 3:
            path = f"/api/clubs/{self._rng.choice(told['others'])['id']}/join"
            if await self._ask("POST", path, {}) is not None:
                self._notes.done["asked to join"] += 1


def _loop_time(at: float) -> float:
    return asyncio.get_running_loop().time() + at - monotonic()


def _letters(number: int) -> str:
    """A name of its own, in letters that cannot be taken for others."""
    return "".join("bdfghkmnpr"[int(figure)] for figure in f"{number:03}")
