"""Attacks with sockets: frames that are no messages, and answers that nobody reads."""

from __future__ import annotations

import socket
from contextlib import ExitStack, suppress
from time import monotonic, sleep

from tools.attack.attack import attack, held
from tools.attack.games import ANY, LARGEST
from tools.attack.guest import Guest
from tools.attack.raw import CONTINUED, PING, TEXT, bare_socket, frame
from tools.attack.server import Server

MANY = 10
"""Sockets that never read."""
ROOM = 4096
"""Bytes that the system keeps for each of them."""
MOVES = 60
MOST_GROWN = 60.0
"""Megabytes; the audit's attack took 125."""


def play_on(guest: Guest, table: str) -> None:
    """So that there is much to tell."""
    chairs = [guest.sit_at(table, seat) for seat in range(2)]
    for _ in range(MOVES):
        mover = next(chair for chair in chairs if chair.moves)
        mover.play(mover.moves[0])
        chairs[1 - chairs.index(mover)].follow()
    for chair in chairs:
        chair.close()


def flood(server: Server, until: float, first: bytes, again: bytes) -> tuple[int, int]:
    """Sends as fast as it goes, and comes back when it is cut; connections and bytes."""
    table = Guest(server.port, "Mallory").open(ANY, "open", "open")
    lines = sent = 0
    while monotonic() < until:
        try:
            with bare_socket(server.port, table) as line:
                lines += 1
                line.settimeout(1.0)
                line.sendall(first)
                while monotonic() < until:
                    line.sendall(again)
                    sent += len(again)
        except (ConnectionRefusedError, TimeoutError):
            sleep(0.2)
        except OSError:
            pass  # cut
    return lines, sent


@attack(1, "empty fragments without end, on one anonymous socket after another")
def fragments(server: Server, until: float) -> str:
    lines, sent = flood(server, until, frame(TEXT, last=False), frame(CONTINUED, last=False) * 2000)
    held(server.cuts(), "no socket was cut")
    return f"{lines} sockets cut with 1009 or 1008, {sent / 1e6:.0f} MB sent at them"


@attack(1, "pings without end, their pongs never read")
def pings(server: Server, until: float) -> str:
    before = server.memory()
    lines, sent = flood(server, until, b"", frame(PING, b"x" * 125) * 200)
    held(server.cuts(), "no socket was cut")
    grown = server.memory() - before
    held(grown < MOST_GROWN, f"{grown:.0f} MB for pongs that nobody reads")
    return f"{lines} sockets cut with 1008, {sent / 1e6:.0f} MB sent at them"


@attack(
    13,
    f"{MANY} sockets that ask for the view 100 times a second and never read",
    "--message-rate",  # by the usual one it takes minutes to fill what the system itself keeps
    "200",
)
def never_reading(server: Server, until: float) -> str:
    mallory = Guest(server.port, "Mallory")
    table = mallory.open(LARGEST, "here Ana", "here Bo", start=True)
    play_on(mallory, table)
    before, most = server.memory(), 0.0
    hello = frame(TEXT, b'{"kind":"hello"}')
    with ExitStack() as stack:
        lines: list[socket.socket] = []
        for _ in range(MANY):
            lines.append(stack.enter_context(bare_socket(server.port, table, mallory.cookie, ROOM)))
            lines[-1].settimeout(0.0)
        while monotonic() < until:
            for line in lines:
                with suppress(OSError):  # full, or cut
                    line.send(hello)
            sleep(0.01)
            most = max(most, server.memory() - before)
    held(most < 2 * MANY, f"{most:.0f} MB for {MANY} sockets")
    return f"{max(most, 0) / MANY:.1f} MB a socket at most"
