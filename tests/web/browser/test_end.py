"""The end is staged, and replays lead through the match that was."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import corral
from tests.server.people import Guest
from tests.web.browser.playing import click_something, open_table, wait
from tests.web.browser.sitting import with_settings

BOT = {"kind": "bot", "bot": "greenhorn"}
GOLDEN = Path(__file__).parents[2] / "golden"


def near_the_end(game: str, players: int) -> str:
    """The last decision of the first seat in a match with so many."""
    record = sorted((GOLDEN / game).glob(f"{players}-*.record"))[0]
    last = ""
    for match in corral.steps(record.read_text(encoding="utf-8")):
        if not match.over and 0 in match.actors:
            last = match.position()
    return last


def played_out(page: Page, game: str, players: int) -> str:
    """A match by its last moves; its table."""
    seats = [{"kind": "open"}, *[BOT] * (players - 1)]
    table = open_table(page, game, seats, start=True, position=near_the_end(game, players))
    page.goto(f"/table/{table}")
    rng = random.Random(1)
    while wait(page) != "over":
        click_something(page, rng)
    return table


PLACES = """
() => [...document.querySelectorAll('dialog ol > li, dialog .buttons')].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(' ');
})
"""


HELD = """
const wait = window.setTimeout;
window.setTimeout = (work, time, ...more) => {
  if (time !== 900) return wait(work, time, ...more);
  window.countOn = () => { window.countOn = null; work(); };
  return 0;
};
"""
"""Each source is shown for 900 milliseconds, in which a busy machine may not look: here
``count_on`` ends them."""


STILL = "() => document.getAnimations().every((one) => one.playState === 'finished')"
"""Those that keep their end are among them for as long as it is shown."""


def count_on(page: Page) -> None:
    page.wait_for_function("() => window.countOn")
    page.evaluate("() => window.countOn()")


@pytest.fixture
def counted(somebody: Callable[..., Page]) -> Page:
    """A match is over, and nothing has been counted yet."""
    page = somebody(viewport={"width": 1280, "height": 720}, reduced_motion="no-preference")
    page.add_init_script(HELD)
    with_settings(page, coach=False)
    played_out(page, "kuhhandel", 6)
    return page


def test_points_are_counted_one_source_after_the_other(counted: Page) -> None:
    page = counted
    counting = page.locator("[data-counting]")
    for label in ("quartets", "rats", "premiums"):
        count_on(page)
        expect(counting).to_have_attribute("data-counting", f"web-kuhhandel-source-{label}")
        expect(page.locator("dialog .gain").first).to_be_attached()
    expect(page.locator("dialog h2")).to_have_text("The points are counted")
    expect(page.locator("[data-rematch]")).to_be_hidden()
    page.keyboard.press("x")  # any key shows the result
    expect(counting).to_have_count(0)
    rematch = page.locator("[data-rematch]")
    expect(rematch).to_be_in_viewport(ratio=1)  # all of it on a small laptop
    points = page.locator("dialog [data-score]")
    scores = [int(one.get_attribute("data-score") or "") for one in points.all()]
    assert scores == sorted(scores, reverse=True)
    expect(points).to_have_text([f"{score:,}" for score in scores])
    expect(page.get_by_role("row", name="Lost to the rats")).to_contain_text("\N{MINUS SIGN}250")


def test_the_result_does_not_jump(counted: Page) -> None:
    """What is counted last has its place where the result has it."""
    page = counted
    for _ in range(4):  # quartets, rats, premiums, several quartets
        count_on(page)
    page.wait_for_selector("[data-counting=web-kuhhandel-source-several]")
    page.wait_for_function(STILL)
    before = page.evaluate(PLACES)
    count_on(page)
    expect(page.locator("[data-counting]")).to_have_count(0)
    assert page.evaluate(PLACES) == before


@pytest.fixture(scope="module")
def over(base_url: str) -> str:
    """A match by its last moves, which bots have played."""
    with closing(Guest(base_url, "Ana")) as ana:
        end = near_the_end("kuhhandel", 6)
        seats = ["open", *["greenhorn"] * 5]
        table = ana.open("kuhhandel", seats, start=True, position=end, stand_in="greenhorn")
        ana.post(f"/api/tables/{table}/leave")
        with ana.sit_at(table) as chair:
            chair.until(lambda _: chair.info is not None and chair.info["status"] == "over")
    return table


@pytest.fixture
def replay(page: Page, over: str) -> str:
    page.goto(f"/replay/{over}")
    page.wait_for_selector("[data-step]")
    return over


def steps(page: Page, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(
        "(id) => fetch(`/api/tables/${id}/steps`).then((answer) => answer.json())", table
    )
    return found


def test_a_replay_jumps_by_turns_and_by_what_happens(page: Page, replay: str) -> None:
    told = steps(page, replay)
    step = page.locator("[data-step]")
    movers = [one["seat"] for one in told]
    begins = [place for place in range(1, len(told)) if movers[place] != movers[place - 1]]
    page.click("[data-way=turnNext]")
    expect(step).to_have_attribute("data-step", str(begins[0]))
    page.keyboard.press("ArrowDown")
    expect(step).to_have_attribute("data-step", str(begins[1]))
    page.keyboard.press("ArrowUp")
    expect(step).to_have_attribute("data-step", str(begins[0]))
    page.keyboard.press("Home")
    expect(step).to_have_attribute("data-step", "0")
    trade = next(place for place, one in enumerate(told) if place and "traded" in one["kinds"])
    page.select_option("[data-moment]", "traded")
    expect(step).to_have_attribute("data-step", str(trade))


FULL = """
async ([table, step]) => {
  const answer = await fetch(`/api/tables/${table}/replay/${step}?all_open=true`);
  const { view } = await answer.json();
  return view.players.map(({ animals }) => Object.entries(animals)
    .filter(([kind, count]) => kind !== 'rat' && count === 4).length)
    .reduce((sum, count) => sum + count, 0);
}
"""


def test_a_replay_finds_the_next_quartet(page: Page, replay: str) -> None:
    page.select_option("[data-moment]", "quartet")
    page.wait_for_function("() => document.querySelector('[data-step]').dataset.step !== '0'")
    step = int(page.get_attribute("[data-step]", "data-step") or "")
    before, after = (page.evaluate(FULL, [replay, one]) for one in (step - 1, step))
    assert after == before + 1


def test_a_replay_has_speeds_and_obeys_the_keyboard(page: Page, replay: str) -> None:
    assert replay
    speed = page.locator("[data-speed]")
    expect(speed).to_have_attribute("data-speed", "1")
    page.keyboard.press("+")
    page.keyboard.press("+")
    expect(speed).to_have_attribute("data-speed", "4")
    page.keyboard.press("-")
    expect(speed).to_have_attribute("data-speed", "2")
    page.keyboard.press("Space")
    expect(page.locator("[data-playing=true]")).to_be_visible()
    page.wait_for_function("() => Number(document.querySelector('[data-step]').dataset.step) > 1")
    page.keyboard.press("Space")
    expect(page.locator("[data-playing=false]")).to_be_visible()


def test_all_hands_are_open_once_it_is_over(page: Page, replay: str) -> None:
    def view(query: str) -> Any:
        return page.evaluate(
            "(address) => fetch(address).then((answer) => answer.json())",
            f"/api/tables/{replay}/replay/0{query}",
        )["view"]

    page.wait_for_selector("[data-note]")
    hands = [player["money"]["cards"] for player in view("?all_open=true")["players"]]
    for seat, cards in enumerate(hands):
        notes = page.locator(f"[data-place='purse p{seat}'] [data-note]")
        found = {int(one.get_attribute("data-note") or "") for one in notes.all()}
        assert found <= set(cards)  # what is offered at the moment lies on the table
        assert found or not cards
    hidden = [
        seat for seat, player in enumerate(view("")["players"]) if not player["money"]["cards"]
    ]
    assert hidden
    page.select_option("[data-eyes]", label="Spectator")
    for seat in hidden:
        expect(page.locator(f"[data-place='purse p{seat}'] [data-note]")).to_have_count(0)


def test_a_replay_gives_a_picture_to_share(page: Page, replay: str) -> None:
    with page.expect_download() as download:
        page.click("[data-picture]")
    picture = download.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 10_000
    assert download.value.suggested_filename == "corral-kuhhandel-0.png"
    assert replay
