"""At the table: why not, undo, hints, keyboard, the end, replays, shared screens, lost lines."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import corral
from tests.server.people import Guest
from tests.web.browser.playing import PATIENCE, click_something, open_table, phase, play, wait
from tests.web.browser.test_matches import violations

TINY = Path(__file__).parents[3] / "examples" / "tiny_goldrush.toml"
BOT = {"kind": "bot", "bot": "greenhorn"}


def test_play_now_leads_to_a_decision_of_ones_own(page: Page) -> None:
    page.goto("/")
    page.click("[data-play=elgaucho]")
    assert wait(page) == "mine"
    expect(page).to_have_title(re.compile("^●"))  # the tab says whose turn it is
    expect(page.locator("[data-lesson]")).not_to_be_empty()


def test_what_is_not_allowed_is_explained_by_its_rule(page: Page) -> None:
    seats = [{"kind": "open"}, BOT]
    table = open_table(page, "goldrush", seats, start=True, position=_a_choosy_tile())
    page.goto(f"/table/{table}")
    wait(page)
    lesson = page.get_attribute("[data-lesson]", "data-lesson")
    assert lesson
    page.locator("[data-free]").first.click(force=True)  # a cell where the tile does not fit
    why = page.locator("[data-why-not]")
    expect(why).to_have_attribute("data-why-not", "G-4")
    expect(page.locator("[data-lesson]")).to_have_attribute("data-lesson", lesson)  # not learnt
    expect(why.locator("[data-reason]")).to_have_attribute("data-reason", "edge_differs")
    expect(why).to_contain_text("Turned like this, the tile")
    rule = why.get_by_text("corner to corner is not enough")
    expect(rule).to_be_hidden()
    why.get_by_text("Rule G-4").click()  # the reason first, the whole rule for who wants it
    expect(rule).to_be_visible()
    why.get_by_role("button").click()
    expect(why).to_have_count(0)


def _a_choosy_tile() -> str:
    """A position in which the first seat's tile does not fit at every side of the first one."""
    for seed in range(100):
        match = corral.new("goldrush", players=2, seed=seed)
        cells = {move.split()[1] for move in match.legal_texts(match.actors[0])}
        if match.actors == (0,) and len(cells) < 4:
            return match.position()
    raise AssertionError("there is no such tile")


def test_an_edition_of_ones_own_has_tiles_of_its_own(page: Page) -> None:
    """Played to the end and looked at again; a page that does not know a tile breaks down."""
    match = corral.new("goldrush", players=2, seed=3, edition=TINY)
    position = match.position()
    table = open_table(page, "goldrush", [{"kind": "open"}, BOT], start=True, position=position)
    page.goto(f"/table/{table}")
    assert play(page, random.Random(1))
    page.goto(f"/replay/{table}")
    expect(page.locator("[data-step]")).to_have_attribute("data-step", "0")


def test_moves_can_be_taken_back_and_the_bot_can_be_asked(page: Page, another: Page) -> None:
    seats = [{"kind": "open"}, BOT]
    table = open_table(page, "goldrush", seats, start=True, hints=True, public=True)
    page.goto(f"/table/{table}")
    wait(page)
    page.click("[data-hint]")
    expect(page.locator(".advice li").first).to_be_visible()
    assert phase(page) == "place"
    page.click("[data-panel=moves]")
    page.keyboard.press("Escape")
    expect(page.locator(".advice")).to_have_count(0)
    expect(page.locator("[data-listed]").first).to_be_visible()  # one thing at a time
    page.keyboard.press("Escape")
    expect(page.locator("[data-listed]")).to_have_count(0)
    page.click("[data-panel=moves]")
    page.locator("[data-listed]").first.click()
    page.wait_for_selector("[data-phase=act]")
    page.click("[data-undo]")
    page.wait_for_selector("[data-phase=place]")
    expect(page.locator("[data-said]")).to_contain_text("Taken back.")
    page.locator("[data-listed]").first.click()
    page.wait_for_selector("[data-phase=act]")
    page.click("[data-reset]")
    page.wait_for_selector("[data-phase=place]")
    another.goto(f"/table/{table}")
    expect(another.locator("[data-prompt]")).to_be_visible()
    expect(another.locator("[data-undo]")).to_have_count(0)  # who watches takes nothing back


def an_offer() -> str:
    """A position in which the first seat puts an offer together."""
    rng = random.Random(1)
    match = corral.new("kuhhandel", players=2, seed=1)
    while match.view(0)["phase"] != "offer" or match.actors != (0,):
        match.play(match.actors[0], rng.choice(match.legal_texts(match.actors[0])))
    return match.position()


def test_any_card_of_an_offer_is_taken_back_by_a_click(page: Page) -> None:
    table = open_table(page, "kuhhandel", [{"kind": "open"}, BOT], start=True, position=an_offer())
    page.goto(f"/table/{table}")
    tray = page.locator("[data-place='tray p0']")
    for value in (10, 20, 50):
        page.click(f"[data-move='add {value}']")
        expect(tray.get_by_role("button", name=f"Take a {value} back")).to_be_visible()
    assert violations(page) == []
    tray.get_by_role("button", name="Take a 10 back").click()
    expect(tray.get_by_role("button")).to_have_count(2)
    expect(page.get_by_role("button", name="Offer 50+20 = 70")).to_be_visible()


def an_auction(premium: bool) -> str:
    """A position in which the first seat may bid, or slap."""
    rng = random.Random(1)
    match = corral.new("kuhhandel", players=3, seed=1)
    while 0 not in match.actors or match.view(0)["phase"] != ("call" if premium else "bid"):
        match.play(match.actors[0], rng.choice(match.legal_texts(match.actors[0])))
    return match.position()


@pytest.mark.parametrize("premium", [False, True])
def test_a_standing_order_is_given_and_withdrawn(page: Page, base_url: str, premium: bool) -> None:
    seats = [{"kind": "open"}] * 3
    table = open_table(page, "kuhhandel", seats, position=an_auction(premium))
    others = [Guest(base_url, name) for name in ("Bo", "Cy")]
    for guest in others:
        guest.join(table)
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Begin").click()
    form = page.locator("form.order")
    if premium:
        form.get_by_role("combobox").select_option("2")
    else:
        form.get_by_role("spinbutton").fill("120")
    form.get_by_role("button", name="Set").click()
    said = "Slapping for you at 2" if premium else "Bidding for you up to 120."
    expect(page.locator("p.order")).to_contain_text(said)
    page.get_by_role("button", name="Withdraw").click()
    expect(form).to_be_visible()
    for guest in others:
        guest.close()


@pytest.mark.parametrize("game", ["elgaucho", "kuhhandel", "goldrush"])
def test_it_is_played_by_keyboard_alone(page: Page, game: str) -> None:
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    page.goto("/")
    page.wait_for_selector(f"[data-play={game}]")
    _tab_to(page, f"[data-play={game}]")
    page.keyboard.press("Enter")
    assert wait(page) == "mine"
    _tab_to(page, "[data-panel=moves]")
    page.keyboard.press("Enter")
    # Where somebody else's bid comes first, a key goes to a list that is gone.
    while sum('"play"' in message for message in sent) < 4:
        assert wait(page) == "mine"
        _tab_to(page, "[data-listed]")
        page.keyboard.press("Enter")
    expect(page.locator("[data-said]")).to_have_attribute("aria-live", "polite")
    page.wait_for_function(PROMPT_IS_SAID)


PROMPT_IS_SAID = """
() => {
  const said = document.querySelector('[data-said]').textContent;
  const asked = document.querySelector('[data-prompt]').textContent;
  return document.querySelector('[data-listed]') !== null && said.includes(asked);
}
"""
"""Both in one look: others may bid between two."""


def _tab_to(page: Page, selector: str) -> None:
    """Presses the tabulator until it is there, also where it only comes in the meantime."""
    for _ in range(1_000):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement?.matches(selector)", selector):
            return
    raise AssertionError(f"{selector} is not reached by the tabulator")


def test_two_browsers_one_reloads_and_one_goes_offline(page: Page, another: Page) -> None:
    table = open_table(page, "elgaucho", [{"kind": "open"}, {"kind": "open"}])
    page.goto(f"/table/{table}")
    another.goto(f"/table/{table}")  # the link is the invitation
    another.get_by_role("button", name="Sit here").click()
    expect(page.get_by_role("button", name="Begin")).to_be_enabled()
    page.get_by_role("button", name="Begin").click()
    rng = random.Random(5)

    def go_on(clicks: int) -> None:
        for _ in range(clicks):
            for one in (page, another):
                if one.query_selector(".table [data-move], .table [data-opens], .table .may"):
                    play(one, rng, clicks=1)
            page.wait_for_timeout(50)

    page.wait_for_selector(".table")
    another.wait_for_selector(".table")
    go_on(10)
    page.reload()
    page.wait_for_selector(".table")
    go_on(6)
    another.context.set_offline(True)
    another.evaluate("window.dispatchEvent(new Event('offline'))")
    go_on(4)
    another.context.set_offline(False)
    expect(another.get_by_text("Connected")).to_be_attached()
    go_on(12)
    expect(another.locator("[data-place='pampa']")).to_be_visible()
    for one in (page, another):
        one.wait_for_selector(".table[data-waiting=false]")  # nothing is under way any more
    page.reload()
    page.wait_for_selector(".table")
    expect(another.locator(".table")).to_have_attribute("data-phase", phase(page))


def test_people_at_one_screen_hand_over_behind_a_curtain(page: Page) -> None:
    page.goto("/new/kuhhandel")
    page.get_by_label("Seat 2").select_option("here")
    page.get_by_placeholder("Name").fill("Bo")
    page.get_by_role("button", name="Begin").click()
    names = set()
    rng = random.Random(1)
    for _ in range(200):
        state = wait(page)
        if state == "curtain":
            heading = page.locator("[data-curtain] h2").inner_text()
            names.add(heading.removeprefix("Hand over to "))
            assert page.locator("[data-place^='hand']").count() == 0  # nothing shines through
            page.click("[data-curtain] button")
        else:
            play(page, rng, clicks=1)
        if len(names) == 2:
            break
    assert "Bo" in names
    assert len(names) == 2


def test_a_look_at_the_steppe_stays_behind_the_curtain(page: Page) -> None:
    seats = [{"kind": "here"}, {"kind": "here", "name": "Bo"}]
    table = open_table(page, "elgaucho", seats, start=True, position=_before_a_look())
    page.goto(f"/table/{table}")
    seen = page.locator("[data-place=steppe-tiles] [data-seen]")
    assert wait(page) == "curtain"
    page.click('[data-curtain="0"] button')
    assert wait(page) == "mine"
    expect(seen).to_have_count(0)
    page.click("[data-place=steppe-tiles]")
    expect(page.get_by_role("dialog", name="The steppe")).to_be_visible()
    expect(seen.first).to_be_visible()
    rng = random.Random(3)
    while wait(page) != "curtain":
        click_something(page, rng)
    expect(page.locator('[data-curtain="1"]')).to_be_visible()
    expect(seen).to_have_count(0)
    page.click("[data-curtain] button")
    assert wait(page) == "mine"
    expect(page.locator("[data-place=steppe-tiles]")).to_be_visible()
    expect(seen).to_have_count(0)  # what Ana has seen is not for Bo


def test_the_score_is_explained_while_it_grows(page: Page) -> None:
    position = _before_a_look()
    table = open_table(page, "elgaucho", [{"kind": "open"}, BOT], start=True, position=position)
    page.goto(f"/table/{table}")
    wait(page)
    page.click("[data-panel=points]")
    panel = page.locator("aside.side")
    scores = corral.from_position(position).scores
    expect(panel.locator("[data-score]")).to_have_text(
        [str(score) for score in sorted(scores, reverse=True)]
    )
    # Nobody has told the page how the points before the position came about.
    expect(panel.get_by_role("row", name="Earlier")).to_contain_text(str(max(scores)))
    assert violations(page) == []


def _before_a_look() -> str:
    """A position in which the first seat may look at a steppe that nobody has seen."""
    rng = random.Random(1)
    match = corral.new("elgaucho", players=2, seed=1)
    while True:
        seat = match.actors[0]
        moves = [str(move) for move in match.legal(seat)]
        secret = not any(tile for one in (0, 1) for tile in match.view(one)["steppe"])
        if seat == 0 and "steppe" in moves and secret:
            return match.position()
        match.play(seat, rng.choice([move for move in moves if move != "steppe"]))


@pytest.fixture
def finished(page: Page) -> str:
    """The id of a match that is over: bots have played it among themselves."""
    page.goto("/")
    table = open_table(page, "goldrush", [{"kind": "open"}, BOT], start=True, stand_in="greenhorn")
    page.evaluate("(id) => fetch(`/api/tables/${id}/leave`, { method: 'POST' })", table)
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-over=true]", timeout=PATIENCE)
    return table


def test_after_the_end_replay_share_record_and_rematch(page: Page, finished: str) -> None:
    page.goto("/")
    expect(page.locator(f"a[href='/replay/{finished}']")).to_be_visible()  # among my games
    page.goto(f"/table/{finished}")
    dialog = page.get_by_role("dialog")
    with page.expect_download() as download:
        dialog.get_by_role("link", name="Download the record").click()
    assert download.value.path().read_text(encoding="utf-8").startswith("corral-record")
    dialog.get_by_role("link", name="Replay").click()
    step = page.locator("[data-step]")
    expect(step).to_have_attribute("data-step", "0")
    page.click("[data-way=next]")
    expect(step).to_have_attribute("data-step", "1")
    expect(page).to_have_url(re.compile(f"/replay/{finished}/1$"))  # a link to this very moment
    page.keyboard.press("End")
    last = step.inner_text().split(" / ")[1]
    expect(step).to_have_attribute("data-step", last)
    page.click("[data-way=back]")
    expect(step).to_have_attribute("data-step", str(int(last) - 1))
    page.goto(f"/replay/{finished}/9")
    expect(step).to_have_attribute("data-step", "9")
    page.set_viewport_size({"width": 360, "height": 640})
    page.wait_for_function("document.querySelector('main').clientWidth === 360")  # all in sight
    page.set_viewport_size({"width": 1280, "height": 800})
    bot = page.get_by_label("Through whose eyes").get_by_role("option").last.inner_text()
    assert bot.endswith(" · Greenhorn")
    bot = bot.removesuffix(" · Greenhorn")
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url(re.compile(r"/table/(?!" + finished + ")"))  # at once, with the same bots
    assert wait(page) == "mine"
    expect(page.locator("main").get_by_text(bot).first).to_be_visible()
    page.goto(f"/table/{finished}")
    page.click("[data-rematch]")
    page.wait_for_url(lambda url: finished not in url)
    assert wait(page) == "mine"
