"""Attacks with requests: halves of them, and too many."""

from __future__ import annotations

import subprocess
import sys
import threading
from contextlib import ExitStack, suppress
from http.client import HTTPConnection
from time import monotonic, sleep

from corral.core.errors import CorralError
from tools.attack.attack import attack, held
from tools.attack.games import ANY
from tools.attack.guest import Guest
from tools.attack.raw import HEAD, UPGRADE, bare
from tools.attack.server import Server

HALVES = 1010
QUOTES = 'corral="' + "\\\\" * 15_000 + '"'
PEOPLE = 12
MADE_UP = 2000
LONGEST = 40.0
"""Seconds after which no answer is waited for any more."""


def hold_open(server: Server, until: float, beginning: bytes, more: bytes) -> str:
    """Keeps so many connections with a request that never ends: how many were open at once, and
    how long one more was listened to, which is the only one of its address."""
    before, most, answer = server.files(), 0, b""
    with ExitStack() as stack:
        lines = [stack.enter_context(bare(server.port)) for _ in range(HALVES)]
        lines.append(stack.enter_context(bare(server.port, address="127.0.0.3")))
        for line in lines:
            line.settimeout(0.0)
            with suppress(OSError):  # it may have had to give way already
                line.send(beginning)
        begin = monotonic()
        while monotonic() < until or (not answer and monotonic() - begin < LONGEST):
            sleep(0.1)
            for line in lines:
                with suppress(OSError):
                    line.send(more)
            most = max(most, server.files() - before)
            if not answer:
                with suppress(OSError):
                    answer = lines[-1].recv(4096)
                taken = monotonic() - begin
    held(most < HALVES / 2, f"{most} were open at once")
    status = answer.decode("latin-1").partition("\r\n")[0].split(" ")
    held("408" in status, f"after {taken:.0f} s one of them got {answer[:40]!r}")
    return f"no more than {most} of them open at once; {status[1]} after {taken:.1f} s"


@attack(6, f"{HALVES} requests whose headers never end, from one address")
def half_headers(server: Server, until: float) -> str:
    beginning = HEAD.format(method="GET", path="/").encode()
    return hold_open(server, until, beginning, b"X: y\r\n")


@attack(6, f"{HALVES} requests whose bodies never end, from one address")
def half_bodies(server: Server, until: float) -> str:
    beginning = HEAD.format(method="POST", path="/api/me") + (
        "Content-Type: application/json\r\nContent-Length: 9999\r\n\r\n"
    )
    return hold_open(server, until, beginning.encode(), b" ")


@attack(6, f"{HALVES} handshakes that are none, from one address")
def broken_handshakes(server: Server, until: float) -> str:
    """They left the count of requests and never came into that of sockets."""
    head = (
        HEAD.format(method="GET", path="/api/tables/x/socket") + "Content-Length: 5\r\n" + UPGRADE
    )
    before = server.files()
    with ExitStack() as stack:
        for _ in range(HALVES):
            with suppress(OSError):
                stack.enter_context(bare(server.port)).sendall(head.encode())
        sleep(max(0.0, until - monotonic()))
        most = server.files() - before
        status, _ = Guest(server.port, None, "127.0.0.3").ask("GET", "/api/games")
    held(most < HALVES / 2, f"{most} stay open")
    held(status == 200, "a newcomer is kept out")
    return f"{most} of them are left after it; a newcomer is let in"


def pour(server: Server, until: float, beginning: bytes, more: bytes) -> str:
    """Sends a body without end, on one connection after the other."""
    head = HEAD.format(method="GET", path="/api/games").encode()
    head += b"Transfer-Encoding: chunked\r\n\r\n" + beginning
    connections = sent = 0
    while monotonic() < until:
        connections += 1
        with bare(server.port) as line:
            line.settimeout(1.0)
            with suppress(OSError):  # cut
                line.sendall(head)
                while monotonic() < until:
                    sent += line.send(more * 10_000)
    held(connections > 1, f"one connection took {sent / 1e6:.0f} MB")
    return f"{connections} connections cut, {sent / 1e6:.0f} MB sent at them"


@attack(1, "a body in chunks of one byte without end, which nobody reads")
def chunks(server: Server, until: float) -> str:
    return pour(server, until, b"", b"1\r\nx\r\n")


@attack(1, "trailers without end after a body")
def trailers(server: Server, until: float) -> str:
    return pour(server, until, b"0\r\n", b"X: y\r\n")


@attack(1, "cookies full of quotes, and queries that are never the same")
def headers(server: Server, until: float) -> str:
    statuses: list[int] = []
    slowest = 0.0
    line = HTTPConnection("127.0.0.1", server.port, timeout=60)
    while monotonic() < until:
        number = len(statuses)
        query = "&".join(f"{number:x}{key}" for key in range(4000))
        for path, cookie in ((f"/api/tables/x/log?{query}", ""), ("/api/me", QUOTES)):
            begin = monotonic()
            line.request("GET", path, headers={"Cookie": cookie})
            answer = line.getresponse()
            answer.read()
            slowest = max(slowest, monotonic() - begin)
            statuses.append(answer.status)
    line.close()
    held(slowest < 2, f"one of them took {slowest:.1f} s")
    long = statuses.count(414)
    return f"{len(statuses)} requests, {long} of them 414; the slowest took {slowest:.2f} s"


def first_visit(server: Server, table: str, arrived: list[float]) -> None:
    """The page with all its files over one connection, as a browser gets them; then the table."""
    begin = monotonic()
    line = HTTPConnection("127.0.0.1", server.port, timeout=60)
    for number in range(30):
        line.request("GET", f"/table/{table}?{number}")
        answer = line.getresponse()
        answer.read()
        if answer.status != 200:
            return
    line.close()
    try:
        guest = Guest(server.port, None)
        for path in ("/api/me", "/api/games", "/api/tables"):
            guest.get(path)
        guest.post("/api/me", {"name": "Visitor"})
        for path in ("/api/me/tables", f"/api/tables/{table}"):
            guest.get(path)
        for path in ("pictures", "printed"):
            guest.get(f"/api/games/{ANY}/{path}")
        guest.sit_at(table).close()
    except (CorralError, OSError):
        return
    arrived.append(monotonic() - begin)


@attack(4, f"no attack: {PEOPLE} people behind one address come at once, for the first time")
def household(server: Server, until: float) -> str:
    table = Guest(server.port, "Host").open(ANY, "open", "open")
    arrived: list[float] = []
    people = [
        threading.Thread(target=first_visit, args=(server, table, arrived)) for _ in range(PEOPLE)
    ]
    for one in people:
        one.start()
    for one in people:
        one.join()
    sleep(max(0.0, until - monotonic()))
    held(len(arrived) == PEOPLE, f"only {len(arrived)} of {PEOPLE} got to the table")
    return f"all {PEOPLE} at the table, the last after {max(arrived):.1f} s"


@attack(4, "requests as fast as they go, on 16 connections, by one guest")
def requests(server: Server, until: float) -> str:
    answers: list[int] = []
    mallory = Guest(server.port, "Mallory")

    def ask() -> None:
        line = HTTPConnection("127.0.0.1", server.port, timeout=60)
        while monotonic() < until:
            line.request("GET", "/api/tables", headers={"Cookie": mallory.cookie})
            answer = line.getresponse()
            answer.read()
            answers.append(answer.status)
        line.close()

    threads = [threading.Thread(target=ask) for _ in range(16)]
    for one in threads:
        one.start()
    for one in threads:
        one.join()
    refused = answers.count(429)
    held(refused, "nothing was refused")
    return f"{len(answers) - refused} of {len(answers)} answered, the others 429"


@attack(18, "another X-Forwarded-For with every request, and `--proxies '*'`")
def forwarded(server: Server, until: float) -> str:
    answers: list[int] = []
    line = HTTPConnection("127.0.0.1", server.port, timeout=60)
    for number in range(MADE_UP):
        made_up = f"192.0.2.{number % 256}"
        line.request("GET", "/api/games", headers={"X-Forwarded-For": made_up})
        answer = line.getresponse()
        answer.read()
        answers.append(answer.status)
    line.close()
    held(429 in answers, "whoever makes addresses up is not limited")
    command = [sys.executable, "-m", "corral", "serve", "--port", "0", "--data", str(server.data)]
    started = subprocess.run(
        [*command, "--proxies", "*"], capture_output=True, text=True, timeout=60, check=False
    )
    held("everybody" in started.stderr, "a server starts that believes everybody")
    return f"{answers.count(200)} of {len(answers)} answered, the others 429; no start with '*'"
