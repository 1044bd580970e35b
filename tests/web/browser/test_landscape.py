"""Gold Rush's landscape: large enough, led to what happens, and what may be chosen in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import corral
from tests.server.people import Guest
from tests.web.browser.positions import Prepared, prepared
from tests.web.browser.sitting import Size, resized, sit_down, with_settings

LAPTOP = (1280, 720)
PHONE = (390, 844)
ON_ITS_SIDE = (844, 390)

TILE = "document.querySelector('[data-place] .art').getBoundingClientRect().width"
"""How wide a laid tile is seen; its picture may stand out a little."""

TARGETS = """
(which) => [...document.querySelectorAll(which)].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, width, height, name: one.ariaLabel };
})
"""


def position(phase: str) -> Prepared:
    return next(one for one in prepared("goldrush") if one.phase == phase)


def test_tiles_stay_large_at_the_end_of_a_long_match(page: Page, company: list[Guest]) -> None:
    with_settings(page, coach=False)
    page.goto("/")
    sit_down(page, company, position("place"))
    board = page.locator("main.board")
    for size in (LAPTOP, PHONE, ON_ITS_SIDE):
        resized(page, size)
        page.wait_for_function(f"() => {TILE} >= 43.9")
        # The newest tile is in sight, and so is the way to every cell that is not.
        newest = page.locator(f"[data-place='{newest_cell()}']")
        expect(newest).to_be_in_viewport()
        page.keyboard.down("o")
        page.wait_for_function(f"() => {TILE} < 43.9 || innerWidth === {LAPTOP[0]}")
        expect(page.locator("[data-beyond]")).to_have_count(0)  # all can be seen
        page.keyboard.up("o")
        page.wait_for_function(f"() => {TILE} >= 43.9")
    resized(page, LAPTOP)
    hand = page.get_by_role("group", name="Tile in hand and stacks")
    inside, outside = hand.bounding_box(), board.bounding_box()
    assert inside
    assert outside
    assert inside["x"] > outside["x"] + 0.75 * outside["width"]  # at the side


def newest_cell() -> str:
    view: Any = corral.from_position(position("place").position).view(0)
    return str(view["tiles"][-1]["cell"])


def test_what_is_out_of_sight_is_a_tap_away(page: Page, company: list[Guest]) -> None:
    with_settings(page, coach=False)
    page.goto("/")
    sit_down(page, company, position("place"))
    resized(page, PHONE)
    more = page.locator("[data-beyond]").first
    side = more.get_attribute("data-beyond")
    told = more.inner_text()
    more.click()
    page.wait_for_function(
        "([side, told]) => document.querySelector(`[data-beyond=${side}]`)?.innerText !== told",
        arg=[side, told],
    )


@pytest.fixture
def many_choices() -> Prepared:
    """A tile with as many places for a cowboy and the tent as one ever has in some matches."""
    best: tuple[int, str] = (0, "")
    for seed in range(12):
        match = corral.new("goldrush", players=2, seed=seed)
        for _ in range(20):
            texts = match.legal_texts(match.actors[0])
            cell = str(match.view(0)["placed"])
            near = [text for text in texts if "place" not in text and _is_near(text, cell)]
            if match.actors == (0,) and match.view(0)["phase"] == "act":
                best = max(best, (len(near), match.position()))
            match.play(match.actors[0], texts[seed % len(texts)])
    assert best[0] >= 4
    return Prepared("goldrush", "act", 2, best[1])


def _is_near(text: str, cell: str) -> bool:
    return not text.startswith("tent ") or text.startswith(f"tent {cell}:")


@pytest.mark.parametrize("size", [LAPTOP, PHONE, ON_ITS_SIDE])
def test_targets_are_large_apart_and_named(
    somebody: Callable[..., Page], company: list[Guest], many_choices: Prepared, size: Size
) -> None:
    page = somebody(has_touch=True)
    with_settings(page, coach=False)
    page.goto("/")
    sit_down(page, company, many_choices)
    resized(page, size)
    close_up = page.locator("[data-close-up]")
    expect(close_up.locator("[data-move]")).not_to_have_count(0)
    box = close_up.bounding_box()
    assert box
    assert box["width"] >= 180
    for where in ("[data-close-up] .target", "[data-roams] .target"):
        spots = page.evaluate(TARGETS, where)
        for number, one in enumerate(spots):
            assert min(one["width"], one["height"]) >= 43.9, one
            for other in spots[number + 1 :]:
                far = ((one["x"] - other["x"]) ** 2 + (one["y"] - other["y"]) ** 2) ** 0.5
                assert far >= one["width"] - 0.5, (one, other)
    said = page.locator("[data-pointed]")
    for place in range(close_up.locator("[data-move]").count()):
        target = close_up.locator("[data-move]").nth(place)
        name = target.get_attribute("aria-label") or ""
        target.focus()
        expect(said).to_have_text(name)
        target.hover()
        expect(said).to_have_text(name)
