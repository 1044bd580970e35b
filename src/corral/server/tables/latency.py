"""How long the way to a client and back takes, as far as it can be believed.

Only a client itself can answer a ping, so it can answer late, but not early. A longer way is worth
something in a race; so it counts only when it was measured several times, and by the least of the
latest: one late answer, or some, win nothing. Whoever acts sooner than that has a shorter way.
"""

from __future__ import annotations

from typing import Final

MEASURED: Final = 3
"""So often a way must have been measured to count."""
LATEST: Final = 6
"""So many of the latest measurements count."""


class RoundTrip:
    """The measurements of one connection."""

    __slots__ = ("_latest",)

    def __init__(self) -> None:
        self._latest: list[float] = []

    def measure(self, seconds: float) -> None:
        self._latest.append(seconds)
        del self._latest[:-LATEST]

    def at_most(self, seconds: float) -> None:
        """The client has reacted to something within that time: its way is no longer."""
        if self.known and seconds < self.seconds:
            self.measure(seconds)

    @property
    def known(self) -> bool:
        """Whether it was measured often enough."""
        return len(self._latest) >= MEASURED

    @property
    def seconds(self) -> float:
        """There and back; nothing before it is known."""
        return min(self._latest) if self.known else 0.0
