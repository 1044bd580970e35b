"""Friends in the house, by plain http: there browsers keep some of their abilities back."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import corral
from tests.web.browser.conftest import HOUSE, Faults, serving
from tests.web.browser.playing import PATIENCE, open_table, wait


@pytest.fixture
def visitor(browser: Browser, faults: Faults, tmp_path: Path) -> Iterator[Callable[[], Page]]:
    """Opens browsers that know the server by a name that is not this machine's own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address = f"http://{HOUSE}:{port}"

    with ExitStack() as stack:
        stack.enter_context(serving(tmp_path, "--port", str(port), "--public-url", address))

        def come_in() -> Page:
            context = browser.new_context(base_url=address, locale="en-US", reduced_motion="reduce")
            stack.callback(context.close)
            context.set_default_timeout(PATIENCE)
            return faults.watch(context.new_page())

        yield come_in


def test_a_friend_joins_by_the_link_and_plays(visitor: Callable[[], Page]) -> None:
    match = corral.new("goldrush", players=2, seed=9)
    assert match.actors == (0,)
    host, friend = visitor(), visitor()
    host.goto("/")
    assert not host.evaluate("isSecureContext")
    seats = [{"kind": "open"}, {"kind": "open"}]
    table = open_table(host, "goldrush", seats, position=match.position())
    host.goto(f"/table/{table}")
    host.get_by_role("button", name="Copy").click()
    expect(host.get_by_role("button", name="Copied")).to_be_visible()
    friend.goto(f"/table/{table}")
    friend.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Begin").click()
    for one, other in ((host, friend), (friend, host)):
        assert wait(one) == "mine"
        cell = one.locator("[data-cell]").first
        place = cell.get_attribute("data-cell")
        cell.click()
        one.locator("[data-move=pass]").click()
        expect(other.locator(f"g[data-place='{place}']")).to_be_visible()
