"""The money's story as one seat knows it: what can be and what must be, deed by deed.

The bounds are kept for groups of holders and for sorts of cards (see ``shares`` and ``money``),
going forwards from the hands that everybody knew, and backwards from what the seat has seen later.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from corral.core.bits import bit
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
)
from corral.games.kuhhandel.rules.money import (
    SORTS,
    card,
    copies,
    count,
    most_of_sort,
    of_sort,
    total,
)
from corral.games.kuhhandel.rules.payment import (
    MANY,
    can_pay_exactly,
    most_with,
    payment_bounds,
    payments,
)
from corral.games.kuhhandel.seen.shares import Shares, group_sums


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

    def holder_of(self, seat: i64) -> i64:
        """The holder that a seat is; NONE for nobody, and for the seat whose story this is."""
        return self.holder[seat] if seat >= 0 else NONE

    def holders_of(self, place: i64) -> i64:
        """The holders whose cards a deed concerns, as bits."""
        deed = self.deeds[place]
        holders: i64 = 0
        if deed.kind in (PUT_DEED, TAKE_DEED, DRAW_DEED):
            holders = bit(self.heap)
        giver = self.holder_of(deed.giver)
        taker = self.holder_of(deed.taker)
        if giver != NONE:
            holders |= bit(giver)
        if taker != NONE:
            holders |= bit(taker)
        return holders

    def do(self, money: vec[i64], place: i64, cards: i64, back: i64) -> None:
        """A deed with these cards, done to every holder's money; it is not checked."""
        deed = self.deeds[place]
        kind = deed.kind
        giver = self.holder_of(deed.giver)
        taker = self.holder_of(deed.taker)
        if kind == DONKEY_DEED:
            for holder in range(self.heap):
                money[holder] += cards
            return
        if kind == SHOW_DEED:
            return
        if kind in (TAKE_DEED, DRAW_DEED):
            giver = self.heap
        elif kind == PUT_DEED:
            taker = self.heap
        if giver != NONE:
            money[giver] += back - cards
        if taker != NONE:
            money[taker] += cards - back

    def have(self, money: vec[i64], sort: i64) -> vec[i64]:
        """What every group of holders has of a sort."""
        cards = vec[i64]()
        for own in money:
            cards = append(cards, of_sort(own, sort))
        return group_sums(self.holders, cards)

    def _count(self) -> list[vec[i64]]:
        """How many cards each holder has after each deed; everybody knows that (K-11)."""
        now = vec[i64]()
        for money in self.begin:
            now = append(now, count(money))
        numbers: list[vec[i64]] = []
        for deed in self.deeds:
            now = now[:]
            giver = self.holder_of(deed.giver)
            taker = self.holder_of(deed.taker)
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
        holders = self.holders_of(place)
        for holder in range(self.holders):
            if holders >> holder & 1:
                share.has_at_most(holder, most_of_sort(self.numbers[place][holder], sort))

    # What it can be

    def present(self) -> list[Shares]:
        """For each denomination how its cards can lie now."""
        shares = self.beginning()
        self.go_on(shares, 0)
        return shares

    def beginning(self) -> list[Shares]:
        """For each denomination how its cards lay before the first deed."""
        return [
            Shares(self.holders, self.have(self.begin, sort)) for sort in range(i64(DENOMINATIONS))
        ]

    def go_on(self, shares: list[Shares], gone: i64) -> None:
        """Change what could be after so many deeds into what can be now."""
        for place in range(gone, i64(len(self.deeds))):
            deed = self.deeds[place]
            if deed.kind == PAY_DEED and deed.cards == UNKNOWN:
                self._pay(shares, deed)
            else:
                for sort in range(i64(DENOMINATIONS)):
                    self._forward(shares[sort], deed, sort)
            for sort in range(i64(DENOMINATIONS)):
                self._limit(shares[sort], place, sort)

    def _pay(self, shares: list[Shares], deed: Deed) -> None:
        """An unseen payment: only cards that the payer can have, and exact if that was possible."""
        giver = self.holder[deed.giver]
        taker = self.holder[deed.taker]
        sure: i64 = 0
        for denomination in range(i64(DENOMINATIONS)):
            sure += shares[denomination].fewest(giver) * card(denomination)
        exactly = can_pay_exactly(sure, deed.price)
        least = vec[i64]([MANY] * DENOMINATIONS)
        most = vec[i64]([0] * DENOMINATIONS)
        fits = False
        for cards in payments(deed.number, deed.price):
            possible = not exactly or total(cards) == deed.price
            for denomination in range(i64(DENOMINATIONS)):
                if copies(cards, denomination) > shares[denomination].most(giver):
                    possible = False
            if possible:
                fits = True
                for denomination in range(i64(DENOMINATIONS)):
                    least[denomination] = min(least[denomination], copies(cards, denomination))
                    most[denomination] = max(most[denomination], copies(cards, denomination))
        for sort in range(i64(DENOMINATIONS)):
            if fits:
                shares[sort].has(giver, least[sort], MANY)
                shares[sort].move(giver, taker, least[sort], most[sort])
            else:  # so many cards that their sets are not worked out
                self._forward(shares[sort], deed, sort)

    def _forward(self, share: Shares, deed: Deed, sort: i64) -> None:
        """A deed changes what can be."""
        cards: i64 = 0 if deed.cards == UNKNOWN else of_sort(deed.cards, sort)
        giver = self.holder_of(deed.giver)
        taker = self.holder_of(deed.taker)
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
                low, high = self._bounds(deed, sort)
                share.move(giver, self.heap, low, high)
        elif kind == DRAW_DEED:
            if deed.cards == UNKNOWN:
                share.move(self.heap, taker, 0, most_of_sort(1, sort))
            elif taker == NONE:
                share.lose(self.heap, cards)
            else:
                share.move(self.heap, taker, cards, cards)
        elif deed.cards == UNKNOWN:
            low, high = self._bounds(deed, sort)
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
                share.has(giver, cards, self._most_before(deed, sort))
                share.lose(giver, cards)
                share.get(giver, back)

    def _bounds(self, deed: Deed, sort: i64) -> tuple[i64, i64]:
        """How many cards of a sort unseen cards hold at least and at most."""
        if deed.kind != PAY_DEED:
            return 0, most_of_sort(deed.number, sort)
        return payment_bounds(deed.number, deed.price, sort)

    # What it must become

    def needs(self) -> list[list[Shares]]:
        """For each sort what groups must have before each deed, and at last after all."""
        needs: list[list[Shares]] = []
        for sort in range(i64(SORTS)):
            share = self._at_the_end(sort)
            told: list[Shares] = [share.copy()]
            for place in range(i64(len(self.deeds)) - 1, i64(-1), -1):
                self._limit(share, place, sort)
                self._backward(share, self.deeds[place], sort)
                told.append(share.copy())
            told.reverse()
            needs.append(told)
        return needs

    def _at_the_end(self, sort: i64) -> Shares:
        """Nobody must have anything; how many all have together is known."""
        share = Shares(self.holders, vec[i64]([0] * (1 << int(self.holders))))
        share.least[share.groups - 1] = self.cards_at_the_end(sort)
        return share

    def cards_at_the_end(self, sort: i64) -> i64:
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

    def _backward(self, share: Shares, deed: Deed, sort: i64) -> None:
        """What must be before a deed, from what must be after it."""
        cards: i64 = 0 if deed.cards == UNKNOWN else of_sort(deed.cards, sort)
        giver = self.holder_of(deed.giver)
        taker = self.holder_of(deed.taker)
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
                low, high = self._bounds(deed, sort)
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
            low, high = self._bounds(deed, sort)
            share.move(taker, giver, low, high)
        else:
            back = of_sort(deed.back, sort) if kind == SWAP_DEED else 0
            if giver == NONE:
                share.lose(taker, cards)
                share.get(taker, back)
            else:
                share.lose(giver, back)
                share.get(giver, cards)
                share.has_at_most(giver, self._most_before(deed, sort))

    def _most_before(self, deed: Deed, sort: i64) -> i64:
        """How many cards of a sort the payer of seen cards can have had."""
        if deed.kind != PAY_DEED:
            return MANY
        return most_with(total(deed.cards), deed.price, sort)
