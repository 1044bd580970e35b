"""What a seat can tell of every hand: which cards are surely in it, and which can be.

Where the ways in which the money can lie are few, they are gone through, and the bounds are exact.
Elsewhere they are never too narrow: they use every deed and the number of cards in each hand, but
not which pile of a swap was worth more, nor that somebody who is to pay is able to.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from corral.games.kuhhandel.rules.codes import (
    DENOMINATIONS,
    MONEY_CARD,
    NONE,
    PAY_PHASE,
    SHARE_PHASE,
)
from corral.games.kuhhandel.rules.deeds import UNKNOWN, Deed
from corral.games.kuhhandel.rules.material import Material
from corral.games.kuhhandel.rules.money import card, copies, count
from corral.games.kuhhandel.seen.knowledge import Farm, KuhhandelKnowledge
from corral.games.kuhhandel.seen.odds import ways_of
from corral.games.kuhhandel.seen.story import Story

FEW_WAYS = 64
"""So many ways in which the money can lie are gone through."""


class Purse:
    """A hand as somebody knows it: at least these cards, and at most so many of each."""

    __slots__ = ("certain", "least", "most")

    def __init__(self, least: int, most: list[int], certain: bool) -> None:
        self.least = least
        self.most = most
        self.certain = certain


class KeptPurses:
    """Those of one match, seat by seat: worked out anew where what they follow from has changed."""

    def __init__(self) -> None:
        self._kept: dict[int, tuple[Deed | None, list[int], list[Purse]]] = {}

    def purses(
        self, known: KuhhandelKnowledge, material: Material, last: Deed | None
    ) -> list[Purse]:
        """What ``purses`` gives. ``last``: the latest deed; it stands for all, for none changes."""
        marks = [_unseen_money(known, material), _payer(known), known.bid]
        for farm in known.farms:
            marks += [farm.base, farm.hand.cards, farm.hand.number]
        kept = self._kept.get(known.seat)
        if kept is not None and kept[0] is last and kept[1] == marks:
            return kept[2]
        found = purses(known, material)
        self._kept[known.seat] = (last, marks, found)
        return found


def purses(known: KuhhandelKnowledge, material: Material) -> list[Purse]:
    """One purse for each player."""
    base = vec[i64]([farm.base for farm in known.farms])
    unseen = _unseen_money(known, material)
    story = Story(known.players, known.seat, base, unseen, known.deeds)
    shares = story.present()
    ways = ways_of(story, _payer(known), known.bid, FEW_WAYS)
    found = []
    for seat, farm in enumerate(known.farms):
        holder = int(story.holder[seat])
        if holder == NONE or farm.hand.cards != UNKNOWN:
            found.append(_open(farm.hand.cards))
            continue
        if ways is not None and ways.last:
            found.append(_in_all([money[holder] for money in ways.last]))
            continue
        low = [int(share.fewest(holder)) for share in shares]
        high = [int(share.most(holder)) for share in shares]
        found.append(_narrowed(farm, low, high))
    return found


def _payer(known: KuhhandelKnowledge) -> int:
    """Who is to pay, and so is able to."""
    return known.payer if known.phase == PAY_PHASE and known.payer is not None else NONE


def _unseen_money(known: KuhhandelKnowledge, material: Material) -> int:
    """The bag of money, but for a card that the seat looks at."""
    unseen = int(material.unseen)
    if known.phase == SHARE_PHASE and known.card is not None and known.card >= MONEY_CARD:
        unseen -= int(card(known.card - MONEY_CARD))
    return unseen


def _open(cards: int) -> Purse:
    most = [int(copies(cards, denomination)) for denomination in range(DENOMINATIONS)]
    return Purse(cards, most, True)


def _in_all(hands: list[int]) -> Purse:
    """What a hand must hold and can hold, if it is one of these."""
    least = 0
    most = []
    for denomination in range(DENOMINATIONS):
        numbers = [int(copies(hand, denomination)) for hand in hands]
        least += min(numbers) * int(card(denomination))
        most.append(max(numbers))
    return Purse(least, most, all(hand == least for hand in hands))


def _narrowed(farm: Farm, low: list[int], high: list[int]) -> Purse:
    """The number of cards in the hand leaves no more room than this."""
    number = farm.hand.number
    spare = number - sum(low)
    missing = sum(high) - number
    least = 0
    most = []
    for denomination in range(DENOMINATIONS):
        fewest = max(low[denomination], high[denomination] - missing)
        least += fewest * int(card(denomination))
        most.append(min(high[denomination], low[denomination] + spare))
    return Purse(least, most, int(count(least)) == number)
