"""Where the server says that it is."""

from __future__ import annotations

import re
import socket
from types import SimpleNamespace

import pytest

from corral.server import serve
from corral.server.addresses import EVERYWHERE
from corral.server.serve import address_of
from corral.server.settings import Settings


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
