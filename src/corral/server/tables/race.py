"""Who was first: by the time each had seen the question, not by the length of their lines."""

from __future__ import annotations

from corral.server.tables.messages import Play


class Race:
    """Moves of which only the first counts, as far as they came within the bound of fairness."""

    def __init__(self) -> None:
        self._moves: dict[int, tuple[float, Play]] = {}

    def arrive(self, seat: int, message: Play, reacted: float) -> None:
        """``reacted``: when it arrived, less the time of the way to the player and back."""
        self._moves.setdefault(seat, (reacted, message))

    def winner(self) -> tuple[int, Play]:
        seat = min(self._moves, key=lambda one: self._moves[one][0])
        return seat, self._moves[seat][1]

    def losers(self, winner: int) -> list[tuple[int, Play]]:
        return [(seat, message) for seat, (_, message) in self._moves.items() if seat != winner]
