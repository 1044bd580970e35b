"""People who have played with each other: invited again, declined, blocked and heard again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Page, expect

from tests.server.people import Guest
from tests.server.test_company import me
from tests.web.browser.playing import open_table
from tests.web.browser.test_matches import violations


@pytest.fixture
def person(base_url: str) -> Iterator[Callable[..., Guest]]:
    """Whoever sits in front of a page, to do by the interface what is not looked at here."""
    with ExitStack() as people:

        def come(name: str, page: Page | None = None) -> Guest:
            guest = Guest(base_url, name)
            people.callback(guest.close)
            if page is not None:
                cookies = [
                    {"name": key, "value": value, "url": base_url}
                    for key, value in guest.http.cookies.items()
                ]
                page.context.add_cookies(cookies)  # type: ignore[arg-type]
            return guest

        yield come


def played(ana: Guest, bea: Guest) -> None:
    """A match that the second gives up at once."""
    table = ana.open("elgaucho", ["open", "open"])
    bea.join(table)
    ana.start(table)
    chair = bea.sit_at(table)
    chair.until_kind("fresh")
    chair.ask("resign", key="enough")
    chair.close()


@pytest.mark.parametrize(
    ("width", "language", "words"),
    [
        (1280, "en-US", "Ana invites you to El Gaucho"),
        (390, "fr-FR", "Ana vous invite à jouer à El Gaucho"),
    ],
)
def test_invited_again(
    somebody: Callable[..., Page],
    person: Callable[..., Guest],
    width: int,
    language: str,
    words: str,
) -> None:
    size = {"width": width, "height": 844}
    page, another = (somebody(viewport=size, locale=language) for _ in range(2))
    ana, bea = person("Ana", page), person("Bea", another)
    played(ana, bea)
    another.goto("/")
    expect(another.locator("[data-people]")).to_be_visible()
    page.goto("/")
    page.click("[data-people]")
    expect(page.locator(f"[data-person='{me(bea)}']")).to_contain_text("Bea")
    assert violations(page) == []
    page.click("[data-invite]", no_wait_after=True)
    expect(page).to_have_url(re.compile("/table/"))
    invitation = another.locator("[data-invitation]")  # she need not do anything to see it
    expect(invitation).to_contain_text(words)
    assert violations(another) == []
    another.click("[data-accept]", no_wait_after=True)
    expect(another).to_have_url(page.url)
    expect(page.locator("main li").nth(1)).to_contain_text("Bea")
    # At a table that was opened in another way, and this time she cannot come.
    table = open_table(page, "goldrush", [{"kind": "open"}, {"kind": "open"}])
    page.goto(f"/table/{table}")
    page.click("[data-ask]")
    expect(page.locator("[data-answer=none]")).to_be_visible()
    another.goto("/")
    another.click(f"[data-invitation='{table}'] [data-decline]")
    expect(invitation).to_have_count(0)
    expect(page.locator("[data-answer=declined]")).to_be_visible()


def test_blocked_and_no_more(
    somebody: Callable[..., Page], another: Page, person: Callable[..., Guest]
) -> None:
    """By somebody at a phone, in German and in the dark."""
    size = {"width": 390, "height": 844}
    page = somebody(viewport=size, locale="de-DE", color_scheme="dark")
    ana, bea = person("Ana", page), person("Bea", another)
    played(ana, bea)
    table = bea.open("kuhhandel", ["open", "open", "open"])
    ana.join(table)
    third = person("Cy")
    third.join(table)
    bea.start(table)
    page.goto("/people")
    page.click("[data-block]")
    expect(page.get_by_text("Davon erfährt Bea nichts.")).to_be_visible()
    assert violations(page) == []
    page.click("[data-block-yes]")
    expect(page.locator("[data-blocked]")).to_contain_text("Bea")
    expect(page.locator("[data-person]")).to_have_count(0)
    bea.post(f"/api/me/people/{me(ana)}/invite", None, 200)
    page.goto("/")
    expect(page.locator("[data-people]")).to_be_visible()  # what is above it came with it
    expect(page.locator("[data-invitation]")).to_have_count(0)
    # At the table others are heard, and she is not.
    for guest, words in ((bea, "rude words"), (third, "good morning")):
        chair = guest.sit_at(table)
        chair.until_kind("fresh")
        chair.ask("say", text=words, key=words)
        chair.close()
    page.goto(f"/table/{table}")
    page.locator("[data-panel=chat]").click()
    expect(page.get_by_text("good morning")).to_be_visible()
    expect(page.get_by_text("rude words")).to_have_count(0)
    page.goto("/people")
    page.click("[data-unblock]")
    expect(page.locator("[data-blocked]")).to_have_count(0)
    page.goto("/")
    expect(page.locator("[data-invitation]")).to_contain_text("Bea lädt dich")
    # And from the table itself, where one has her before one's eyes.
    another.goto(f"/table/{table}")
    another.get_by_role("tab", name="Table").or_(
        another.locator("[data-panel=people]")
    ).first.click()
    another.locator("[data-seat='1'] [data-block]").click()
    another.click("[data-block-yes]")
    expect(another.locator("[data-block-done]")).to_be_visible()
