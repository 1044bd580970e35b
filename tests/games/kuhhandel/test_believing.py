"""What those believe of hidden money who look closely."""

from __future__ import annotations

import pytest

import corral
from corral.bots import ask, new_bot
from corral.core.prng import Sfc32
from corral.games.kuhhandel.play.believing import Belief, Beliefs
from corral.games.kuhhandel.play.reckoning import reckon
from corral.games.kuhhandel.rules.codes import NONE, OFFER_PHASE
from corral.games.kuhhandel.rules.money import total
from corral.games.kuhhandel.state import Kuhhandel
from tests.once import once_compiled

from .build import build


def table(money: list[str]) -> Kuhhandel:
    state = build(3, money=money).state
    assert isinstance(state, Kuhhandel)
    return state


def test_what_is_known_is_believed() -> None:
    state = table(["give p1 p2 50+20"])
    for seat in (1, 2):
        belief = Belief(state, seat)
        assert belief.money == [float(total(hand)) for hand in state.hand]
        assert belief.doubts == [0.0] * 3
    watching = Belief(state, 0)
    assert watching.doubts[0] == 0.0 < watching.doubts[1]
    assert sum(watching.money) == pytest.approx(300.0)
    assert Belief(state, NONE).doubts == watching.doubts


def test_equal_knowledge_gives_equal_beliefs() -> None:
    state = table(["swap p1 p2 50+20+10 > 10+10", "give p0 p1 10+10"])
    own = Belief(state, 0)
    assert own.doubts[1] > 0.0
    for seed in range(4):
        world = state.sample(0, Sfc32(seed))
        assert isinstance(world, Kuhhandel)
        found = Belief(world, 0)
        assert (found.money, found.doubts) == (own.money, own.doubts)


def test_beliefs_are_remembered_until_money_moves() -> None:
    state = table(["swap p1 p2 50+20+10 > 10+10"])
    beliefs = Beliefs()
    first = beliefs.of(state, 0)
    assert beliefs.of(state.copy(), 0) is first
    assert beliefs.of(state, 1) is not first
    later = table(["swap p1 p2 50+20+10 > 10+10", "give p1 p0 10"])
    assert beliefs.of(later, 0).money != first.money


@once_compiled
def test_a_closer_look_is_nearer_the_truth() -> None:
    """Late in matches, where much has moved unseen; what is reckoned there is far off."""
    off = [0.0, 0.0]
    for seed in range(3):
        match = corral.new("kuhhandel", players=3, seed=seed)
        bots = [new_bot("cowhand", seed, one) for one in range(3)]
        while match.actors:
            actor = match.actors[0]
            state = match.state
            assert isinstance(state, Kuhhandel)
            if state.phase == OFFER_PHASE and state.chosen == 0 and state.deck_size() == 0:
                for money, place in ((reckon(state, actor), 0), (Belief(state, actor).money, 1)):
                    for hand, mean in zip(state.hand, money, strict=True):
                        off[place] += (float(total(hand)) - mean) ** 2
            match.play(actor, ask(bots[actor], match, actor))
    assert 0 < off[1] < 0.6 * off[0]
