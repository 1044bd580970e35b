"""The money's story as one seat knows it: what it can be, and one way it may have been.

Deeds whose cards the seat has not seen are told anew, the oldest first, each so that everything it
has seen later can still come about: the cards that it got or was shown, prices paid as K-18 says,
which pile was worth more. Where that fails after all, the last deeds are told once more.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from corral.core.bits import bit
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
from corral.games.kuhhandel.money import (
    SORTS,
    STEP,
    VALUE,
    WORTH,
    card,
    copies,
    count,
    holds,
    most_of_sort,
    of_sort,
    total,
)
from corral.games.kuhhandel.payment import (
    MANY,
    WORKED_OUT,
    is_payment,
    most_with,
    payment_bounds,
    payments,
)
from corral.games.kuhhandel.shares import Shares, group_sums

FIRST_DEAD_ENDS = 40
MOST_DEAD_ENDS = 200
TRIES = 20
MOST_STEPS = 400
PLANNING_ROUNDS = 60
SINGLE_CARDS: Final = vec[i64]([1 << 8 * denomination for denomination in range(DENOMINATIONS)])


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
        self.numbers = self._count()
        self.payer: i64 = NONE
        self.price: i64 = 0
        self.ahead: list[vec[i64]] = []

    def _count(self) -> list[vec[i64]]:
        """How many cards each holder has after each deed; everybody knows that (K-11)."""
        now = vec[i64]()
        for money in self.begin:
            now = append(now, count(money))
        numbers: list[vec[i64]] = []
        for deed in self.deeds:
            now = now[:]
            giver = self.holder[deed.giver] if deed.giver >= 0 else NONE
            taker = self.holder[deed.taker] if deed.taker >= 0 else NONE
            change = deed.number - deed.back_number
            if deed.kind == DONKEY_DEED:
                for holder in range(self.heap):
                    now[holder] += 1
            elif deed.kind != SHOW_DEED:
                if taker != NONE:
                    now[taker] += change
                if deed.kind in (TAKE_DEED, DRAW_DEED):
                    now[self.heap] -= change
                elif giver != NONE:
                    now[giver] -= change
                if deed.kind == PUT_DEED:
                    now[self.heap] += change
            numbers.append(now)
        return numbers

    def _limit(self, share: Shares, place: i64, sort: i64) -> None:
        """After a deed its holders have no more of a sort than they have cards."""
        holders = self._holders_of(place)
        for holder in range(self.holders):
            if holders >> holder & 1:
                share.has_at_most(holder, most_of_sort(self.numbers[place][holder], sort))

    # What it can be

    def present(self) -> list[Shares]:
        """For each denomination how its cards can lie now."""
        shares: list[Shares] = []
        for sort in range(i64(DENOMINATIONS)):
            share = Shares(self.holders, self._have(self.begin, sort))
            for place in range(i64(len(self.deeds))):
                self._forward(share, self.deeds[place], sort, UNKNOWN)
                self._limit(share, place, sort)
            shares.append(share)
        return shares

    def _forward(self, share: Shares, deed: Deed, sort: i64, planned: i64) -> None:
        """A deed changes what can be."""
        cards: i64 = 0 if deed.cards == UNKNOWN else of_sort(deed.cards, sort)
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
                low, high = self._bounds(deed, sort, planned)
                share.move(giver, self.heap, low, high)
        elif kind == DRAW_DEED:
            if deed.cards == UNKNOWN:
                share.move(self.heap, taker, 0, most_of_sort(1, sort))
            elif taker == NONE:
                share.lose(self.heap, cards)
            else:
                share.move(self.heap, taker, cards, cards)
        elif deed.cards == UNKNOWN:
            low, high = self._bounds(deed, sort, planned)
            self._limit_before(share, deed, planned, sort)
            share.move(giver, taker, low, high)
            if kind == SWAP_DEED:
                share.move(taker, giver, 0, most_of_sort(deed.back_number, sort))
        else:
            back = of_sort(deed.back, sort) if kind == SWAP_DEED else 0
            if giver == NONE:
                share.has(taker, back, MANY)
                share.lose(taker, back)
                share.get(taker, cards)
            else:
                share.has(giver, cards, self._most_before(deed, deed.cards, sort))
                share.lose(giver, cards)
                share.get(giver, back)

    def _bounds(self, deed: Deed, sort: i64, planned: i64) -> tuple[i64, i64]:
        """How many cards of a sort unseen cards hold at least and at most."""
        if planned != UNKNOWN:
            return of_sort(planned, sort), of_sort(planned, sort)
        if deed.kind != PAY_DEED:
            return 0, most_of_sort(deed.number, sort)
        return payment_bounds(deed.number, deed.price, sort)

    # What it must become

    def _needs(self, plan: vec[i64]) -> list[list[Shares]]:
        """For each sort what groups must have before each deed, and at last after all.

        Payments for which there is a plan are made as planned.
        """
        needs: list[list[Shares]] = []
        for sort in range(i64(SORTS)):
            share = self._at_the_end(sort)
            told: list[Shares] = [share.copy()]
            for place in range(i64(len(self.deeds)) - 1, i64(-1), i64(-1)):
                self._limit(share, place, sort)
                self._backward(share, self.deeds[place], sort, plan[place])
                told.append(share.copy())
            told.reverse()
            needs.append(told)
        return needs

    def _at_the_end(self, sort: i64) -> Shares:
        """Nobody must have anything; how many all have together is known."""
        share = Shares(self.holders, vec[i64]([0] * (1 << int(self.holders))))
        share.least[share.groups - 1] = self._cards_at_the_end(sort)
        return share

    def _cards_at_the_end(self, sort: i64) -> i64:
        """How many cards all holders have together after all deeds; the seat knows that."""
        cards: i64 = 0
        for money in self.begin:
            cards += of_sort(money, sort)
        for deed in self.deeds:
            if deed.cards == UNKNOWN:
                continue
            if deed.kind == DONKEY_DEED:
                cards += self.heap * of_sort(deed.cards, sort)
            elif deed.kind != SHOW_DEED:
                change = of_sort(deed.cards, sort)
                if deed.kind == SWAP_DEED:
                    change -= of_sort(deed.back, sort)
                if deed.kind != DRAW_DEED and deed.giver == self.seat:
                    cards += change
                elif deed.taker == self.seat:
                    cards -= change
        return cards

    def _backward(self, share: Shares, deed: Deed, sort: i64, planned: i64) -> None:
        """What must be before a deed, from what must be after it."""
        cards: i64 = 0 if deed.cards == UNKNOWN else of_sort(deed.cards, sort)
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
                low, high = self._bounds(deed, sort, planned)
                share.move(self.heap, giver, low, high)
        elif kind == DRAW_DEED:
            if deed.cards == UNKNOWN:
                share.move(taker, self.heap, 0, most_of_sort(1, sort))
            elif taker == NONE:
                share.get(self.heap, cards)
            else:
                share.move(taker, self.heap, cards, cards)
        elif deed.cards == UNKNOWN:
            if kind == SWAP_DEED:
                share.move(giver, taker, 0, most_of_sort(deed.back_number, sort))
            low, high = self._bounds(deed, sort, planned)
            share.move(taker, giver, low, high)
            self._limit_before(share, deed, planned, sort)
        else:
            back = of_sort(deed.back, sort) if kind == SWAP_DEED else 0
            if giver == NONE:
                share.lose(taker, cards)
                share.get(taker, back)
            else:
                share.lose(giver, back)
                share.get(giver, cards)
                self._limit_before(share, deed, deed.cards, sort)

    def _most_before(self, deed: Deed, cards: i64, sort: i64) -> i64:
        """How many cards of a sort the payer of these cards can have had."""
        if deed.kind != PAY_DEED or cards == UNKNOWN:
            return MANY
        return most_with(total(cards), deed.price, sort)

    def _limit_before(self, share: Shares, deed: Deed, cards: i64, sort: i64) -> None:
        most = self._most_before(deed, cards, sort)
        if most < MANY:
            share.has(self.holder[deed.giver], 0, most)

    # One way it may have been

    def tell(self, payer: i64, price: i64, rng: Sfc32) -> Telling | None:
        """A telling in which all that the seat knows holds; None if there seems to be none.

        ``payer``, where it is a seat, is about to pay ``price`` and is known to be able to.
        """
        self.payer = self.holder[payer] if payer >= 0 else NONE
        self.price = price
        self._foresee()
        plan = vec[i64]([UNKNOWN] * len(self.deeds))
        telling = self._try(plan, FIRST_DEAD_ENDS, rng)
        patience: i64 = FIRST_DEAD_ENDS
        while telling is None and patience < MOST_DEAD_ENDS:
            plan = self._plan(rng)
            telling = self._try(plan, patience, rng)
            patience += 1
        return telling

    def _plan(self, rng: Sfc32) -> vec[i64]:
        """Cards for the deeds of which few sets are possible, so that each is there when needed.

        Again and again the deed is planned for which the fewest sets are left; where none is left
        for one, the last of these choices is made otherwise.
        """
        plan = vec[i64]([UNKNOWN] * len(self.deeds))
        wanted = self._to_plan()
        earlier: list[vec[i64]] = []
        untried: list[vec[i64]] = []
        for _ in range(i64(PLANNING_ROUNDS)):
            possible = self._possible(plan)
            needs = self._needs(plan)
            rarest: i64 = NONE
            choices = vec[i64]()
            stuck = False
            for place in wanted:
                if plan[place] != UNKNOWN:
                    continue
                fitting = self._fitting(place, possible, needs)
                if len(fitting) == 0:
                    stuck = True
                    break
                if len(fitting) == 1:
                    plan[place] = fitting[0]
                elif rarest == NONE or len(fitting) < len(choices):
                    rarest = place
                    choices = fitting
            if stuck:
                while len(untried) > 0 and len(untried[-1]) == 1:
                    untried.pop()
                    earlier.pop()
                if len(untried) == 0:
                    break
                plan = earlier[-1][:]
                choices = untried[-1]
                rarest = choices[0]
                choices = choices[1:]
            elif rarest == NONE:
                break
            else:
                earlier.append(plan[:])
                untried.append(vec[i64]())
            pick = self._preferred(choices, self.deeds[rarest].price, rng)
            plan[rarest] = choices[pick]
            left = vec[i64]([int(rarest)])
            for place in range(i64(len(choices))):
                if place != pick:
                    left = append(left, choices[place])
            untried[-1] = left
        return plan

    def _to_plan(self) -> vec[i64]:
        """Unseen payments, and cards put beside a rat that the seat then took with all of them."""
        places = vec[i64]()
        took = False
        for place in range(i64(len(self.deeds)) - 1, i64(-1), i64(-1)):
            deed = self.deeds[place]
            if deed.kind == TAKE_DEED:
                took = deed.cards != UNKNOWN
            elif deed.cards == UNKNOWN and (
                deed.kind == PAY_DEED or (deed.kind == PUT_DEED and took)
            ):
                places = append(places, place)
        return places

    def _fitting(
        self, place: i64, possible: list[list[Shares]], needs: list[list[Shares]]
    ) -> vec[i64]:
        """The sets of cards with which everything before and after this deed can be."""
        deed = self.deeds[place]
        fitting = vec[i64]()
        sets = SINGLE_CARDS if deed.kind == PUT_DEED else payments(deed.number, deed.price)
        for cards in sets:
            fits = True
            for sort in range(i64(SORTS)):
                share = needs[sort][place + 1].copy()
                self._backward(share, deed, sort, cards)
                if not possible[sort][place].agrees_with(share):
                    fits = False
                    break
            if fits:
                fitting = append(fitting, cards)
        return fitting

    def _preferred(self, choices: vec[i64], price: i64, rng: Sfc32) -> i64:
        """The place of one of the sets; mostly of an exact payment, right whatever the hand."""
        if rng.below(8):
            exact: i64 = 0
            found: i64 = NONE
            for place in range(i64(len(choices))):
                if total(choices[place]) == price:
                    exact += 1
                    if rng.below(exact) == 0:
                        found = place
            if found != NONE:
                return found
        return rng.below(len(choices))

    def _possible(self, plan: vec[i64]) -> list[list[Shares]]:
        """For each sort how its cards can lie before each deed, with the payments as planned."""
        possible: list[list[Shares]] = []
        for sort in range(i64(SORTS)):
            share = Shares(self.holders, self._have(self.begin, sort))
            told: list[Shares] = []
            for place in range(i64(len(self.deeds))):
                told.append(share.copy())
                self._forward(share, self.deeds[place], sort, plan[place])
                self._limit(share, place, sort)
            possible.append(told)
        return possible

    def _try(self, plan: vec[i64], patience: i64, rng: Sfc32) -> Telling | None:
        """A telling as planned; None after too many dead ends."""
        needs = self._needs(plan)
        telling = Telling(self.begin[:])
        trail: list[vec[i64]] = [self.begin[:]]
        told: list[Deed] = []
        dead_ends: i64 = 0
        furthest: i64 = 0
        reach: i64 = 1
        while True:
            place: i64 = len(told)
            deed: Deed | None = None
            telling.money = trail[place][:]
            if place < len(self.deeds):
                deed = self._retell(telling, needs, place, rng)
            elif self._can_go_on(telling.money[self.payer] if self.payer >= 0 else 0, place):
                telling.deeds = told
                return telling
            if deed is not None:
                told.append(deed)
                trail.append(telling.money)
                if place >= furthest:
                    furthest = place + 1
                    reach = 1
                continue
            dead_ends += 1
            back = self._retreat(place, 1 + rng.below(reach))
            if dead_ends > patience or back < 0:
                return None
            reach = min(reach + reach, place) if back > 0 else 1
            del told[back:]
            del trail[back + 1 :]

    def _retreat(self, place: i64, reach: i64) -> i64:
        """The place of an earlier unseen deed that had to do with the one that fails; or NONE."""
        blamed = self._holders_of(place)
        found: i64 = NONE
        while place > 0 and reach > 0:
            place -= 1
            if self.deeds[place].cards == UNKNOWN and self._holders_of(place) & blamed:
                found = place
                reach -= 1
        return found

    def _holders_of(self, place: i64) -> i64:
        """The holders whose cards a deed concerns, as bits; after the last deed the payer."""
        if place == len(self.deeds):
            return bit(self.payer) if self.payer >= 0 else 0
        deed = self.deeds[place]
        holders: i64 = 0
        if deed.kind in (PUT_DEED, TAKE_DEED, DRAW_DEED):
            holders = bit(self.heap)
        if deed.giver >= 0 and self.holder[deed.giver] >= 0:
            holders |= bit(self.holder[deed.giver])
        if deed.taker >= 0 and self.holder[deed.taker] >= 0:
            holders |= bit(self.holder[deed.taker])
        return holders

    # Looking ahead: the last unseen deed before a payment decides whether it can be made

    def _foresee(self) -> None:
        """For every unseen deed and holder the payment that nothing unseen comes before."""
        last: i64 = len(self.deeds)
        coming = vec[i64]([NONE] * int(self.holders))
        self.ahead = []
        if self.payer >= 0:
            coming[self.payer] = last
        for place in range(last - 1, i64(-1), i64(-1)):
            deed = self.deeds[place]
            self.ahead.append(coming[:])
            giver = self.holder[deed.giver] if deed.giver >= 0 else NONE
            if deed.cards == UNKNOWN:
                for holder in range(self.holders):
                    if self._holders_of(place) >> holder & 1:
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
            hand += self._known_change(self.deeds[between], holder)
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
        if deed.taker >= 0 and self.holder[deed.taker] == holder:
            return change
        if deed.kind != DRAW_DEED and deed.giver >= 0 and self.holder[deed.giver] == holder:
            return -change
        return 0

    def _can_go_on(self, hand: i64, place: i64) -> bool:
        """Whether the payment at this place can be made from a hand."""
        if place == len(self.deeds):
            return self.payer < 0 or total(hand) >= self.price
        deed = self.deeds[place]
        if deed.cards != UNKNOWN:
            return holds(hand, deed.cards) and is_payment(hand, deed.cards, deed.price)
        for cards in payments(deed.number, deed.price):
            if holds(hand, cards) and is_payment(hand, cards, deed.price):
                return True
        return deed.number > WORKED_OUT and total(hand) >= deed.price

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
        own = money[taker]
        for _ in range(i64(TRIES)):
            choice = self._choice(money, needs, place + 1, giver, taker)
            if kind == PAY_DEED:
                cards = choice.payment(hand, deed.number, deed.price, rng)
            else:
                cards = choice.any_cards(hand, deed.number, rng)
            if cards == UNKNOWN:
                return None
            money[giver] = hand - cards
            money[taker] = own + cards
            if self._leaves_open(money, place, giver) and self._leaves_open(money, place, taker):
                return _with_cards(deed, cards, 0)
            money[giver] = hand
            money[taker] = own
        return None

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
        for _ in range(i64(TRIES)):
            wide = Choice()
            for sort in range(i64(SORTS)):
                have = self._have(money, sort)
                after = needs[sort][place + 1].copy()
                after.move(giver, taker, 0, most_of_sort(deed.back_number, sort))
                wide.low[sort] = after.fewest_to_move(have, giver, taker)
                wide.high[sort] = after.most_to_move(have, giver, taker)
            cards = wide.any_cards(money[giver], deed.number, rng)
            if cards == UNKNOWN:
                return None
            own = money[taker]
            money[giver] -= cards
            money[taker] += cards
            choice = self._choice(money, needs, place + 1, taker, giver)
            for sort in range(i64(SORTS)):
                choice.high[sort] = min(choice.high[sort], of_sort(own, sort))
            back = choice.compared(deed.back_number, total(cards), -deed.outcome, rng)
            if back != UNKNOWN:
                money[taker] -= back
                money[giver] += back
                if self._leaves_open(money, place, giver) and self._leaves_open(
                    money, place, taker
                ):
                    return _with_cards(deed, cards, back)
                money[taker] += back
                money[giver] -= back
            money[giver] += cards
            money[taker] -= cards
        return None

    def _choice(
        self, money: vec[i64], needs: list[list[Shares]], after: i64, giver: i64, taker: i64
    ) -> Choice:
        """How many of each sort may go from holder to holder."""
        choice = Choice()
        for sort in range(i64(SORTS)):
            have = self._have(money, sort)
            share = needs[sort][after]
            choice.low[sort] = share.fewest_to_move(have, giver, taker)
            choice.high[sort] = share.most_to_move(have, giver, taker)
        return choice

    def _have(self, money: vec[i64], sort: i64) -> vec[i64]:
        cards = vec[i64]()
        for own in money:
            cards = append(cards, of_sort(own, sort))
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
        for least in range(i64(DENOMINATIONS - 2), i64(-1), i64(-1)):
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
        """That many cards worth more (1), less (-1) or as much (0); UNKNOWN if it cannot be."""
        least = self.low[WORTH] * STEP
        most = self.high[WORTH] * STEP
        if outcome >= 0:
            least = max(least, worth + outcome)
        if outcome <= 0:
            most = min(most, worth + outcome)
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
