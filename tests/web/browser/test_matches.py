"""Matches to their end through the page, by clicks, against bots; every phase is accessible."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import corral
from tests.server.people import Guest
from tests.thorough import THOROUGH
from tests.web.browser.playing import open_table, phase, play
from tests.web.browser.positions import prepared
from tests.web.browser.sitting import sit_down

AXE = Path(__file__).parents[3] / "client" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe-core finds, but for trifles; by some of its rules, or by all."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    options: dict[str, Any] = {"resultTypes": ["violations"]}  # names no nodes of all that is fine
    if rules is not None:
        options["runOnly"] = rules
    found: list[dict[str, Any]] = page.evaluate(
        "(options) => axe.run(options).then((result) => result.violations)", options
    )
    return [
        f"{one['id']}: {node['html'][:200]} {node.get('failureSummary', '')}"
        for one in found
        if one["impact"] != "minor"
        for node in one["nodes"]
    ]


class Inspector:
    """Looks at every phase once."""

    def __init__(self) -> None:
        self.seen: set[str] = set()

    def __call__(self, page: Page) -> None:
        if (now := phase(page)) not in self.seen:
            self.seen.add(now)
            assert violations(page) == [], now
            page.emulate_media(color_scheme="dark")
            assert violations(page, ["color-contrast"]) == [], f"{now}, dark"
            page.emulate_media(color_scheme="light")


PHASES = {
    "elgaucho": {"keep", "enter", "turn", "over"},
    "kuhhandel": {"bid", "call", "hammer", "pay", "rat", "turn", "over"},
    "goldrush": {"place", "act", "over"},
}
BOTS = {"elgaucho": 1, "kuhhandel": 2, "goldrush": 1}  # for two there are no auctions


BEGUN = {"elgaucho": (165, "turn"), "kuhhandel": (1080, "turn"), "goldrush": (105, "place")}
"""After so many decisions: whole matches have 215, 1,200 and 140, much alike."""
FIRST = {"elgaucho": 24}
"""Clicks at another table before that, where the beginning has phases of its own."""


def begun(game: str) -> str:
    rng = random.Random(2)
    match = corral.new(game, players=1 + BOTS[game], seed=2)
    decisions, phase = BEGUN[game]
    while decisions > 0 or match.view(None)["phase"] != phase:
        decisions -= 1
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))
    return match.position()


@pytest.mark.parametrize("game", ["elgaucho", "kuhhandel", "goldrush"])
def test_a_match_is_played_to_its_last_move(page: Page, company: list[Guest], game: str) -> None:
    seats = [{"kind": "open"}, *[{"kind": "bot", "bot": "greenhorn"}] * BOTS[game]]
    inspect = Inspector()
    if game in FIRST and not THOROUGH:
        page.goto(f"/table/{open_table(page, game, seats, start=True, hints=True)}")
        play(page, random.Random(7), FIRST[game], look=inspect)
    wishes = {} if THOROUGH else {"position": begun(game)}
    table = open_table(page, game, seats, start=True, hints=True, **wishes)
    page.goto(f"/table/{table}")
    assert play(page, random.Random(7), look=inspect)
    scores = page.evaluate(
        "(id) => fetch(`/api/tables/${id}`).then((a) => a.json()).then((a) => a.table.scores)",
        table,
    )
    shown = page.get_by_role("dialog").locator("[data-score]")
    expect(shown).to_have_text([f"{score:,}" for score in sorted(scores, reverse=True)])
    assert violations(page) == []
    for position in prepared(game):  # what dice and cards have not brought about
        if position.phase in PHASES[game] - inspect.seen:
            sit_down(page, company, position)
            inspect(page)
    assert inspect.seen >= PHASES[game]
