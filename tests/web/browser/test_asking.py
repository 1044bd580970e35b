"""What a click is answered with: a reason beside it, what a thing is, or a quiet question."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

import corral
from corral.core.match import Match
from tests.server.people import Guest
from tests.web.browser.playing import open_table, wait
from tests.web.browser.sitting import resized, with_settings

BOT = {"kind": "bot", "bot": "greenhorn"}


def a_turn(wanted: Callable[[Match], bool]) -> str:
    """A position of El Gaucho for two that is as wanted."""
    rng = random.Random(1)
    match = corral.new("elgaucho", players=2, seed=1)
    while not wanted(match):
        match.play(match.actors[0], rng.choice(match.legal_texts(match.actors[0])))
    return match.position()


def with_dice_to_use(match: Match) -> bool:
    moves = match.legal_texts(0) if match.actors == (0,) else []
    return "end" in moves and any(move.startswith("stand ") for move in moves)


def before_the_other(match: Match) -> bool:
    if not with_dice_to_use(match):
        return False
    later = match.copy()
    later.play(0, "end")
    return later.actors == (1,)


def of_the_other(match: Match) -> bool:
    return match.actors == (1,) and match.view(0)["phase"] == "turn"


UNCUT = """
() => {
  const { scrollHeight, clientHeight } = document.querySelector('.bar .sentence');
  return scrollHeight <= clientHeight + 1;
}
"""


def test_a_turn_with_dice_to_use_ends_after_one_quiet_question(page: Page) -> None:
    with_settings(page, coach=False, language="fr")
    position = a_turn(with_dice_to_use)
    table = open_table(page, "elgaucho", [{"kind": "open"}, BOT], start=True, position=position)
    page.goto(f"/table/{table}")
    assert wait(page) == "mine"
    end = page.locator(".bar [data-move=end]")
    expect(end).not_to_have_class("primary")  # what glows on the board is louder
    end.click()
    expect(page.locator("[data-prompt]")).to_contain_text("quand même")
    for size in ((390, 844), (844, 390), (1280, 800)):  # on phones, too, with both answers
        resized(page, size)
        expect(end).to_be_in_viewport(ratio=1)
        expect(page.locator("[data-keep-playing]")).to_be_in_viewport(ratio=1)
        page.wait_for_function(UNCUT)
    page.click("[data-keep-playing]")
    expect(page.locator("[data-prompt]")).not_to_contain_text("quand même")
    end.click()
    expect(page.locator("[data-keep-playing]")).to_be_visible()
    end.click()
    expect(page.locator("[data-keep-playing]")).to_have_count(0)
    expect(page.locator(".bar [data-move=end]")).to_have_count(0)


def test_out_of_turn_a_thing_says_what_it_is(page: Page, base_url: str) -> None:
    seats = [{"kind": "open"}, {"kind": "open"}]
    table = open_table(page, "elgaucho", seats, position=a_turn(of_the_other))
    bo = Guest(base_url, "Bo")
    bo.join(table)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Begin").click()
    page.click("main [data-place=wish]")
    expect(page.locator("[data-thing]")).to_have_text("WISH. An extra die of any value")
    expect(page.locator("[data-why-not]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("[data-thing]")).to_have_count(0)
    bo.close()


APART = """
([x, y]) => {
  const why = document.querySelector('[data-why-not]')?.getBoundingClientRect();
  return why && !(x > why.left && x < why.right && y > why.top && y < why.bottom);
}
"""


def test_a_reason_does_not_cover_what_it_speaks_of(page: Page) -> None:
    position = a_turn(with_dice_to_use)
    table = open_table(page, "elgaucho", [{"kind": "open"}, BOT], start=True, position=position)
    page.goto(f"/table/{table}")
    assert wait(page) == "mine"
    for width, height in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        spots = page.locator("main .pampa .spot[role=img]")
        for spot in (spots.first, spots.last):
            box = spot.bounding_box()
            assert box
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            spot.click()
            page.wait_for_function(APART, arg=[x, y])
            page.keyboard.press("Escape")
            expect(page.locator("[data-why-not]")).to_have_count(0)


def test_the_coach_begins_with_how_one_wins_and_comes_when_called(
    somebody: Callable[..., Page],
) -> None:
    """On a phone he speaks to fingers, and nothing lies under him."""
    page = somebody(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    table = open_table(
        page, "elgaucho", [{"kind": "open"}, BOT], start=True, position=a_turn(with_dice_to_use)
    )
    page.goto(f"/table/{table}")
    coach = page.locator("[data-lesson]")
    expect(coach).to_have_attribute("data-lesson", "aim")
    expect(coach).to_contain_text("the most pesos")
    page.wait_for_function(IN_FLOW)
    coach.get_by_role("button", name="Understood").tap()
    expect(coach).to_have_attribute("data-lesson", "act")
    expect(coach).to_contain_text("can be tapped")
    coach.get_by_role("button", name="Understood").tap()
    expect(coach).to_have_count(0)  # and takes no room
    page.tap("[data-call-coach]")
    expect(coach).to_have_attribute("data-lesson", "act")
    coach.get_by_role("button", name="Understood").tap()
    expect(coach).to_have_count(0)


IN_FLOW = """
() => {
  const coach = document.querySelector('[data-lesson]').getBoundingClientRect();
  const board = document.querySelector('main.board').getBoundingClientRect();
  return coach.bottom <= board.top + 1 || coach.top >= board.bottom - 1;
}
"""


def test_what_happened_is_shown_again_on_demand(page: Page) -> None:
    position = a_turn(before_the_other)
    table = open_table(page, "elgaucho", [{"kind": "open"}, BOT], start=True, position=position)
    page.goto(f"/table/{table}")
    assert wait(page) == "mine"
    end = page.locator(".bar [data-move=end]")
    end.click()
    expect(page.locator("[data-keep-playing]")).to_be_visible()
    end.click()
    again = page.locator("[data-again]")
    expect(again).to_be_enabled()
    expect(page.locator(".bar.mine")).to_be_visible()
    prompt = page.locator("[data-prompt]")
    asked = page.evaluate(REMEMBER)
    again.click()
    page.wait_for_function("(asked) => prompts.some((prompt) => prompt !== asked)", arg=asked)
    page.wait_for_function("() => signs.includes('stop')")
    again.click()  # if it is over already it begins once more
    expect(prompt).to_have_text(asked)


REMEMBER = """
() => {
  window.prompts = [];
  window.signs = [];
  const look = () => {
    prompts.push(document.querySelector('[data-prompt]').textContent);
    signs.push(document.querySelector('[data-again]').dataset.again);
  };
  look();
  const everything = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document.body, everything);
  return prompts[0];
}
"""
"""All that is said while it is shown: a busy machine may look only when it is over."""
