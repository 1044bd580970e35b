"""Every phase of every game on screens of every size: nothing overlaps, nothing is cut off."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.server.people import Guest
from tests.web.browser.playing import open_table
from tests.web.browser.positions import Prepared, prepared

GAMES = ("elgaucho", "kuhhandel")
SIZES = ((1280, 720), (1280, 640), (1440, 900), (844, 390), (390, 844), (360, 740))
"""A small laptop, also with the coach's row gone from it, a larger one, a phone on its side, two
phones upright."""

WALKER = Path(__file__).with_name("geometry.js").read_text(encoding="utf-8")
IS_THERE = """
([path, phase]) => location.pathname === path
  && document.querySelector('.table')?.dataset.phase === phase
"""
AT_REST = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.fixture
def company(base_url: str) -> Any:
    """People who take the other seats and sit still, so that positions stay as they are."""
    guests = [Guest(base_url, name) for name in ("Bartholomew", "Cy", "Dolores", "Ed", "Fay")]
    yield guests
    for guest in guests:
        guest.close()


def sit_down(page: Page, company: list[Guest], position: Prepared) -> None:
    """The prepared position on the page; whoever has a page already keeps it."""
    seats = [{"kind": "open"}] * position.players
    table = open_table(page, position.game, seats, position=position.position)
    for guest in company[: position.players - 1]:
        guest.join(table)
    page.evaluate("(id) => fetch(`/api/tables/${id}/start`, { method: 'POST' })", table)
    page.evaluate(
        "(path) => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')); }",
        f"/table/{table}",
    )
    page.wait_for_function(IS_THERE, arg=[f"/table/{table}", position.phase])


def without_coach(page: Page) -> None:
    """He comes and goes, and has a test of his own."""
    page.add_init_script("localStorage.corral ??= JSON.stringify({ coach: false })")


def resized(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function(
        "([width, height]) => innerWidth === width && innerHeight === height", arg=size
    )
    page.evaluate(AT_REST)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_overlaps_and_nothing_is_cut_off(
    page: Page, company: list[Guest], game: str
) -> None:
    without_coach(page)
    page.goto("/")
    found = []
    for position in prepared(game):
        sit_down(page, company, position)
        for size in SIZES:
            resized(page, size)
            faults = page.evaluate(WALKER)
            found += [f"{game} {position.phase} {size[0]}x{size[1]}: {fault}" for fault in faults]
    assert not found, "\n" + "\n".join(found)
