"""How much is tried: what finds most of the faults, or everything, for the night before a release.

``script/test --thorough``, or ``CORRAL_THOROUGH=1`` for pytest itself, asks for everything.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")
THOROUGH = bool(os.environ.get("CORRAL_THOROUGH"))


def few_or_all(few: Iterable[T], everything: Iterable[T]) -> list[T]:
    """What is tried."""
    return list(everything if THOROUGH else few)
