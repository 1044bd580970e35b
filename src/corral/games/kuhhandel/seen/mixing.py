"""A walk among the histories of a story (Metropolis), until each is as likely as it ought to be.

Promised is this: an unseen pile is that many cards drawn at random from the hand it came from, a
payment any of those that the hand permits, and of all histories that come about so those are left
that show the seat what it has seen. But for payments all of these would be equally likely if every
card could be told from the next. So the walk exchanges what became of cards that lay in one hand,
up to where they meet again, and takes a step where all that was seen still holds; a step that
makes payments less likely is taken that much less often.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from corral.core.prng import Sfc32
from corral.games.kuhhandel.rules.codes import DENOMINATIONS, NONE
from corral.games.kuhhandel.rules.deeds import (
    DONKEY_DEED,
    DRAW_DEED,
    PAY_DEED,
    PUT_DEED,
    SHOW_DEED,
    SWAP_DEED,
    TAKE_DEED,
    UNKNOWN,
    Deed,
    comes_out,
    compared,
)
from corral.games.kuhhandel.rules.money import STEP, card, copies, count, holds, total
from corral.games.kuhhandel.rules.payment import is_payment, number_of_payments, payments
from corral.games.kuhhandel.seen.lacking import lack
from corral.games.kuhhandel.seen.story import Story

BACK: Final = 1_000_000
"""Added to the place of a swap for its second pile."""
FINE: Final = 1_000_000_000
RARELY: Final = 12


class Mixer:
    """A history that is walked on from; it may still lack the story's last deeds."""

    def __init__(self, story: Story, payer: i64, price: i64) -> None:
        self.story = story
        self.payer = payer
        self.price = price
        # Every holder's money before each deed, and the deeds' cards.
        self.money: list[vec[i64]] = [story.begin[:]]
        self.cards = vec[i64]()
        self.back = vec[i64]()
        self.open = vec[i64]()
        # The exchange being tried: whose futures are changed, pair by pair.
        self._at = vec[i64]()
        self._old = vec[i64]()
        self._new = vec[i64]()
        self._cards = vec[i64]()
        self._back = vec[i64]()
        self._likely = 1.0
        self._one: i64 = 0
        self._other: i64 = 0
        self._second: i64 = NONE
        # The deed that is walked towards, if any, and what it lacks.
        self._wanted: i64 = NONE
        self._lack: i64 = 0

    def take(self, deed: Deed) -> None:
        """One more deed with all its cards."""
        place: i64 = len(self.cards)
        seen = self.story.deeds[place]
        before = self.money[place]
        if seen.cards == UNKNOWN and seen.kind != TAKE_DEED:
            giver = self._giver(seen)
            if 0 < deed.number < count(before[giver]):
                self.open = append(self.open, place)
            if seen.kind == SWAP_DEED:
                taker = self.story.holder_of(seen.taker)
                if 0 < deed.back_number < count(before[taker]):
                    self.open = append(self.open, place + BACK)
        self.cards = append(self.cards, deed.cards)
        self.back = append(self.back, deed.back)
        self._cards = append(self._cards, deed.cards)
        self._back = append(self._back, deed.back)
        after = before[:]
        self.story.do(after, place, deed.cards, deed.back)
        self.money.append(after)

    def forget(self, place: i64) -> None:
        """The deeds from a place on are no longer part of the history."""
        self.cards = self.cards[:place]
        self.back = self.back[:place]
        self._cards = self._cards[:place]
        self._back = self._back[:place]
        del self.money[place + 1 :]
        kept = vec[i64]()
        for pile in self.open:
            if pile % BACK < place:
                kept = append(kept, pile)
        self.open = kept

    def deeds(self) -> list[Deed]:
        """All deeds with their cards."""
        told: list[Deed] = []
        for place in range(i64(len(self.cards))):
            seen = self.story.deeds[place]
            told.append(
                seen
                if seen.cards != UNKNOWN
                else seen.with_cards(self.cards[place], self.back[place])
            )
        return told

    def walk(self, steps: i64, rng: Sfc32) -> None:
        """So many steps are tried."""
        if len(self.open) == 0:
            return
        for _ in range(steps):
            self.step(rng)

    def approach(self, steps: i64, rng: Sfc32) -> bool:
        """Walk until the next deed, which cannot be done, can be; False after so many steps."""
        self._wanted = len(self.cards)
        self._lack = self.lack()
        if len(self.open) == 0 or self._lack == 0:
            steps = 0
        while steps > 0 and self._lack > 0:
            self.step(rng)
            steps -= 1
        self._wanted = NONE
        return steps > 0

    def lack(self) -> i64:
        """How much is missing for the next deed; after the last one for the payment that is due."""
        place: i64 = len(self.cards)
        return self._lack_of(place, self.money[place])

    def _lack_of(self, place: i64, money: vec[i64]) -> i64:
        if place < len(self.story.deeds):
            return lack(self.story, place, money)
        return max(self.price - total(money[self.payer]), 0) // STEP if self.payer >= 0 else 0

    def _is_taken(self, rng: Sfc32) -> bool:
        return self._likely >= 1.0 or float(rng.below(FINE)) < self._likely * float(FINE)

    def _leads_on(self, rng: Sfc32) -> bool:
        """Whether a step leads not away from where it should; now and then it may."""
        if self._wanted == NONE or len(self._at) == 0:
            return True
        then = self.money[self._wanted][:]
        for holder in range(self.story.holders):
            then[holder] = self._changed(holder, then[holder])
        lacking = self._lack_of(self._wanted, then)
        if lacking > self._lack and rng.below(RARELY):
            return False
        self._lack = lacking
        return True

    def step(self, rng: Sfc32) -> bool:
        """Try one step; whether it was made."""
        pile = self.open[rng.below(len(self.open))]
        place = pile % BACK
        self._at = vec[i64]()
        self._old = vec[i64]()
        self._new = vec[i64]()
        self._second = NONE
        way = rng.below(5)
        if self.story.deeds[place].kind == PAY_DEED or way == 0:
            self._draw_again(place, rng)
        else:
            if way == 1:
                other = self.open[rng.below(len(self.open))]
                if other % BACK == place or self.story.deeds[other % BACK].kind == PAY_DEED:
                    return False
                self._second = max(other % BACK, place) + (
                    BACK if (pile if place > other % BACK else other) >= BACK else 0
                )
                if other % BACK < place:
                    pile = other
                    place = pile % BACK
            self._exchange_one(place, pile >= BACK, rng)
        return len(self._at) > 0 and self._settle(place, rng)

    # What is changed: cards that go with a deed for cards that stay

    def _giver(self, deed: Deed) -> i64:
        return self.story.heap if deed.kind == DRAW_DEED else self.story.holder_of(deed.giver)

    def _taker(self, deed: Deed) -> i64:
        return self.story.heap if deed.kind == PUT_DEED else self.story.holder_of(deed.taker)

    def _exchange_one(self, place: i64, back: bool, rng: Sfc32) -> None:
        """One card of a pile against one that was left in the hand."""
        deed = self.story.deeds[place]
        giver = self._giver(deed)
        taker = self._taker(deed)
        gone = self.cards[place]
        if back:
            giver, taker = taker, giver
            gone = self.back[place]
        kept = self.money[place][giver] - gone
        one = _any_card(gone, rng)
        other = _any_card(kept, rng)
        self._one = one
        self._other = other
        if one != other:
            self._change(taker, one, other)
            self._change(giver, other, one)
            self._note(place, back, gone + card(other) - card(one))

    def _draw_again(self, place: i64, rng: Sfc32) -> None:
        """A whole pile anew, of a swap both: a payment among all that are permitted."""
        deed = self.story.deeds[place]
        giver = self._giver(deed)
        taker = self._taker(deed)
        hand = self.money[place][giver]
        cards = self.cards[place]
        if deed.kind == PAY_DEED:
            anew = any_payment(hand, deed.number, deed.price, rng)
            if anew == UNKNOWN:
                return
        else:
            anew = any_cards(hand, deed.number, rng)
        self._change_all(giver, taker, cards, anew, rng)
        self._note(place, False, anew)
        if deed.kind == SWAP_DEED:
            own = self.money[place][taker]
            back = any_cards(own, deed.back_number, rng)
            self._change_all(taker, giver, self.back[place], back, rng)
            self._note(place, True, back)

    def _change_all(self, giver: i64, taker: i64, cards: i64, anew: i64, rng: Sfc32) -> None:
        """Pairs of cards that change places, at random."""
        coming = vec[i64]()
        for denomination in range(i64(DENOMINATIONS)):
            for _ in range(copies(anew, denomination) - copies(cards, denomination)):
                coming = append(coming, denomination)
        left: i64 = len(coming)
        for denomination in range(i64(DENOMINATIONS)):
            for _ in range(copies(cards, denomination) - copies(anew, denomination)):
                pick = rng.below(left)
                left -= 1
                other = coming[pick]
                coming[pick] = coming[left]
                self._change(taker, denomination, other)
                self._change(giver, other, denomination)

    def _exchange_back(self, place: i64, rng: Sfc32) -> bool:
        """In another deed the same two cards change places the other way round.

        So it can be that two have put what each other put; nobody else could tell.
        """
        deed = self.story.deeds[place]
        back = self._second >= BACK
        giver = self._giver(deed)
        taker = self._taker(deed)
        gone = self.cards[place]
        if back:
            giver, taker = taker, giver
            gone = self.back[place]
        one, other = self._one, self._other
        kept = self.money[place][giver] - gone
        ways_on = copies(gone, other) * copies(kept, one)
        ways_back = (copies(gone, one) + 1) * (copies(kept, other) + 1)
        if ways_on == 0 or self._changed(giver, 0) != 0 or not self._pass(place, rng):
            return False
        self._likely *= float(ways_on) / float(ways_back)
        if back:
            self._back[place] += card(one) - card(other)
        else:
            self._cards[place] += card(one) - card(other)
        self._change(taker, other, one)
        self._change(giver, one, other)
        return self._comes_out(place)

    def _change(self, holder: i64, old: i64, new: i64) -> None:
        self._at = append(self._at, holder)
        self._old = append(self._old, old)
        self._new = append(self._new, new)

    def _note(self, place: i64, back: bool, cards: i64) -> None:
        """The pile of the deed at which the change begins."""
        if back:
            self._back[place] = cards
        else:
            self._cards[place] = cards

    # What becomes of it

    def _settle(self, place: i64, rng: Sfc32) -> bool:
        """Follow the changed cards through later deeds; whether all that was seen still holds."""
        last: i64 = len(self.cards)
        end = place
        self._likely = 1.0
        fits = self._comes_out(place)
        self._meet()
        while fits and end + 1 < last and (len(self._at) > 0 or end < self._second % BACK):
            end += 1
            if self._second != NONE and end == self._second % BACK:
                fits = self._exchange_back(end, rng)
            else:
                fits = self._pass(end, rng)
            self._meet()
        if fits and self._wanted == NONE and len(self._at) > 0 and self._is_whole():
            fits = total(self._changed(self.payer, self.money[last][self.payer])) >= self.price
        if not (fits and self._is_taken(rng) and self._leads_on(rng)):
            for at in range(place, end + 1):
                self._cards[at] = self.cards[at]
                self._back[at] = self.back[at]
            return False
        after = self.money[place]
        for at in range(place, end + 1):
            self.cards[at] = self._cards[at]
            self.back[at] = self._back[at]
            after = after[:]
            self.story.do(after, at, self.cards[at], self.back[at])
            self.money[at + 1] = after
        if len(self._at) > 0:
            for at in range(end + 1, last):
                after = after[:]
                self.story.do(after, at, self.cards[at], self.back[at])
                self.money[at + 1] = after
        return True

    def _is_whole(self) -> bool:
        """Whether all deeds are told, and somebody is to pay now."""
        return len(self.cards) == len(self.story.deeds) and self.payer >= 0

    def _meet(self) -> None:
        """Cards that changed places and lie in one hand again are as they were."""
        slots: i64 = len(self._at)
        one: i64 = 0
        while one < slots:
            other = one + 1
            while other < slots and not (
                self._at[one] == self._at[other]
                and self._old[one] == self._new[other]
                and self._new[one] == self._old[other]
            ):
                other += 1
            if other == slots:
                one += 1
                continue
            for gone in (other, one):
                slots -= 1
                self._at[gone] = self._at[slots]
                self._old[gone] = self._old[slots]
                self._new[gone] = self._new[slots]
        self._at = self._at[:slots]
        self._old = self._old[:slots]
        self._new = self._new[:slots]

    def _changed(self, holder: i64, hand: i64) -> i64:
        """A hand with the changed cards."""
        for slot in range(i64(len(self._at))):
            if self._at[slot] == holder:
                hand += card(self._new[slot]) - card(self._old[slot])
        return hand

    def _pass(self, place: i64, rng: Sfc32) -> bool:
        """Changed cards go with a deed as the cards did in whose stead they are."""
        deed = self.story.deeds[place]
        kind = deed.kind
        if kind == DONKEY_DEED:
            return True
        giver = self._giver(deed)
        if kind == SHOW_DEED:
            return giver == NONE or self._changed(giver, 0) == 0
        taker = self._taker(deed)
        known = deed.cards != UNKNOWN
        if kind == TAKE_DEED:
            heap = self.story.heap
            if known:
                return self._changed(heap, 0) == 0
            self._cards[place] = self._changed(heap, self.money[place][heap])
            for slot in range(i64(len(self._at))):
                if self._at[slot] == heap:
                    self._at[slot] = taker
            return True
        before = self.money[place]
        changed = self._changed(giver, before[giver]) if giver != NONE else 0
        gone = self.cards[place]
        back = self.back[place]
        hand: i64 = before[giver] if giver != NONE else 0
        own: i64 = before[taker] if taker != NONE else 0
        moves_back = kind == SWAP_DEED
        for slot in range(i64(len(self._at))):
            old = self._old[slot]
            at = self._at[slot]
            if at == giver and giver != NONE:
                if self._is_among(gone, hand, old, rng):
                    if known:
                        return False
                    gone -= card(old)
                    self._cards[place] += card(self._new[slot]) - card(old)
                    self._at[slot] = taker
                hand -= card(old)
            elif moves_back and at == taker and taker != NONE:
                if self._is_among(back, own, old, rng):
                    if known:
                        return False
                    back -= card(old)
                    self._back[place] += card(self._new[slot]) - card(old)
                    self._at[slot] = giver
                own -= card(old)
        if kind == PAY_DEED and giver != NONE:
            return self._is_paid(place, giver, changed)
        return self._comes_out(place)

    def _is_among(self, pile: i64, hand: i64, denomination: i64, rng: Sfc32) -> bool:
        """Whether one certain card of a hand is among those that went."""
        gone = copies(pile, denomination)
        return gone > 0 and rng.below(copies(hand, denomination)) < gone

    def _is_paid(self, place: i64, giver: i64, hand: i64) -> bool:
        """Whether a payment is one that the changed hand permits."""
        deed = self.story.deeds[place]
        cards = self._cards[place]
        if not is_payment(hand, cards, deed.price):
            return False
        before = self.money[place][giver]
        if before != hand:
            self._likely *= _favour(before, self.cards[place], deed.price)
            self._likely /= _favour(hand, cards, deed.price)
        return True

    def _comes_out(self, place: i64) -> bool:
        """Whether the piles of an unseen swap compare as it was seen."""
        deed = self.story.deeds[place]
        if deed.kind != SWAP_DEED or deed.cards != UNKNOWN:
            return True
        return comes_out(deed.outcome, compared(self._cards[place], self._back[place]))


def _any_card(cards: i64, rng: Sfc32) -> i64:
    """The denomination of one of them."""
    pick = rng.below(count(cards))
    denomination: i64 = 0
    while pick >= copies(cards, denomination):
        pick -= copies(cards, denomination)
        denomination += 1
    return denomination


def any_cards(hand: i64, number: i64, rng: Sfc32) -> i64:
    """That many cards of a hand, each as likely as the next."""
    chosen: i64 = 0
    for _ in range(number):
        chosen += card(_any_card(hand - chosen, rng))
    return chosen


def any_payment(hand: i64, number: i64, price: i64, rng: Sfc32) -> i64:
    """A permitted payment with that many cards, each as likely as the next; or UNKNOWN."""
    possible: i64 = 0
    chosen: i64 = UNKNOWN
    for some in payments(number, price):
        if holds(hand, some) and is_payment(hand, some, price):
            possible += 1
            if rng.below(possible) == 0:
                chosen = some
    return chosen


def _favour(hand: i64, cards: i64, price: i64) -> float:
    """How much more often a walk that tells all cards apart would come to this payment."""
    return ways(hand, cards) * float(number_of_payments(hand, price))


def ways(hand: i64, cards: i64) -> float:
    """How many ways there are to pick cards out of a hand."""
    ways = 1.0
    for denomination in range(i64(DENOMINATIONS)):
        own = copies(hand, denomination)
        for picked in range(copies(cards, denomination)):
            ways *= float(own - picked) / float(picked + 1)
    return ways
