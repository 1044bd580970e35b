"""Quick determinization: money as it can lie by what was seen of each card, without a story.

For bots, which have no time to look for a story when few are possible. Every hand has its number of
cards, at least those that are surely in it, and as a rule no more than it can have.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from corral.core.prng import Sfc32
from corral.games.kuhhandel.rules.codes import DENOMINATIONS, NONE
from corral.games.kuhhandel.rules.money import card, copies, count, total
from corral.games.kuhhandel.seen.story import Story


def guess(story: Story, payer: i64, price: i64, rng: Sfc32) -> vec[i64]:
    """Every holder's money. The payer, where it is a seat, is made able to pay the price."""
    numbers = (
        story.numbers[-1] if story.numbers else vec[i64]([int(count(one)) for one in story.begin])
    )
    shares = story.present()
    money = vec[i64]([0] * int(story.holders))
    room = numbers[:]
    left = vec[i64]()
    for denomination in range(i64(DENOMINATIONS)):
        spare = story.cards_at_the_end(denomination)
        for holder in range(story.holders):
            sure = min(shares[denomination].fewest(holder), room[holder])
            money[holder] += sure * card(denomination)
            room[holder] -= sure
            spare -= sure
        for _ in range(spare):
            left = append(left, denomination)
    for place in range(i64(len(left)) - 1, i64(-1), -1):
        other = rng.below(place + 1)
        denomination = left[other]
        left[other] = left[place]
        able = vec[i64]([0] * int(story.holders))
        for holder in range(story.holders):
            if copies(money[holder], denomination) < shares[denomination].most(holder):
                able[holder] = room[holder]
        taker = _drawn(able, rng)
        if taker == NONE:
            taker = _drawn(room, rng)
        money[taker] += card(denomination)
        room[taker] -= 1
    holder = story.holder_of(payer)
    if holder != NONE:
        _make_solvent(money, holder, price)
    return money


def shuffled(money: vec[i64], payer: i64, price: i64, rng: Sfc32) -> vec[i64]:
    """The same cards with the same holders' numbers; the payer, if any, able to pay the price."""
    dealt = vec[i64]([0] * len(money))
    room = vec[i64]()
    for own in money:
        room = append(room, count(own))
    for own in money:
        for denomination in range(i64(DENOMINATIONS)):
            for _ in range(copies(own, denomination)):
                taker = _drawn(room, rng)
                dealt[taker] += card(denomination)
                room[taker] -= 1
    if payer >= 0:
        _make_solvent(dealt, payer, price)
    return dealt


def _drawn(weights: vec[i64], rng: Sfc32) -> i64:
    """A place, each as likely as its weight; NONE if all are 0."""
    whole: i64 = 0
    for weight in weights:
        whole += weight
    if whole == 0:
        return NONE
    mark = rng.below(whole)
    place: i64 = 0
    while mark >= weights[place]:
        mark -= weights[place]
        place += 1
    return place


def _make_solvent(money: vec[i64], payer: i64, price: i64) -> None:
    """Give the payer others' great cards for small ones until the price can be paid."""
    for high in range(i64(DENOMINATIONS) - 1, i64(0), -1):
        for holder in range(i64(len(money))):
            if holder == payer:
                continue
            for low in range(high):
                while (
                    total(money[payer]) < price
                    and copies(money[holder], high) > 0
                    and copies(money[payer], low) > 0
                ):
                    money[payer] += card(high) - card(low)
                    money[holder] += card(low) - card(high)
