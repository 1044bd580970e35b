"""Decisions of a game for the browser client's tests to click through.

``python -m tests.web.stages`` writes ``client/src/games/GAME/stages.json``: views with their legal
moves, so many that every kind of move occurs in every phase that knows it.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import corral
from corral.pictures import printed

FOLDER = Path(__file__).resolve().parents[2] / "client" / "src" / "games"
STAGED = ("elgaucho",)
MATCHES = 12


def path(game: str) -> Path:
    return FOLDER / game / "stages.json"


def stages(game: str) -> str:
    """The content of the file."""
    rules = corral.game(game)
    covered: set[tuple[str, ...]] = set()
    kept: list[Any] = []
    for seed in range(MATCHES):
        players = rules.fewest + seed % (rules.most - rules.fewest + 1)
        match = corral.new(game, players=players, seed=seed)
        rng = random.Random(seed)
        while not match.over:
            seat = rng.choice(match.actors)
            moves = [str(move) for move in match.legal(seat)]
            view = match.view(seat)
            kinds = {(view["phase"], *_kind(move)) for move in moves}
            if not kinds <= covered:
                covered |= kinds
                kept.append({"seat": seat, "moves": moves, "view": view})
            match.play(seat, rng.choice(moves))
    lines = ",\n  ".join(json.dumps(stage, separators=(",", ":")) for stage in kept)
    return f'{{\n "printed": {json.dumps(printed(game))},\n "stages": [\n  {lines}\n ]\n}}\n'


def _kind(move: str) -> tuple[str, ...]:
    """The verb and how many words follow."""
    verb, *words = move.split()
    return verb, str(len(words))


if __name__ == "__main__":
    for name in STAGED:
        path(name).write_text(stages(name), encoding="utf-8")
