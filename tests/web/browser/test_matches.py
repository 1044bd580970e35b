"""Matches to their end through the page, by clicks, against bots; every phase is accessible."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import corral
from tests.web.browser.playing import open_table, phase, play

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


def half_played() -> str:
    """Kuhhandel with half of its cards sold: a whole match has 1,200 decisions, much alike."""
    rng = random.Random(2)
    match = corral.new("kuhhandel", players=3, seed=2)
    while match.view(None)["deck"]["size"] > 27 or match.view(None)["phase"] != "turn":
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))
    return match.position()


@pytest.mark.parametrize("game", ["elgaucho", "kuhhandel", "goldrush"])
def test_a_match_is_played_to_its_last_move(page: Page, game: str) -> None:
    page.goto("/")
    bots = [{"kind": "bot", "bot": "greenhorn"}] * BOTS[game]
    wishes = {"position": half_played()} if game == "kuhhandel" else {}
    table = open_table(page, game, [{"kind": "open"}, *bots], start=True, hints=True, **wishes)
    page.goto(f"/table/{table}")
    inspect = Inspector()
    assert play(page, random.Random(7), look=inspect)
    assert inspect.seen >= PHASES[game]
    scores = page.evaluate(
        "(id) => fetch(`/api/tables/${id}`).then((a) => a.json()).then((a) => a.table.scores)",
        table,
    )
    shown = page.get_by_role("dialog").locator("[data-score]")
    expect(shown).to_have_text([f"{score:,}" for score in sorted(scores, reverse=True)])
    assert violations(page) == []
