"""Gold Rush's tile on its way into the landscape: by mouse in one click, by finger in two taps."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

import corral
from tests.web.browser.playing import open_table, wait

WAYS = ("place 1,0 0", "place 1,0 1")
"""The two ways in which the tile of the position fits at one cell."""


@pytest.fixture
def table(page: Page) -> str:
    """A table at which the first seat lays a tile that can be turned."""
    match = corral.new("goldrush", players=2, seed=9)
    assert [move for move in match.legal_texts(0) if "1,0" in move.split()] == list(WAYS)
    page.goto("/")
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "greenhorn"}]
    return open_table(page, "goldrush", seats, start=True, position=match.position())


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def point_at(page: Page, what: Locator) -> None:
    """Moves the mouse there, as a hand does: over everything on the way."""
    page.mouse.move(*middle(what), steps=12)


def test_one_click_of_the_mouse_lays_the_tile(page: Page, table: str) -> None:
    page.goto(f"/table/{table}")
    wait(page)
    cell = page.locator("[data-cell='1,0']")
    ghost = page.locator("[data-cell][data-move]")
    point_at(page, cell)
    expect(ghost).to_have_attribute("data-move", WAYS[0])
    point_at(page, page.locator("[data-turns] button").last)  # not lost on the way
    page.mouse.down()
    page.mouse.up()
    expect(ghost).to_have_attribute("data-move", WAYS[1])
    page.keyboard.press("r")
    expect(ghost).to_have_attribute("data-move", WAYS[0])
    point_at(page, cell)
    page.mouse.wheel(0, 100)
    expect(ghost).to_have_attribute("data-move", WAYS[1])
    page.mouse.move(640, 790, steps=12)
    expect(ghost).to_have_count(0)
    page.mouse.click(*middle(cell))
    page.wait_for_selector("[data-phase=act][data-waiting=false]")
    page.click("[data-undo]")
    page.wait_for_selector("[data-phase=place][data-waiting=false]")
    expect(cell).to_be_visible()
    expect(ghost).to_have_count(0)  # the mouse is at the button


def test_a_finger_holds_the_tile_before_it_lays_it(
    page: Page, table: str, somebody: Callable[..., Page]
) -> None:
    phone = somebody(
        storage_state=page.context.storage_state(),
        viewport={"width": 360, "height": 640},
        has_touch=True,
        is_mobile=True,
    )
    phone.goto(f"/table/{table}")
    wait(phone)
    cell = phone.locator("[data-cell='1,0']")
    cell.tap()
    expect(cell).to_have_attribute("data-move", WAYS[0])
    expect(phone.get_by_role("button", name="Place here")).to_be_enabled()
    expect(phone.locator(".table")).to_have_attribute("data-phase", "place")
    phone.locator(".hand .turn").last.tap()
    expect(cell).to_have_attribute("data-move", WAYS[1])
    cell.tap()
    phone.wait_for_selector("[data-phase=act]")
