"""How likely every way is in which the money can lie, worked out where the ways are few.

The promise that samples keep (see ``mixing``), kept exactly by going through all that can have been
(forward filtering, backward sampling).
"""

from __future__ import annotations

from math import comb

from mypy_extensions import i64

from corral.core.evaluator import draw
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
from corral.games.kuhhandel.rules.money import card, copies, count, holds, total
from corral.games.kuhhandel.rules.payment import is_payment, number_of_payments
from corral.games.kuhhandel.seen.mixing import ways
from corral.games.kuhhandel.seen.story import Story

PILES = 20
"""For each way that is thought of, so many piles and pairs of piles are looked at."""

Money = tuple[int, ...]
Piles = list[tuple[int, float]]
Result = tuple[Money, float, int, int]
"""The money after a deed, how likely that is, and the cards that went and came back."""
Step = tuple[Money, Money, float, int, int]
"""The money before a deed and after it, how likely both are, and the cards."""


class Ways:
    """All that can have been: what the holders may have had after each deed, and how likely.

    Going through the deeds tells how it may have come to be; going back from how it may have ended
    draws one history, as likely as it is by all that was seen, be it before or after. For that the
    steps are remembered. Who wants to know only what can be goes on from there (``follow``); then
    all that can be counts as equally likely, for it takes time to say how likely it is.
    """

    def __init__(self, story: Story, most: int, remembered: bool = True) -> None:
        self.story = story
        self.last: dict[Money, float] = {tuple(int(own) for own in story.begin): 1.0}
        self._most = most
        self._patience = most * PILES
        self._steps: list[list[Step]] = []
        self._remembered = remembered
        self._gone = 0
        self.lost = False
        """Whether there were too many ways, or too many piles to look at."""

    def go(self, payer: i64, price: i64) -> bool:
        """To the last deed; False where the way was lost."""
        self.follow(self.story)
        if not self.lost:
            self.last = {money: self.last[money] for money in self.able(payer, price)}
        return not self.lost

    def able(self, payer: i64, price: i64) -> list[Money]:
        """What all may have now; ``payer``, if it is a seat, can pay ``price``."""
        holder = int(self.story.holder_of(payer))
        return [money for money in self.last if holder == NONE or total(money[holder]) >= price]

    def follow(self, story: Story) -> None:
        """On to the last deed of a story that begins as this one does."""
        self.story = story
        for deed in story.deeds[self._gone :]:
            if self.lost:
                return
            after: dict[Money, float] = {}
            steps: list[Step] = []
            for money, likely in self.last.items():
                for then, share, cards, back in self._done(deed, money):
                    if self._remembered:
                        steps.append((money, then, likely * share, cards, back))
                    after[then] = after.get(then, 0.0) + likely * share
                if len(after) > self._most or self._patience < 0:
                    self.lost = True
                    return
            if self._remembered:
                self._steps.append(steps)
            self._gone += 1
            self.last = after

    def odds(self) -> dict[Money, float]:
        """What all holders have, and how likely; nothing, if nothing fits to what was seen."""
        whole = sum(self.last.values())
        return {money: part / whole for money, part in self.last.items()}

    def history(self, rng: Sfc32) -> tuple[Money, list[Deed]]:
        """One way it can have been: what all have now, and the deeds with their cards."""
        ends = list(self.last)
        now = ends[int(draw(list(self.last.values()), rng))]
        told: list[Deed] = []
        then = now
        for deed, steps in zip(reversed(self.story.deeds), reversed(self._steps), strict=True):
            before = [step for step in steps if step[1] == then]
            then, _, _, cards, back = before[int(draw([step[2] for step in before], rng))]
            told.append(deed if deed.cards != UNKNOWN else deed.with_cards(cards, back))
        told.reverse()
        return now, told

    def _done(self, deed: Deed, money: Money) -> list[Result]:
        """What can come of a deed; parts that are missing contradict what was seen.

        Less than that once there is no patience left.
        """
        story = self.story
        heap = int(story.heap)
        giver, taker = int(story.holder_of(deed.giver)), int(story.holder_of(deed.taker))
        kind = int(deed.kind)
        if kind == DONKEY_DEED:
            return [(tuple(own + int(deed.cards) for own in money[:-1]) + money[-1:], 1.0, 0, 0)]
        if kind == SHOW_DEED:
            return [(money, 1.0, 0, 0)] if giver == NONE or money[giver] == deed.cards else []
        if kind == TAKE_DEED:
            cards = money[heap]
            if deed.cards not in (UNKNOWN, cards):
                return []
            return [(_moved(money, heap, taker, cards, 0), 1.0, cards, 0)]
        if kind == DRAW_DEED:
            giver = heap
        if kind == PUT_DEED:
            taker = heap
        piles = self._piles(deed, money[giver] if giver != NONE else None)
        backs = self._backs(deed, money[taker] if taker != NONE else None)
        self._patience -= len(piles) * len(backs)
        found: list[Result] = []
        if self._patience < 0:
            return found
        met: set[Money] = set()
        for cards, likely in piles:
            for back, besides in backs:
                if kind == SWAP_DEED and not comes_out(deed.outcome, compared(cards, back)):
                    continue
                then = _moved(money, giver, taker, cards, back)
                if self._remembered or then not in met:
                    found.append((then, likely * besides, cards, back))
                    met.add(then)
                if len(met) > self._most:
                    return found  # which is one too many
        return found

    def _piles(self, deed: Deed, hand: int | None) -> Piles:
        """The cards that can have gone with a deed; of the seat's own hand those that it gave."""
        cards = int(deed.cards)
        if hand is None:
            return [(cards, 1.0)]
        if deed.kind == PAY_DEED:
            each = 1.0
            if self._remembered:
                each /= max(int(number_of_payments(hand, deed.price)), 1)
            return [
                (paid, each)
                for paid in self._some(hand, cards, int(deed.number))
                if holds(hand, paid) and is_payment(hand, paid, deed.price)
            ]
        return self._drawn(hand, cards, int(deed.number))

    def _backs(self, deed: Deed, hand: int | None) -> Piles:
        if deed.kind != SWAP_DEED:
            return [(0, 1.0)]
        if hand is None:
            return [(int(deed.back), 1.0)]
        return self._drawn(hand, int(deed.back), int(deed.back_number))

    def _drawn(self, hand: int, cards: int, number: int) -> Piles:
        """That many cards of a hand, at random."""
        some = [one for one in self._some(hand, cards, number) if holds(hand, one)]
        if not self._remembered:
            return [(one, 1.0) for one in some]
        whole = comb(int(count(hand)), number)
        return [(one, float(ways(hand, one)) / whole) for one in some]

    def _some(self, hand: int, cards: int, number: int) -> list[int]:
        """The cards, if they are known; else all sets of that many, as far as patience goes."""
        some = [cards] if cards != UNKNOWN else _selections(hand, number, self._patience + 1)
        self._patience -= len(some)
        return some


def ways_of(story: Story, payer: i64, price: i64, most: int) -> Ways | None:
    """All ways, where they are no more than ``most``; ``payer``, if a seat, can pay ``price``."""
    found = Ways(story, most)
    return found if found.go(payer, price) else None


def _moved(money: Money, giver: int, taker: int, cards: int, back: int) -> Money:
    after = list(money)
    if giver != NONE:
        after[giver] += back - cards
    if taker != NONE:
        after[taker] += cards - back
    return tuple(after)


def _selections(hand: int, number: int, most: int, denomination: int = 0) -> list[int]:
    """All sets of that many cards, but no more than ``most``: big hands have thousands."""
    if number == 0:
        return [0]
    if denomination == DENOMINATIONS:
        return []
    found: list[int] = []
    for used in range(min(number, int(copies(hand, denomination))) + 1):
        for rest in _selections(hand, number - used, most - len(found), denomination + 1):
            found.append(rest + used * int(card(denomination)))
        if len(found) >= most:
            break
    return found
