"""Profiles and leaders: what was played, filters, the ladder, a graph; three languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from time import sleep

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.people import Guest
from tests.web.browser.playing import PATIENCE
from tests.web.browser.test_matches import violations

PHONE = {"width": 390, "height": 844}


def finished(game: str, *people: Guest, **wish: object) -> str:
    """A match that bots have played in everybody's place."""
    table = people[0].open(game, ["open"] * len(people) + ["random"], stand_in="random", **wish)
    for guest in people[1:]:
        guest.join(table)
    people[0].start(table)
    for guest in people:
        guest.post(f"/api/tables/{table}/leave")
    with people[0].sit_at(table) as chair:
        chair.until(lambda _: chair.info is not None and chair.info["status"] == "over")
    return table


@pytest.fixture(scope="module")
def players(base_url: str) -> Iterator[list[Guest]]:
    """Two who have played two games, one of them rated."""
    ana, bo = Guest(base_url, "Ana"), Guest(base_url, "Bo")
    finished("elgaucho", ana, bo, rated="people", public=True)
    finished("kuhhandel", ana)
    number = ana.get("/api/me")["id"]
    while len(ana.get(f"/api/players/{number}")["facts"]) < 2:
        sleep(0.1)  # they are counted beside everything else
    yield [ana, bo]
    for guest in (ana, bo):
        guest.close()


def as_guest(page: Page, guest: Guest, base_url: str) -> str:
    """The page is theirs; their number."""
    cookies = [{"name": n, "value": v, "url": base_url} for n, v in guest.http.cookies.items()]
    page.context.add_cookies(cookies)  # type: ignore[arg-type]
    found: str = guest.get("/api/me")["id"]
    return found


def test_a_profile_tells_matches_rating_and_play(
    page: Page, players: list[Guest], base_url: str
) -> None:
    as_guest(page, players[0], base_url)
    page.goto("/")
    page.get_by_role("link", name="All my games").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ana")
    page.get_by_role("button", name="El Gaucho").click()
    expect(page.locator("[data-rating] dd")).to_have_text(re.compile(r"^\d+ ± \d+$"))
    expect(page.locator("[data-curve='1']")).to_be_visible()
    expect(page.locator("[data-rung]")).to_have_count(4)
    expect(page.locator("[data-facts=elgaucho]")).to_contain_text("Herds at the end")
    rows = page.locator("[data-matches] > li")
    expect(rows).to_have_count(2)
    assert violations(page) == []
    page.get_by_label("Opponent").select_option(label="Bo")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("rated")
    page.get_by_label("Opponent").select_option("")
    page.locator("select[aria-label=Game]").select_option("kuhhandel")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("Kuhhandel")
    rows.get_by_role("link", name="Replay").click()
    page.wait_for_url(re.compile("/replay/"))
    page.go_back()
    page.locator("[data-matches]").get_by_role("link", name="Review").first.click()
    page.wait_for_url(re.compile("/replay/.*#review"))


def test_others_see_what_was_public(page: Page, players: list[Guest], base_url: str) -> None:
    number = players[0].get("/api/me")["id"]
    page.goto(f"/player/{number}")
    expect(page.locator("[data-matches] > li")).to_have_count(1)
    expect(page.get_by_role("link", name="Your account")).to_have_count(0)
    page.get_by_role("link", name="Bo").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Bo")


def test_leaders_say_whom_they_list(page: Page, players: list[Guest]) -> None:
    page.goto("/leaders/elgaucho")
    expect(page.get_by_role("heading", level=1)).to_have_text("Leaders: El Gaucho")
    expect(page.get_by_text("at least 5 rated matches")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("link", name="Kuhhandel").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Kuhhandel")


def test_a_table_is_opened_rated(page: Page) -> None:
    page.goto("/new/elgaucho")
    page.locator("[data-rated]").select_option("people")
    expect(page.get_by_label("Hints allowed")).to_be_disabled()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/table/"))
    told = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["table"]
    assert (told["rated"], told["hints"]) == ("people", False)


@pytest.mark.parametrize(
    ("locale", "scheme", "words"),
    [("de-DE", "dark", "Leiter gegen die Bots"), ("fr-FR", "light", "Échelle contre les bots")],
)
def test_profiles_on_a_phone_in_other_languages(
    browser: Browser,
    base_url: str,
    players: list[Guest],
    locale: str,
    scheme: str,
    words: str,
) -> None:
    context = browser.new_context(
        base_url=base_url,
        locale=locale,
        color_scheme=scheme,  # type: ignore[arg-type]
        viewport=PHONE,  # type: ignore[arg-type]
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    number = as_guest(page, players[0], base_url)
    for path, heading in ((f"/player/{number}", words), ("/leaders/kuhhandel", words)):
        page.goto(path)
        expect(page.get_by_role("heading", name=heading)).to_be_visible()
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.goto("/new/kuhhandel")
    expect(page.locator("[data-rated]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    context.close()
