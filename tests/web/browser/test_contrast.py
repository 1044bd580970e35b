"""Texts can be read also where axe cannot tell: on pieces, patterns and whatever is mixed."""

from __future__ import annotations

from base64 import b64encode
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.server.people import Guest
from tests.thorough import few_or_all
from tests.web.browser.positions import prepared
from tests.web.browser.sitting import AT_REST, resized, sit_down, with_settings

HERE = Path(__file__).parent
TEXTS = (HERE / "contrast.js").read_text(encoding="utf-8")
SEEN = (HERE / "seen_contrast.js").read_text(encoding="utf-8")
WITHOUT_TEXTS = """
() => {
  const blank = new CSSStyleSheet();
  blank.replaceSync(`
    * { -webkit-text-fill-color: transparent !important; transition: none !important }
    svg text, svg tspan { fill: transparent !important; stroke: transparent !important }
  `);
  document.adoptedStyleSheets = [blank];
}
"""
SIZES = ((1280, 720), (390, 844))
LIGHTS = [*product(SIZES, ("light", "dark"))]
PHASES = {
    "elgaucho": ("turn", "collect"),
    "goldrush": ("place", "act"),
    "kuhhandel": ("bid", "turn", "offer", "call"),
}


@pytest.mark.parametrize("game", PHASES)
def test_texts_stand_out_from_what_is_behind_them(
    page: Page, company: list[Guest], game: str
) -> None:
    with_settings(page, coach=False)
    page.goto("/")
    easel = page.context.new_page()
    found = []
    looked_at = [one for one in prepared(game) if one.phase in PHASES[game]]
    for turn, position in enumerate(looked_at):
        sit_down(page, company, position)
        by_turns = LIGHTS[1:3] if turn % 2 else LIGHTS[::3]
        for size, theme in few_or_all(by_turns, LIGHTS):
            resized(page, size)
            page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
            page.evaluate(AT_REST)
            texts = page.evaluate(TEXTS)
            assert len(texts) > 20
            page.evaluate(WITHOUT_TEXTS)
            picture = b64encode(page.screenshot()).decode()
            page.evaluate("() => { document.adoptedStyleSheets = [] }")
            faults = easel.evaluate(SEEN, [picture, texts])
            found += [f"{position.phase} {size} {theme}: {fault}" for fault in faults]
    assert not found, "\n" + "\n".join(found)
