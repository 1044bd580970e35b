"""Attacks with tables: bots that think for nobody, and a lobby full of nothing."""

from __future__ import annotations

from time import monotonic, sleep

from corral.core.errors import CorralError
from tools.attack.attack import attack, held
from tools.attack.games import ANY, LARGEST
from tools.attack.guest import Guest
from tools.attack.server import Server

BARONS = 20
NAMES = 60
LEFT = 60
UNLIMITED = (
    "--request-rate",
    "--request-burst",
    "--guest-rate",
    "--guest-burst",
    "--guest-tables",
    "--address-new",
)


def bot_seconds(guest: Guest, level: str) -> float:
    """How long a bot of that level takes for its first move at a new table."""
    table = guest.open(ANY, level, level, level, start=True)
    begin = monotonic()
    chair = guest.sit_at(table)
    try:
        first = chair.version
        while chair.version == first:
            chair.receive()
        return monotonic() - begin
    finally:
        chair.close()


def crowd_of_barons(server: Server, until: float, hosts: list[Guest]) -> str:
    """How long another guest's bots take while these have tables of three barons each."""
    other = Guest(server.port, "Other", "127.0.0.3")
    before = bot_seconds(other, "cowhand")
    opened = 0
    for host in hosts:
        status, _ = host.ask(
            "POST",
            "/api/tables",
            {"game": ANY, "seats": [{"kind": "bot", "bot": "baron"}] * 3, "start": True},
        )
        opened += status < 300
    waits = {"cowhand": [bot_seconds(other, "cowhand")], "baron": [bot_seconds(other, "baron")]}
    while monotonic() < until:
        waits["cowhand"].append(bot_seconds(other, "cowhand"))
    worst = {level: max(times) for level, times in waits.items()}
    held(worst["cowhand"] < 4, f"another guest's cowhand took {worst['cowhand']:.0f} s")
    held(worst["baron"] < 15, f"another guest's baron took {worst['baron']:.0f} s")
    return (
        f"{opened} tables run; another guest's cowhand moved after {before:.1f} s before, "
        f"{worst['cowhand']:.1f} s at worst during it, a baron after {worst['baron']:.1f} s"
    )


@attack(5, f"{BARONS} tables of three barons, opened by one guest")
def barons(server: Server, until: float) -> str:
    return crowd_of_barons(server, until, [Guest(server.port, "Mallory")] * BARONS)


@attack(5, f"{NAMES} tables of three barons, each opened by a new guest of one address")
def barons_of_names(server: Server, until: float) -> str:
    hosts = [Guest(server.port, f"M{number}") for number in range(NAMES)]
    return crowd_of_barons(server, until, hosts)


@attack(7, f"{LEFT} public tables opened and left")
def lobby(server: Server, until: float) -> str:
    host = Guest(server.port, "Host", "127.0.0.3")
    table = host.open(ANY, "open", "open", public=True)
    mallory = Guest(server.port, "Mallory")
    opened = 0
    while opened < LEFT and monotonic() < until:
        try:
            one = mallory.open(ANY, "open", "open", public=True)
            mallory.post(f"/api/tables/{one}/leave", {})
            opened += 1
        except CorralError:
            sleep(0.1)  # refused: there are too many, or too soon
    listed = [one["id"] for one in Guest(server.port, None, "127.0.0.4").get("/api/tables")]
    held(table in listed, f"after {opened} of them another's table is not listed any more")
    return f"{opened} could be opened; another's table is listed among {len(listed)}"


@attack(7, f"{LEFT} public tables, each opened by a new guest of one address")
def lobby_of_names(server: Server, until: float) -> str:
    host = Guest(server.port, "Host", "127.0.0.3")
    table = host.open(ANY, "open", "open", public=True)
    opened = 0
    for number in range(LEFT):
        mallory = Guest(server.port, f"M{number}")
        wish = {"game": ANY, "seats": [{"kind": "open"}] * 2, "public": True}
        status, _ = mallory.ask("POST", "/api/tables", wish)
        opened += status < 300
    listed = [one["id"] for one in Guest(server.port, None, "127.0.0.4").get("/api/tables")]
    held(table in listed, f"after {opened} of them another's table is not listed any more")
    sleep(max(0.0, until - monotonic()))
    return f"{opened} could be opened; another's table is listed among {len(listed)}"


@attack(
    14,
    "tables begun and left, as many as can be, and forgotten",
    "--idle-seconds",
    "0.5",
    *(word for flag in UNLIMITED for word in (flag, "100000")),
)
def forgotten(server: Server, until: float) -> str:
    mallory = Guest(server.port, "Mallory")
    opened = 0
    while monotonic() < until:
        mallory.open(LARGEST, "here Ana", "here Bo", start=True)
        opened += 1
    for _ in range(100):
        if server.rooms() <= 2:  # the bystander's own
            break
        sleep(0.1)
    held(server.rooms() <= 2, f"{server.rooms()} tables are still in memory")
    return f"{opened} tables came and went; {server.rooms()} in memory at the end"
