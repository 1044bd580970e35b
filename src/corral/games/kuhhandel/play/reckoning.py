"""A point estimate of hidden money: how much a seat reckons that everybody holds.

A quick estimate for deciding, where ``story`` has the exact bounds. Whoever reckons uses only what
the seat knows, also in an imagined world: nobody in it plays as if they had looked into hands.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from corral.games.kuhhandel.rules.codes import DENOMINATIONS, MONEY_CARD, NONE
from corral.games.kuhhandel.rules.deeds import (
    DONKEY_DEED,
    DRAW_DEED,
    EQUAL,
    GIVE_DEED,
    MORE,
    NOT_LESS,
    PAY_DEED,
    PUT_DEED,
    SHOW_DEED,
    SWAP_DEED,
    TAKE_DEED,
    Deed,
    chronicle,
)
from corral.games.kuhhandel.rules.money import VALUE, card, copies, count, total
from corral.games.kuhhandel.rules.table import KuhhandelTable

SMALL_CHANGE: Final = 5.0
"""What a card beside a rat is usually worth."""
OFFERED: Final = 0.6
"""What a card of an unseen offer is worth, as part of a usual card."""
DOUBT_OF_TRADE: Final = 160.0
DOUBT_OF_PRICE: Final = 60.0
"""How far off one may be about money because of one trade, or one price paid, not seen."""
KEPT: Final = 1.08
"""What a draw that one has not seen is worth, compared with any card: who can choose keeps money.
Fitted to matches of cowhands, as is the next one."""
UNEVEN: Final = 1.25
"""How much further off one is than if any card were as likely."""


def reckon(table: KuhhandelTable, seat: i64) -> list[float]:
    """The money of every seat as ``seat`` reckons; its own is exact.

    Hands that were shown, prices paid, and all that the seat gave or got are known; of other deeds
    the number of cards is. With three and more the sum of all money is known as well (K-14).
    """
    players = table.players
    own = float(total(table.hand[seat]))
    if players == 2:
        money = [own, own]
        money[table.next_seat(seat)] = max(_other_of_two(table, seat)[0], SMALL_CHANGE)
        return money
    money = _from_deeds(table, seat)
    money[seat] = own
    others = 0.0
    for other in range(players):
        if other != seat:
            money[other] = max(money[other], SMALL_CHANGE)
            if other == table.bidder:
                money[other] = max(money[other], float(table.bid))
            others += money[other]
    rest = float(table.money_out) - own - SMALL_CHANGE * float(count(table.pile))
    scale = max(rest, 0.0) / others
    for other in range(players):
        if other != seat:
            money[other] *= scale
    return money


def doubt_of(table: KuhhandelTable, seat: i64, other: i64) -> float:
    """How far off ``seat`` may be about the money of ``other``: a standard deviation."""
    if table.players == 2:
        return _other_of_two(table, seat)[1]
    variance = 0.0
    deed = table.deeds
    while deed is not None:
        if deed.kind == SHOW_DEED and deed.giver == other:
            break
        if not deed.known_to(seat) and other in (deed.giver, deed.taker):
            off = DOUBT_OF_TRADE if deed.kind in (SWAP_DEED, GIVE_DEED) else DOUBT_OF_PRICE
            variance += off * off
        deed = deed.previous
    return sqrt(variance)


def _from_deeds(table: KuhhandelTable, seat: i64) -> list[float]:
    """From the newest deed back to a hand that was shown, or to the beginning."""
    players = table.players
    money = [0.0] * players
    shown = [False] * players
    usual = _usual_card(table)
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
            moved = _moved(deed, seat, usual)
            giver = deed.giver
            taker = deed.taker
            if giver != NONE and not shown[giver]:
                money[giver] -= moved
            if taker != NONE and not shown[taker]:
                money[taker] += moved
        deed = deed.previous
    for other in range(players):
        if not shown[other]:
            money[other] += float(total(table.base[other]))
    return money


def _moved(deed: Deed, seat: i64, usual: float) -> float:
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
    if kind == SWAP_DEED:
        # Of the higher pile a bit more is left over than the numbers of cards say.
        outcome = deed.outcome
        if outcome == NOT_LESS or (outcome == EQUAL and deed.is_repetition()):
            outcome = MORE  # as a second tie looks to watchers (K-35)
        if outcome == EQUAL:
            return 0.0
        difference = float(deed.number - deed.back_number) * float(outcome)
        return usual * OFFERED * max(difference, 1.0) * float(outcome)
    return usual * OFFERED * float(deed.number)


def _usual_card(table: KuhhandelTable) -> float:
    """What a money card in a hand is worth on average."""
    cards: i64 = count(table.pile)
    for hand in table.hand:
        cards += count(hand)
    return float(table.money_out) / float(max(cards, i64(1)))


class OtherHand:
    """Two players: what one knows of the other's hand, card by card.

    All but some draws of the other is known (K-42). A card that the other had without having got it
    was drawn; any other draw may be any card that the seat has not seen.
    """

    __slots__ = ("held", "hidden", "unseen")

    def __init__(self, table: KuhhandelTable, seat: i64) -> None:
        other = table.next_seat(seat)
        held = _by_denomination(table.base[other])
        unseen = _by_denomination(table.material.unseen)
        hidden: i64 = 0
        if table.turn == seat and table.card >= MONEY_CARD:
            unseen[table.card - MONEY_CARD] -= 1
        for deed in chronicle(table.deeds):
            if deed.kind == DRAW_DEED:
                if not deed.known_to(seat):
                    hidden += 1
                    continue
                _add(unseen, deed.cards, -1)
            if deed.kind == DONKEY_DEED or deed.taker == other:
                _add(held, deed.cards, 1)
                _add(held, deed.back, -1)
            elif deed.giver == other and deed.kind != DRAW_DEED:
                _add(held, deed.cards, -1)
                _add(held, deed.back, 1)
            for denomination in range(i64(DENOMINATIONS)):
                if held[denomination] < 0:
                    unseen[denomination] += held[denomination]
                    hidden += held[denomination]
                    held[denomination] = 0
        self.held = held
        self.unseen = unseen
        self.hidden = hidden


def likely_hand(table: KuhhandelTable, seat: i64) -> i64:
    """Two players: a hand that the other may hold, with hidden draws as they fall on average."""
    known = OtherHand(table, seat)
    hand: i64 = 0
    cards: i64 = 0
    for denomination in range(i64(DENOMINATIONS)):
        hand += known.held[denomination] * card(denomination)
        cards += known.unseen[denomination]
    hidden = min(known.hidden, cards)
    for draw in range(hidden):
        place = (2 * draw + 1) * cards // (2 * hidden)  # one out of each equal part
        denomination = 0
        while place >= known.unseen[denomination]:
            place -= known.unseen[denomination]
            denomination += 1
        hand += card(denomination)
    return hand


def _other_of_two(table: KuhhandelTable, seat: i64) -> tuple[float, float]:
    """Two players: what the other probably holds, and how far off that may be."""
    known = OtherHand(table, seat)
    money = 0.0
    cards = 0.0
    mean = 0.0
    square = 0.0
    for denomination in range(i64(DENOMINATIONS)):
        value = float(VALUE[denomination])
        number = float(known.unseen[denomination])
        money += value * float(known.held[denomination])
        cards += number
        mean += value * number
        square += value * value * number
    drawn = float(known.hidden)
    if drawn < 1.0 or cards < 1.0:
        return money, 0.0
    mean /= cards
    variance = (square / cards - mean * mean) * drawn * (1.0 - drawn / cards)
    return money + KEPT * mean * drawn, UNEVEN * sqrt(max(variance, 0.0))


def _by_denomination(cards: i64) -> vec[i64]:
    return vec[i64]([int(copies(cards, denomination)) for denomination in range(DENOMINATIONS)])


def _add(held: vec[i64], cards: i64, times: i64) -> None:
    for denomination in range(i64(DENOMINATIONS)):
        held[denomination] += times * copies(cards, denomination)
