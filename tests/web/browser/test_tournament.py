"""An evening's arena, and a Swiss over days: opened, joined, paired, resigned, paired again."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.server.people import Guest
from tests.web.browser.test_matches import violations
from tests.web.browser.test_profile import as_guest

PHONE = {"width": 390, "height": 844}
SIGN_IN = """
(name) => fetch("/api/me", {
  method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ name }),
})
"""
KEEP = """
() => fetch("/api/me/links", {
  method: "POST", headers: { "content-type": "application/json" }, body: '{"kind":"recovery"}',
}).then((answer) => answer.ok)
"""


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def apart(page: Page, one: str, other: str) -> bool:
    """Whether neither lies over the other."""
    first, second = (page.locator(name).first.bounding_box() for name in (one, other))
    assert first is not None
    assert second is not None
    above, below = sorted((first, second), key=lambda box: box["y"])
    return above["y"] + above["height"] <= below["y"]


def resign(page: Page) -> None:
    page.locator("[data-panel=people]").click()
    page.locator("[data-resign]").click()
    page.locator("[data-resign-yes]").click()
    expect(page.locator("[data-ending]")).to_be_visible()


def test_an_arena_of_three(somebody: Callable[..., Page]) -> None:
    ana = somebody(viewport={"width": 1280, "height": 800})
    bo = somebody(locale="de-DE", viewport=PHONE)
    cy = somebody(locale="fr-FR", viewport=PHONE, color_scheme="dark")
    everybody = {"Ana": ana, "Bo": bo, "Cy": cy}
    for name, page in everybody.items():
        page.goto("/tournaments")
        page.evaluate(SIGN_IN, name)
    ana.goto("/tournaments/new")
    expect(ana.get_by_role("button", name="Open it")).to_be_disabled()  # who is gone tomorrow
    assert ana.evaluate(KEEP)
    ana.reload()
    ana.get_by_placeholder("Friday evening").fill("Spring arena")
    ana.locator("[data-game]").select_option("kuhhandel")
    assert violations(ana) == []
    ana.get_by_role("button", name="Open it").click()
    expect(ana.get_by_role("heading", name="Spring arena")).to_be_visible()
    path = ana.evaluate("location.pathname")
    bo.goto("/")
    bo.get_by_role("link", name="Spring arena").click()
    cy.goto(path)
    for page in everybody.values():
        page.locator("[data-join]").click()
        expect(page.locator("[data-own=in]")).to_be_visible()
        assert fits(page)
    ana.locator("[data-start]").click()

    expect(ana.locator("[data-board=playing]")).to_have_count(1)
    text = ana.locator("[data-board=playing]").inner_text()
    first = {name: page for name, page in everybody.items() if name in text}
    [(waits, idle)] = [(name, page) for name, page in everybody.items() if name not in text]
    assert len(first) == 2
    loser, winner = first
    for page in first.values():
        expect(page.locator("[data-go]")).to_be_visible()
        assert violations(page) == []
    first[winner].goto("/rules/kuhhandel")  # told wherever one is
    expect(first[winner].locator("[data-summons]")).to_be_visible()
    expect(first[winner].locator("h1").first).to_be_in_viewport()  # and nothing lies over it
    box = first[winner].locator("[data-summons]").bounding_box()
    assert box is not None
    assert box["y"] > 400
    assert fits(first[winner])
    assert violations(first[winner]) == []
    wish = {"game": "elgaucho", "seats": [{"kind": "open"}, {"kind": "bot", "bot": "random"}]}
    told = first[winner].context.request.post("/api/tables", data={**wish, "start": True}).json()
    first[winner].goto(f"/table/{told['table']['id']}")  # and hides nothing that is to be decided
    expect(first[winner].locator(".table[data-phase]")).to_be_visible()
    expect(first[winner].locator("[data-summons]")).to_be_visible()
    assert apart(first[winner], "[data-summons]", "section.bar")
    first[winner].locator("[data-summons] a").click()
    first[loser].locator("[data-go]").click()
    for page in first.values():
        expect(page.locator(".table[data-phase]")).to_be_visible()
    resign(first[loser])
    first[loser].locator("[data-to-tournament]").click()

    expect(idle.locator("[data-go]")).to_be_visible()  # who waited plays now
    expect(idle.locator("[data-board=over]")).to_have_count(1)
    rows = idle.locator("[data-standings] tbody tr")
    expect(rows.first).to_contain_text(winner)
    expect(rows.first.locator("td").nth(2)).to_have_text("1")
    expect(idle.locator("[data-board=playing]")).to_contain_text(waits)
    idle.locator("summary").click()
    assert fits(idle)
    assert violations(idle) == []

    ana.goto(path)  # the host takes somebody out, who is free no more
    ana.get_by_role("button", name=f"Take {waits} out").click()
    ana.locator("[data-sure]").click()
    if waits == "Ana":
        expect(ana.locator("[data-own=removed]")).to_be_visible()
    else:
        expect(idle.locator("[data-own=removed]")).to_be_visible()


def test_a_swiss_over_days(somebody: Callable[..., Page], base_url: str) -> None:
    """Three, so one of them has a bye; nobody is in a hurry, and the page says until when."""
    people = [Guest(base_url, name) for name in ("Ana", "Bo", "Cy")]
    ana = somebody(locale="fr-FR", viewport={"width": 1280, "height": 800})
    bo = somebody(locale="de-DE", viewport=PHONE, timezone_id="Asia/Tokyo")
    for page, guest in zip((ana, bo), people, strict=False):
        as_guest(page, guest, base_url)
    people[0].post("/api/me/links", {"kind": "recovery"})
    ana.goto("/tournaments/new")
    ana.get_by_role("textbox").first.fill("Printemps")
    ana.locator("input[value=swiss]").check()
    ana.locator("input[type=number]").fill("2")
    ana.get_by_label("Sans hâte").check()
    assert violations(ana) == []
    ana.get_by_role("button", name="L’ouvrir").click()
    ana.locator("[data-join]").click()
    path = ana.evaluate("location.pathname")
    tournament = path.rpartition("/")[2]
    bo.goto(path)
    bo.locator("[data-join]").click()
    people[2].post(f"/api/tournaments/{tournament}/join", None, 200)
    expect(bo.locator("[data-standings] tbody tr")).to_have_count(3)
    ana.locator("[data-start]").click()
    expect(bo.locator("[data-board=over]")).to_contain_text("spielfrei")
    expect(bo.locator("[data-board=playing]")).to_have_count(1)
    expect(ana.locator("[data-status=running]")).to_contain_text("Ronde 1 sur 2")
    assert fits(bo)
    for guest in people:
        [mine] = guest.get("/api/me/tournaments")
        if mine["table"] is not None:
            with guest.sit_at(mine["table"]) as chair:
                chair.until_kind("fresh")
                chair.ask("resign")
            break
    expect(bo.locator("[data-status=running]")).to_contain_text("Runde 2 von 2")
    expect(bo.locator("[data-standings] thead")).to_contain_text("Gegnerschaft")
    bo.locator("summary").click()
    expect(bo.locator("details")).to_contain_text("Buchholz")
    for page in (ana, bo):
        assert violations(page) == []
        assert fits(page)
    for guest in people:
        guest.close()
