"""Where the server says that it is, what keeps it going, and how it ends."""

from __future__ import annotations

import asyncio
import re
import socket
from contextlib import suppress
from pathlib import Path
from threading import Event
from types import SimpleNamespace

import pytest

from corral.server import serve
from corral.server.gate.addresses import EVERYWHERE
from corral.server.serve import address_of
from corral.server.settings import Settings
from corral.server.tables import hub as hub_module
from tests.server.house import House
from tests.server.people import PATIENCE


def test_an_address_of_ones_own_is_told_as_it_is() -> None:
    with socket.socket() as here:
        here.bind(("127.0.0.1", 0))
        assert address_of(here) == f"http://127.0.0.1:{here.getsockname()[1]}/"


@pytest.mark.parametrize("network", [True, False])
def test_friends_are_told_an_address_that_they_can_type(
    network: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not network:
        monkeypatch.setitem(EVERYWHERE, "0.0.0.0", "255.255.255.255")  # nobody may speak to all
    with socket.socket() as everywhere:
        everywhere.bind(("0.0.0.0", 0))  # nobody listens
        told = re.fullmatch(r"http://(.+):(\d+)/", address_of(everywhere))
        assert told
        assert told[1] not in EVERYWHERE
        assert network or told[1] == socket.gethostname()
        assert int(told[2]) == everywhere.getsockname()[1]


@pytest.mark.parametrize(("system", "shared"), [("posix", True), ("nt", False)])
def test_on_windows_a_port_is_for_one_server(
    system: str, shared: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Elsewhere the option only lets a server start again at once."""
    monkeypatch.setattr(serve, "os", SimpleNamespace(name=system))
    with serve.listen(Settings(port=0)) as listener:
        assert bool(listener.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)) == shared


def test_answers_leave_at_once(tmp_path: Path) -> None:
    """Nagle's delay would hold up what follows an answer's first piece, 40 ms each time."""
    house = House(tmp_path / "data")
    try:
        house.guest().get("/ready")
        (line,) = house.connections()
        accepted = line.transport.get_extra_info("socket")
        assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
    finally:
        house.close()


def test_who_is_told_to_stop_opens_no_tables(tmp_path: Path) -> None:
    house = House(tmp_path / "data")
    ana = house.guest("Ana")
    asyncio.run_coroutine_threadsafe(house.services.drain(), house.loop).result(PATIENCE)
    seats = [{"kind": "open"}, {"kind": "open"}]
    refused = ana.http.post("/api/tables", json={"game": "elgaucho", "seats": seats})
    assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
    assert ana.http.get("/ready").status_code == 503  # the proxy sends nobody any more
    assert ana.http.get("/live").status_code == 200
    house.close()


def test_what_will_not_end_does_not_hold_up_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A task can miss that it was cancelled, as with ``asyncio.wait_for`` of older Pythons."""
    monkeypatch.setattr(hub_module, "GOODBYE", 0.1)
    house = House(tmp_path / "data")
    hub, enough = house.services.hub, Event()

    async def stubborn() -> None:
        while not enough.is_set():
            with suppress(asyncio.CancelledError):
                await asyncio.sleep(0.05)

    async def end() -> None:
        hub.start(stubborn())
        await asyncio.sleep(0)
        await hub.end()

    asyncio.run_coroutine_threadsafe(end(), house.loop).result(PATIENCE)
    assert not enough.is_set()
    enough.set()
    house.close()


def test_a_fault_does_not_end_for_good_what_keeps_tables_going(tmp_path: Path) -> None:
    house = House(tmp_path / "data")
    hub, tries = house.services.hub, list[int]()

    async def work() -> None:
        tries.append(len(tries))
        if len(tries) < 3:
            raise LookupError("nobody has thought of this")

    async def always() -> None:
        hub.retry_seconds = 0.0
        await hub.always(work)

    asyncio.run_coroutine_threadsafe(always(), house.loop).result(PATIENCE)
    house.close()
    assert tries == [0, 1, 2]
