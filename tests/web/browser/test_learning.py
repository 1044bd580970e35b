"""Lessons and practice in the page: played through by who knows nothing but the page."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Page, TimeoutError, expect

import corral
from corral.learning import LessonStep, lesson_of
from corral.review.puzzles import shipped
from corral.server.learning import practice_ids
from tests.thorough import THOROUGH
from tests.web.browser.conftest import Faults
from tests.web.browser.playing import PATIENCE
from tests.web.browser.test_matches import violations

GAMES = corral.games()
TRIES = 40
SIZES = {"elgaucho": (1280, 720), "goldrush": (390, 844), "kuhhandel": (360, 740)}


def choose(page: Page, move: str) -> None:
    """The move in the list of all moves, which is there for keys and screen readers.

    What was done before may still close the list: then it is opened again.
    """
    for _ in range(TRIES):
        moves = page.locator("details.all")
        with suppress(TimeoutError):
            if moves.get_attribute("open", timeout=PATIENCE / TRIES) is None:
                moves.locator("summary").click(timeout=PATIENCE / TRIES)
            page.locator(f'[data-listed="{move}"]').click(timeout=PATIENCE / TRIES)
            return
    raise AssertionError(f"{move} could not be chosen")


def learn(page: Page, step: LessonStep) -> None:
    """Do what the step asks for, up to its end."""
    for number, task in enumerate(step.tasks):
        expect(page.locator(f"[data-task='{number}']")).to_be_visible()
        if number == 0:  # however much there is to read, help is at hand
            expect(page.locator("[data-show]")).to_be_in_viewport(ratio=1)
        choose(page, task)
    expect(page.locator(f"[data-step='{step.name}'][data-done='true']")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_from_the_poster_to_the_win(page: Page, game: str) -> None:
    width, height = SIZES[game]
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/")
    page.click(f"[data-learn='{game}']", no_wait_after=True)
    steps = lesson_of(corral.game(game)).steps
    expect(page.get_by_text("wins", exact=False).first).to_be_visible()
    for number, step in enumerate(steps):
        expect(page).to_have_url(re.compile(f"/learn/{game}/{step.name}$"))
        learn(page, step)
        if THOROUGH or number % 3 == 0:
            assert violations(page) == []
        if step is not steps[-1]:
            page.click("[data-next]", no_wait_after=True)
    expect(page.locator("[data-learnt]")).to_contain_text(re.compile("you win", re.IGNORECASE))
    expect(page.locator("[data-over='true']")).to_be_visible()
    expect(page.locator("[data-mark='solved']")).to_have_count(len(steps))
    page.reload()
    expect(page.locator("[data-mark='solved']")).to_have_count(len(steps))
    page.click("[data-station='1']", no_wait_after=True)
    expect(page.locator("[data-task='0']")).to_be_visible()


def test_who_has_learnt_a_game_plays_it_at_once(page: Page) -> None:
    page.goto("/learn/elgaucho/win")
    expect(page.locator("[data-task='0']")).to_be_visible()
    learn(page, lesson_of(corral.game("elgaucho")).step("win"))
    page.click("[data-finished]", no_wait_after=True)
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(".table")).to_be_visible()


def test_one_goes_on_where_one_stopped(page: Page) -> None:
    page.goto("/learn/elgaucho/aim")
    expect(page.locator("[data-step='aim'][data-done='true']")).to_be_visible()
    page.goto("/learn/elgaucho")
    expect(page).to_have_url(re.compile("/learn/elgaucho/stand$"))
    expect(page.locator("[data-mark='solved']")).to_have_count(1)


def test_the_learner_plays_on_the_board(page: Page) -> None:
    """With the mouse, as at a table; "show me" points at what is meant."""
    page.goto("/learn/elgaucho/stand")
    page.click("[data-show]")
    expect(page.locator(".ribbon").first).to_be_visible()
    dice = page.locator("[data-place='rodeo'] .die")
    dice.nth(1).click()
    dice.nth(2).click()
    expect(page.locator("[data-task='1']")).to_be_visible()
    expect(page.locator(".ribbon")).to_have_count(0)
    for number, space in enumerate(("b1", "a1"), start=2):
        page.click(f"[data-place='{space}']")
        expect(page.locator(f"[data-task='{number}']")).to_be_visible()
    page.click("[data-move='end']")
    expect(page.locator("[data-learnt]")).to_be_visible()
    page.click("[data-again]")
    expect(page.locator("[data-task='0']")).to_be_visible()


def test_wrong_tries_get_the_reason(page: Page, faults: Faults) -> None:
    page.goto("/learn/elgaucho/stand")
    choose(page, "take 2 3")
    expect(page.locator("[data-other]")).to_contain_text("only a 3 and a 5")
    choose(page, "take 3 5")
    expect(page.locator("[data-task='1']")).to_be_visible()
    expect(page.locator("[data-other]")).to_have_count(0)
    page.click("[data-place='c1']")
    expect(page.locator("[data-why-not='E-15']")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-why-not]")).to_have_count(0)
    expect(page.locator("[data-task='1']")).to_be_visible()
    assert len(faults.found) == 1  # the browser's own note that the server has refused the move
    faults.found.clear()


def test_keys_alone_will_do(page: Page) -> None:
    page.goto("/learn/elgaucho/sale")
    expect(page.locator("[data-task='0']")).to_be_visible()
    page.locator("details.all summary").focus()
    page.keyboard.press("Enter")
    page.locator("[data-listed='sale W']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-learnt]")).to_be_visible()
    expect(page.locator("[data-next]")).to_be_focused()  # what closed does not throw one back
    page.keyboard.press("Enter")
    expect(page.locator("[data-step='steal']")).to_be_visible()
    expect(page.locator("[data-step='steal'] h2")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("[data-show]")).to_be_focused()


def test_a_lesson_in_another_language(page: Page) -> None:
    page.goto("/learn/kuhhandel/bluff")
    expect(page.locator("h2", has_text="Bluff")).to_be_visible()
    page.locator("select").first.select_option("fr")
    expect(page.locator("[data-task='0']")).to_contain_text("cochon")


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_tried_and_solved(page: Page, game: str) -> None:
    width, height = SIZES[game]
    page.set_viewport_size({"width": width, "height": height})
    puzzle, name = shipped(corral.game(game))[0], practice_ids(corral.game(game))[0]
    page.goto("/")
    page.click(f"[data-practise='{game}']", no_wait_after=True)
    expect(page).to_have_url(re.compile(f"/practise/{game}/{name}$"))
    wrong = puzzle.candidates[1].move
    choose(page, wrong)
    expect(page.locator(f'[data-wrong="{wrong}"]')).to_be_visible()
    expect(page.locator("[data-station='0']")).to_have_attribute("data-mark", "tried")
    choose(page, puzzle.best)
    expect(page.locator("[data-answer]")).to_have_attribute("data-answer", puzzle.best)
    expect(page.locator("[data-station='0']")).to_have_attribute("data-mark", "solved")
    expect(page.locator("[data-prompt]")).to_contain_text("drawn on the board")
    expect(page.locator("details.all")).to_have_count(0)  # nothing is asked any more
    assert violations(page) == []
    page.click("[data-next]", no_wait_after=True)
    expect(page).not_to_have_url(re.compile(f"/{name}$"))
    page.click("[data-give-up]")
    expect(page.locator("[data-answer]")).to_be_visible()
    page.reload()
    expect(page.locator("[data-mark='solved']")).to_have_count(1)
    expect(page.locator("[data-mark='tried']")).to_have_count(1)


def test_a_position_is_played_on(page: Page) -> None:
    page.goto(f"/practise/goldrush/{practice_ids(corral.game('goldrush'))[0]}")
    page.click("[data-give-up]")
    page.click("[data-play-on]", no_wait_after=True)
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(".table")).to_be_visible()


def test_where_there_is_no_such_step(page: Page, faults: Faults) -> None:
    page.goto("/learn/elgaucho/nowhere")
    expect(page.get_by_role("main")).to_be_visible()
    assert len(faults.found) == 1  # the browser's own note that there is nothing
    faults.found.clear()
