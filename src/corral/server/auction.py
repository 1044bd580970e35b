"""Kuhhandel's auctions away from the table: who answers for the silent, and standing orders.

At a live table the clock passes for the silent (K-15) and declares "wait" (K-21). At an unhurried
one everybody answers when they like, and a secret standing order answers for its seat: "bid up to
X for me", or for a premium "slap at X". In a count-down the seats are then asked clockwise (K-21).
"""

from __future__ import annotations

from corral.core.match import Match
from corral.games.kuhhandel.rules.codes import BID_PHASE, CALL_PHASE
from corral.games.kuhhandel.rules.money import STEP
from corral.games.kuhhandel.state import Kuhhandel
from corral.server.table import Table


def hall(match: Match | None) -> Kuhhandel | None:
    """The state, while bids are invited or a premium is counted down."""
    state = None if match is None else match.state
    if isinstance(state, Kuhhandel) and state.phase in (BID_PHASE, CALL_PHASE):
        return state
    return None


def counting(match: Match | None) -> int | None:
    """The number just called for a premium."""
    state = hall(match)
    return int(state.bid) if state is not None and state.phase == CALL_PHASE else None


def silence(state: Kuhhandel) -> str:
    """What the clock says for those who say nothing."""
    return "wait" if state.phase == CALL_PHASE else "pass"


def moment(state: Kuhhandel) -> tuple[int, int, int]:
    """Changes with every bid and every number called: then the auctioneer begins anew."""
    return int(state.phase), int(state.bid), int(state.bidder)


def next_answer(table: Table) -> tuple[int, str] | None:
    """The seat and move that a standing order or an earlier answer makes now."""
    state = hall(table.match)
    if state is None or table.match is None:
        return None
    if state.phase == CALL_PHASE:
        return _count_answer(table, table.match.actors[0], int(state.bid))
    return _bid_answer(table, table.match)


def _count_answer(table: Table, seat: int, number: int) -> tuple[int, str] | None:
    """Only the seat that is asked now."""
    if table.match is None or table.played_by_bot(seat) is not None:
        return None
    answer = table.answers.get(seat)
    limit = table.orders.get(seat)
    if answer is not None and answer[0] == number:
        wanted = answer[1]
    elif limit is not None:
        wanted = "slap" if number <= limit else "wait"
    else:
        return None
    allowed = table.match.legal_texts(seat)
    return seat, wanted if wanted in allowed else "wait"


def _bid_answer(table: Table, match: Match) -> tuple[int, str] | None:
    """The order with the highest limit bids just enough to outdo all others, as an agent would."""
    state = hall(match)
    assert state is not None
    least = int(state.bid) + STEP
    asked = {
        seat: _affordable(match, seat, table.orders[seat])
        for seat in match.actors
        if seat in table.orders and table.played_by_bot(seat) is None
    }
    if not asked:
        return None
    able = {seat: limit for seat, limit in asked.items() if limit >= least}
    if not able:
        return next(iter(asked)), "pass"
    best = max(able, key=lambda seat: able[seat])  # of equals the first one, clockwise
    rivals = [limit for seat, limit in table.orders.items() if seat != best]
    outdone = max([limit for limit in rivals if limit <= able[best]], default=0)
    amount = min(able[best], max(least, (outdone // STEP + 1) * STEP))
    return best, f"bid {amount}"


def _affordable(match: Match, seat: int, limit: int) -> int:
    """The highest bid within the limit that the rules allow (K-14, K-19); 0 if there is none."""
    highest = match.legal_texts(seat)[-1]
    most = int(highest.removeprefix("bid ")) if highest.startswith("bid ") else 0
    return min(limit // STEP * STEP, most)
