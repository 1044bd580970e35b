"""The pages around the boards: lobby, new table, rules; languages, sizes, colours, weight."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Response, expect

from tests.web.browser.conftest import Faults
from tests.web.browser.playing import wait, wait_for_sight
from tests.web.browser.test_matches import violations

MOST_BYTES = 200_000
"""Compressed script and style of the first page."""

PAGES = ("/", "/new/kuhhandel", "/rules/elgaucho", "/rules/kuhhandel", "/rules/goldrush", "/lost")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_have_no_serious_accessibility_violation(
    somebody: Callable[..., Page], faults: Faults, scheme: str
) -> None:
    page = somebody(color_scheme=scheme)
    for path in PAGES:
        page.goto(path)
        page.wait_for_selector("main h1, main h2", state="attached")
        assert violations(page) == [], path
    faults.expect_missing()


@pytest.mark.parametrize(("size", "posters"), [((1366, 768), 3), ((390, 844), 1)])
def test_a_stranger_sees_at_once_what_to_press(
    page: Page, size: tuple[int, int], posters: int
) -> None:
    """Whatever else the lobby has to offer."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto("/")
    buttons = page.locator("[data-play]")
    expect(buttons).to_have_count(3)
    for number in range(posters):
        expect(buttons.nth(number)).to_be_in_viewport(ratio=1)
        others = page.locator("article").nth(number).locator(".buttons a")
        widths = [box["width"] for one in others.all() if (box := one.bounding_box())]
        button = buttons.nth(number).bounding_box()
        assert button is not None
        assert button["width"] > 1.5 * max(widths)


def test_the_first_page_is_light_and_asks_nobody_else(page: Page, base_url: str) -> None:
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108
    page.goto("/", wait_until="networkidle")
    assert all(answer.url.startswith(base_url) for answer in answers)
    parts = [answer for answer in answers if re.search(r"\.(js|css)$", answer.url)]
    assert len(parts) > 2
    total = sum(answer.request.sizes()["responseBodySize"] for answer in parts)
    assert total < MOST_BYTES


@pytest.mark.parametrize(
    ("locale", "words"),
    [("de-AT", "Sofort spielen"), ("fr-CA", "Jouer tout de suite"), ("pl-PL", "Play now")],
)
def test_the_browsers_language_is_the_default(
    somebody: Callable[..., Page], locale: str, words: str
) -> None:
    page = somebody(locale=locale)
    page.goto("/")
    expect(page.get_by_role("button", name=words)).to_have_count(3)
    expect(page.locator("html")).to_have_attribute("lang", locale[:2].replace("pl", "en"))


def test_the_language_changes_at_any_time_also_in_the_log(page: Page) -> None:
    page.goto("/")
    page.click("[data-play=goldrush]")
    wait(page)
    page.click("[data-panel=log]")
    line = page.locator("aside.side ol li").first
    expect(line).to_contain_text("start tile")
    page.get_by_label("Language").select_option("de")
    expect(line).to_contain_text("Startkärtchen")
    expect(page.locator("[data-prompt]")).not_to_contain_text("Place")
    page.get_by_label("Sprache").select_option("fr")
    expect(line).to_contain_text("tuile de départ")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


@pytest.mark.parametrize("game", ["elgaucho", "kuhhandel", "goldrush"])
def test_a_phone_of_360_pixels_has_everything_in_reach(
    somebody: Callable[..., Page], game: str
) -> None:
    page = somebody(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    page.goto("/")
    page.tap(f"[data-play={game}]")
    wait(page)
    wait_for_sight(page)
    wide, high = page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert wide <= 360
    assert high <= 641
    for selector in ("[data-prompt]", "[data-undo]", "[data-panel=moves]"):
        box = page.locator(selector).bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 361
        assert box["y"] + box["height"] <= 641
    page.tap("[data-panel=moves]")
    first = page.locator("[data-listed]").first
    first.tap()  # one decision by the list of moves
    assert wait(page) in ("mine", "over")
    assert violations(page) == []
    page.tap("[data-panel=moves]")
    wait_for_sight(page)  # El Gaucho's buildings lie under the pampa


def test_the_poster_remembers_opponents_and_ones_own_games_come_first(page: Page) -> None:
    page.goto("/")
    poster = page.locator("article", has=page.locator("[data-play=kuhhandel]"))
    own = page.get_by_role("heading", name="My games")
    expect(page.locator("article").first.locator("xpath=preceding::h2[@id='mine']")).to_have_count(
        0
    )
    poster.get_by_label("Number of opponents").select_option("4")
    poster.get_by_label("Level of the opponents").select_option("greenhorn")
    page.click("[data-play=kuhhandel]")
    page.wait_for_url(re.compile("/table/"))
    page.goto("/")
    row = page.locator("section.mine li")
    expect(row).to_contain_text(re.compile(r"( · Greenhorn.*){4}", re.DOTALL))
    expect(own).to_be_in_viewport()
    expect(page.locator("article").first.locator("xpath=preceding::h2[@id='mine']")).to_have_count(
        1
    )
    expect(poster.get_by_label("Number of opponents")).to_have_value("4")
    expect(poster.get_by_label("Level of the opponents")).to_have_value("greenhorn")


def test_rules_are_reached_by_their_numbers(page: Page) -> None:
    page.goto("/rules/elgaucho#E-19")
    expect(page.locator("[id='E-19']")).to_have_class(re.compile("wanted"))
    expect(page.locator("[id='E-19']")).to_be_in_viewport()


def test_rules_begin_with_an_overview_and_can_be_searched(page: Page) -> None:
    page.goto("/rules/kuhhandel")
    overview = page.get_by_role("heading", name="In two minutes")
    expect(overview).to_be_in_viewport()
    expect(page.locator("figure figcaption").first).to_contain_text("Animals with the worth")
    every = page.locator("dl dt").count()
    search = page.get_by_label("Search the rules")
    search.fill("donkey pay")
    expect(overview).to_have_count(0)
    found = page.locator("dl > div")
    expect(found).not_to_have_count(every)
    for rule in found.all():
        expect(rule).to_contain_text(re.compile("donkey", re.IGNORECASE))
    search.fill("zeppelin")
    expect(page.get_by_text("No rule speaks of that.")).to_be_visible()


def test_what_is_not_there_is_said(page: Page, faults: Faults) -> None:
    for address, said in (
        ("/nowhere", "There is nothing here."),
        ("/table/nosuchtable", "There is no such table."),
        ("/replay/nosuchtable", "There is no such table."),
        ("/new/chess", "This game is not played here."),
        ("/rules/chess", "This game is not played here."),
    ):
        answer = page.goto(address)
        assert answer
        assert answer.status == 404
        expect(page.get_by_role("heading")).to_have_text(said)
        expect(page.locator("main").get_by_role("link", name="To the lobby")).to_be_visible()
    faults.expect_missing()


def test_another_language_leaves_the_form_as_it_is(page: Page) -> None:
    page.goto("/new/elgaucho")
    page.get_by_text("From a position").click()
    page.get_by_label("Position in notation").fill("corral-position")
    page.select_option("select.language", "de")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Neuer Tisch")
    expect(page.locator("textarea")).to_have_value("corral-position")


def test_who_uses_the_keyboard_skips_what_is_on_every_page(page: Page) -> None:
    page.goto("/rules/elgaucho")
    page.wait_for_selector("main h1")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()


def test_the_page_can_be_installed(page: Page) -> None:
    page.goto("/")
    manifest = page.request.get("/manifest.webmanifest")
    assert manifest.ok
    told = manifest.json()
    assert (told["display"], told["start_url"]) == ("standalone", "/")
    drawn = {icon["sizes"] for icon in told["icons"] if icon["type"] == "image/png"}
    assert {"192x192", "512x512"} <= drawn
    assert "maskable" in {icon["purpose"] for icon in told["icons"]}
    for icon in told["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok
        if icon["type"] == "image/png":
            size = [int.from_bytes(answer.body()[at : at + 4]) for at in (16, 20)]
            assert icon["sizes"] == "{}x{}".format(*size)
