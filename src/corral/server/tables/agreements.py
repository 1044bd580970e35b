"""What the people at a table agree on: what is proposed, who is asked, what it comes to.

Everybody who plays is asked; bots agree to everything, and so do those for whom one plays. Who
moves instead of answering whether a move may be taken back has answered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from corral.server.tables.happenings import (
    Abandoned,
    Adjudicated,
    Agreed,
    Declined,
    Deleted,
    Moved,
    Paused,
    Proposed,
    Resigned,
    Row,
    TookBack,
    Undone,
)
from corral.server.wire import Proposable, Proposal

if TYPE_CHECKING:
    from corral.server.tables.table import Chair


class Pending(NamedTuple):
    """A proposal, and the players who agree to it."""

    what: Proposable
    seat: int
    agreed: frozenset[str]
    moves: int
    """How many moves stay, where moves are to be taken back."""

    def asked(self, chairs: Sequence[Chair]) -> list[int]:
        """The seats whose people have not answered."""
        return [seat for seat in people(chairs) if chairs[seat].player not in self.agreed]

    def info(self, chairs: Sequence[Chair]) -> Proposal:
        return Proposal(self.what, self.seat, self.asked(chairs))


def people(chairs: Sequence[Chair]) -> list[int]:
    """The seats that people play, themselves."""
    return [seat for seat, one in enumerate(chairs) if one.player is not None and not one.away]


def ends(chairs: Sequence[Chair], resigning: int) -> bool:
    """Whether the match is over when this seat resigns: one alone is left, or no person is."""
    left = [one for seat, one in enumerate(chairs) if seat != resigning and not one.resigned]
    return len(left) <= 1 or all(one.player is None for one in left)


def pending_after(pending: Pending | None, chairs: Sequence[Chair], row: Row) -> Pending | None:
    """What is proposed with one more row; ``chairs`` are those before it."""
    match row:
        case Proposed():
            return Pending(row.what, row.seat, frozenset({f"{chairs[row.seat].player}"}), row.moves)
        case Abandoned() | Adjudicated() | TookBack() | Paused() | Declined() | Deleted():
            return None
    if pending is None:
        return None
    match row:
        case Agreed():
            return pending._replace(agreed=pending.agreed | {f"{chairs[row.seat].player}"})
        case Resigned():
            over = ends(chairs, row.seat) or row.seat == pending.seat
            return None if over else pending
        case Moved():
            answered = pending.what == "takeback" and not row.hidden and _plays(chairs, row.seat)
            return None if answered or row.scores is not None else pending
        case Undone():
            return None if pending.what == "takeback" and not row.hidden else pending
        case _:
            return pending


def _plays(chairs: Sequence[Chair], seat: int) -> bool:
    return chairs[seat].player is not None and not chairs[seat].away
