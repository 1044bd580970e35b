"""Examples of several sorts, each only once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from corral.core.match import Match


class Examples:
    """Of each sort the first so many that differ."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._found: dict[str, dict[str, None]] = {}

    def wants(self, *sorts: str) -> bool:
        """Whether one of these sorts has too few yet."""
        return any(len(self._found.get(sort, ())) < self._most for sort in sorts)

    def add(self, sort: str, **example: Any) -> None:
        if self.wants(sort):
            written = json.dumps(example, separators=(",", ":"))
            self._found.setdefault(sort, {}).setdefault(written)

    def text(self) -> str:
        """The content of a file: an example a line."""
        sorts = (
            f' "{sort}": [\n  ' + ",\n  ".join(found) + "\n ]"
            for sort, found in sorted(self._found.items())
        )
        return "{\n" + ",\n".join(sorts) + "\n}\n"


def tried(match: Match, seat: int, verbs: tuple[str, ...]) -> Iterator[tuple[str, Match, Any]]:
    """Each legal move of these verbs, the match after it, and the events that all may know."""
    for move in match.legal_texts(seat):
        if move.split()[0] in verbs:
            after = match.copy()
            yield move, after, [event.seen_by(None) for event in after.play(seat, move)]
