"""What tests of sentences share: who plays, and how a sentence is compared in all languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from corral.core.event import Value
from corral.words import LANGUAGES, Words

NAMES = ("Ana", "Bo", "Cleo", "Dov", "Eve", "Flo")

Event = dict[str, Value]

Telling = tuple[Event, str, str, str]
"""An event, and what is said about it in English, German and French."""

in_every_language = pytest.mark.parametrize("words", [*map(Words, LANGUAGES)], ids=LANGUAGES)


def said(say: Callable[[Words], str]) -> tuple[str, ...]:
    """A sentence in English, German and French."""
    return tuple(plain(say(Words(language))) for language in ("en", "de", "fr"))


def plain(text: str) -> str:
    """No-break spaces as plain ones, to compare with what is easily typed."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")
