"""People at one table, each in a browser of their own: who is there, and what they agree on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.server.people import Guest
from tests.web.browser.conftest import Faults
from tests.web.browser.playing import PATIENCE
from tests.web.browser.test_matches import violations

DESK: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 390, "height": 844}


@pytest.fixture
def three(browser: Browser, base_url: str, faults: Faults) -> Iterator[list[Page]]:
    """Ana at a desk, Bo at a phone and in German, Cy in French."""
    contexts = [
        browser.new_context(
            base_url=base_url, reduced_motion="reduce", locale=locale, viewport=size
        )
        for locale, size in (("en-US", DESK), ("de-DE", PHONE), ("fr-FR", DESK))
    ]
    pages = []
    for name, context in zip(("Ana", "Bo", "Cy"), contexts, strict=True):
        context.set_default_timeout(PATIENCE)
        page = faults.watch(context.new_page())
        page.add_init_script("localStorage.corral ??= JSON.stringify({ coach: false })")
        asked(page, "POST", "/api/me", {"name": name})
        pages.append(page)
    yield pages
    for context in contexts:
        context.close()


def asked(page: Page, method: str, path: str, body: object = None) -> dict[str, dict[str, str]]:
    """What the server answers to the person on the page."""
    answer = page.context.request.fetch(path, method=method, data=body or {})
    told: dict[str, dict[str, str]] = answer.json()
    return told


def sit_together(pages: list[Page], game: str, **wish: object) -> str:
    """All have a seat and look at it; the match has begun."""
    seats = [{"kind": "open"}] * len(pages)
    host, *others = pages
    table = asked(host, "POST", "/api/tables", {"game": game, "seats": seats, **wish})
    path = table["table"]["id"]
    for page in others:
        asked(page, "POST", f"/api/tables/{path}/join")
    asked(host, "POST", f"/api/tables/{path}/start")
    for page in pages:
        page.goto(f"/table/{path}")
        expect(page.locator(".table[data-phase]")).to_be_visible()
    return path


def test_everybody_sees_who_is_there(three: list[Page]) -> None:
    sit_together(three, "elgaucho")
    ana, bo, cy = three
    ana.locator("[data-panel=people]").click()
    seats = ana.locator(".people [data-seat]")
    for seat in range(3):
        expect(seats.nth(seat)).to_have_attribute("data-here", "here")
    expect(seats.nth(1)).to_contain_text("is here")
    bo.evaluate(  # another tab in front of it
        """() => {
          Object.defineProperty(document, "hidden", { value: true, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
    expect(seats.nth(1)).to_have_attribute("data-here", "away")
    expect(seats.nth(1)).to_contain_text("looking at something else")
    cy.goto("/")
    expect(seats.nth(2)).to_have_attribute("data-here", "gone")
    expect(seats.nth(2)).to_contain_text(re.compile(r"gone \d+ seconds? ago"))
    assert violations(ana) == []


def test_lines_of_chat_are_marked_until_they_were_read(three: list[Page]) -> None:
    table = sit_together(three[:2], "goldrush")
    ana, bo = three[:2]
    ana.locator("[data-panel=chat]").click()
    for text in ("Howdy", "Anybody?"):
        ana.locator(".chat input").fill(text)
        ana.locator(".chat button").click()
    expect(bo.locator("[data-panel=chat] [data-unread]")).to_have_attribute("data-unread", "2")
    bo.goto("/")
    expect(bo.locator(".mine [data-unread]")).to_have_attribute("data-unread", "2")
    expect(bo.locator(".mine [data-unread]")).to_contain_text("2 neue Zeilen im Chat")
    bo.goto(f"/table/{table}")
    bo.locator("[data-panel=chat]").click()
    expect(bo.locator("[data-unread]")).to_have_count(0)
    bo.reload()
    expect(bo.locator(".table[data-phase]")).to_be_visible()
    expect(bo.locator("[data-unread]")).to_have_count(0)
    expect(ana.locator("[data-unread]")).to_have_count(0)


def test_a_pause_is_proposed_agreed_to_and_ended(three: list[Page]) -> None:
    sit_together(three, "elgaucho", seconds=600)
    ana, bo, cy = three
    ana.locator("[data-panel=people]").click()
    ana.locator("[data-propose=pause]").click()
    for page, words in ((bo, "Ana möchte eine Pause."), (cy, "Ana voudrait une pause.")):
        expect(page.locator("[data-proposal] b")).to_have_text(words)
        assert violations(page) == []
    bo.locator("[data-agree]").click()
    expect(ana.locator("[data-proposal]")).to_contain_text("Still to answer: Cy")
    cy.locator("[data-agree]").click()
    for page in three:
        expect(page.locator("[data-resume]")).to_be_visible()
        expect(page.locator("[data-proposal]")).to_have_count(0)
    expect(bo.locator("[data-prompt]")).to_have_text("Die Partie ruht.")
    bo.locator("[data-resume]").click()
    for page in three:
        expect(page.locator("[data-resume]")).to_have_count(0)


def test_a_move_is_taken_back_with_the_others_leave(three: list[Page]) -> None:
    sit_together(three[:2], "goldrush")
    pages = three[:2]
    while not any(mine := [page.locator(".bar.mine").count() for page in pages]):
        pages[0].wait_for_timeout(20)  # until one of them has been told
    turn = mine.index(1)
    mover, other = pages[turn], pages[1 - turn]
    expect(mover.locator(".bar.mine")).to_be_visible()
    mover.locator("[data-panel=moves]").click()
    mover.locator("[data-listed]").first.click()
    expect(mover.locator("[data-undo]")).to_be_visible()
    expect(mover.locator(".table[data-phase]")).to_have_attribute("data-waiting", "false")
    phase = mover.locator(".table[data-phase]").get_attribute("data-phase")
    assert phase != "place"
    mover.locator("[data-panel=people]").click()
    mover.locator("[data-propose=takeback]").click()
    other.locator("[data-decline]").click()
    expect(mover.locator("[data-proposal]")).to_have_count(0)
    mover.locator("[data-propose=takeback]").click()
    other.locator("[data-agree]").click()
    for page in pages:
        expect(page.locator(".table[data-phase]")).to_have_attribute("data-phase", "place")


def test_who_resigns_of_two_loses(three: list[Page]) -> None:
    sit_together(three[:2], "kuhhandel")
    ana, bo = three[:2]
    bo.locator("[data-panel=people]").click()
    bo.locator("[data-resign]").click()
    bo.locator("[data-resign-yes]").click()
    expect(bo.locator("[data-ending]")).to_have_text("Bo hat aufgegeben: Ana gewinnt.")
    expect(ana.locator("[data-ending]")).to_have_text("Bo has resigned: Ana wins.")
    assert violations(ana) == []
    ana.locator("[data-rematch]").click()
    expect(ana.locator("[data-delete]")).to_be_visible()


def test_all_agree_to_end_it(three: list[Page]) -> None:
    table = sit_together(three[:2], "elgaucho")
    ana, bo = three[:2]
    ana.locator("[data-panel=people]").click()
    ana.locator("[data-propose=abandon]").click()
    bo.locator("[data-agree]").click()
    expect(ana.locator("[data-ending=abandoned]")).to_be_visible()
    ana.goto("/")
    expect(ana.locator(".mine")).to_contain_text("ended by agreement")
    ana.goto(f"/replay/{table}")
    expect(ana.locator("main")).to_be_visible()


def test_a_table_that_never_began_is_deleted(three: list[Page]) -> None:
    ana, bo = three[:2]
    wish = {"game": "elgaucho", "seats": [{"kind": "open"}] * 2}
    table = asked(ana, "POST", "/api/tables", wish)["table"]["id"]
    asked(bo, "POST", f"/api/tables/{table}/join")
    for page in (ana, bo):
        page.goto(f"/table/{table}")
    expect(ana.locator("main li[data-here=here]")).to_have_count(2)
    assert violations(bo) == []
    ana.locator("[data-delete]").click()
    ana.locator("[data-delete-yes]").click()
    expect(bo.get_by_text("Dieser Tisch wurde gelöscht.")).to_be_visible()
    expect(ana).to_have_url(re.compile(r"/$"))


def test_a_new_table_says_what_its_pace_means(three: list[Page]) -> None:
    ana = three[0]
    ana.goto("/new/kuhhandel")
    meaning = ana.locator("[data-pace-meaning]")
    expect(meaning).to_contain_text("secret limit")
    ana.locator("input[type=radio][value='60']").check()
    expect(meaning).to_contain_text("going twice")
    ana.locator("[data-deserted]").select_option("pause")
    ana.locator("button[type=submit]").click()
    expect(ana.locator("[data-invitation]")).to_contain_text("60 seconds")
    expect(ana.locator("[data-invitation]")).to_contain_text("pauses")
    ana.goto("/new/elgaucho")
    expect(ana.locator("[data-pace-meaning]")).not_to_contain_text("secret limit")


def test_the_lobbys_title_counts_the_tables_that_wait(three: list[Page]) -> None:
    sit_together(three[:2], "elgaucho")  # all choose their first tiles
    ana = three[0]
    ana.goto("/")
    expect(ana).to_have_title("(1) Corral")


def test_a_tables_title_and_the_apps_icon_count_the_others(three: list[Page]) -> None:
    """And who has decided has one mark less, without a look at the lobby."""
    ana = three[0]
    ana.add_init_script("""window.marks = [];
        navigator.setAppBadge = async (count) => void marks.push(count);
        navigator.clearAppBadge = async () => void marks.push(0);""")
    sit_together(three[:2], "elgaucho")
    sit_together(three[:2], "elgaucho")
    expect(ana).to_have_title(re.compile(r"^\(1\) ● Your turn"))
    ana.wait_for_function("() => marks.at(-1) === 2")
    table = ana.url.rpartition("/")[2]
    with closing(at(ana)) as phone, phone.sit_at(table) as chair:  # another device of Ana's
        chair.until_kind("fresh")
        while chair.you.get("moves"):
            chair.play(chair.you["moves"][0])
    expect(ana).to_have_title(re.compile(r"^\(1\) El Gaucho"))
    ana.wait_for_function("() => marks.at(-1) === 1")


def at(page: Page) -> Guest:
    """The person before a page."""
    guest = Guest("/".join(page.url.split("/")[:3]))
    for cookie in page.context.cookies():
        guest.http.cookies.set(cookie["name"], cookie["value"])
    return guest
