"""The pictures of the page in README and docs, taken anew.

python -m tools.screenshots [NAME ...]

Bots play a match of each game to its middle; from there Ana sits at a table of a server of our own,
lets the bots move, and what she then sees in Chromium is kept as ``docs/pictures/NAME.png``. The
server's dice and cards are nobody's to foresee, so every time it is another match.
"""

from __future__ import annotations

import argparse
import json
import shutil
from collections.abc import Callable, Iterable
from functools import partial
from io import BytesIO
from itertools import cycle
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

import corral
from corral.bots import Limit, ask, new_bot
from corral.core.errors import CorralError
from tools.attack.server import Server

PICTURES: Final = Path(__file__).parents[1] / "docs" / "pictures"
DESK: Final = (1280, 800)
PHONE: Final = (390, 844)
BESIDE: Final = 20
"""Pixels between phones that stand beside each other."""
PLAYERS: Final = 3
ON_PHONES: Final = ("de", "fr")
"""The languages of phones, by turns."""
SEED: Final = 7
COLOURS: Final = 256
"""Flat fills need no more, and the pictures are a third as large."""
PATIENCE: Final = 120_000
MINE: Final = "() => document.querySelector('.table')?.dataset.waiting === 'false'"


def position_amid(game: str) -> str:
    """From the middle of a match of cowhands, when the first seat has just had its turn."""
    whole = _played(game, until=lambda match: False)
    half = len(whole.record()) // 2
    amid = _played(game, lambda match: len(match.record()) > half and _turn_is_over(match))
    return amid.position()


def _turn_is_over(match: corral.Match) -> bool:
    return match.actors == (1,)


def _played(game: str, until: Callable[[corral.Match], bool]) -> corral.Match:
    match = corral.new(game, players=PLAYERS, seed=SEED)
    bots = [new_bot("cowhand", SEED, seat, Limit(nodes=1)) for seat in range(PLAYERS)]
    while not match.over and not until(match):
        seat = match.actors[0]
        match.play(seat, ask(bots[seat], match, seat))
    return match


class Studio:
    """A server and a browser, and pictures of what the one shows in the other."""

    def __init__(self, address: str, browser: Browser) -> None:
        self._address = address
        self._browser = browser

    def lobby(self) -> Image.Image:
        page = self._open(DESK, "en", "light")
        page.goto("/")
        page.wait_for_selector("article, .poster")
        return self._shot(page)

    def board(self, game: str) -> Image.Image:
        return self._table(self._open(DESK, "en", "light"), game)

    def phones(self) -> Image.Image:
        shots = [
            self._table(self._open(PHONE, language, "dark"), game)
            for game, language in zip(corral.games(), cycle(ON_PHONES), strict=False)
        ]
        width, height = PHONE
        row = Image.new("RGB", (len(shots) * (width + BESIDE) - BESIDE, height), "white")
        for place, shot in enumerate(shots):
            row.paste(shot, (place * (width + BESIDE), 0))
        return row

    def _open(self, size: tuple[int, int], language: str, theme: str) -> Page:
        context = self._browser.new_context(
            base_url=self._address,
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce",
            service_workers="block",
        )
        chosen = {"language": language, "theme": theme, "coach": False, "pace": "once"}
        context.add_init_script(f"localStorage.corral ??= {json.dumps(json.dumps(chosen))}")
        return context.new_page()

    def _table(self, page: Page, game: str) -> Image.Image:
        server = page.context.request
        server.post("/api/me", data={"name": "Ana"})
        seats = [{"kind": "open"}, *[{"kind": "bot", "bot": "cowhand"}] * (PLAYERS - 1)]
        wish = {"game": game, "seats": seats, "position": position_amid(game)}
        told = server.post("/api/tables", data=wish).json()
        table = told["table"]["id"]
        server.post(f"/api/tables/{table}/start")
        page.goto(f"/table/{table}")
        page.wait_for_function(MINE, timeout=PATIENCE)
        return self._shot(page)

    @staticmethod
    def _shot(page: Page) -> Image.Image:
        page.evaluate("() => document.fonts.ready.then(() => true)")
        page.wait_for_load_state("networkidle")
        return Image.open(BytesIO(page.screenshot())).convert("RGB")


MAKERS: Final[dict[str, Callable[[Studio], Image.Image]]] = {
    "lobby": Studio.lobby,
    "phones": Studio.phones,
    **{game: partial(Studio.board, game=game) for game in corral.games()},
}


def take(names: Iterable[str]) -> None:
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if chromium is None:
        raise CorralError("no Chromium found; script/browser installs one")
    with Server("--bot-pause", "0") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        studio = Studio(f"http://127.0.0.1:{server.port}", browser)
        for name in names:
            picture = MAKERS[name](studio).quantize(COLOURS, dither=Image.Dither.NONE)
            picture.save(PICTURES / f"{name}.png", optimize=True)
            print(f"docs/pictures/{name}.png", flush=True)
        browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", choices=[*MAKERS, []], metavar="NAME")
    take(parser.parse_args().names or MAKERS)
