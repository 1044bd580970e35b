"""A history sampler: one way the money's story may have been.

Deeds whose cards the seat has not seen are drawn anew, the oldest first, each so that everything it
has seen later can still come about: the cards that it got or was shown, prices paid as K-18 says,
which pile was worth more. Where that fails after all, the last deeds are drawn once more; where it
keeps failing, payments are planned beforehand.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from corral.core.bits import bit
from corral.core.prng import Sfc32
from corral.games.kuhhandel.rules.codes import NONE
from corral.games.kuhhandel.rules.deeds import (
    DONKEY_DEED,
    DRAW_DEED,
    GIVE_DEED,
    PAY_DEED,
    PUT_DEED,
    SHOW_DEED,
    SWAP_DEED,
    TAKE_DEED,
    UNKNOWN,
    Deed,
)
from corral.games.kuhhandel.rules.money import SORTS, holds, most_of_sort, of_sort, total
from corral.games.kuhhandel.rules.payment import WORKED_OUT, is_payment, payments
from corral.games.kuhhandel.seen.choice import CardChoice
from corral.games.kuhhandel.seen.mixing import Mixer, any_cards, any_payment
from corral.games.kuhhandel.seen.story import Story

TRIES = 20
STRETCH = 400
REACH = 16
"""So many steps are tried in one direction."""


class HistorySampler:
    """Draws histories of a story; ``payer``, if a seat, is known to be able to pay ``price``."""

    def __init__(self, story: Story, payer: i64, price: i64) -> None:
        self.story = story
        self.payer = story.holder_of(payer)
        self.price = price
        self.ahead: list[vec[i64]] = []
        self._needs = story.needs()
        self._foresee()

    def fits(self) -> bool:
        """Whether of every sort of cards there were enough everywhere at the beginning."""
        for sort in range(i64(SORTS)):
            have = self.story.have(self.story.begin, sort)
            needed = self._needs[sort][0].least
            for group in range(i64(len(have))):
                if have[group] < needed[group]:
                    return False
        return True

    def find(self, patience: i64, steps: i64, rng: Sfc32) -> Mixer | None:
        """A history in which all that the seat knows holds; None if it takes too long.

        At a dead end some of the last deeds are drawn once more; after so many dead ends those
        before it are changed in at most so many steps until it can go on.
        """
        mixer = Mixer(self.story, self.payer, self.price)
        last: i64 = len(self.story.deeds)
        dead_ends: i64 = 0
        furthest: i64 = 0
        reach: i64 = 1
        while True:
            place: i64 = len(mixer.cards)
            deed: Deed | None = None
            if place < last:
                deed = self._complete(mixer.money[place][:], place, rng)
                if deed is None and dead_ends > patience and mixer.lack() == 0:
                    deed = self._complete_anyhow(mixer.money[place], place, rng)
            elif self._can_go_on(mixer.money[place][self.payer] if self.payer >= 0 else 0, place):
                return mixer
            if deed is not None:
                mixer.take(deed)
                if place >= furthest:
                    furthest = place + 1
                    reach = 1
                continue
            dead_ends += 1
            if dead_ends > patience:
                steps -= STRETCH
                if steps <= 0:
                    return None
                if dead_ends % 2 and mixer.approach(STRETCH, rng):
                    continue
                mixer.forget(max(place - 1 - rng.below(REACH), 0))
                continue
            back = self._retreat(place, 1 + rng.below(reach))
            if back < 0:
                dead_ends = patience
                continue
            reach = min(reach + reach, place) if back > 0 else 1
            mixer.forget(back)

    def _retreat(self, place: i64, reach: i64) -> i64:
        """The place of an earlier unseen deed that had to do with the one that fails; or NONE."""
        blamed = self._concerned(place)
        found: i64 = NONE
        while place > 0 and reach > 0:
            place -= 1
            if self.story.deeds[place].cards == UNKNOWN and self._concerned(place) & blamed:
                found = place
                reach -= 1
        return found

    def _concerned(self, place: i64) -> i64:
        """The holders whose cards a deed concerns, as bits; after the last deed the payer."""
        if place < len(self.story.deeds):
            return self.story.holders_of(place)
        return bit(self.payer) if self.payer >= 0 else 0

    # Looking ahead: the last unseen deed before a payment decides whether it can be made

    def _foresee(self) -> None:
        """For every unseen deed and holder the payment that nothing unseen comes before."""
        last: i64 = len(self.story.deeds)
        coming = vec[i64]([NONE] * int(self.story.holders))
        self.ahead = []
        if self.payer >= 0:
            coming[self.payer] = last
        for place in range(last - 1, i64(-1), -1):
            deed = self.story.deeds[place]
            self.ahead.append(coming[:])
            giver = self.story.holder_of(deed.giver)
            if deed.cards == UNKNOWN:
                for holder in range(self.story.holders):
                    if self._concerned(place) >> holder & 1:
                        coming[holder] = NONE
            if deed.kind == PAY_DEED and giver >= 0:
                coming[giver] = place
        self.ahead.reverse()

    def _leaves_open(self, money: vec[i64], place: i64, holder: i64) -> bool:
        """Whether a holder, after the deed at this place, can still make the payment to come."""
        payment = self.ahead[place][holder]
        if payment == NONE:
            return True
        hand = money[holder]
        for between in range(place + 1, payment):
            hand += self._known_change(self.story.deeds[between], holder)
        return self._can_go_on(hand, payment)

    def _known_change(self, deed: Deed, holder: i64) -> i64:
        """What a deed that the seat has seen gives a holder."""
        if deed.cards == UNKNOWN:
            return 0
        if deed.kind == DONKEY_DEED:
            return deed.cards
        if deed.kind == SHOW_DEED:
            return 0
        change: i64 = deed.cards - deed.back
        if self.story.holder_of(deed.taker) == holder:
            return change
        if deed.kind != DRAW_DEED and self.story.holder_of(deed.giver) == holder:
            return -change
        return 0

    def _can_go_on(self, hand: i64, place: i64) -> bool:
        """Whether the payment at this place can be made from a hand."""
        if place == len(self.story.deeds):
            return self.payer < 0 or total(hand) >= self.price
        deed = self.story.deeds[place]
        if deed.cards != UNKNOWN:
            return holds(hand, deed.cards) and is_payment(hand, deed.cards, deed.price)
        for cards in payments(deed.number, deed.price):
            if holds(hand, cards) and is_payment(hand, cards, deed.price):
                return True
        return deed.number > WORKED_OUT and total(hand) >= deed.price

    # Deed by deed

    def _complete(self, money: vec[i64], place: i64, rng: Sfc32) -> Deed | None:
        """The next deed with all its cards, done to the money; None at a dead end."""
        deed = self.story.deeds[place]
        if deed.cards != UNKNOWN:
            return deed if self._can_be(money, deed) else None
        giver = self.story.holder_of(deed.giver)
        taker = self.story.holder_of(deed.taker)
        kind = deed.kind
        if kind == TAKE_DEED:
            cards = money[self.story.heap]
            money[taker] += cards
            money[self.story.heap] = 0
            return deed.with_cards(cards, 0)
        if kind == PUT_DEED:
            taker = self.story.heap
        elif kind == DRAW_DEED:
            giver = self.story.heap
        if kind == SWAP_DEED:
            return self._swap(money, place, giver, taker, rng)
        hand = money[giver]
        own = money[taker]
        for _ in range(i64(TRIES)):
            choice = self._choice(money, place + 1, giver, taker)
            if kind == PAY_DEED:
                cards = choice.payment(hand, deed.number, deed.price, rng)
            else:
                cards = choice.any_cards(hand, deed.number, rng)
            if cards == UNKNOWN:
                return None
            money[giver] = hand - cards
            money[taker] = own + cards
            if self._leaves_open(money, place, giver) and self._leaves_open(money, place, taker):
                return deed.with_cards(cards, 0)
            money[giver] = hand
            money[taker] = own
        return None

    def _complete_anyhow(self, money: vec[i64], place: i64, rng: Sfc32) -> Deed | None:
        """The next deed, which can be done, without a thought for those to come."""
        deed = self.story.deeds[place]
        giver = self.story.heap if deed.kind == DRAW_DEED else self.story.holder_of(deed.giver)
        hand = money[giver]
        if deed.kind == PAY_DEED:
            cards = any_payment(hand, deed.number, deed.price, rng)
            return None if cards == UNKNOWN else deed.with_cards(cards, 0)
        if deed.kind != SWAP_DEED:
            return deed.with_cards(any_cards(hand, deed.number, rng), 0)
        own = money[self.story.holder_of(deed.taker)]
        for _ in range(i64(TRIES)):
            cards = any_cards(hand, deed.number, rng)
            choice = CardChoice()
            for sort in range(i64(SORTS)):
                choice.high[sort] = of_sort(own, sort)
            back = choice.compared(deed.back_number, total(cards), deed.outcome, rng)
            if back != UNKNOWN:
                return deed.with_cards(cards, back)
        return None

    def _swap(self, money: vec[i64], place: i64, giver: i64, taker: i64, rng: Sfc32) -> Deed | None:
        """Two unseen piles, of which it is known which is worth more."""
        deed = self.story.deeds[place]
        for _ in range(i64(TRIES)):
            wide = CardChoice()
            for sort in range(i64(SORTS)):
                have = self.story.have(money, sort)
                after = self._needs[sort][place + 1].copy()
                after.move(giver, taker, 0, most_of_sort(deed.back_number, sort))
                wide.low[sort] = after.fewest_to_move(have, giver, taker)
                wide.high[sort] = after.most_to_move(have, giver, taker)
            cards = wide.any_cards(money[giver], deed.number, rng)
            if cards == UNKNOWN:
                return None
            own = money[taker]
            money[giver] -= cards
            money[taker] += cards
            choice = self._choice(money, place + 1, taker, giver)
            for sort in range(i64(SORTS)):
                choice.high[sort] = min(choice.high[sort], of_sort(own, sort))
            back = choice.compared(deed.back_number, total(cards), deed.outcome, rng)
            if back != UNKNOWN:
                money[taker] -= back
                money[giver] += back
                if self._leaves_open(money, place, giver) and self._leaves_open(
                    money, place, taker
                ):
                    return deed.with_cards(cards, back)
                money[taker] += back
                money[giver] -= back
            money[giver] += cards
            money[taker] -= cards
        return None

    def _choice(self, money: vec[i64], after: i64, giver: i64, taker: i64) -> CardChoice:
        """How many of each sort may go from holder to holder."""
        choice = CardChoice()
        for sort in range(i64(SORTS)):
            have = self.story.have(money, sort)
            share = self._needs[sort][after]
            choice.low[sort] = share.fewest_to_move(have, giver, taker)
            choice.high[sort] = share.most_to_move(have, giver, taker)
        return choice

    def _can_be(self, money: vec[i64], deed: Deed) -> bool:
        """Whether a deed that the seat has seen can be done to the money."""
        giver = self.story.holder_of(deed.giver)
        taker = self.story.holder_of(deed.taker)
        heap = money[self.story.heap]
        kind = deed.kind
        if kind == SHOW_DEED:
            return giver == NONE or money[giver] == deed.cards
        if kind == TAKE_DEED:
            return heap == deed.cards
        if kind == DRAW_DEED:
            return holds(heap, deed.cards)
        if kind in (PAY_DEED, GIVE_DEED, SWAP_DEED):
            if giver == NONE:
                return holds(money[taker], deed.back)
            if taker != NONE:  # nothing was in it that could be seen
                return True
            if kind == PAY_DEED and not is_payment(money[giver], deed.cards, deed.price):
                return False
            return holds(money[giver], deed.cards)
        return True
