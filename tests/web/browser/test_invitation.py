"""The link that friends can use: what the page says where its own address is 127.0.0.1."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from corral.server.client import FOLDER
from corral.server.invitations import invitations
from tests.server.house import House
from tests.web.browser.test_matches import violations

PHONE = {"width": 390, "height": 844}
ALONE = {
    "en": "Nobody else can open this link",
    "de": "Diesen Link kann sonst niemand öffnen",
    "fr": "Personne d’autre ne peut ouvrir ce lien",
}


def at_own_table(page: Page, url: str) -> str:
    """Somebody has opened a table and waits for others; its number."""
    page.context.request.post(f"{url}/api/me", data={"name": "Ana"})
    wish = {"game": "elgaucho", "seats": [{"kind": "open"}, {"kind": "open"}]}
    told = page.context.request.post(f"{url}/api/tables", data=wish).json()
    table: str = told["table"]["id"]
    page.goto(f"{url}/table/{table}")
    return table


@pytest.mark.parametrize("language", ALONE)
def test_a_link_that_nobody_else_can_open_is_told(
    somebody: Callable[..., Page], base_url: str, language: str
) -> None:
    """The server listens at 127.0.0.1 alone: the page says so, and what to do; no code to scan."""
    page = somebody(locale=language, viewport=PHONE)
    at_own_table(page, base_url)
    warning = page.locator("[data-invitation=nobody] [data-reach=nobody]")
    expect(warning).to_contain_text(ALONE[language])
    expect(warning).to_contain_text("--host 0.0.0.0")
    expect(page.locator("[data-qr]")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


def test_friends_are_given_an_address_that_they_can_use(
    somebody: Callable[..., Page], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the computer in its network, where the server listens to all; or the one it has for
    everybody."""
    house = House(tmp_path / "data", client=FOLDER)
    monkeypatch.setattr(invitations, "own_address", lambda *_: "10.0.0.5")
    settings = house.services.settings
    object.__setattr__(settings, "host", "0.0.0.0")  # as if it had been started so
    page = somebody()
    table = at_own_table(page, house.url)
    invite = page.locator("[data-invitation=network]")
    friends = f"http://10.0.0.5:{house.port}/table/{table}"
    expect(invite.get_by_role("textbox", name="Link")).to_have_value(friends)
    expect(invite.locator("[data-reach=network]")).to_contain_text(
        re.compile(f"127.0.0.1:{house.port}.*friends in the same network use the link above")
    )
    invite.locator("summary").click()
    expect(invite.get_by_role("img")).to_be_visible()
    object.__setattr__(settings, "public_url", "https://corral.example")
    page.reload()
    invite = page.locator("[data-invitation=everybody]")
    public = f"https://corral.example/table/{table}"
    expect(invite.get_by_role("textbox", name="Link")).to_have_value(public)
    expect(invite.locator("[data-reach=everybody]")).to_contain_text("everybody else")
    page.goto("about:blank")  # nobody asks a server that stops
    house.close()
