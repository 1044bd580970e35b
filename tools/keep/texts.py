"""Records and positions: few and many players, all options, an edition of one's own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

import corral
from corral.core.dealer import dealer_for
from corral.core.match import Match
from corral.core.setting import Setting, setting_for
from corral.testing import variants
from tools.keep.playing import go_on, play, write

RUNNING: Final = 30
"""The number of moves after which matches are kept."""
SEED_ON, SEED_FROM_POSITION, SEED_UNKNOWN = 1000, 2000, 5


def keep_texts(folder: Path, games: list[str]) -> None:
    """Write ``records/`` and ``records.json``, which tells the number of each match."""
    numbers = {}
    for number, (name, setting) in enumerate(_settings(games)):
        numbers[name] = number
        _keep(folder / "records" / name, setting, number)
    write(folder / "records.json", json.dumps(numbers, indent=1) + "\n")


def _settings(games: list[str]) -> Iterator[tuple[str, Setting]]:
    for name in games:
        for variant in variants(name):
            game = variant.game
            if variant.players in (game.fewest, game.most):
                yield f"{name}-{variant.name}", setting_for(game, variant.players, variant.options)
        if corral.game(name).edition_file is not None:
            yield f"{name}-own", own_setting(name)


def own_setting(name: str) -> Setting:
    """A game for few with what comes with it under another name, which makes it somebody's own."""
    game = corral.game(name)
    assert game.edition_file is not None
    text = game.edition_file.read_text(encoding="utf-8")
    with TemporaryDirectory() as folder:
        path = Path(folder, "own.toml")
        write(path, text.replace('name = "classic"', 'name = "own"', 1))
        setting = setting_for(game, game.fewest, {}, path)
    assert setting.own_edition
    return setting


def new_match(setting: Setting, seed: int) -> Match:
    match = Match(setting, setting.game.start(setting), dealer_for(seed))
    match.begin()
    return match


def _keep(stem: Path, setting: Setting, number: int) -> None:
    """One match: its texts in the course of it, and at its end."""

    def keep(kind: str, text: str) -> None:
        write(stem.with_name(f"{stem.name}.{kind}"), text)

    match, rng = new_match(setting, number), Random(number)
    play(match, rng, RUNNING)
    position = match.position()
    keep("running", match.record())
    keep("position", position)
    keep("seen", match.position_seen_by(0))
    keep("goes-on", go_on(match, SEED_ON + number))
    twin = corral.from_position(position, seed=SEED_UNKNOWN)
    keep("from-position", go_on(twin, SEED_FROM_POSITION + number))
    while not match.over:
        play(match, rng, RUNNING)
    keep("over", match.record())
