"""Sitting down at a table whose position was prepared, on screens of any size."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

from tests.server.people import Guest
from tests.web.browser.playing import open_table
from tests.web.browser.positions import Prepared

Size = tuple[int, int]

IS_THERE = """
([path, phase]) => location.pathname === path
  && document.querySelector('.table')?.dataset.phase === phase
"""
AT_REST = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def sit_down(page: Page, company: Sequence[Guest], position: Prepared, **wishes: Any) -> None:
    """The prepared position on the page, which is not loaded anew for it."""
    seats = [{"kind": "open"}] * position.players
    table = open_table(page, position.game, seats, position=position.position, **wishes)
    for guest in company[: position.players - 1]:
        guest.join(table)
    page.evaluate("(id) => fetch(`/api/tables/${id}/start`, { method: 'POST' })", table)
    page.evaluate(
        "(path) => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')); }",
        f"/table/{table}",
    )
    page.wait_for_function(IS_THERE, arg=[f"/table/{table}", position.phase])


def with_settings(page: Page, **settings: object) -> None:
    """What somebody has chosen before the page is opened for the first time."""
    chosen = json.dumps(json.dumps(settings))
    page.add_init_script(f"localStorage.corral ??= {chosen}")


def resized(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function(
        "([width, height]) => innerWidth === width && innerHeight === height", arg=size
    )
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.evaluate(AT_REST)
