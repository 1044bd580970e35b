"""Writes the examples of every game whose page reckons ahead."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, Protocol

import corral
from corral.core.match import Match
from tests.web.reckonings import elgaucho, goldrush, kuhhandel
from tests.web.reckonings.examples import Examples

FOLDER = Path(__file__).resolve().parents[3] / "client" / "src" / "games"
MOST = 40
"""Examples of each sort."""


class Observer(Protocol):
    """What a game's module here offers."""

    MATCHES: int
    OPTIONS: tuple[dict[str, Any], ...]

    def observe(self, match: Match, examples: Examples, /) -> None: ...


OBSERVERS: dict[str, Observer] = {
    "elgaucho": elgaucho,
    "goldrush": goldrush,
    "kuhhandel": kuhhandel,
}


def path(game: str) -> Path:
    return FOLDER / game / "reckonings.json"


def reckonings(game: str) -> str:
    """The content of a game's file."""
    observer = OBSERVERS[game]
    examples = Examples(MOST)
    for seed in range(observer.MATCHES):
        _play(game, seed, observer, examples)
    return examples.text()


def _play(game: str, seed: int, observer: Observer, examples: Examples) -> None:
    """A random match, looked at before each move and at its end."""
    rules = corral.game(game)
    players = rules.fewest + seed % (rules.most - rules.fewest + 1)
    options = observer.OPTIONS[seed % len(observer.OPTIONS)]
    match = corral.new(game, players=players, seed=seed, **options)
    rng = random.Random(seed)
    while not match.over:
        observer.observe(match, examples)
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal_texts(seat)))
    observer.observe(match, examples)


if __name__ == "__main__":
    for game in OBSERVERS:
        path(game).write_text(reckonings(game), encoding="utf-8")
