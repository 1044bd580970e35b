"""Every phase of every game on screens of every size: nothing overlaps, nothing is cut off."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.people import Guest
from tests.thorough import THOROUGH, few_or_all
from tests.web.browser.positions import prepared
from tests.web.browser.sitting import AT_REST, Size, resized, sit_down, with_settings

GAMES = ("elgaucho", "goldrush", "kuhhandel")
TIGHT = ((1280, 720), (844, 390), (360, 740))
"""A small laptop, a phone on its side, a small one upright: where longer words have least room."""
ROOMY = ((1280, 640), (1440, 900), (390, 844))
"""A small laptop with the coach's row gone from it, a larger one, and another phone."""
SIZES = (*TIGHT, *ROOMY)
LANGUAGES: dict[str, tuple[Size, ...]] = (
    {"en": SIZES, "de": SIZES, "fr": SIZES}
    if THOROUGH
    else {"en": ROOMY, "de": TIGHT}  # the longest words in the least room; French with the coach
)

WALKER = Path(__file__).with_name("geometry.js").read_text(encoding="utf-8")


def faults(page: Page, size: Size) -> list[str]:
    """What is wrong on a screen of that size, once everything has found its place."""
    resized(page, size)
    found: list[str] = []
    for _ in range(40):  # frames, which take longer on a busy machine; only a fault needs them all
        found = page.evaluate(WALKER)
        if not found:
            break
        page.evaluate(AT_REST)
    return [f"{size[0]}x{size[1]}: {fault}" for fault in found]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_overlaps_and_nothing_is_cut_off(
    page: Page, company: list[Guest], game: str, language: str
) -> None:
    with_settings(page, coach=False, language=language)  # he comes below
    page.goto("/")
    found = []
    sizes = LANGUAGES[language]
    for turn, position in enumerate(prepared(game)):
        sit_down(page, company, position)
        for size in few_or_all([sizes[turn % len(sizes)]], sizes):
            found += [f"{position.phase} {fault}" for fault in faults(page, size)]
    assert not found, "\n" + "\n".join(found)


PHONES = ((844, 390), (360, 740), (390, 844))


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_leaves_the_board_its_room(page: Page, company: list[Guest], game: str) -> None:
    """On phones he stands where the head stood; every phase has a lesson of its own."""
    with_settings(page, language="fr", learnt=[f"{game}-aim"])
    page.goto("/")
    found = []
    for turn, position in enumerate(prepared(game)):
        sit_down(page, company, position)
        expect(page.locator("[data-lesson]")).to_be_visible()
        for size in few_or_all([PHONES[turn % 2]], PHONES):
            found += [f"{position.phase} {fault}" for fault in faults(page, size)]
        page.locator("[data-lesson]").get_by_role("button", name="Compris").click()
    assert not found, "\n" + "\n".join(found)


def test_the_masthead_has_room_for_those_who_watch(
    page: Page, another: Page, company: list[Guest]
) -> None:
    with_settings(page, coach=False, language="fr")
    page.goto("/")
    sit_down(page, company, prepared("elgaucho")[0], public=True)
    another.goto(page.url)
    watching = page.locator(".watching")
    expect(watching).to_contain_text("1 spectateur")
    for width in (1280, 1000, 800, 760):
        assert faults(page, (width, 700)) == []
