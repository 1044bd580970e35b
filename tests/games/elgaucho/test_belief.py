"""Imagined worlds fit what a seat has seen others do."""

from __future__ import annotations

from tests.games.playing import texts

from .build import build


def test_who_took_a_gaucho_back_for_a_second_tile_has_a_small_one() -> None:
    """p0 put a first small tile and took a lying gaucho back: the others know there is another."""
    match = build(
        phase="steppe",
        dice="2 5",
        touched="steppe",
        pending="recalled paired",
        steppe="W3@0 W9@0 K9@0",
        fresh="0 - -",
        a="K1^0 K2^0 K5^0",
        b="B5^0 B6^0 B7^0",
        areas={0: "wish"},
    )
    for seat in (1, 2, None):
        worlds = [match.sample(seat, seed) for seed in range(60)]
        for world in worlds:
            assert texts(world, 0), "there is a tile to put"
            assert all(move.startswith("put") for move in texts(world, 0))
            values = [int(tile[1:]) for tile in world.view(0)["steppe"]]
            assert min(values) <= 4
        assert len({world.position() for world in worlds}) > 50
    assert match.sample(0, 1).view(0)["steppe"] == ["W3", "W9", "K9"]
