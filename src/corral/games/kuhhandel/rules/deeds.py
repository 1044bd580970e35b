"""What happened to the money: the memory of the table, from which everybody's knowledge follows.

Start hands, the bank and the donkeys' pay are open (K-6, K-20). So what a player knows of the other
hands is what these deeds looked like: who was in one saw its cards, the others saw their number.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from corral.core.game import EVERYTHING
from corral.games.kuhhandel.rules.money import count, total

DONKEY_DEED: Final = 0  # everybody gets a card
PAY_DEED: Final = 1  # giver pays taker a price as K-18 says
GIVE_DEED: Final = 2  # giver hands taker any cards: a premium's price, an offer accepted
SWAP_DEED: Final = 3  # giver's cards against the taker's (back)
PUT_DEED: Final = 4  # giver puts a card beside the rat
TAKE_DEED: Final = 5  # taker gets all cards beside the rat
SHOW_DEED: Final = 6  # giver shows the whole hand to all
DRAW_DEED: Final = 7  # taker gets a card of the deck; giver, if anybody, has seen it

UNKNOWN: Final = -1


class Deed:
    """One deed; never changed once made. ``cards`` may be ``UNKNOWN``, their number never is."""

    def __init__(
        self,
        previous: Deed | None,
        kind: i64,
        giver: i64,
        taker: i64,
        cards: i64,
        number: i64,
        price: i64 = 0,
        back: i64 = 0,
        back_number: i64 = 0,
        outcome: i64 = 0,
    ) -> None:
        self.previous = previous
        self.kind = kind
        self.giver = giver
        self.taker = taker
        self.cards = cards
        self.number = number
        self.price = price
        self.back = back
        self.back_number = back_number
        # Of a swap: 1 the giver's cards were worth more, -1 less, 0 the same.
        self.outcome = outcome

    def known_to(self, seat: i64) -> bool:
        """Whether the seat has seen the cards."""
        if self.kind in (DONKEY_DEED, SHOW_DEED) or seat == EVERYTHING:
            return True
        return seat >= 0 and (seat in (self.giver, self.taker))

    def seen_by(self, seat: i64, previous: Deed | None) -> Deed:
        """The deed as the seat saw it; where no card was in it there was nothing to see."""
        if self.known_to(seat) or self.number + self.back_number == 0:
            return self.after(previous)
        return Deed(
            previous,
            self.kind,
            self.giver,
            self.taker,
            UNKNOWN,
            self.number,
            self.price,
            UNKNOWN,
            self.back_number,
            self.outcome,
        )

    def after(self, previous: Deed | None) -> Deed:
        """The same deed in another memory."""
        return Deed(
            previous,
            self.kind,
            self.giver,
            self.taker,
            self.cards,
            self.number,
            self.price,
            self.back,
            self.back_number,
            self.outcome,
        )


def swap_deed(previous: Deed | None, giver: i64, taker: i64, cards: i64, back: i64) -> Deed:
    """Two piles change hands."""
    more = total(cards) - total(back)
    outcome: i64 = 1 if more > 0 else (-1 if more < 0 else 0)
    return Deed(
        previous, SWAP_DEED, giver, taker, cards, count(cards), 0, back, count(back), outcome
    )


def chronicle(last: Deed | None) -> list[Deed]:
    """All deeds up to the last one, the oldest first."""
    deeds: list[Deed] = []
    while last is not None:
        deeds.append(last)
        last = last.previous
    deeds.reverse()
    return deeds


def seen_chronicle(last: Deed | None, seat: i64) -> list[Deed]:
    """All deeds as the seat saw them, the oldest first."""
    seen: list[Deed] = []
    for deed in chronicle(last):
        seen.append(deed.seen_by(seat, None))
    return seen
