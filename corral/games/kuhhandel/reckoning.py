"""How much money a seat reckons that everybody holds, from what it has seen.

A quick estimate for deciding, where ``story`` has the exact bounds. Whoever reckons uses only what
the seat knows, also in an imagined world: nobody in it plays as if they had looked into hands.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from corral.games.kuhhandel.codes import MONEY_CARD, NONE
from corral.games.kuhhandel.deeds import (
    DONKEY_DEED,
    DRAW_DEED,
    PAY_DEED,
    PUT_DEED,
    SHOW_DEED,
    SWAP_DEED,
    TAKE_DEED,
    Deed,
)
from corral.games.kuhhandel.money import card, count, total
from corral.games.kuhhandel.table import Table

SMALL_CHANGE: Final = 5.0
"""What a card beside a rat is usually worth."""
OFFERED: Final = 0.6
"""What a card of an unseen offer is worth, as part of a usual card."""


def reckon(table: Table, seat: i64) -> list[float]:
    """The money of every seat as ``seat`` reckons; its own is exact.

    Hands that were shown, prices paid, and all that the seat gave or got are known; of other deeds
    the number of cards is. With three and more the sum of all money is known as well (K-14).
    """
    players = table.players
    money = _from_deeds(table, seat)
    own = float(total(table.hand[seat]))
    money[seat] = own
    others = 0.0
    for other in range(players):
        if other != seat:
            money[other] = max(money[other], SMALL_CHANGE)
            if other == table.bidder and players > 2:
                money[other] = max(money[other], float(table.bid))
            others += money[other]
    if players > 2:
        rest = float(table.money_out) - own - SMALL_CHANGE * float(count(table.pile))
        scale = max(rest, 0.0) / others
        for other in range(players):
            if other != seat:
                money[other] *= scale
    return money


def _from_deeds(table: Table, seat: i64) -> list[float]:
    """From the newest deed back to a hand that was shown, or to the beginning."""
    players = table.players
    money = [0.0] * players
    shown = [False] * players
    usual = _usual_card(table)
    drawn = _mean_draw(table, seat) if players == 2 else 0.0
    deed = table.deeds
    while deed is not None:
        kind = deed.kind
        if kind == SHOW_DEED:
            if not shown[deed.giver]:
                money[deed.giver] += float(total(deed.cards))
                shown[deed.giver] = True
        elif kind == DONKEY_DEED:
            worth = float(total(deed.cards))
            for other in range(players):
                if not shown[other]:
                    money[other] += worth
        else:
            moved = _moved(deed, seat, usual, drawn)
            giver = deed.giver
            taker = deed.taker
            if giver != NONE and kind != DRAW_DEED and not shown[giver]:
                money[giver] -= moved
            if taker != NONE and not shown[taker]:
                money[taker] += moved
        deed = deed.previous
    for other in range(players):
        if not shown[other]:
            money[other] += float(total(table.base[other]))
    return money


def _moved(deed: Deed, seat: i64, usual: float, drawn: float) -> float:
    """What went from giver to taker, less what came back, as far as the seat can tell."""
    kind = deed.kind
    if deed.known_to(seat):
        return float(total(deed.cards) - total(deed.back))
    if kind == PAY_DEED:
        return float(deed.price)
    if kind == PUT_DEED:
        return SMALL_CHANGE
    if kind == TAKE_DEED:
        return SMALL_CHANGE * float(deed.number)
    if kind == DRAW_DEED:
        return drawn
    if kind == SWAP_DEED:
        # Of the higher pile a bit more is left over than the numbers of cards say.
        if deed.outcome == 0:
            return 0.0
        difference = float(deed.number - deed.back_number) * float(deed.outcome)
        return usual * OFFERED * max(difference, 1.0) * float(deed.outcome)
    return usual * OFFERED * float(deed.number)


def _usual_card(table: Table) -> float:
    """What a money card in a hand is worth on average."""
    if table.players == 2:
        return 0.0
    cards: i64 = count(table.pile)
    for hand in table.hand:
        cards += count(hand)
    return float(table.money_out) / float(max(cards, i64(1)))


def _mean_draw(table: Table, seat: i64) -> float:
    """Two players: what a card is worth that the seat has not seen (K-40, K-42)."""
    unseen = table.material.unseen
    if table.turn == seat and table.card >= MONEY_CARD:
        unseen -= card(table.card - MONEY_CARD)
    deed = table.deeds
    while deed is not None:
        if deed.kind == DRAW_DEED and deed.known_to(seat):
            unseen -= deed.cards
        deed = deed.previous
    cards = count(unseen)
    return float(total(unseen)) / float(cards) if cards > 0 else 0.0
