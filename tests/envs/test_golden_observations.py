"""Golden observations: `-v0` stays what it is, and so does every later version.

What is kept for each table is the encoding's digest and a fingerprint of all observations and legal
actions of a match. ``python -m tests.envs.test_golden_observations`` writes the file anew, which is
right only for a table that is new: whatever else differs is a new version of the encoding.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import corral
from corral.core.registry import own_games
from corral.envs.batch import BatchEnv
from corral.envs.dataset import _description
from corral.envs.encoded_game import EncodedGame, encoded_game
from corral.envs.gymnasium import SoloEnv
from corral.envs.pettingzoo import goldrush_v0
from corral.testing import Variant, variants

KEPT = Path(__file__).with_name("golden_observations.json")
DECISIONS = 60


def golden(variant: Variant, version: int) -> dict[str, Any]:
    """A match in which everybody takes a move that depends on nothing but the rules."""
    match = variant.new(7)
    encoded = EncodedGame(match.setting, encoding=version)
    seen = sha256()
    for decision in range(DECISIONS):
        for seat in range(match.players):
            seen.update(encoded.numbers(match.state, seat).astype("<i4").tobytes())
        if match.over:
            break
        seat = match.actors[0]
        actions = sorted(int(one) for one in encoded.encoding.legal(match.state, seat))
        seen.update(repr(actions).encode())
        chosen = actions[decision * 7919 % len(actions)]
        match.play(seat, encoded.move(match, seat, chosen))
    return {"digest": encoded.version["digest"], "seen": seen.hexdigest()[:16]}


TABLES = {
    f"{variant!r}, version {version}" if version else repr(variant): (variant, version)
    for game in own_games()
    for version in corral.game(game).encodings
    for variant in variants(game)
}


def told() -> dict[str, Any]:
    return {name: golden(*table) for name, table in TABLES.items()}


@pytest.mark.parametrize("table", TABLES)
def test_observations_are_what_they_were(table: str) -> None:
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    assert golden(*TABLES[table]) == kept[table], "this would be a new version of the encoding"


def test_nothing_is_kept_of_tables_that_are_gone() -> None:
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    assert list(kept) == list(TABLES)


def test_digests_tell_encodings_apart() -> None:
    two, three = (encoded_game("kuhhandel", players, {}).version for players in (2, 3))
    assert two["version"] == three["version"] == 0
    assert two["digest"] != three["digest"]
    encoding = encoded_game("kuhhandel", 2, {}).encoding
    assert encoding.digest() == two["digest"]
    encoding.pieces[3].high += 1
    assert encoding.digest() != two["digest"]


def test_everything_made_with_an_encoding_names_it() -> None:
    version = encoded_game("goldrush", 2, {}).version
    envs: list[Any] = [
        SoloEnv("goldrush", ["random"]),
        BatchEnv("goldrush", 1, 2),
        goldrush_v0.env(players=2),
        goldrush_v0.parallel_env(players=2),
    ]
    assert [env.metadata["encoding"] for env in envs] == [version] * 4
    assert _description(encoded_game("goldrush", 2, {}), None)["encoding"] == version


if __name__ == "__main__":
    KEPT.write_text(json.dumps(told(), indent=1) + "\n", encoding="utf-8")
