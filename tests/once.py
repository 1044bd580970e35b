"""For tests with which one of the two runs, compiled and plain, has nothing to do."""

import os
from collections.abc import Iterable
from typing import TypeVar

import pytest

T = TypeVar("T")
PLAIN = os.environ.get("CORRAL_EXPECT") == "plain"


def fewer_plain(rows: Iterable[T], everything: Iterable[T]) -> list[T]:
    """What is tried: everything compiled, and some of it again with plain rules."""
    return list(rows if PLAIN else everything)


once_compiled = pytest.mark.skipif(PLAIN, reason="takes plain rules minutes: runs compiled")
"""For long ones: compiled rules are the quick ones."""
once_plain = pytest.mark.skipif(
    os.environ.get("CORRAL_EXPECT") == "compiled", reason="compiled modules keep no docstrings"
)
