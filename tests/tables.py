"""The tables at which long tests play: few, but such that every two things meet."""

from __future__ import annotations

from collections.abc import Iterator

from corral.testing import Variant, variants


def few_tables(name: str) -> Iterator[Variant]:
    """At every number of players every value of an option, over all of them every two values.

    ``variants`` has every two values at every number of players, which takes twice as long.
    """
    for variant in variants(name):
        options = variant.game.options
        changed = sum(variant.options[one.name] != one.default for one in options)
        if len(options) < 2 or (variant.players + changed) % 2 == 0:
            yield variant
