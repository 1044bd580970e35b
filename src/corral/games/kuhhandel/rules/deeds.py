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

# How a swap came out: the giver's cards were worth more, as much or less. After a second tie
# watchers learn only that the challenger won, so that they see no difference to MORE (K-35).
MORE: Final = 1
EQUAL: Final = 0
LESS: Final = -1
NOT_LESS: Final = 2


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
        self.outcome = outcome

    def known_to(self, seat: i64) -> bool:
        """Whether the seat has seen the cards."""
        if self.kind in (DONKEY_DEED, SHOW_DEED) or seat == EVERYTHING:
            return True
        return seat >= 0 and (seat in (self.giver, self.taker))

    def seen_by(self, seat: i64, previous: Deed | None, repeats: bool = False) -> Deed:
        """The deed as the seat saw it; where no card was in it there was nothing to see.

        ``repeats`` says of a swap that it repeats a tied one.
        """
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
            NOT_LESS if repeats and self.outcome >= EQUAL else self.outcome,
        )

    def repeats(self, tied: Deed | None) -> bool:
        """Whether this swap repeats a tied one (K-35)."""
        return (
            tied is not None
            and self.kind == SWAP_DEED
            and self.giver == tied.giver
            and self.taker == tied.taker
        )

    def is_repetition(self) -> bool:
        """The same, of a deed in the table's memory: an odd number of ties comes before it."""
        ties: i64 = 0
        before = self.previous
        while (
            before is not None
            and before.kind == SWAP_DEED
            and before.outcome == EQUAL
            and self.repeats(before)
        ):
            ties += 1
            before = before.previous
        return ties % 2 == 1

    def with_cards(self, cards: i64, back: i64) -> Deed:
        """An unseen deed as it can have been."""
        outcome = compared(cards, back) if self.kind == SWAP_DEED else self.outcome
        return Deed(
            None,
            self.kind,
            self.giver,
            self.taker,
            cards,
            self.number,
            self.price,
            back,
            self.back_number,
            outcome,
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
    outcome = compared(cards, back)
    return Deed(
        previous, SWAP_DEED, giver, taker, cards, count(cards), 0, back, count(back), outcome
    )


def compared(cards: i64, back: i64) -> i64:
    """How a swap of two piles comes out."""
    more = total(cards) - total(back)
    return MORE if more > 0 else (LESS if more < 0 else EQUAL)


def comes_out(seen: i64, outcome: i64) -> bool:
    """Whether an outcome can have looked like the one that was seen."""
    return outcome >= EQUAL if seen == NOT_LESS else outcome == seen


def chronicle(last: Deed | None) -> list[Deed]:
    """All deeds up to the last one, the oldest first."""
    deeds: list[Deed] = []
    while last is not None:
        deeds.append(last)
        last = last.previous
    deeds.reverse()
    return deeds


def is_untold(last: Deed | None, seat: i64) -> bool:
    """Whether there are deeds that the seat has seen but of which the cards are not known.

    So it is in worlds that somebody else has guessed.
    """
    while last is not None:
        if last.cards == UNKNOWN and last.known_to(seat):
            return True
        last = last.previous
    return False


def seen_chronicle(last: Deed | None, seat: i64) -> list[Deed]:
    """All deeds as the seat saw them, the oldest first."""
    seen: list[Deed] = []
    tied: Deed | None = None
    for deed in chronicle(last):
        repeats = deed.repeats(tied)
        seen.append(deed.seen_by(seat, None, repeats))
        tied = deed if first_tie(deed, repeats) else None
    return seen


def first_tie(deed: Deed, repeats: bool) -> bool:
    """Whether the trade of a deed is repeated next (K-35)."""
    return deed.kind == SWAP_DEED and deed.outcome == EQUAL and not repeats
