"""What a seat knows: the only way out of a state.

Views, positions and observations are made of it.
"""

from __future__ import annotations

from corral.core.game import EVERYTHING
from waterhole.state import AT_HOME, WATERHOLES, Waterhole

UNKNOWN = -1
"""In place of a herd: one that the seat has not seen."""


class Knowledge:
    """A state as one seat (or a spectator) knows it; for ``EVERYTHING`` all of it."""

    def __init__(self, state: Waterhole, seat: int) -> None:
        self.rounds = state.rounds
        self.round = min(state.rounds_over + 1, state.rounds)
        self.over = state.over()
        self.found = state.found[:]
        self.to_come = [water for water in WATERHOLES if water not in state.found]
        self.water = state.water
        self.points = state.points[:]
        self.drunk = [herds[:] for herds in state.drunk]
        self.shown = [herds[:] for herds in state.shown]
        self.secret: list[list[int]] = []
        self.sent: list[int] = []
        for owner in state.seats:
            sees = seat in (owner, EVERYTHING)
            herds, sent = state.secret[owner], state.sent[owner]
            self.secret.append(herds[:] if sees else [UNKNOWN] * len(herds))
            self.sent.append(sent if sees or sent == AT_HOME else UNKNOWN)

    def herds(self, seat: int) -> list[int]:
        """What a seat can send; the unknown ones stand last."""
        known = [herd for herd in self.secret[seat] if herd != UNKNOWN]
        return sorted(known + self.shown[seat]) + [UNKNOWN] * (len(self.secret[seat]) - len(known))
