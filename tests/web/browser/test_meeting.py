"""Finding others: filters of the lobby, the queue that brings people together, and clubs."""

from __future__ import annotations

import re
from collections.abc import Callable
from os import environ
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.server.people import Guest
from tests.web.browser.test_matches import violations
from tests.web.browser.test_profile import PHONE, as_guest, finished

PICTURES = environ.get("CORRAL_PICTURES")
"""A folder for pictures of what is seen on the way, for people to look at."""


def picture(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png", full_page=True)


def fits(page: Page) -> bool:
    width = page.evaluate("document.documentElement.clientWidth")
    return bool(page.evaluate("document.documentElement.scrollWidth") <= width)


def test_a_stranger_finds_a_table(page: Page, base_url: str) -> None:
    """By game, pace and free seats; the row says what one gets into."""
    live, calm = Guest(base_url, "Zebulon"), Guest(base_url, "Wilma")  # who are nowhere else
    live.open("kuhhandel", ["open", "open", "open", "open"], public=True, seconds=30)
    calm.open("goldrush", ["open", "open"], public=True, rated="people")
    page.goto("/")
    rows = page.locator("section[aria-labelledby=open] li")
    both = rows.filter(has_text=re.compile("Zebulon|Wilma"))
    expect(both).to_have_count(2)
    expect(rows.filter(has_text="Zebulon")).to_contain_text(
        "30 seconds a decision · 3 seats free · level not known yet"
    )
    expect(rows.filter(has_text="Wilma")).to_contain_text("unhurried · one seat free · rated")
    page.get_by_label("Pace").select_option(label="Live, with a clock")
    expect(rows.filter(has_text="Wilma")).to_have_count(0)
    expect(rows.filter(has_text="Zebulon")).to_have_count(1)
    page.get_by_label("Free seats").select_option(label="4 free seats or more")
    expect(page.get_by_text("No public table is like that just now.")).to_be_visible()
    page.get_by_label("Free seats").select_option(label="2 free seats or more")
    page.locator("[data-filters]").get_by_label("Level").select_option(label="About my level")
    picture(page, "lobby")
    assert violations(page) == []
    rows.filter(has_text="Zebulon").get_by_role("button", name="Join").click()
    page.wait_for_url(re.compile("/table/"))
    for guest in (live, calm):
        guest.close()


def test_people_who_wait_are_brought_together(somebody: Callable[..., Page]) -> None:
    """Three people, on a desktop and two phones; one of them leaves again, one takes bots."""
    ana, bo, cy = somebody(), somebody(viewport=PHONE, locale="de-DE"), somebody(viewport=PHONE)
    cy.clock.install()
    cy.goto("/soon/goldrush")
    cy.locator("[data-players]").select_option("5")
    expect(cy.get_by_text("Nobody else waits yet.")).to_be_visible()
    bo.goto("/soon/goldrush")
    expect(bo.locator("[data-waiting='2']")).to_contain_text("2 Leute warten")
    picture(bo, "soon-phone-de")
    assert violations(bo) == []
    assert fits(bo)
    bo.get_by_role("link", name="Nicht mehr warten").click()
    expect(cy.get_by_text("Nobody else waits yet.")).to_be_visible()
    expect(bo.locator("[data-find=goldrush]")).to_contain_text("einer wartet")
    cy.clock.run_for(61_000)
    expect(cy.locator("[data-offer]")).to_contain_text("Nobody has come so far.")
    picture(cy, "soon-offer")
    assert violations(cy) == []
    cy.get_by_role("button", name="Wait on").click()
    expect(cy.locator("[data-offer]")).to_have_count(0)
    cy.locator("[data-players]").select_option("")
    ana.goto("/")
    ana.locator("[data-find=goldrush]").click()
    for page in (ana, cy):
        page.wait_for_url(re.compile("/table/"))
        expect(page.locator("[data-prompt]").first).to_be_visible()
    assert ana.url == cy.url
    bo.goto("/soon/goldrush")
    bo.clock.install()
    bo.goto("/soon/goldrush")
    expect(bo.get_by_text("Noch wartet sonst niemand.")).to_be_visible()
    bo.clock.run_for(61_000)
    bo.get_by_role("button", name="Jetzt gegen Bots spielen").click()
    bo.wait_for_url(re.compile("/table/"))


def test_a_club_meets(somebody: Callable[..., Page], base_url: str) -> None:
    """Its owner opens it, one comes by link and one asks; an evening, a table, the ladder."""
    people = [Guest(base_url, name) for name in ("Ana", "Bo", "Cy")]
    pages = [
        somebody(timezone_id="Europe/Berlin"),
        somebody(viewport=PHONE, locale="de-DE", color_scheme="dark", timezone_id="America/Lima"),
        somebody(viewport=PHONE, locale="fr-FR", timezone_id="Asia/Tokyo"),
    ]
    for page, guest in zip(pages, people, strict=True):
        as_guest(page, guest, base_url)
    ana, bo, cy = pages
    ana.goto("/")
    ana.get_by_role("link", name="Find or open a club").click()
    expect(ana.get_by_text("Keep your identity first")).to_be_visible()
    people[0].post("/api/me/links", {"kind": "recovery"})
    ana.reload()
    ana.get_by_label("Name of the club").fill("Dust & Dice")
    ana.get_by_label("What it is about").fill("Every Friday, beans included.")
    ana.get_by_role("button", name="Open a club").click()
    expect(ana.get_by_role("heading", level=1)).to_have_text("Dust & Dice")
    address = ana.url
    ana.get_by_role("button", name="Invite").click()
    link = ana.locator("[data-club-link] input").input_value()
    bo.goto(link)
    bo.get_by_role("button", name="Dem Club beitreten").click()
    expect(bo.locator("[data-members] li")).to_have_count(2)
    cy.goto(address)
    cy.get_by_role("button", name="Demander à entrer").click()
    expect(cy.get_by_text("Vous avez demandé à entrer.")).to_be_visible()
    ana.reload()
    ana.get_by_role("button", name="Let in: Cy").click()
    expect(ana.locator("[data-members] li")).to_have_count(3)
    ana.get_by_text("Plan an evening").click()
    ana.get_by_label("Day and time").fill(ana.evaluate(WEEK))
    ana.locator("[data-evening-form]").get_by_label("Game").select_option(label="El Gaucho")
    ana.get_by_label("Note").fill("Bring beans")
    ana.get_by_role("button", name="Put it into the calendar").click()
    evening = ana.locator("[data-evenings] > li")
    expect(evening).to_contain_text("8:00 PM")
    expect(evening).to_contain_text("El Gaucho · Bring beans")
    table = finished("elgaucho", people[0], people[1], rated="people")
    assert table
    for page, come in ((bo, "Ich komme"), (cy, "Je viens")):
        page.goto(address)
        page.get_by_role("button", name=come).click()
    expect(bo.locator("[data-evenings] time")).to_have_text(re.compile("1[34]:00"))
    expect(cy.locator("[data-evenings] > li")).to_contain_text("Bo et Cy viennent.")
    with bo.expect_download() as download:
        bo.get_by_role("link", name="In meinen Kalender").click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    assert "SUMMARY:Dust & Dice: El Gaucho" in text
    for page, name in ((bo, "club-phone-de-dark"), (cy, "club-phone-fr")):
        expect(page.locator("[data-ladder] tbody tr")).to_have_count(2)
        picture(page, name)
        assert violations(page) == []
        assert fits(page)
    cy.get_by_role("button", name="Ouvrir une table").click()
    cy.wait_for_url(re.compile("/table/"))
    bo.reload()
    bo.get_by_role("button", name="Mitspielen").click()
    bo.wait_for_url(cy.url)
    ana.reload()
    expect(ana.locator("[data-ladder] tbody tr")).to_have_count(2)
    picture(ana, "club")
    assert violations(ana) == []
    ana.get_by_role("link", name="Open a tournament for the club").click()
    ana.get_by_placeholder("Friday evening").fill("Club night")
    ana.get_by_role("button", name="Open it").click()
    expect(ana.get_by_role("heading", name="Club night")).to_be_visible()
    bo.goto(address)
    bo.get_by_role("link", name="Club night").click()
    bo.locator("[data-join]").click()
    expect(bo.locator("[data-own=in]")).to_be_visible()
    expect(bo.get_by_role("link", name="Turnier eines Clubs")).to_be_visible()
    assert violations(bo) == []
    assert fits(bo)
    ana.goto("/clubs")
    expect(ana.get_by_role("link", name="Dust & Dice")).to_be_visible()
    picture(ana, "clubs")
    assert violations(ana) == []
    for guest in people:
        guest.close()


WEEK = """(() => {
    const day = new Date(Date.now() + 7 * 86400000).toISOString().slice(0, 10);
    return `${day}T20:00`;
})()"""
"""A week from now at eight in the evening, wherever that is."""
