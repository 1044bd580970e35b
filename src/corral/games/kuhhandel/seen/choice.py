"""Choosing money cards at random, within bounds for every sort of cards."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from corral.core.prng import Sfc32
from corral.games.kuhhandel.rules.codes import DENOMINATIONS, NONE
from corral.games.kuhhandel.rules.deeds import EQUAL, LESS, MORE, UNKNOWN
from corral.games.kuhhandel.rules.money import (
    SORTS,
    STEP,
    VALUE,
    WORTH,
    card,
    copies,
    count,
    holds,
    of_sort,
)
from corral.games.kuhhandel.rules.payment import WORKED_OUT, is_payment, payments

MOST_STEPS = 400
"""A search for sets of cards goes no further."""


class CardChoice:
    """Between how many and how many cards of each sort are to be chosen."""

    def __init__(self) -> None:
        self.low = vec[i64]([0] * SORTS)
        self.high = vec[i64]([0] * SORTS)
        self.found = vec[i64]()
        self.steps: i64 = 0

    def any_cards(self, hand: i64, number: i64, rng: Sfc32) -> i64:
        """That many cards of the hand, each as likely as the next; UNKNOWN if it cannot be."""
        chosen = self._random_cards(hand, number, rng)
        if chosen != UNKNOWN:
            return chosen
        return self._one_of(number, self.low[WORTH] * STEP, self.high[WORTH] * STEP, rng)

    def _random_cards(self, hand: i64, number: i64, rng: Sfc32) -> i64:
        chosen: i64 = 0
        for denomination in range(i64(DENOMINATIONS)):
            chosen += self.low[denomination] * card(denomination)
        # From the highest cards down, so that there are enough from each denomination on.
        for least in range(i64(DENOMINATIONS - 2), i64(-1), -1):
            wanted = number if least == 0 else self.low[DENOMINATIONS + least - 1]
            while count(chosen >> (8 * least)) < wanted:
                denomination = self._random_card(hand, chosen, least, rng)
                if denomination == NONE:
                    return UNKNOWN
                chosen += card(denomination)
        return chosen if count(chosen) == number and self._permits(chosen) else UNKNOWN

    def _random_card(self, hand: i64, chosen: i64, least: i64, rng: Sfc32) -> i64:
        """One more card of the hand from a denomination on; NONE if there is none."""
        ways: i64 = 0
        for denomination in range(least, i64(DENOMINATIONS)):
            ways += self._ways(hand, chosen, denomination)
        if ways == 0:
            return NONE
        pick = rng.below(ways)
        denomination = least - 1
        while pick >= 0:
            denomination += 1
            pick -= self._ways(hand, chosen, denomination)
        return denomination

    def _ways(self, hand: i64, chosen: i64, denomination: i64) -> i64:
        taken = copies(chosen, denomination)
        if taken >= self.high[denomination]:
            return 0
        for least in range(i64(1), min(denomination + 1, i64(DENOMINATIONS - 1))):
            if count(chosen >> (8 * least)) >= self.high[DENOMINATIONS + least - 1]:
                return 0
        return copies(hand, denomination) - taken

    def _permits(self, chosen: i64) -> bool:
        for sort in range(i64(SORTS)):
            if not self.low[sort] <= of_sort(chosen, sort) <= self.high[sort]:
                return False
        return True

    def payment(self, hand: i64, number: i64, price: i64, rng: Sfc32) -> i64:
        """That many cards that pay a price as K-18 says; UNKNOWN if it cannot be."""
        sets = payments(number, price)
        if number > WORKED_OUT:
            self.high[0] = 0
            least = max(price, self.low[WORTH] * STEP)
            self._search(number, least, self.high[WORTH] * STEP, rng)
            sets = self.found
        possible: i64 = 0
        chosen: i64 = UNKNOWN
        for cards in sets:
            if self._permits(cards) and holds(hand, cards) and is_payment(hand, cards, price):
                possible += 1
                if rng.below(possible) == 0:
                    chosen = cards
        return chosen

    def compared(self, number: i64, worth: i64, outcome: i64, rng: Sfc32) -> i64:
        """That many cards, so that a pile of that worth against them comes out like this.

        UNKNOWN if it cannot be.
        """
        least = self.low[WORTH] * STEP
        most = self.high[WORTH] * STEP
        if outcome == LESS:
            least = max(least, worth + STEP)
        elif outcome == MORE:
            most = min(most, worth - STEP)
        else:
            most = min(most, worth)
            if outcome == EQUAL:
                least = max(least, worth)
        return self._one_of(number, least, most, rng)

    def _one_of(self, number: i64, least: i64, most: i64, rng: Sfc32) -> i64:
        self._search(number, least, most, rng)
        return UNKNOWN if len(self.found) == 0 else self.found[rng.below(len(self.found))]

    def _search(self, number: i64, least: i64, most: i64, rng: Sfc32) -> None:
        """Sets of that many cards whose total lies within bounds."""
        self.found = vec[i64]()
        self.steps = 0
        self._extend(DENOMINATIONS - 1, 0, number, least, most, rng)

    def _extend(
        self, denomination: i64, chosen: i64, number: i64, least: i64, most: i64, rng: Sfc32
    ) -> None:
        self.steps += 1
        if self.steps > MOST_STEPS or most < 0 or number < 0:
            return
        if denomination < 0:
            if number == 0 and least <= 0:
                self.found = append(self.found, chosen)
            return
        # What the lower denominations can make up for, in cards and in value.
        room: i64 = 0
        owed: i64 = 0
        for lower in range(denomination):
            room += self.high[lower]
            owed += self.low[lower]
        low = max(self.low[denomination], number - room)
        high = min(self.high[denomination], number - owed)
        span = high - low + 1
        if span <= 0:
            return
        value = VALUE[denomination]
        first = rng.below(span)
        so_far = count(chosen)
        for turn in range(span):
            used = low + (first + turn) % span
            rest = number - used
            if 0 < denomination < DENOMINATIONS - 1 and not (
                self.low[DENOMINATIONS + denomination - 1]
                <= so_far + used
                <= self.high[DENOMINATIONS + denomination - 1]
            ):
                continue
            if denomination > 0 and used * value + rest * VALUE[denomination - 1] < least:
                continue
            self._extend(
                denomination - 1,
                chosen + used * card(denomination),
                rest,
                least - used * value,
                most - used * value,
                rng,
            )
