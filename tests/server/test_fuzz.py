"""Whatever is sent: no 5xx, no crash, no change of state."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing, suppress
from itertools import count
from pathlib import Path
from random import Random
from time import time
from typing import Any, ClassVar

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import booleans
from schemathesis.checks import (
    CheckFunction,
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed

from tests.server.house import House
from tests.server.people import Bot, Guest, challenge, connect_to, with_bot
from tests.thorough import THOROUGH

SOCKETS = 8
MESSAGES = 40


@pytest.fixture(scope="module")
def api_schema(house: House) -> Any:
    """The document that the server itself serves."""
    return schemathesis.openapi.from_url(f"{house.url}/api/openapi.json")


CHECKS: list[CheckFunction] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


ROOMS = (
    "bots",
    "challenges",
    "clubs",
    "letters",
    "notices",
    "people",
    "players",
    "queue",
    "records",
    "tables",
    "tournaments",
)


def test_the_interface_keeps_to_its_document(house: House, api_schema: Any) -> None:
    operations = [result.ok() for result in api_schema.get_all_operations()]
    paths = {operation.path for operation in operations}
    assert not [room for room in ROOMS if not any(f"/{room}" in path for path in paths)]
    things = Things(house)
    changed = True
    for operation in operations:
        if changed:
            things.look_after()  # some end the session, or remove what they are told of
        changed = operation.method.upper() != "GET"
        by_bot = operation.path.startswith(("/api/bot", "/api/challenges"))
        check_operation(operation, {"Cookie": things.owner.cookie}, things)
        if by_bot:
            check_operation(operation, things.bot.credentials(), things)
    parts = {part for path in paths for part in re.findall(r"{(\w+)}", path)}
    assert parts == things.known.keys() | things.unknown


def check_operation(operation: Any, headers: dict[str, str], things: Things) -> None:
    """With anything, and with what is there and theirs: then it gets beyond "there is none"."""

    @given(case=operation.as_strategy(), there=booleans())
    @settings(max_examples=50 if THOROUGH else 6, suppress_health_check=list(HealthCheck))
    def check(case: schemathesis.Case[Any], there: bool) -> None:
        if there:
            case.path_parameters.update(
                {name: things.known[name] for name in case.path_parameters if name in things.known}
            )
        case.call_and_validate(checks=CHECKS, timeout=180, headers=headers)

    check()


class Things:
    """One of everything that paths name, of somebody who can come back; made anew where it went."""

    unknown: ClassVar[set[str]] = {"moves", "seat", "code", "session", "passkey", "step", "name"}
    """Numbers, and what cannot be had without a browser or a mailbox."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._made = count()
        self.known: dict[str, str] = {}
        self.owner: Guest
        self.bot: Bot

    def look_after(self) -> None:
        if "player" not in self.known or self.owner.get("/api/me") is None:
            self._begin()
        owner, known = self.owner, self.known
        if owner.get("/api/me/account")["login"] is None:
            owner.put("/api/me/password", {"password": "riding into the sunset"})
        if owner.http.get(f"/api/clubs/{known.get('club')}").is_error:
            known["club"] = owner.post("/api/clubs", {"name": "Fuzz"})["club"]["id"]
        told = owner.get(f"/api/clubs/{known['club']}")
        if not told["evenings"]:
            evening = {"at": time() + 3600}
            told = owner.post(f"/api/clubs/{known['club']}/evenings", evening)
        known["evening"] = told["evenings"][0]["id"]
        state = owner.http.get(f"/api/tournaments/{known.get('tournament')}").json()
        if state.get("tournament", {}).get("status") != "open":
            wish = {"name": "Fuzz", "game": "elgaucho", "format": "swiss"}
            made = owner.post("/api/tournaments", wish)
            known["tournament"] = made["tournament"]["id"]
        if "bot" not in known or self.bot.http.get("/api/bot").is_error:
            self.bot = with_bot(owner, f"Fuzz {next(self._made)}")
            known["bot"] = self.bot.number
        if owner.http.get(f"/api/tables/{known.get('table')}").is_error:
            self.bot.put("/api/bot/takes", {})
            known["table"] = challenge(owner, self.bot)
        open_ones = self.bot.http.get("/api/bot/events").json().get("challenges", [])
        known["challenge"] = open_ones[0]["id"] if open_ones else "none"
        channels = owner.get("/api/me/notices")["channels"]
        if not channels:
            hook = {"url": "https://127.0.0.1/", "form": "json"}
            channels = owner.post("/api/me/notices/webhook", hook)["channels"]
        known["channel"] = channels[0]["id"]

    def _begin(self) -> None:
        self.owner = self._house.guest("Fuzz")
        self.known = {"game": "elgaucho", "language": "de"}
        self.known["player"] = self.owner.get("/api/me")["id"]
        self.known["person"] = self._house.guest("Somebody").get("/api/me")["id"]


@pytest.fixture
def running(house: House) -> tuple[House, str]:
    """A table that waits for a person, so that nothing changes by itself."""
    ana, bo = house.guest("Ana"), house.guest("Bo")
    table = ana.open("kuhhandel", ["open", "open", "open"])
    bo.join(table)
    house.guest("Cy").join(table)
    ana.start(table)
    return house, table


def length(house: House, table: str) -> int:
    """How many rows the table's log has in the store."""
    with closing(sqlite3.connect(Path(house.settings.data) / "corral.db")) as db:
        query = "SELECT count(*) FROM log WHERE table_id = ?"
        found: int = db.execute(query, (table,)).fetchone()[0]
        return found


def nonsense(rng: Random, overheard: list[str]) -> str | bytes:
    """Garbage, huge, out of order, replayed, almost right."""
    kinds = ["hello", "play", "undo", "say", "order", "hint", "away", "back", "pong", "root"]
    scalars: list[Any] = [None, -1, 0, 2**60, 1.5, "", "x" * 300, [], {}, True, "bid 10", "slap"]
    message: dict[str, Any] = {"kind": rng.choice(kinds)}
    for name in ("move", "version", "key", "text", "limit", "since", "mark", "extra"):
        if rng.random() < 0.5:
            message[name] = rng.choice(scalars)
    almost = {"kind": "play", "move": "auction", "version": rng.randrange(20), "key": "replayed"}
    choices: list[str | bytes] = [
        json.dumps(message),
        json.dumps(almost),
        rng.choice(overheard),
        rng.randbytes(rng.randrange(200)),
        json.dumps(message)[: rng.randrange(40)],
        "[" * rng.randrange(2000),
        '{"deep":' * rng.randrange(1000),
        " " * rng.randrange(9000),
        json.dumps({"kind": "hello", "since": rng.randrange(-5, 50)}),
        '{"kind":"play","move":"\\ud800","version":1,"key":"k"}',
    ]
    return rng.choice(choices)


def test_sockets_take_anything(running: tuple[House, str]) -> None:
    """From a stranger and from somebody who is not at the table."""
    house, table = running
    before, errors = length(house, table), house.services.metrics.errors._value.get()
    overheard = ['{"kind":"fresh","version":3}', '{"kind":"news","version":4,"cause":"moved"}']
    for number in range(SOCKETS):
        rng = Random(number)
        guest = house.guest("Eve" if number % 2 else None)
        with connect_to(guest, table) as socket, suppress(ConnectionClosed):
            for _ in range(MESSAGES):
                socket.send(nonsense(rng, overheard))
                with suppress(TimeoutError):
                    overheard.append(str(socket.recv(0.02)))
    said = sum(row["kind"] == "said" for row in rows(house, table))
    assert length(house, table) - said == before
    assert house.services.metrics.errors._value.get() == errors
    assert httpx.get(f"{house.url}/ready").status_code == 200


def rows(house: House, table: str) -> list[dict[str, Any]]:
    with closing(sqlite3.connect(Path(house.settings.data) / "corral.db")) as db:
        found = db.execute("SELECT body FROM log WHERE table_id = ?", (table,))
        return [json.loads(body) for (body,) in found]


def test_a_player_who_sends_nonsense_harms_nobody(house: House) -> None:
    """A seated player's garbage is refused; the other one plays on."""
    ana, eve = house.guest("Ana"), house.guest("Eve")
    table = ana.open("elgaucho", ["open", "open"])
    eve.join(table)
    ana.start(table)
    with ana.sit_at(table) as chair, connect_to(eve, table) as socket:
        chair.until_kind("fresh")
        rng = Random(99)
        with suppress(ConnectionClosed):
            for _ in range(100):
                socket.send(nonsense(rng, ["{}"]))
        assert chair.play(chair.you["moves"][0])["kind"] == "news"
