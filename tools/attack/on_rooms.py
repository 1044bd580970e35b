"""Attacks on what came after the audit: playing soon, tournaments, records, cards, clubs."""

from __future__ import annotations

import json
from collections import Counter
from contextlib import ExitStack, suppress
from itertools import cycle
from time import monotonic, sleep

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

import corral
from corral.core.errors import CorralError
from tools.attack.attack import attack, held
from tools.attack.games import ANY
from tools.attack.guest import Guest
from tools.attack.server import Server

LATER = 19
"""The number of all of them: the audit's list ends with 18."""
CROWD = 30
"""People at each of the addresses."""
ADDRESSES = ("127.0.0.1", "127.0.0.5", "127.0.0.6", "127.0.0.7")


def waiting(guest: Guest) -> ClientConnection:
    """The socket by which somebody waits to play soon."""
    return connect(
        f"ws://127.0.0.1:{guest.port}/api/queue/{ANY}/socket?line=line-of-mine&players=any",
        additional_headers={"Cookie": guest.cookie},
        source_address=(guest.address, 0),
        compression=None,
        ping_interval=None,
        max_queue=None,
        close_timeout=1,
    )


def until_paired(line: ClientConnection) -> None:
    while json.loads(line.recv(30)).get("table") is None:
        pass


@attack(LATER, f"{CROWD * len(ADDRESSES)} people wait to play soon whose names are all alike")
def lookalikes(server: Server, until: float) -> str:
    with ExitStack() as lines:
        for address in ADDRESSES:
            for _ in range(CROWD):
                lines.enter_context(waiting(Guest(server.port, "Mallory", address)))
        pairs = 0
        enough = CROWD * len(ADDRESSES) // 2  # each takes one of the crowd away
        while not pairs or (monotonic() < until and pairs < enough):
            ana = Guest(server.port, "Ana", "127.0.0.3")
            bo = Guest(server.port, "Ana", "127.0.0.4")  # to whom only one of the others will do
            with waiting(ana) as one, waiting(bo) as other:
                for line in (one, other):
                    until_paired(line)
            pairs += 2
        return f"{pairs} people who came meanwhile were brought to a table at once"


@attack(LATER, "an arena whose matches are given up at once")
def given_up(server: Server, until: float) -> str:
    host = Guest(server.port, "Mallory")
    host.post("/api/me/links", {"kind": "recovery"})
    wish = {"name": "Mill", "game": ANY, "format": "arena", "seconds": 600}
    arena = host.post("/api/tournaments", wish)["tournament"]["id"]
    people = [Guest(server.port, name) for name in ("Ana", "Bo")]
    for one in people:
        one.post(f"/api/tournaments/{arena}/join", None)
    host.post(f"/api/tournaments/{arena}/start", None)
    boards = 0
    while monotonic() < until:
        with suppress(CorralError, InvalidStatus, ConnectionClosed):  # too soon, or over
            table = people[0].get("/api/me/tournaments")[0]["table"]
            sleep(0.05)
            if table is not None:
                chair = people[0].sit_at(table)
                chair.ask("resign")
                chair.close()
                boards += 1
    shown = Guest(server.port, None, "127.0.0.3").get(f"/api/tournaments/{arena}")
    held(shown["tournament"]["status"] == "running", "the arena has ended")
    return f"{boards} boards; whoever looks at the standings is answered"


@attack(LATER, "records, cards, clubs, tournaments and webhooks as fast as they go, by one guest")
def everything(server: Server, until: float) -> str:
    mallory = Guest(server.port, "Mallory")
    mallory.post("/api/me/links", {"kind": "recovery"})
    table = mallory.open(ANY, "open", "open")
    record = corral.new(ANY, players=2, seed=1).record()
    asked = (
        ("POST", "/api/records", {"record": record}),
        ("GET", f"/api/tables/{table}/card", None),
        ("POST", "/api/clubs", {"name": "Mill"}),
        ("POST", "/api/tournaments", {"name": "Mill", "game": ANY, "format": "swiss"}),
        ("POST", "/api/me/notices/webhook", {"url": "https://hook.example/", "form": "json"}),
        ("POST", "/api/me/bots", {"name": "Mill"}),
    )
    made: Counter[str] = Counter()
    refused = 0
    for method, path, body in cycle(asked):
        if monotonic() > until:
            break
        status, said = mallory.ask(method, path, body)
        held(status < 500, f"{path} is answered {status}: {said}")
        if status < 300:
            made[path.rpartition("/")[2]] += 1
        else:
            refused += 1
    listed = ", ".join(f"{count} {name}" for name, count in sorted(made.items()))
    return f"{listed}; {refused} refused"
