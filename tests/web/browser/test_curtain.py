"""Under the curtain of a shared screen the whole page is the same, whatever is hidden."""

from __future__ import annotations

import random
from itertools import count

import pytest
from playwright.sync_api import Page

import corral
from corral.core.registry import own_games
from tests.web.browser.playing import open_table, wait

SEATS = [{"kind": "here"}, {"kind": "here", "name": "Bo"}]
SECRETIVE = ("elgaucho", "kuhhandel")
"""Games in which somebody decides something that nobody else sees."""


def curtained(page: Page, game: str, position: str, moves: list[str] | None = None) -> str:
    """All of the page under the curtain: before anybody has looked, or after a player's moves."""
    page.context.clear_cookies()  # somebody who has no other table: the title would count it
    table = open_table(page, game, SEATS, start=True, position=position)
    page.goto(f"/table/{table}")
    assert wait(page) == "curtain"
    if moves is not None:
        page.click("[data-curtain] button")
        wait(page)
        page.click("[data-panel=moves]")
        for move in moves:
            page.click(f'[data-listed="{move}"]')
            wait(page)
        assert wait(page) == "curtain"
    return everything(page).replace(table, "TABLE")


def everything(page: Page) -> str:
    """The page as it is, and with whatever can be opened in it."""
    whole = "document.title + document.documentElement.outerHTML"
    found = [page.evaluate(whole)]
    for button in page.query_selector_all("[data-panel], details > summary, [aria-expanded]"):
        button.click()
        found.append(page.evaluate(whole))
    return "\n".join(found)


@pytest.mark.parametrize("game", own_games())
def test_before_anybody_looks(page: Page, game: str) -> None:
    match = corral.new(game, players=2, seed=4)
    rng = random.Random(4)
    for _ in range(60):
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))
    other = match.sample(None, 5)
    assert other.position() != match.position()
    seen = [curtained(page, game, world.position()) for world in (match, other)]
    assert seen[0] == seen[1]


@pytest.mark.parametrize("game", SECRETIVE)
def test_after_a_secret_decision(page: Page, game: str) -> None:
    position, one, two = secret_decisions(game)
    seen = [curtained(page, game, position, moves) for moves in (one, two)]
    assert seen[0] == seen[1]


def secret_decisions(game: str) -> tuple[str, list[str], list[str]]:
    """A position, and two ways to go on until others must act that nobody else can tell apart."""
    rng = random.Random(1)
    for seed in count():
        match = corral.new(game, players=2, seed=seed)
        while not match.over:
            seat = match.actors[0]
            position = match.position()
            found: dict[str, list[str]] = {}
            for _ in range(6):
                moves, outside = decided(position, seat, rng)
                if outside is None:
                    break
                if found.setdefault(outside, moves) != moves:
                    return position, found[outside], moves
            match.play(seat, rng.choice(match.legal(seat)))
    raise AssertionError


def decided(position: str, seat: int, rng: random.Random) -> tuple[list[str], str | None]:
    """Moves of a seat until others are awaited, and what these see; nothing where chance plays."""
    match = corral.from_position(position, seed=1)
    twin = corral.from_position(position, seed=2)
    others = [one for one in range(match.players) if one != seat]
    moves: list[str] = []
    while seat in match.actors:
        moves.append(str(rng.choice(match.legal(seat))))
        match.play(seat, moves[-1])
        twin.play(seat, moves[-1])
        if match.over or match.position() != twin.position() or len(moves) > 8:
            return moves, None
    return moves, repr([(match.view(one), match.log(one)) for one in (None, *others)])
