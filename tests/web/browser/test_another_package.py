"""A game that the page was not built with, from the lobby to the end: the example's."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.waterhole import installed
from tests.web.browser.conftest import serving
from tests.web.browser.playing import play, wait
from tests.web.browser.test_matches import Inspector, violations


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server where the example is installed."""
    folder = tmp_path_factory.mktemp("waterhole")
    with serving(folder / "data", "--port", "0", python=installed(folder)) as found:
        yield found


@pytest.fixture
def visitor(somebody: Callable[..., Page], address: str) -> Page:
    """Somebody with a German browser, so that the words must be the game's own."""
    return somebody(base_url=address, locale="de-DE")


def test_it_is_played_from_the_lobby_to_the_end_and_replayed(visitor: Page) -> None:
    page = visitor
    page.goto("/")
    poster = page.locator("article", has=page.locator("[data-play=waterhole]"))
    expect(poster.get_by_role("heading", name="Wasserloch")).to_be_visible()
    expect(poster.locator(".facts")).to_have_text("2–5 Personen · etwa 5–10 Minuten")
    assert violations(page) == []
    page.click("[data-play=waterhole]")
    assert wait(page) == "mine"
    expect(page.locator("[data-prompt]")).to_have_text("Welche Herde schickst du ans Wasser?")
    expect(page.locator("[data-fact=to_come] dt")).to_have_text("Wasserlöcher, die noch kommen")
    assert page.locator("[data-seat='0'] .back").count() == 0
    assert page.locator("[data-seat='1'] .back").count() >= 5
    offered = page.locator("[data-move]")
    assert [text.strip() for text in offered.all_inner_texts()] == [
        f"{number} schicken"
        for number in page.locator("[data-seat='0'] dd").first.locator("li").all_inner_texts()
    ]
    assert play(page, random.Random(1), look=Inspector())
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("gewinn|teilen sich den Sieg"))
    page.click("dialog a[href^='/replay/']")
    page.click("[data-way=next]")
    expect(page.locator("[data-step='1']")).to_be_visible()
    expect(page.locator("footer")).to_contain_text("hat eine Herde geschickt.")
    assert violations(page) == []


def test_its_options_are_fields_of_their_kinds(visitor: Page) -> None:
    page = visitor
    page.goto("/new/waterhole")
    mud, fog, herds = (page.locator(f"[name={name}]") for name in ("mud", "fog", "herds"))
    finders = ["Niemand", "Die zweitgrößte Herde", "Die kleinste Herde"]
    expect(mud.locator("option")).to_have_text(finders)
    fog.check()
    expect(mud).to_be_disabled()
    expect(page.get_by_text("Nicht zusammen mit: Nebel")).to_be_visible()
    fog.uncheck()
    mud.select_option("smallest")
    expect(fog).to_be_disabled()
    assert violations(page) == []
    herds.fill("7")
    page.select_option(".seat:last-of-type select", "random")
    page.click("button[type=submit]")
    assert page.url.endswith("/new/waterhole"), "seven herds are too many"
    herds.fill("3")
    page.click("button[type=submit]")
    wait(page)
    expect(page.locator("[data-fact=rounds] dd")).to_have_text("3")
    assert play(page, random.Random(2))
    page.click("dialog header button")
    expect(page.locator("aside ol")).to_contain_text("findet den Schlamm: 2 Punkte.")


def test_its_rules_are_a_page_whose_numbers_lead_to_each_other(visitor: Page) -> None:
    page = visitor
    page.goto("/rules/waterhole")
    expect(page.get_by_role("heading", level=1)).to_have_text("Wasserloch: die Regeln")
    chapters = ["Vor der Partie", "Eine Runde", "Das Ende", "Varianten"]
    expect(page.locator("h2")).to_have_text(chapters)
    assert page.locator("[id='W-8'] a").all_inner_texts() == ["W-8", "W-7"]
    page.select_option("select.language", "fr")
    expect(page.get_by_role("heading", level=1)).to_have_text("Point d’eau : les règles")


def test_on_a_phone_moves_and_own_herds_are_in_sight(visitor: Page) -> None:
    page = visitor
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto("/")
    page.click("[data-play=waterhole]")
    wait(page)
    for one in (page.locator("[data-move]").last, page.locator("[data-seat='0'] dd").first):
        expect(one).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
