"""Playing through the page as a person does: by looking for what glows, and clicking it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Page, expect

PATIENCE = 120_000
"""Milliseconds after which nothing is expected any more, on however busy a machine."""

TARGETS = "[data-move], [data-opens], [data-cell], .may"
"""What may be clicked now: moves, menus of moves, cells for a tile, tiles and dice to choose."""

READY = """
([targets]) => {
  const table = document.querySelector('.table');
  if (!table) return null;
  if (table.dataset.over === 'true') return 'over';
  if (table.dataset.waiting === 'true') return null;
  const curtain = document.querySelector('[data-curtain] button');
  if (curtain) return curtain.disabled ? null : 'curtain';
  const shown = [...document.querySelectorAll(targets)].some((one) => one.checkVisibility());
  return shown ? 'mine' : null;
}
"""

SHOWN = """
(targets) => [...document.querySelectorAll(targets)].flatMap((one, place) => {
  const { width, height } = one.getBoundingClientRect();
  const shown = width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true });
  return shown ? [[place, Boolean(one.dataset.move)]] : [];
})
"""
"""The places among all targets of those that can be seen, and whether each is a move."""

CLICKING = """
async ([targets, known, seed, clicks, patience]) => {
  const ready = READY;
  const shown = SHOWN;
  const pause = () => new Promise((resolve) => setTimeout(resolve, 40));
  let state = seed;
  const chance = () => (state = (state * 48271) % 2147483647) / 2147483647;
  for (; clicks > 0; clicks -= 1) {
    for (const end = performance.now() + patience; !ready([targets]); await pause())
      if (performance.now() > end) return;
    const { phase } = document.querySelector('.table').dataset;
    if (ready([targets]) !== 'mine' || !known.includes(phase)) return;
    const all = shown(targets);
    const moves = all.filter(([, isMove]) => isMove);
    const pool = moves.length > 0 && chance() < 0.7 ? moves : all;
    if (pool.length > 0) {
      const [place] = pool[Math.floor(chance() * pool.length)];
      const chosen = document.querySelectorAll(targets)[place];
      chosen.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
    await pause();
  }
}
""".replace("READY", READY.strip()).replace("SHOWN", SHOWN.strip())
"""Clicks as ``click_something`` does, many times, but within the page and so in a third of the
time; ends before a phase that is not known."""
MANY = 7

IN_SIGHT = """
(targets) => [...document.querySelectorAll(targets)].some((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return there !== null && (one.contains(there) || there.contains(one));
})
"""


def wait(page: Page, milliseconds: float = PATIENCE) -> str:
    """Until there is something to do: "mine", "curtain" or "over"."""
    # Asked at every frame, the browser would do nothing but draw.
    handle = page.wait_for_function(READY, arg=[TARGETS], timeout=milliseconds, polling=40)
    return str(handle.json_value())


def wait_for_review(page: Page) -> None:
    """Its process gives way to everybody, on busy cores for minutes; others may be first."""
    expect(page.locator("[data-review='done']")).to_be_visible(timeout=10 * PATIENCE)


def wait_for_sight(page: Page) -> None:
    """Until something that may be clicked is in the window, and nothing lies over it."""
    page.wait_for_function(IN_SIGHT, arg=TARGETS)


def phase(page: Page) -> str:
    return page.get_attribute(".table", "data-phase") or ""


def click_something(page: Page, rng: random.Random) -> None:
    """One click on one of the things that glow; menus and choices lead to moves in the end."""
    shown: list[tuple[int, bool]] = page.evaluate(SHOWN, TARGETS)
    moves = [(place, is_move) for place, is_move in shown if is_move]
    # Rather a move than more choosing, so that choices do not go back and forth.
    pool = moves if moves and rng.random() < 0.7 else shown
    if not pool:
        return
    place = rng.choice(pool)[0]
    chosen = page.evaluate_handle(
        "([targets, place]) => document.querySelectorAll(targets)[place]", [TARGETS, place]
    ).as_element()
    if chosen is None:  # decided in the meantime
        return
    try:
        chosen.click(timeout=3_000)
    except Error as error:
        # What it was about may have been decided in the meantime; the next look will tell.
        if "Timeout" not in error.message and "not attached" not in error.message:
            raise


def play(
    page: Page,
    rng: random.Random,
    clicks: int = 3_000,
    look: Callable[[Page], Any] = lambda _: None,
) -> bool:
    """Clicks until the match is over, or so often; ``look`` is called in every phase.

    The first click in a phase and one of eight others are made with the mouse.
    """
    known: set[str] = set()
    for left in range(clicks, 0, -1 - MANY):
        state = wait(page)
        look(page)
        if state == "over":
            return True
        if state == "curtain":
            page.click("[data-curtain] button")
            continue
        known.add(phase(page))
        click_something(page, rng)
        seed = rng.randint(1, 2**31 - 2)
        page.evaluate(CLICKING, [TARGETS, [*known], seed, min(MANY, left - 1), PATIENCE])
    return False


def open_table(page: Page, game: str, seats: list[dict[str, Any]], **wishes: Any) -> str:
    """A table by the server's interface, with the page's cookies, whatever it shows; its id."""
    server = page.context.request
    server.post("/api/me", data={"name": "Ana"})
    made = server.post("/api/tables", data={"game": game, "seats": seats, **wishes}).json()
    assert "table" in made, made
    return str(made["table"]["id"])
