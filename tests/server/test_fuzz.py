"""Whatever is sent: no 5xx, no crash, no change of state."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import (
    CheckFunction,
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed

from tests.server.house import House
from tests.server.people import connect_to

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


def test_the_interface_keeps_to_its_document(house: House, api_schema: Any) -> None:
    operations = [result.ok() for result in api_schema.get_all_operations()]
    assert len(operations) >= 16
    for operation in operations:
        check_operation(operation, house.guest("Fuzz").cookie)  # some end the session


def check_operation(operation: Any, cookie: str) -> None:
    @given(case=operation.as_strategy())
    @settings(max_examples=10, suppress_health_check=list(HealthCheck))
    def check(case: schemathesis.Case[Any]) -> None:
        case.call_and_validate(checks=CHECKS, timeout=180, headers={"Cookie": cookie})

    check()


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
