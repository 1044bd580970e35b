"""How kinds, cards and money are written."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, TypeAlias

from corral.games.kuhhandel.rules.codes import ANIMALS
from corral.games.kuhhandel.rules.money import VALUES, card_values

Kind: TypeAlias = Literal[
    "cock",
    "goose",
    "cat",
    "dog",
    "sheep",
    "goat",
    "donkey",
    "pig",
    "cow",
    "horse",
    "rat",
]
"""A kind of animal, the rat included: from the cheapest quartet to the dearest."""
Card: TypeAlias = str
"""A card of the deck: an animal, a premium such as ``premium-cow``, money such as ``50``."""

KIND_NAMES: Final[tuple[Kind, ...]] = (
    "cock",
    "goose",
    "cat",
    "dog",
    "sheep",
    "goat",
    "donkey",
    "pig",
    "cow",
    "horse",
    "rat",
)
MONEY_NAMES: Final = tuple(str(value) for value in VALUES)
PREMIUM: Final = "premium-"
CARD_NAMES: Final = (
    *KIND_NAMES,
    *(PREMIUM + name for name in KIND_NAMES[:ANIMALS]),
    *MONEY_NAMES,
)


@lru_cache(maxsize=4096)
def money_text(money: int) -> str:
    """Cards such as ``50+20+20``, the highest first; ``-`` for none."""
    values = card_values(money)
    values.reverse()
    return "+".join(str(value) for value in values) or "-"
