"""Who slapped first: by the time each had seen the number, not by the length of their lines."""

from __future__ import annotations

from corral.server.wire import Play


class Race:
    """Slaps at one number that arrived within the bound of fairness."""

    def __init__(self) -> None:
        self._slaps: dict[int, tuple[float, Play]] = {}

    def arrive(self, seat: int, message: Play, reacted: float) -> None:
        """``reacted``: when it arrived, less the time of the way to the player and back."""
        self._slaps.setdefault(seat, (reacted, message))

    def winner(self) -> tuple[int, Play]:
        seat = min(self._slaps, key=lambda one: self._slaps[one][0])
        return seat, self._slaps[seat][1]

    def losers(self, winner: int) -> list[tuple[int, Play]]:
        return [(seat, message) for seat, (_, message) in self._slaps.items() if seat != winner]
