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
from corral.games.kuhhandel.seen.odds import Ways
from corral.games.kuhhandel.seen.shares import Shares
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


class Past:
    """The money's story as far as it was followed, to go on from there when there is more."""

    __slots__ = ("_shared", "_shares", "last", "ways")

    def __init__(self, story: Story) -> None:
        self.last: Deed | None = None
        """The latest deed that it knows."""
        self.ways = Ways(story, FEW_WAYS, remembered=False)
        self._shares: list[Shares] | None = None
        self._shared: i64 = 0
        """After how many deeds cards can lie as these tell."""

    def present(self) -> list[Shares]:
        """For each denomination how its cards can lie after the last deed."""
        story, shares = self.ways.story, self._shares
        if shares is None:
            shares = self._shares = story.beginning()
        story.go_on(shares, self._shared)
        self._shared = len(story.deeds)
        return shares


class KeptPurses:
    """Those of one match, seat by seat: worked out anew where what they follow from has changed.

    The ways in which the money can lie are followed on from deed to deed.
    """

    def __init__(self) -> None:
        self._kept: dict[int, tuple[Deed | None, list[int], list[Purse]]] = {}
        self._pasts: dict[tuple[int, int], Past] = {}

    def purses(
        self, known: KuhhandelKnowledge, material: Material, last: Deed | None
    ) -> list[Purse]:
        """What ``purses`` gives. ``last``: the latest deed; it stands for all, for none changes."""
        marks = marks_of(known, material)
        kept = self._kept.get(known.seat)
        if kept is not None and kept[0] is last and kept[1] == marks:
            return kept[2]
        found = _purses(known, self._followed(_story(known, material), last))
        self._kept[known.seat] = (last, marks, found)
        return found

    def _followed(self, story: Story, last: Deed | None) -> Past:
        """Who looks at a card of the bag knows another bag for that long."""
        key = int(story.seat), int(story.begin[story.heap])
        past = self._pasts.get(key)
        if past is None or not _begins_with(story, last, past.ways.story, past.last):
            past = self._pasts[key] = Past(story)
        past.ways.follow(story)
        past.last = last
        return past


def marks_of(known: KuhhandelKnowledge, material: Material) -> list[int]:
    """What purses follow from, beside the deeds."""
    payer = _payer(known)
    marks = [_unseen_money(known, material), payer, 0 if payer == NONE else known.bid]
    for farm in known.farms:
        marks += [farm.base, farm.hand.cards, farm.hand.number]
    return marks


def _begins_with(story: Story, last: Deed | None, other: Story, others: Deed | None) -> bool:
    """Whether a story, up to its ``last`` deed, goes on where another one ended."""
    if list(story.begin) != list(other.begin):
        return False
    deed = last
    while deed is not others and deed is not None:
        deed = deed.previous
    return deed is others


def purses(known: KuhhandelKnowledge, material: Material) -> list[Purse]:
    """One purse for each player."""
    past = Past(_story(known, material))
    past.ways.follow(past.ways.story)
    return _purses(known, past)


def _story(known: KuhhandelKnowledge, material: Material) -> Story:
    base = vec[i64]([farm.base for farm in known.farms])
    return Story(known.players, known.seat, base, _unseen_money(known, material), known.deeds)


def _purses(known: KuhhandelKnowledge, past: Past) -> list[Purse]:
    story, ways = past.ways.story, past.ways
    able = [] if ways.lost else ways.able(_payer(known), known.bid)
    shares = [] if able else past.present()
    found = []
    for seat, farm in enumerate(known.farms):
        holder = int(story.holder[seat])
        if holder == NONE or farm.hand.cards != UNKNOWN:
            found.append(_open(farm.hand.cards))
            continue
        if able:
            found.append(_in_all([money[holder] for money in able]))
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
