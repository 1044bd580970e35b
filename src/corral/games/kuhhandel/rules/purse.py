"""Money changing hands. Every way it can is remembered as a deed."""

from __future__ import annotations

from mypy_extensions import i64

from corral.games.kuhhandel.rules.codes import NONE
from corral.games.kuhhandel.rules.deeds import (
    DONKEY_DEED,
    DRAW_DEED,
    GIVE_DEED,
    PAY_DEED,
    PUT_DEED,
    SHOW_DEED,
    TAKE_DEED,
    Deed,
    swap_deed,
)
from corral.games.kuhhandel.rules.events import Reason
from corral.games.kuhhandel.rules.money import VALUE, card, card_values, count
from corral.games.kuhhandel.rules.table import KuhhandelTable


def donkey_pays(table: KuhhandelTable) -> None:
    """Everybody gets one card of the bank: 50, then 100, 200 and 500 (K-20, K-43)."""
    denomination = table.material.donkeys[table.donkeys]
    table.donkeys += 1
    cards = card(denomination)
    for seat in range(table.players):
        table.hand[seat] += cards
    table.bank -= table.players * cards
    table.money_out += table.players * VALUE[denomination]
    table.deeds = Deed(table.deeds, DONKEY_DEED, NONE, NONE, cards, 1)
    if table.trace is not None:
        table.tell(
            {"kind": "donkey_paid", "number": int(table.donkeys), "value": int(VALUE[denomination])}
        )


def pay(table: KuhhandelTable, giver: i64, taker: i64, cards: i64, price: i64) -> None:
    """The price of an animal; watchers see the number of cards (K-18)."""
    table.hand[giver] -= cards
    table.hand[taker] += cards
    number = count(cards)
    table.deeds = Deed(table.deeds, PAY_DEED, giver, taker, cards, number, price)
    if table.trace is not None:
        table.tell_some(
            {
                "kind": "paid",
                "seat": int(giver),
                "to": int(taker),
                "price": int(price),
                "count": int(number),
                "cards": card_values(cards),
            },
            (int(giver), int(taker)),
            True,
        )


def give(table: KuhhandelTable, giver: i64, taker: i64, cards: i64) -> None:
    """Any cards from hand to hand: for a premium (K-22, K-23), or an accepted offer (K-33)."""
    table.hand[giver] -= cards
    table.hand[taker] += cards
    number = count(cards)
    table.deeds = Deed(table.deeds, GIVE_DEED, giver, taker, cards, number)
    if table.trace is not None:
        table.tell_some(
            {
                "kind": "gave",
                "seat": int(giver),
                "to": int(taker),
                "count": int(number),
                "cards": card_values(cards),
            },
            (int(giver), int(taker)),
            True,
        )


def swap(table: KuhhandelTable, giver: i64, taker: i64, cards: i64, back: i64) -> i64:
    """The two piles of a cow trade are exchanged (K-34); 1 if the first was worth more, or -1."""
    again = table.repeated
    table.hand[giver] += back - cards
    table.hand[taker] += cards - back
    deed = swap_deed(table.deeds, giver, taker, cards, back)
    table.deeds = deed
    if table.trace is not None:
        table.tell_some(
            {
                "kind": "swapped",
                "seat": int(giver),
                "to": int(taker),
                "count": int(deed.number),
                "back": int(deed.back_number),
                "more": _more(deed, again),
                "again": again,
                "cards": card_values(cards),
                "back_cards": card_values(back),
            },
            (int(giver), int(taker)),
            True,
        )
    return deed.outcome


def _more(deed: Deed, again: bool) -> int | None:
    """Whose pile was worth more; everybody learns that much. None for a tie.

    Of a second tie watchers learn only that the challenger won (K-35).
    """
    if deed.outcome == 0:
        return int(deed.giver) if again else None
    return int(deed.giver if deed.outcome > 0 else deed.taker)


def put_beside_rat(table: KuhhandelTable, seat: i64, denomination: i64) -> None:
    """One card face down; only who puts it there knows it (K-27)."""
    cards = card(denomination)
    table.hand[seat] -= cards
    table.pile += cards
    table.deeds = Deed(table.deeds, PUT_DEED, seat, NONE, cards, 1)
    if table.trace is not None:
        table.tell_some(
            {
                "kind": "put",
                "seat": int(seat),
                "count": int(count(table.pile)),
                "card": int(VALUE[denomination]),
            },
            (int(seat),),
            False,
        )


def take_pile(table: KuhhandelTable, seat: i64) -> None:
    """All cards beside the rat; only the taker sees them (K-27)."""
    cards = table.pile
    number = count(cards)
    table.hand[seat] += cards
    table.pile = 0
    table.deeds = Deed(table.deeds, TAKE_DEED, NONE, seat, cards, number)
    if table.trace is not None:
        table.tell_some(
            {
                "kind": "took_rat",
                "seat": int(seat),
                "count": int(number),
                "cards": card_values(cards),
            },
            (int(seat),),
            True,
        )


def show(table: KuhhandelTable, seat: i64, reason: Reason) -> None:
    """The whole hand is shown to all: ``bid`` (K-19), ``slap`` (K-25) or ``cash`` (K-46)."""
    cards = table.hand[seat]
    table.deeds = Deed(table.deeds, SHOW_DEED, seat, NONE, cards, count(cards))
    if table.trace is not None:
        table.tell(
            {"kind": "shown", "seat": int(seat), "reason": reason, "cards": card_values(cards)},
            True,
        )


def draw_money(table: KuhhandelTable, seat: i64, denomination: i64, seen_by: i64) -> None:
    """A money card of two players' deck; who gave it away has seen it (K-42)."""
    cards = card(denomination)
    table.hand[seat] += cards
    table.money_out += VALUE[denomination]
    table.deeds = Deed(table.deeds, DRAW_DEED, seen_by, seat, cards, 1)
    if table.trace is not None:
        knowers = (int(seat),) if seen_by == NONE else (int(seat), int(seen_by))
        table.tell_some(
            {"kind": "got_money", "seat": int(seat), "card": int(VALUE[denomination])},
            knowers,
            True,
        )
