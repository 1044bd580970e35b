"""Worlds supposed in little time: what the seat sees is right, every card is somewhere."""

from random import Random

import pytest

import corral
from corral.core.match import Match
from corral.core.prng import Sfc32
from corral.core.state import State
from corral.games.kuhhandel.play.reckoning import likely_hand
from corral.games.kuhhandel.rules.codes import DENOMINATIONS, MONEY_CARD, NONE
from corral.games.kuhhandel.rules.deeds import is_untold, seen_chronicle
from corral.games.kuhhandel.rules.money import copies, count, total
from corral.games.kuhhandel.seen.belief import story_of
from corral.games.kuhhandel.seen.guessing import guess
from corral.games.kuhhandel.seen.story import Story
from corral.games.kuhhandel.state import Kuhhandel
from tests.once import fewer_plain

STEP = 23
FEW = 20
"""Of more moves, which are bids, only low ones are made, so that few hands must be shown."""


def moments(players: int, seed: int) -> list[Match]:
    match = corral.new("kuhhandel", players=players, seed=seed)
    rng = Random(seed)
    found = []
    for number in range(400):
        if match.over:
            break
        seat = rng.choice(match.actors)
        moves = match.legal(seat)
        match.play(seat, rng.choice(moves[:4] if len(moves) > FEW else moves))
        if number % STEP == 0:
            found.append(match.copy())
    return found


def table(match: Match) -> Kuhhandel:
    assert isinstance(match.state, Kuhhandel)
    return match.state


@pytest.mark.parametrize("players", fewer_plain([3], [2, 3, 4]))
def test_the_seat_sees_what_it_saw(players: int) -> None:
    rng = Sfc32(5)
    for match in moments(players, 3):
        game = match.setting.game
        for seat in range(players):
            world = match.state.determinize(seat, rng)
            assert game.view(world, seat) == game.view(match.state, seat)
            assert list(world.legal(seat)) == list(match.state.legal(seat))
            assert game.census(world) == game.census(match.state)
            again = world.sample(seat, rng)  # worlds can be imagined from it like from the truth
            assert game.view(again, seat) == game.view(match.state, seat)


@pytest.mark.parametrize("players", [2, 3])
def test_what_was_made_of_the_money_is_renewed_in_time(players: int) -> None:
    """A state that was asked before imagines the same as one that remembers nothing."""
    match = corral.new("kuhhandel", players=players, seed=8)
    rng = Random(8)
    for number in range(150):
        for seat in range(players):
            asked = match.state.determinize(seat, Sfc32(number))
            anew = match.state.copy().determinize(seat, Sfc32(number))
            assert match.setting.game.census(asked) == match.setting.game.census(anew)
            assert hands(asked) == hands(anew)
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))


@pytest.mark.parametrize("players", [2, 4])
def test_others_can_suppose_worlds_of_a_world_that_was_guessed(players: int) -> None:
    """What they saw in it was never told; every card is somewhere and nobody's number changes."""
    guessed = 0
    for number, match in enumerate(moments(players, 9)):
        world = table(match).copy()
        story = story_of(world, 0, seen_chronicle(world.deeds, 0))
        lay_out_guess(world, story, Sfc32(number))
        guessed += is_untold(world.deeds, 1)
        for seat in range(players):
            for again in (world.determinize(seat, Sfc32(number)), world.sample(seat, Sfc32(3))):
                assert match.setting.game.census(again) == match.setting.game.census(world)
                assert [count(hand) for hand in hands(again)] == [
                    count(hand) for hand in hands(world)
                ]
                assert hands(again)[seat] == hands(world)[seat]
    assert guessed > 3


def lay_out_guess(world: Kuhhandel, story: Story, rng: Sfc32) -> None:
    """What bots do where no history is found."""
    money = guess(story, NONE, 0, rng)
    for other in range(1, int(world.players)):
        world.hand[other] = money[int(story.holder[other])]
    if world.players == 2:
        for denomination in range(DENOMINATIONS):
            world.deck[MONEY_CARD + denomination] = copies(money[-1], denomination)
    else:
        world.pile = money[-1]
    world.deeds = None
    for deed in story.deeds:
        world.deeds = deed.after(world.deeds)


def hands(state: State) -> list[int]:
    assert isinstance(state, Kuhhandel)
    return list(state.hand)


@pytest.mark.parametrize("players", fewer_plain([3], [2, 3, 5]))
def test_guessed_hands_are_possible_by_what_was_seen_of_each_card(players: int) -> None:
    rng = Sfc32(6)
    guessed = 0
    for match in moments(players, 4):
        for seat in range(players):
            state = table(match)
            story = story_of(state, seat, seen_chronicle(state.deeds, seat))
            money = guess(story, NONE, 0, rng)
            shares = story.present()
            truth = [int(state.hand[other]) for other in range(players) if other != seat]
            for holder, hand in enumerate(truth):
                assert count(money[holder]) == count(hand)
                for denomination in range(DENOMINATIONS):
                    own = copies(money[holder], denomination)
                    assert own >= shares[denomination].fewest(holder)
            for denomination in range(DENOMINATIONS):
                cards = sum(int(copies(one, denomination)) for one in money)
                assert cards == story.cards_at_the_end(denomination)
            guessed += list(money)[: len(truth)] != truth
    assert guessed > 3


def test_a_payer_is_made_able_to_pay() -> None:
    rng = Sfc32(7)
    made = 0
    for match in moments(4, 5):
        state = table(match)
        story = story_of(state, 0, seen_chronicle(state.deeds, 0))
        for payer in range(1, 4):
            price = int(total(state.hand[payer]))
            money = guess(story, payer, price, rng)
            holder = int(story.holder[payer])
            assert total(money[holder]) >= price
            assert count(money[holder]) == count(state.hand[payer])
            made += 1
    assert made > 10


def test_a_likely_hand_has_as_many_cards_as_all_can_see() -> None:
    """Two players; and it is the same in all worlds that the seat cannot tell apart."""
    hands = set()
    for match in moments(2, 4):
        for seat in range(2):
            likely = likely_hand(table(match), seat)
            assert count(likely) == count(table(match).hand[1 - seat])
            assert likely == likely_hand(table(match.sample(seat, seed=3)), seat)
            hands.add(int(likely))
    assert len(hands) > 10
