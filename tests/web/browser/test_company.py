"""Playing with others: who decides, how quickly bots move, and what is heard."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from corral.server.tables.nicknames import NICKNAMES
from tests.server.people import Guest
from tests.thorough import few_or_all
from tests.web.browser.conftest import serving
from tests.web.browser.playing import open_table, wait
from tests.web.browser.positions import heads
from tests.web.browser.sitting import resized, sit_down, with_settings
from tests.web.browser.test_asking import a_turn, before_the_other, of_the_other, with_dice_to_use

BOT = {"kind": "bot", "bot": "greenhorn"}
PAUSE = 60
"""Seconds that a bot waits before each move, if nobody hurries it."""
AT_ONCE = 1000 * PAUSE - 5_000
"""Milliseconds in which no bot moves that makes a pause."""


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    flags = ("--port", "0", "--bot-pause", str(PAUSE))
    with serving(tmp_path_factory.mktemp("slow"), *flags) as address:
        yield address


@pytest.fixture
def patient(somebody: Callable[..., Page], slow: str) -> Page:
    page = somebody(base_url=slow)
    with_settings(page, coach=False)
    page.goto("/")
    return page


def end_the_turn(page: Page) -> None:
    table = open_table(
        page, "elgaucho", [{"kind": "open"}, BOT], start=True, position=a_turn(before_the_other)
    )
    page.goto(f"/table/{table}")
    assert wait(page) == "mine"
    end = page.locator(".bar [data-move=end]")
    end.click()
    expect(page.locator("[data-keep-playing]")).to_be_visible()
    end.click()


def test_bots_are_hurried_until_it_is_ones_turn_again(patient: Page) -> None:
    end_the_turn(patient)
    patient.click("[data-hurry]")
    assert wait(patient, AT_ONCE) == "mine"
    expect(patient.locator("[data-hurry]")).to_have_count(0)


def test_who_wants_bots_at_once_has_them_at_once(patient: Page) -> None:
    patient.get_by_role("button", name="Settings").click()
    paces = patient.get_by_role("group", name="Bots move")
    expect(paces.get_by_role("radio")).to_have_count(3)
    paces.get_by_label("at once").check()
    patient.keyboard.press("Escape")
    end_the_turn(patient)
    assert wait(patient, AT_ONCE) == "mine"


def test_the_badge_is_that_of_who_decides(page: Page, base_url: str) -> None:
    seats = [{"kind": "open"}, {"kind": "open"}]
    table = open_table(page, "elgaucho", seats, position=a_turn(of_the_other))
    bo = Guest(base_url, "Bo")
    bo.join(table)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Begin").click()
    badge = page.locator(".bar [data-emblem]")
    expect(page.locator("[data-prompt]")).to_have_text("Bo is deciding.")
    expect(badge).to_have_attribute("data-emblem", "1")
    bo.close()


CUT_OFF = """
(names) => [...document.querySelectorAll('.farm .name')].flatMap((one) => {
  const text = one.firstChild;
  const own = text.data;
  const letters = document.createRange();
  const money = one.closest('.farm').querySelector('.purse')?.getBoundingClientRect();
  const cut = names.filter((name) => {
    text.data = name;
    letters.selectNodeContents(text);
    const { right, bottom } = letters.getBoundingClientRect();
    const covered = money && money.top < bottom && money.left < right;
    return covered || one.scrollWidth > one.clientWidth;
  });
  text.data = own;
  return cut.map((name) => `${name} before ${one.closest('.head').innerText}`);
})
"""


LANGUAGES = ("en", "de", "fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_bots_have_room_in_every_head(
    page: Page, company: list[Guest], language: str
) -> None:
    with_settings(page, coach=False, language=language)
    page.goto("/")
    found = []
    rows = heads()
    for position in few_or_all(rows[LANGUAGES.index(language) :: 3], rows):
        sit_down(page, company, position)
        for size in ((1280, 720), (390, 844), (844, 390)):
            resized(page, size)
            cut = page.evaluate(CUT_OFF, NICKNAMES)
            found += [f"{position.players} {position.phase} {size}: {one}" for one in cut]
    assert not found, "\n" + "\n".join(found)


def test_bots_have_names_of_their_own(page: Page) -> None:
    with_settings(page, coach=False)
    table = open_table(page, "kuhhandel", [{"kind": "open"}, *[BOT] * 5], start=True)
    page.goto(f"/table/{table}")
    wait(page)
    names = page.locator(".others .farm .name").all_inner_texts()
    assert len(names) == 5
    assert set(names) <= set(NICKNAMES)


LISTEN = """
window.heard = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.heard += 1; start.apply(this, when); };
"""


def seat(page: Page) -> None:
    """Somebody who may use their dice, with ears."""
    page.add_init_script(LISTEN)
    with_settings(page, coach=False)
    table = open_table(
        page, "elgaucho", [{"kind": "open"}, BOT], start=True, position=a_turn(with_dice_to_use)
    )
    page.goto(f"/table/{table}")
    assert wait(page) == "mine"


def test_sound_has_a_switch_and_what_is_switched_off_is_silent(
    somebody: Callable[..., Page],
) -> None:
    page = somebody(reduced_motion="no-preference")
    seat(page)
    switch = page.locator("[data-sound]")
    expect(switch).to_have_attribute("aria-pressed", "true")
    page.click("[data-panel=moves]")
    page.locator("[data-listed^=stand]").first.click()
    page.wait_for_function("() => window.heard > 0")
    page.wait_for_selector("[data-undo]:enabled")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    silent = page.evaluate("() => window.heard")
    page.click("[data-undo]")
    expect(page.locator("[data-said]")).to_contain_text("Taken back.")
    assert page.evaluate("() => window.heard") == silent
    page.reload()
    expect(switch).to_have_attribute("aria-pressed", "false")  # remembered


def test_phones_are_silent_until_somebody_wants_it_otherwise(
    somebody: Callable[..., Page],
) -> None:
    page = somebody(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    seat(page)
    expect(page.locator("[data-sound]")).to_have_attribute("aria-pressed", "false")
