"""A plan for the deeds of a story of which only few sets of cards are possible."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from corral.core.prng import Sfc32
from corral.games.kuhhandel.rules.codes import DENOMINATIONS, NONE
from corral.games.kuhhandel.rules.deeds import PAY_DEED, PUT_DEED, TAKE_DEED, UNKNOWN
from corral.games.kuhhandel.rules.money import SORTS, total
from corral.games.kuhhandel.rules.payment import payments
from corral.games.kuhhandel.seen.shares import Shares
from corral.games.kuhhandel.seen.story import Story

ROUNDS: Final = 60
SINGLE_CARDS: Final = vec[i64]([1 << 8 * denomination for denomination in range(DENOMINATIONS)])


def plan_for(story: Story, rng: Sfc32) -> vec[i64]:
    """Cards for the deeds of which few sets are possible, so that each is there when needed.

    Again and again the deed is planned for which the fewest sets are left; where none is left
    for one, the last of these choices is made otherwise.
    """
    plan = vec[i64]([UNKNOWN] * len(story.deeds))
    wanted = _to_plan(story)
    earlier: list[vec[i64]] = []
    untried: list[vec[i64]] = []
    for _ in range(i64(ROUNDS)):
        possible = story.possible(plan)
        needs = story.needs(plan)
        rarest: i64 = NONE
        choices = vec[i64]()
        stuck = False
        for place in wanted:
            if plan[place] != UNKNOWN:
                continue
            fitting = _fitting(story, place, possible, needs)
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
        pick = _preferred(choices, story.deeds[rarest].price, rng)
        plan[rarest] = choices[pick]
        left = vec[i64]([int(rarest)])
        for place in range(i64(len(choices))):
            if place != pick:
                left = append(left, choices[place])
        untried[-1] = left
    return plan


def _to_plan(story: Story) -> vec[i64]:
    """Unseen payments, and cards put beside a rat that the seat then took with all of them."""
    places = vec[i64]()
    took = False
    for place in range(i64(len(story.deeds)) - 1, i64(-1), i64(-1)):
        deed = story.deeds[place]
        if deed.kind == TAKE_DEED:
            took = deed.cards != UNKNOWN
        elif deed.cards == UNKNOWN and (deed.kind == PAY_DEED or (deed.kind == PUT_DEED and took)):
            places = append(places, place)
    return places


def _fitting(
    story: Story, place: i64, possible: list[list[Shares]], needs: list[list[Shares]]
) -> vec[i64]:
    """The sets of cards with which everything before and after this deed can be."""
    deed = story.deeds[place]
    fitting = vec[i64]()
    sets = SINGLE_CARDS if deed.kind == PUT_DEED else payments(deed.number, deed.price)
    for cards in sets:
        fits = True
        for sort in range(i64(SORTS)):
            share = needs[sort][place + 1].copy()
            story.backward(share, deed, sort, cards)
            if not possible[sort][place].agrees_with(share):
                fits = False
                break
        if fits:
            fitting = append(fitting, cards)
    return fitting


def _preferred(choices: vec[i64], price: i64, rng: Sfc32) -> i64:
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
