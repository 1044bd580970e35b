"""El Gaucho: cattle tiles, heads, dice, the signs of the areas; the pampa's spaces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from corral.games.elgaucho.rules.names import LETTERS, ROW_LETTERS
from corral.games.elgaucho.show.cattle import back, head, slip, tile
from corral.games.elgaucho.show.picture import SIGNS
from corral.pictures.pieces import cowboy, die, lying
from corral.pictures.sheets import of_each_seat


def pieces(edition: Mapping[str, Any], seats: int) -> dict[str, str]:
    """``tile-W7`` (72 wide), ``slip-W7`` (32 by 44), ``head-W``, ``die-3``, ``lying-0``..."""
    drawn = {"back": back(), **of_each_seat(seats, cowboy=cowboy, lying=lying)}
    for breed in LETTERS:
        drawn[f"head-{breed}"] = head(breed)
        for value, small in enumerate(edition["tiles"]["small_numbers"], 1):
            name = f"{breed}{value}"
            drawn[f"tile-{name}"] = tile(name, value, small)
            drawn[f"slip-{name}"] = slip(breed, value)
    for pips in range(1, 7):
        drawn[f"die-{pips}"] = die(pips)
    for area, sign in SIGNS.items():
        drawn[f"sign-{area}"] = sign
    return drawn


def facts(edition: Mapping[str, Any]) -> dict[str, Any]:
    """The names of breeds by their letters, and the kind of ground of each space, row by row."""
    spaces = {}
    for letter, row in zip(ROW_LETTERS, edition["pampa"]["pastures"], strict=True):
        spaces[letter] = [kind for kind in ("plain", "river", "forest") for _ in range(row[kind])]
    breeds = dict(zip(LETTERS, edition["tiles"]["breeds"], strict=True))
    return {"breeds": breeds, "pampa": {**edition["pampa"], "spaces": spaces}}
