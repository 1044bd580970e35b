"""Names of their own for bots, the same in all languages: short, hardly anybody is called so."""

from __future__ import annotations

from collections.abc import Iterable
from random import choice
from typing import Final

from corral.server.accounts.likeness import likeness

NICKNAMES: Final = (
    "Banjo", "Biscuit", "Bramble", "Calico", "Cinder", "Clover", "Comet", "Dusty", "Flint",
    "Ginger", "Jasper", "Juniper", "Maple", "Mesa", "Paprika", "Patches", "Pepper", "Quill",
    "Rusty", "Sorrel", "Thistle", "Tumble", "Whistle", "Yucca",
)  # fmt: skip
"""More than a table has chairs, with people of the same names on some of them."""


def nickname(taken: Iterable[str]) -> str:
    """One that is like none of those."""
    alike = {likeness(name) for name in taken}
    return choice([name for name in NICKNAMES if likeness(name) not in alike])
