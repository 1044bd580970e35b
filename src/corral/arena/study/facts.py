"""What may have decided a match: where points came from, what players did.

Each game knows it of itself: the module that its manifest calls ``facts``.
"""

from __future__ import annotations

from typing import Protocol, cast

from corral.arena.study.tally import Tally
from corral.core.manifest import part
from corral.core.match import Match
from corral.core.registry import game as game_named


class Facts(Protocol):
    """How a finished match is told."""

    def worth(self, match: Match, /) -> Tally:
        """The points that each seat would lack without a source of them."""

    def deeds(self, match: Match, /) -> Tally:
        """How often each seat did something."""


def facts_of(game: str) -> Facts | None:
    """Those of a game; a game that has none is studied in all other ways."""
    name = game_named(game).manifest.facts
    return cast(Facts, part(name)) if name else None
