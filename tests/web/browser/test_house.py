"""Friends in the house, by plain http: there browsers keep some of their abilities back."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import corral
from tests.web.browser.conftest import HOUSE, serving
from tests.web.browser.playing import wait

OPEN = """async (wish) => {
    const post = (path, body) => fetch(path, {
        method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
    }).then((answer) => answer.json());
    await post("/api/me", { name: "Ana" });
    return (await post("/api/tables", wish)).table.id;
}"""
"""By the page itself: nobody but the browser knows where the house is."""


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A server that is known by a name that is not this machine's own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    found = f"http://{HOUSE}:{port}"
    with serving(tmp_path / "data", "--port", str(port), "--public-url", found):
        yield found


def test_a_friend_joins_by_the_link_and_plays(address: str, somebody: Callable[..., Page]) -> None:
    match = corral.new("goldrush", players=2, seed=9)
    assert match.actors == (0,)
    host, friend = somebody(base_url=address), somebody(base_url=address)
    host.goto("/")
    assert not host.evaluate("isSecureContext")
    seats = [{"kind": "open"}, {"kind": "open"}]
    wish = {"game": "goldrush", "seats": seats, "position": match.position()}
    table = host.evaluate(OPEN, wish)
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
