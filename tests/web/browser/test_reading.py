"""Numbers and letters on the pieces: whole, large enough, and where they are looked for."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import corral
from tests.server.people import Guest
from tests.web.browser.positions import Prepared, prepared
from tests.web.browser.sitting import resized, sit_down, with_settings

LOCALES = Path(corral.__file__).parent / "locales"
LAPTOP = (1280, 720)
PHONE = (390, 844)


@pytest.fixture
def table(page: Page) -> Page:
    with_settings(page, coach=False)
    page.goto("/")
    return page


def at(game: str, phase: str) -> Prepared:
    return next(one for one in prepared(game) if one.phase == phase)


COVERED = """
() => [...document.querySelectorAll('.herd .card:not(:last-child)')].flatMap((card) => {
  const number = card.querySelector('text').getBoundingClientRect();
  const next = card.nextElementSibling.querySelector('rect').getBoundingClientRect();
  return number.right > next.left + 1 ? [card.textContent.trim()] : [];
})
"""
"""Numbers of herd tiles that the next tile lies over."""


def test_numbers_of_herds_are_seen_whole(table: Page, company: list[Guest]) -> None:
    sit_down(table, company, at("elgaucho", "turn"))
    for size in (LAPTOP, PHONE):
        resized(table, size)
        expect(table.locator(".herd .long:not(:last-child)")).not_to_have_count(0)
        table.wait_for_function(f"() => ({COVERED})().length === 0")


def test_the_card_on_the_block_tells_its_worth_and_who_holds_it(
    table: Page, company: list[Guest]
) -> None:
    position = at("kuhhandel", "bid")
    sit_down(table, company, position)
    view = corral.from_position(position.position).view(0)
    held = [player["animals"].get(view["card"], 0) for player in view["players"]]
    assert any(held)
    lot = table.locator(f"[data-lot={view['card']}]")
    for size in (LAPTOP, PHONE):
        resized(table, size)
        expect(lot).to_be_in_viewport()
        expect(lot.locator("strong")).to_have_text(str(view["quartets"][view["card"]]))
        expect(lot.locator(".held")).to_have_text(
            [f"×{count}" for count in sorted(held, reverse=True) if count]
        )


STALLS = """
(which) => {
  const drawings = [...document.querySelectorAll(`${which} .stall svg`)];
  return Math.max(...drawings.map((one) => {
    const { width, height } = one.getBoundingClientRect();
    return Math.min(width / 72, height / 92);
  }));
}
"""
"""How large the drawing of a stall is at most."""


def test_own_stalls_are_not_smaller_than_the_others(table: Page, company: list[Guest]) -> None:
    for players in (3, 4, 5, 6):
        match = corral.new("kuhhandel", players=players, seed=1)
        position = Prepared("kuhhandel", "turn", players, match.position())
        sit_down(table, company, position)
        for size in (LAPTOP, (1440, 900)):
            resized(table, size)
            table.wait_for_function(
                f"() => ({STALLS})('.farm.own') >= ({STALLS})('.farm:not(.own)') - 0.02"
            )


LETTERS_ARE_OURS = """
(letters) => {
  const brush = document.createElement('canvas').getContext('2d');
  const wide = (letter, other) => {
    brush.font = `700 40px "Roboto Slab", ${other}`;
    return brush.measureText(letter).width;
  };
  return [...letters].filter((letter) => wide(letter, 'monospace') !== wide(letter, 'sans-serif'));
}
"""
"""Letters for which the browser had to take another font, which has another width."""


def test_headings_have_a_font_of_the_page_with_all_our_letters(page: Page, base_url: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    page.wait_for_function('() => document.fonts.check(`700 20px "Roboto Slab"`)')
    fonts = [address for address in asked if ".woff2" in address]
    assert len(set(fonts)) == 1
    assert all(address.startswith(base_url) for address in asked)
    assert len(page.request.get(fonts[0]).body()) < 10_000
    texts = "".join(file.read_text(encoding="utf-8") for file in LOCALES.glob("*/*.ftl"))
    letters = "".join(sorted({letter for letter in texts if letter.isalnum()}))
    assert "ß" in letters
    assert "é" in letters
    assert page.evaluate(LETTERS_ARE_OURS, letters) == []
    licence = page.request.get("/roboto-slab-licence.txt")
    assert "Apache License" in licence.text()
