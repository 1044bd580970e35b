"""Auctions away from the table: who speaks for the silent, and standing orders (K-12 to K-25)."""

from __future__ import annotations

from typing import Final

from corral.core.asking import Asking, Orders
from corral.games.kuhhandel.rules.auction import highest_bid
from corral.games.kuhhandel.rules.codes import (
    BID_MOVE,
    BID_PHASE,
    CALL_PHASE,
    NONE,
    PASS_MOVE,
    SLAP_MOVE,
    WAIT_MOVE,
)
from corral.games.kuhhandel.rules.money import STEP
from corral.games.kuhhandel.rules.premium import may_slap
from corral.games.kuhhandel.state import Kuhhandel
from corral.games.kuhhandel.text.notation import move_text

GOING: Final = 2
"""Going once, going twice (K-15)."""
PASS: Final = move_text(PASS_MOVE)
WAIT: Final = move_text(WAIT_MOVE)
SLAP: Final = move_text(SLAP_MOVE)


def asking(state: Kuhhandel) -> Asking | None:
    """How bids are invited, or a premium is counted down."""
    if state.phase == BID_PHASE:
        return Asking(int(state.bid), PASS, calls=GOING, orders=BidOrders(state))
    if state.phase == CALL_PHASE:
        # Where nobody's hand is faster the seats are asked clockwise (K-21).
        orders = SlapOrders(state)
        return Asking(_call_number(state), WAIT, race=(SLAP,), in_turn=True, orders=orders)
    return None


def _call_number(state: Kuhhandel) -> int:
    """The number called; a count that begins anew asks anew, even at the same number (K-25)."""
    exposed = len([seat for seat in range(int(state.players)) if state.limit[seat] != NONE])
    return int(state.material.count_down) * exposed + int(state.bid)


def _bidders(state: Kuhhandel) -> tuple[int, ...]:
    """Everybody but the auctioneer (K-12, K-21)."""
    return tuple(seat for seat in range(int(state.players)) if seat != state.turn)


class BidOrders(Orders):
    """Bid up to the limit for me."""

    def __init__(self, state: Kuhhandel) -> None:
        super().__init__(0, int(state.money_out), _bidders(state), "K-12")
        self.state = state

    def answer(self, limits: dict[int, int], seats: list[int]) -> tuple[int, str] | None:
        """The highest limit bids just enough to outdo all others, as an agent would."""
        asked = {seat: self._affordable(seat, limits[seat]) for seat in seats if seat in limits}
        if not asked:
            return None
        least = int(self.state.bid) + STEP
        able = {seat: limit for seat, limit in asked.items() if limit >= least}
        if not able:
            return next(iter(asked)), PASS
        best = max(able, key=lambda seat: able[seat])  # of equals the first one, clockwise
        rivals = [limit for seat, limit in limits.items() if seat != best]
        outdone = max([limit for limit in rivals if limit <= able[best]], default=0)
        amount = min(able[best], max(least, (outdone // STEP + 1) * STEP))
        return best, move_text(BID_MOVE + amount // STEP - 1)

    def _affordable(self, seat: int, limit: int) -> int:
        """The highest bid within the limit that the rules allow (K-14, K-19)."""
        return min(limit // STEP * STEP, int(highest_bid(self.state, seat)))


class SlapOrders(Orders):
    """Slap at the limit for me; 0 is never."""

    def __init__(self, state: Kuhhandel) -> None:
        super().__init__(0, int(state.material.count_down), _bidders(state), "K-21")
        self.state = state

    def answer(self, limits: dict[int, int], seats: list[int]) -> tuple[int, str] | None:
        for seat in seats:
            if seat in limits:
                reached = self.state.bid <= limits[seat] and may_slap(self.state, seat)
                return seat, SLAP if reached else WAIT
        return None
