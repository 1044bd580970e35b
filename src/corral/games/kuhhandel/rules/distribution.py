"""Two players distribute cards in place of an auction (K-41 to K-43)."""

from __future__ import annotations

from mypy_extensions import i64

from corral.games.kuhhandel.rules.codes import (
    DONKEY,
    MONEY_CARD,
    NEXT_PHASE,
    NONE,
    SHARE_PHASE,
)
from corral.games.kuhhandel.rules.names import CARD_NAMES
from corral.games.kuhhandel.rules.purse import donkey_pays, draw_money
from corral.games.kuhhandel.rules.table import KuhhandelTable
from corral.games.kuhhandel.rules.turn import end_turn


def look(table: KuhhandelTable, card: i64) -> None:
    """The distributor alone sees the top card (K-41)."""
    table.draw(card)
    table.card = card
    table.phase = SHARE_PHASE
    if table.trace is not None:
        seat = int(table.turn)
        table.tell_some({"kind": "looked", "seat": seat, "card": CARD_NAMES[card]}, (seat,), True)


def share(table: KuhhandelTable, keep: bool) -> None:
    """The card looked at goes to one, the next one to the other (K-41)."""
    other = table.next_seat(table.turn)
    taker = table.turn if keep else other
    if table.trace is not None:
        seat = int(table.turn)
        if keep:
            table.tell({"kind": "kept", "seat": seat, "to": int(other)})
        else:
            table.tell({"kind": "gave_away", "seat": seat, "to": int(other)})
    deal(table, taker, table.card, NONE if keep else table.turn)
    table.card = NONE
    table.asked = other if keep else table.turn
    table.phase = NEXT_PHASE


def deal_next(table: KuhhandelTable, card: i64) -> None:
    """The next card, which only its receiver sees if it is money (K-42)."""
    table.draw(card)
    taker = table.asked
    table.asked = NONE
    deal(table, taker, card, NONE)
    end_turn(table)


def deal(table: KuhhandelTable, seat: i64, card: i64, seen_by: i64) -> None:
    """Money into the hand, everything else is laid out at once; a donkey pays (K-42, K-43)."""
    if card >= MONEY_CARD:
        draw_money(table, seat, card - MONEY_CARD, seen_by)
        return
    if table.trace is not None:
        table.tell({"kind": "got", "seat": int(seat), "card": CARD_NAMES[card]}, True)
    table.lay_out(seat, card)
    if card == DONKEY:
        donkey_pays(table)
