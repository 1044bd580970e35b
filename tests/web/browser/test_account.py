"""Coming back: passkeys by Chromium's virtual authenticator, links, passwords; three languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser, Page, expect

from corral.words import Words
from tests.web.browser.conftest import Faults
from tests.web.browser.playing import PATIENCE
from tests.web.browser.test_matches import violations

PHONE = {"width": 390, "height": 844}
PASSWORD = "a herd of cows"
Saying: TypeAlias = Callable[..., str]
ENGLISH: Saying = Words("en").text
"""What a message of the locales says."""


def named(base_url: str) -> str:
    """The same server under a name: browsers bind no passkey to an address in figures."""
    return base_url.replace("127.0.0.1", "localhost")


def with_authenticator(page: Page) -> None:
    """A phone's fingerprint reader, as far as the browser can tell."""
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    line.send("WebAuthn.addVirtualAuthenticator", {"options": options})


@contextmanager
def somebody(
    browser: Browser, base_url: str, faults: Faults, locale: str = "en-US", small: bool = False
) -> Iterator[Page]:
    """A browser of its own, at the server's name."""
    size = PHONE if small else {"width": 1280, "height": 720}
    context = browser.new_context(
        base_url=named(base_url),
        locale=locale,
        reduced_motion="reduce",
        viewport=size,  # type: ignore[arg-type]
        has_touch=small,
    )
    context.set_default_timeout(PATIENCE)
    yield faults.watch(context.new_page())
    context.close()


def begin(page: Page, name: str, table: bool = True, said: Saying = ENGLISH) -> None:
    """A guest with a name, and perhaps a table of their own."""
    page.goto("/")
    page.get_by_role("button", name=said("web-choose-name")).click()
    page.get_by_role("textbox", name=said("web-name")).fill(name)
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=re.compile(f"^{name}"))).to_be_visible()
    if table:
        page.request.post(
            "/api/tables",
            data={"game": "elgaucho", "seats": [{"kind": "open"}, {"kind": "open"}]},
            headers={"content-type": "application/json"},
        )


def account(page: Page) -> None:
    page.goto("/account")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize(("language", "small"), [("en", False), ("fr", True)])
def test_a_passkey_is_made_and_opens_the_door(
    browser: Browser, base_url: str, faults: Faults, language: str, small: bool
) -> None:
    said = Words(language).text
    with somebody(browser, base_url, faults, language, small) as page:
        with_authenticator(page)
        begin(page, "Ana", said=said)
        page.get_by_role("link", name=said("web-account")).click()
        expect(page.locator("[data-kept=false]")).to_be_visible()
        page.get_by_role("button", name=said("account-passkey-make")).click()
        expect(page.locator("[data-kept=true]")).to_be_visible()
        expect(page.locator("p[role=status]")).to_contain_text(said("account-passkey-done"))
        assert violations(page) == []
        page.get_by_role("button", name=said("account-sign-out")).click()
        expect(page.get_by_role("button", name=said("web-choose-name"))).to_be_visible()
        page.get_by_role("link", name=said("web-come")).click()
        page.get_by_role("button", name=said("account-come-passkey")).click()
        expect(page.get_by_role("button", name=re.compile("^Ana"))).to_be_visible()
        expect(page.locator("section.mine li")).to_have_count(1)
        account(page)
        remove = said("account-passkey-remove", device="").partition(":")[0].strip()
        page.get_by_role("button", name=re.compile(remove)).click()
        expect(page.locator("[data-kept=false]")).to_be_visible()


def test_a_link_takes_a_guest_to_a_phone_with_what_was_played_there(
    browser: Browser, base_url: str, faults: Faults
) -> None:
    with (
        somebody(browser, base_url, faults) as desk,
        somebody(browser, base_url, faults, small=True) as phone,
    ):
        begin(desk, "Ana")
        begin(phone, "Ana on the way")
        account(desk)
        desk.get_by_role("button", name="Show the link").click()
        card = desk.locator("[data-link]")
        expect(card.get_by_role("img")).to_be_visible()
        address = card.get_by_role("textbox", name="Link").input_value()
        assert "/come#" in address
        phone.goto(address)
        keep = phone.get_by_label("Bring along the games that Ana on the way has played")
        expect(keep).to_be_checked()
        assert violations(phone) == []
        phone.get_by_role("button", name="Come in with this link").click()
        expect(phone.get_by_role("button", name="Ana (change)")).to_be_visible()
        expect(phone.locator("section.mine li")).to_have_count(2)
        desk.reload()
        expect(desk.get_by_role("button", name=re.compile("^End: "))).to_have_count(1)
        desk.get_by_role("button", name="End all others").click()
        expect(desk.get_by_role("button", name=re.compile("^End: "))).to_have_count(0)
        phone.reload()
        expect(phone.get_by_role("button", name="Choose a name")).to_be_visible()
        phone.goto(address)
        phone.reload()
        phone.get_by_role("button", name="Come in with this link").click()
        expect(phone.get_by_role("alert")).to_contain_text("used already")
        faults.found.clear()  # the browser's own note of the refusal


def test_a_password_where_there_are_no_passkeys(page: Page, another: Page) -> None:
    """Under an address in figures, as in a home network."""
    begin(page, "Ben")
    account(page)
    expect(page.get_by_role("button", name="Make a passkey")).to_have_count(0)
    expect(page.get_by_text("Browsers allow passkeys only over https")).to_be_visible()
    page.get_by_role("button", name="Choose a password").click()
    page.get_by_label("New password").fill(PASSWORD)
    page.get_by_role("button", name="Save").click()
    login = page.locator("[data-login]").inner_text()
    assert re.fullmatch(r"ben-\d{4}", login)
    another.goto("/come")
    another.get_by_label("Name with its number").fill(login)
    another.get_by_label("Password", exact=True).fill(PASSWORD)
    another.get_by_role("button", name="Come in", exact=True).click()
    expect(another.get_by_role("button", name="Ben (change)")).to_be_visible()
    expect(another.locator("section.mine li")).to_have_count(1)


def test_who_deletes_themselves_is_nobody(page: Page) -> None:
    begin(page, "Cleo")
    account(page)
    with page.expect_download() as file:
        page.get_by_role("link", name="Download all of it").click()
    assert file.value.suggested_filename == "corral.json"
    page.get_by_role("button", name="Delete yourself").click()
    now = page.get_by_role("button", name="Delete for ever")
    expect(now).to_be_disabled()
    page.get_by_label("Type your name, Cleo").fill("Cleo")
    assert violations(page) == []
    now.click()
    expect(page.get_by_role("button", name="Choose a name")).to_be_visible()
    expect(page.locator("section.mine")).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "title", "come"),
    [("de-DE", "Dein Konto", "Hereinkommen"), ("fr-FR", "Votre compte", "Entrer")],
)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_both_pages_in_other_languages_by_keyboard(
    browser: Browser, base_url: str, locale: str, title: str, come: str, scheme: str
) -> None:
    context = browser.new_context(
        base_url=named(base_url),
        locale=locale,
        color_scheme=scheme,  # type: ignore[arg-type]
        viewport=PHONE,  # type: ignore[arg-type]
    )
    page = context.new_page()
    page.request.post("/api/me", data={"name": "Zoë"}, headers={"content-type": "application/json"})
    page.goto("/account")
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.goto("/come")
    expect(page.get_by_role("heading", level=1)).to_have_text(come)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    context.close()
