"""Pieces travel over every board when something happens, and are gone when they have arrived."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import corral
from tests.web.browser.playing import open_table, play

WATCH = """
window.flown = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (steps, options) {
  const animation = animate.call(this, steps, options);
  if (this.classList.contains('flight')) {
    const [from, to] = [steps[0], steps.at(-1)].map(({ transform }) => transform);
    const begun = animation.ready.then(() => animation.playState !== 'idle');
    begun.then((begun) => window.flown.push({ from, to, begun, drawn: this.childElementCount }));
  }
  return animation;
};
"""


@pytest.mark.parametrize("game", corral.games())
def test_pieces_fly(somebody: Callable[..., Page], game: str) -> None:
    page = somebody(reduced_motion="no-preference")
    page.add_init_script(WATCH)
    bots = [{"kind": "bot", "bot": "greenhorn"}] * 2
    table = open_table(page, game, [{"kind": "open"}, *bots], start=True)
    page.goto(f"/table/{table}")
    flown: list[dict[str, Any]] = []
    rng = random.Random(7)
    for _ in range(60):
        play(page, rng, clicks=1)
        flown = page.evaluate("window.flown")
        if len(flown) > 2:
            break
    assert flown
    for flight in flown:
        assert flight["begun"]
        assert flight["drawn"] == 1
        assert flight["from"] != flight["to"]
    expect(page.locator(".flight")).to_have_count(0)
