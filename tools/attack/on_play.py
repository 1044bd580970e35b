"""Attacks by the rules of tables: on clocks, on seats, on names."""

from __future__ import annotations

from time import monotonic, sleep

from tools.attack.attack import attack, held
from tools.attack.games import ANY
from tools.attack.guest import Chair, Guest
from tools.attack.server import Server

SECONDS = 5
FAST = ("--message-rate", "1000")


def match_of_two(server: Server, **wish: object) -> tuple[Guest, Guest, str, list[Chair]]:
    """Two guests who sit at a table of their own that has begun."""
    ana, bo = Guest(server.port, "Ana"), Guest(server.port, "Bo")
    table = ana.open(ANY, "open", "open", **wish)
    bo.post(f"/api/tables/{table}/join", {})
    ana.post(f"/api/tables/{table}/start", {})
    return ana, bo, table, [ana.sit_at(table), bo.sit_at(table)]


@attack(10, f"undo and redo without end at a table of {SECONDS} seconds", *FAST)
def stalling(server: Server, until: float) -> str:
    _, _, _, chairs = match_of_two(server, seconds=SECONDS)
    begin = monotonic()
    mover = next(chair for chair in chairs if chair.moves)
    undone = 0
    while monotonic() - begin < 4 * SECONDS:
        if mover.play(mover.moves[0])["kind"] == "refused":
            break
        if mover.ask("undo", version=mover.version)["kind"] == "refused":
            break  # its time is over
        undone += 1
        if not mover.moves or mover.away:
            break
        sleep(0.1)
    for chair in chairs:
        chair.close()
    taken = monotonic() - begin
    held(undone, "nothing could be taken back: this was no attack")
    held(taken < 3 * SECONDS, f"the clock stood for {taken:.0f} s")
    return f"the table went on after {taken:.1f} s, in which {undone} moves were taken back"


@attack(15, "a spectator takes a seat of the private rematch", *FAST)
def rematch(server: Server, until: float) -> str:
    ana, _, table, chairs = match_of_two(server)
    while (mover := next((chair for chair in chairs if chair.moves), None)) is not None:
        told = mover.play(mover.moves[0])
        if not told.get("alone"):
            chairs[1 - chairs.index(mover)].follow()
    for chair in chairs:
        chair.close()
    ana.post(f"/api/tables/{table}/rematch", {})
    mallory = Guest(server.port, "Mallory")
    again = mallory.get(f"/api/tables/{table}")["table"]["rematch"]
    if again is None:
        return "it is not even told where the rematch is"
    status, _ = mallory.ask("POST", f"/api/tables/{again}/join", {})
    held(status >= 400, "the spectator sits at the rematch")
    return f"refused with {status}"


@attack(16, "a host who leaves alone, a guest on all seats, names that are none")
def seats(server: Server, until: float) -> str:
    host, bo, mallory = (Guest(server.port, name) for name in ("Ana", "Bo", "Mallory"))
    table = host.open(ANY, "open", "open", "open")
    bo.post(f"/api/tables/{table}/join", {})
    host.post(f"/api/tables/{table}/leave", {})
    mallory.post(f"/api/tables/{table}/join", {})
    told = bo.get(f"/api/tables/{table}")
    held(told["host"], "who is left is not the host")
    table = host.open(ANY, "open", "open", "open", "open", public=True)
    taken = 0
    for number in range(3):
        status, _ = mallory.ask("POST", f"/api/tables/{table}/join", {"name": f"M{number}"})
        taken += status < 300
    held(taken < 3, "one guest has taken all open seats")
    for name in ("\u3164", "\u2800", "\u200d", " "):
        status, _ = Guest(server.port, None).ask("POST", "/api/me", {"name": name})
        held(status == 400, f"the name {name!r} is taken")
    return f"the next becomes host; {taken} of 3 open seats for one guest; names are refused"
