"""The review of a match: asked for after it, read beside the replay, tried again from there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.test_reviews import late_position
from tests.thorough import few_or_all
from tests.web.browser.playing import open_table, wait_for_review
from tests.web.browser.test_matches import violations

BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture
def finished(page: Page) -> str:
    """A match of two bots that is over, and what is shown at its end."""
    table = open_table(page, "goldrush", [BOT, BOT], start=True, position=late_position())
    page.goto(f"/table/{table}")
    expect(page.locator("[data-to-review]")).to_be_visible()
    return table


@pytest.mark.parametrize("width", few_or_all([1280], [1280, 390]))
def test_from_the_end_to_a_new_try(page: Page, finished: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    for taught in ("lesson", "practice"):  # what one has not understood can be learnt
        way = {"lesson": "learn", "practice": "practise"}[taught]
        expect(page.locator(f"[data-to-{taught}]")).to_have_attribute("href", f"/{way}/goldrush")
    page.click("[data-to-review]", no_wait_after=True)
    expect(page).to_have_url(re.compile(f"/replay/{finished}#review$"))
    wait_for_review(page)
    expect(page.get_by_text("never with what was hidden")).to_be_attached()
    expect(page.locator("th[data-seat]")).to_have_count(2)
    graph = page.locator("[data-graph] input")
    graph.focus()
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(f"/replay/{finished}/1$"))
    expect(graph).to_have_value("1")
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile(f"/replay/{finished}/0$"))
    expect(page.locator("[data-decision='0']")).to_be_attached()
    page.click("[data-measure='points']")
    expect(page.locator("[data-measure='points']")).to_have_attribute("aria-pressed", "true")
    assert violations(page) == []
    page.click("[data-try]", no_wait_after=True)
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator("[data-step]")).to_have_count(0)


def test_what_was_better_is_drawn_on_the_board(page: Page, finished: str) -> None:
    """The server is taken at its word: here the first move was a blunder."""
    path = f"/api/tables/{finished}/review"
    page.goto(f"/replay/{finished}/0#review")
    wait_for_review(page)
    state = page.request.get(path).json()
    decision = next(one for one in state["review"]["decisions"] if one["best"]["move"] != "pass")
    for one in state["review"]["decisions"]:  # whatever the bots have done
        one.update(cost=0.0, grade=None)
    decision.update(cost=0.3, grade="blunder")
    page.route(re.compile(r"/api/tables/.+/review"), lambda route: route.fulfill(json=state))
    page.goto("/")  # the same address again would not load anything
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"/replay/{finished}#review")
    page.click("[data-cost]", no_wait_after=True)  # far below what is said of it
    expect(page).to_have_url(re.compile(f"/replay/{finished}/{decision['move']}$"))
    expect(page.locator("[data-better]")).to_be_in_viewport()
    expect(page.locator("[data-better]")).to_have_attribute("data-better", decision["best"]["move"])
    expect(page.locator(".ribbon").first).to_be_visible()
    page.click("[data-reviewing]")
    expect(page.locator(".ribbon")).to_have_count(0)
