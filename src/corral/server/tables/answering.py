"""Who answers for people at an unhurried table: they themselves, early, or a standing order."""

from __future__ import annotations

from corral.core.asking import Asking
from corral.core.match import Match
from corral.server.tables.table import Table


def asked(match: Match, asking: Asking | None) -> tuple[int, ...]:
    """Whom an unhurried table asks now: all who may act, or only the first of them."""
    return match.actors[:1] if asking is not None and asking.in_turn else match.actors


def early_answer(table: Table, seat: int) -> str | None:
    """What the seat has answered to the present question, before it was asked."""
    early = table.answers.get(seat)
    if early is None or table.match is None:
        return None
    asking = table.match.asking
    return early[1] if asking is not None and asking.number == early[0] else None


def next_answer(table: Table, match: Match) -> tuple[int, str] | None:
    """The seat and move that an early answer or a standing order makes now."""
    asking = match.asking
    if asking is None:
        return None
    seats = [seat for seat in asked(match, asking) if table.played_by_bot(seat) is None]
    for seat in seats:
        early = early_answer(table, seat)
        if early is not None:
            return seat, early if early in match.legal_texts(seat) else asking.silence
    if asking.orders is None:
        return None
    own = {
        seat: limit for seat, limit in table.orders.items() if table.played_by_bot(seat) is None
    }  # a bot decides for itself: what its seat's player had ordered does not count
    return asking.orders.answer(own, seats)
