"""The money's story as one seat knows it: what it can be, and one way it may have been.

Deeds whose cards the seat has not seen are told anew, the oldest first, each so that everything it
has seen later can still come about: the cards that it got or was shown, prices paid as K-18 says,
which pile was worth more. Where that fails after all, the last deeds are told once more.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from corral.core.prng import Sfc32
from corral.games.kuhhandel.codes import DENOMINATIONS, NONE
from corral.games.kuhhandel.deeds import (
    DONKEY_DEED,
    DRAW_DEED,
    PAY_DEED,
    PUT_DEED,
    SHOW_DEED,
    SWAP_DEED,
    TAKE_DEED,
    UNKNOWN,
    Deed,
)
from corral.games.kuhhandel.money import VALUE, card, copies, count, holds, total
from corral.games.kuhhandel.payment import is_payment
from corral.games.kuhhandel.shares import Shares, group_sums, shared

MOST_DEAD_ENDS = 100_000
SWAP_TRIES = 6
MOST_STEPS = 400


class Story:
    """What a seat (or a spectator) knows of the money.

    Holders are the other players in the order of their seats, and at last the pile beside the rat;
    with two players it is the bag of money that nobody has seen.
    """

    def __init__(
        self, players: i64, seat: i64, base: vec[i64], unseen: i64, deeds: list[Deed]
    ) -> None:
        self.players = players
        self.seat = seat
        self.deeds = deeds
        self.holder = vec[i64]([NONE] * int(players))
        self.begin = vec[i64]()
        for other in range(players):
            if other != seat:
                self.holder[other] = len(self.begin)
                self.begin = append(self.begin, base[other])
        self.heap: i64 = len(self.begin)
        self.begin = append(self.begin, unseen)
        self.holders: i64 = len(self.begin)

    # What it can be

    def present(self) -> list[Shares]:
        """For each denomination how its cards can lie now."""
        shares: list[Shares] = []
        for denomination in range(i64(DENOMINATIONS)):
            cards = vec[i64]()
            for money in self.begin:
                cards = append(cards, copies(money, denomination))
            share = shared(self.holders, cards)
            for deed in self.deeds:
                self._forward(share, deed, denomination)
            shares.append(share)
        return shares

    def _forward(self, share: Shares, deed: Deed, denomination: i64) -> None:
        """A deed changes what can be."""
        cards: i64 = 0 if deed.cards == UNKNOWN else copies(deed.cards, denomination)
        giver = self.holder[deed.giver] if deed.giver >= 0 else NONE
        taker = self.holder[deed.taker] if deed.taker >= 0 else NONE
        kind = deed.kind
        if kind == DONKEY_DEED:
            for holder in range(self.heap):
                share.get(holder, cards)
        elif kind == SHOW_DEED:
            if giver != NONE:
                share.has(giver, cards, cards)
        elif kind == TAKE_DEED:
            if taker == NONE:
                share.has(self.heap, cards, cards)
                share.lose(self.heap, cards)
            else:
                share.pour(self.heap, taker)
        elif kind == PUT_DEED:
            if giver == NONE:
                share.get(self.heap, cards)
            else:
                share.move(giver, self.heap, 0, 1)
        elif kind == DRAW_DEED:
            self._draw_forward(share, deed, taker, cards)
        elif deed.cards == UNKNOWN:
            low, high = bounds(deed, denomination)
            share.move(giver, taker, low, high)
            if kind == SWAP_DEED:
                share.move(taker, giver, 0, deed.back_number)
        else:
            back = copies(deed.back, denomination) if kind == SWAP_DEED else 0
            if giver == NONE:
                share.has(taker, back, 255)
                share.lose(taker, back)
                share.get(taker, cards)
            else:
                share.has(giver, cards, 255)
                share.lose(giver, cards)
                share.get(giver, back)

    def _draw_forward(self, share: Shares, deed: Deed, taker: i64, cards: i64) -> None:
        if deed.cards == UNKNOWN:
            share.move(self.heap, taker, 0, 1)
        elif taker == NONE:
            share.lose(self.heap, cards)
        else:
            share.move(self.heap, taker, cards, cards)

    # What it must become

    def _needs(self) -> list[list[Shares]]:
        """For each denomination what groups must have before each deed, and at last after all."""
        needs: list[list[Shares]] = []
        for denomination in range(i64(DENOMINATIONS)):
            share = Shares(self.holders, vec[i64]([0] * (1 << int(self.holders))))
            share.least[share.groups - 1] = self._cards_at_the_end(denomination)
            told: list[Shares] = [share.copy()]
            for place in range(len(self.deeds) - 1, -1, -1):
                self._backward(share, self.deeds[place], denomination)
                told.append(share.copy())
            told.reverse()
            needs.append(told)
        return needs

    def _cards_at_the_end(self, denomination: i64) -> i64:
        """How many cards all holders have together after all deeds; the seat knows that."""
        cards: i64 = 0
        for money in self.begin:
            cards += copies(money, denomination)
        for deed in self.deeds:
            if deed.cards == UNKNOWN:
                continue
            if deed.kind == DONKEY_DEED:
                cards += self.heap * copies(deed.cards, denomination)
            elif deed.kind != SHOW_DEED:
                change = copies(deed.cards, denomination)
                if deed.kind == SWAP_DEED:
                    change -= copies(deed.back, denomination)
                if deed.kind != DRAW_DEED and deed.giver == self.seat:
                    cards += change
                elif deed.taker == self.seat:
                    cards -= change
        return cards

    def _backward(self, share: Shares, deed: Deed, denomination: i64) -> None:
        """What must be before a deed, from what must be after it."""
        cards: i64 = 0 if deed.cards == UNKNOWN else copies(deed.cards, denomination)
        giver = self.holder[deed.giver] if deed.giver >= 0 else NONE
        taker = self.holder[deed.taker] if deed.taker >= 0 else NONE
        kind = deed.kind
        if kind == DONKEY_DEED:
            for holder in range(self.heap):
                share.lose(holder, cards)
        elif kind == SHOW_DEED:
            if giver != NONE:
                share.has(giver, cards, cards)
        elif kind == TAKE_DEED:
            if taker == NONE:
                share.has(self.heap, 0, 0)
                share.get(self.heap, cards)
            else:
                share.pour_back(self.heap, taker)
        elif kind == PUT_DEED:
            if giver == NONE:
                share.lose(self.heap, cards)
            else:
                share.move(self.heap, giver, 0, 1)
        elif kind == DRAW_DEED:
            if deed.cards == UNKNOWN:
                share.move(taker, self.heap, 0, 1)
            elif taker == NONE:
                share.get(self.heap, cards)
            else:
                share.move(taker, self.heap, cards, cards)
        elif deed.cards == UNKNOWN:
            if kind == SWAP_DEED:
                share.move(giver, taker, 0, deed.back_number)
            low, high = bounds(deed, denomination)
            share.move(taker, giver, low, high)
        else:
            back = copies(deed.back, denomination) if kind == SWAP_DEED else 0
            if giver == NONE:
                share.lose(taker, cards)
                share.get(taker, back)
            else:
                share.lose(giver, back)
                share.get(giver, cards)

    # One way it may have been

    def tell(self, payer: i64, price: i64, rng: Sfc32) -> Telling | None:
        """A telling in which all that the seat knows holds; None if there seems to be none.

        ``payer``, where it is a seat, is about to pay ``price`` and is known to be able to.
        """
        needs = self._needs()
        telling = Telling(self.begin[:])
        trail: list[vec[i64]] = [self.begin[:]]
        told: list[Deed] = []
        dead_ends: i64 = 0
        furthest: i64 = 0
        jump: i64 = 1
        while True:
            place: i64 = len(told)
            deed: Deed | None = None
            if place < len(self.deeds):
                telling.money = trail[place][:]
                deed = self._retell(telling, needs, place, rng)
            elif (
                payer < 0
                or self.holder[payer] == NONE
                or total(trail[place][self.holder[payer]]) >= price
            ):
                telling.money = trail[place][:]
                telling.deeds = told
                return telling
            if deed is not None:
                told.append(deed)
                trail.append(telling.money[:])
                if place >= furthest:
                    furthest = place + 1
                    jump = 1
                continue
            dead_ends += 1
            if dead_ends > MOST_DEAD_ENDS or place == 0:
                return None
            back: i64 = max(place - jump, 0)
            del told[back:]
            del trail[back + 1 :]
            jump = jump + jump if back > 0 else 1

    def _retell(
        self, telling: Telling, needs: list[list[Shares]], place: i64, rng: Sfc32
    ) -> Deed | None:
        """The next deed with all its cards, done to the telling's money; None at a dead end."""
        deed = self.deeds[place]
        money = telling.money
        if deed.cards != UNKNOWN:
            return deed if self._repeat(money, deed) else None
        giver = self.holder[deed.giver] if deed.giver >= 0 else NONE
        taker = self.holder[deed.taker] if deed.taker >= 0 else NONE
        kind = deed.kind
        if kind == TAKE_DEED:
            cards = money[self.heap]
            money[taker] += cards
            money[self.heap] = 0
            return _with_cards(deed, cards, 0)
        if kind == PUT_DEED:
            taker = self.heap
        elif kind == DRAW_DEED:
            giver = self.heap
        if kind == SWAP_DEED:
            return self._swap(telling, deed, needs, place, giver, taker, rng)
        hand = money[giver]
        choice = self._choice(money, needs, place + 1, giver, taker)
        if kind == PAY_DEED:
            cards = choice.payment(hand, deed.number, deed.price, rng)
        else:
            cards = choice.any_cards(hand, deed.number, rng)
        if cards == UNKNOWN:
            return None
        money[giver] -= cards
        money[taker] += cards
        return _with_cards(deed, cards, 0)

    def _swap(
        self,
        telling: Telling,
        deed: Deed,
        needs: list[list[Shares]],
        place: i64,
        giver: i64,
        taker: i64,
        rng: Sfc32,
    ) -> Deed | None:
        """Two unseen piles, of which it is known which is worth more."""
        money = telling.money
        for _ in range(i64(SWAP_TRIES)):
            wide = Choice()
            for denomination in range(i64(DENOMINATIONS)):
                have = self._have(money, denomination)
                after = needs[denomination][place + 1].copy()
                after.move(giver, taker, 0, deed.back_number)
                wide.low[denomination] = after.fewest_to_move(have, giver, taker)
                wide.high[denomination] = after.most_to_move(have, giver, taker)
            cards = wide.any_cards(money[giver], deed.number, rng)
            if cards == UNKNOWN:
                return None
            own = money[taker]
            money[giver] -= cards
            money[taker] += cards
            choice = self._choice(money, needs, place + 1, taker, giver)
            for denomination in range(i64(DENOMINATIONS)):
                choice.high[denomination] = min(
                    choice.high[denomination], copies(own, denomination)
                )
            back = choice.compared(deed.back_number, total(cards), -deed.outcome, rng)
            if back != UNKNOWN:
                money[taker] -= back
                money[giver] += back
                return _with_cards(deed, cards, back)
            money[giver] += cards
            money[taker] -= cards
        return None

    def _choice(
        self, money: vec[i64], needs: list[list[Shares]], after: i64, giver: i64, taker: i64
    ) -> Choice:
        """How many of each denomination may go from holder to holder."""
        choice = Choice()
        for denomination in range(i64(DENOMINATIONS)):
            have = self._have(money, denomination)
            share = needs[denomination][after]
            choice.low[denomination] = share.fewest_to_move(have, giver, taker)
            choice.high[denomination] = share.most_to_move(have, giver, taker)
        return choice

    def _have(self, money: vec[i64], denomination: i64) -> vec[i64]:
        cards = vec[i64]()
        for own in money:
            cards = append(cards, copies(own, denomination))
        return group_sums(self.holders, cards)

    def _repeat(self, money: vec[i64], deed: Deed) -> bool:
        """A deed that the seat has seen, done to the money; False if it cannot be."""
        giver = self.holder[deed.giver] if deed.giver >= 0 else NONE
        taker = self.holder[deed.taker] if deed.taker >= 0 else NONE
        cards = deed.cards
        kind = deed.kind
        if kind == DONKEY_DEED:
            for holder in range(self.heap):
                money[holder] += cards
        elif kind == SHOW_DEED:
            return giver == NONE or money[giver] == cards
        elif kind == PUT_DEED:
            money[self.heap] += cards
        elif kind == TAKE_DEED:
            if money[self.heap] != cards:
                return False
            money[self.heap] = 0
        elif kind == DRAW_DEED:
            if not holds(money[self.heap], cards):
                return False
            money[self.heap] -= cards
            if taker != NONE:
                money[taker] += cards
        elif giver == NONE:
            if not holds(money[taker], deed.back):
                return False
            money[taker] += cards - deed.back
        else:
            if not holds(money[giver], cards):
                return False
            if kind == PAY_DEED and not is_payment(money[giver], cards, deed.price):
                return False
            money[giver] += deed.back - cards
        return True


class Telling:
    """Every holder's money, and all deeds with their cards."""

    def __init__(self, money: vec[i64]) -> None:
        self.money = money
        self.deeds: list[Deed] = []


class Choice:
    """Between how many and how many cards of each denomination are to be chosen."""

    def __init__(self) -> None:
        self.low = vec[i64]([0] * DENOMINATIONS)
        self.high = vec[i64]([0] * DENOMINATIONS)
        self.found = vec[i64]()
        self.steps: i64 = 0

    def any_cards(self, hand: i64, number: i64, rng: Sfc32) -> i64:
        """That many cards of the hand, each as likely as the next; UNKNOWN if it cannot be."""
        chosen: i64 = 0
        for denomination in range(i64(DENOMINATIONS)):
            if self.low[denomination] > self.high[denomination]:
                return UNKNOWN
            chosen += self.low[denomination] * card(denomination)
        number -= count(chosen)
        if number < 0:
            return UNKNOWN
        while number > 0:
            ways: i64 = 0
            for denomination in range(i64(DENOMINATIONS)):
                ways += self._ways(hand, chosen, denomination)
            if ways == 0:
                return UNKNOWN
            pick = rng.below(ways)
            denomination = NONE
            while pick >= 0:
                denomination += 1
                pick -= self._ways(hand, chosen, denomination)
            chosen += card(denomination)
            number -= 1
        return chosen

    def _ways(self, hand: i64, chosen: i64, denomination: i64) -> i64:
        taken = copies(chosen, denomination)
        return copies(hand, denomination) - taken if taken < self.high[denomination] else 0

    def payment(self, hand: i64, number: i64, price: i64, rng: Sfc32) -> i64:
        """That many cards that pay a price as K-18 says; UNKNOWN if it cannot be."""
        self.high[0] = 0
        self._search(number, price, price + VALUE[DENOMINATIONS - 1] - 1, rng)
        while len(self.found) > 0:
            place = rng.below(len(self.found))
            cards = self.found[place]
            if is_payment(hand, cards, price):
                return cards
            self.found[place] = self.found[len(self.found) - 1]
            self.found = self.found[: len(self.found) - 1]
        return UNKNOWN

    def compared(self, number: i64, worth: i64, outcome: i64, rng: Sfc32) -> i64:
        """That many cards worth more (1), less (-1) or as much (0); UNKNOWN if it cannot be."""
        if outcome == 0:
            self._search(number, worth, worth, rng)
        elif outcome > 0:
            self._search(number, worth + 1, i64(1_000_000), rng)
        else:
            self._search(number, 0, worth - 1, rng)
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
        for turn in range(span):
            used = low + (first + turn) % span
            rest = number - used
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


def bounds(deed: Deed, denomination: i64) -> tuple[i64, i64]:
    """How many cards of a denomination unseen cards hold at least and at most."""
    if deed.kind != PAY_DEED:
        return 0, deed.number
    if denomination == 0:
        return 0, 0
    # With a card of this value in it, the price is passed by less than that value (K-18).
    value = VALUE[denomination]
    spare = deed.price + value - 1 - deed.number * VALUE[1]
    if spare < 0:
        return 0, 0
    if denomination == 1:
        return 0, deed.number
    return 0, min(deed.number, spare // (value - VALUE[1]))


def _with_cards(deed: Deed, cards: i64, back: i64) -> Deed:
    return Deed(
        None,
        deed.kind,
        deed.giver,
        deed.taker,
        cards,
        deed.number,
        deed.price,
        back,
        deed.back_number,
        deed.outcome,
    )
