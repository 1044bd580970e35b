"""Why a bot chose what it chose."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that a bot considered."""

    move: str
    chance: float | None
    """The estimated chance to win with it; a shared win counts in part. None if not thought of."""
    score: float | None
    """The points that the seat is expected to end with."""
    visits: int
    """How often the move was tried in imagined worlds: what chance and score were found from."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """The candidates, the most convincing one first, and the game and version that was played."""

    candidates: tuple[Candidate, ...] = ()
    game: str = ""
    rules: int = 0

    def to_data(self) -> dict[str, Any]:
        """The same as JSON-able data."""
        return asdict(self)
