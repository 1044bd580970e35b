"""Samples keep the promise: piles drawn at random, given all that was seen."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import corral
from corral.core.prng import Sfc32
from corral.games.kuhhandel.rules.codes import NONE
from corral.games.kuhhandel.rules.deeds import seen_chronicle
from corral.games.kuhhandel.seen.belief import story_of
from corral.games.kuhhandel.seen.history_sampler import HistorySampler
from corral.games.kuhhandel.seen.odds import ways_of
from corral.games.kuhhandel.state import Kuhhandel
from corral.testing import check_samples, measure_samples
from corral.testing.sampling import Sampling
from tests.games.playing import seen_by
from tests.once import fewer_plain

from .build import build, hand, hands
from .test_belief import told_story

SAMPLES = 250
# Each was far from the promise while deeds were filled in one after the other.
TOLD = [
    # Kept a 0 with 0.29, whatever was paid back.
    (4, ["give p1 p2 50+20+10+10+10+0", "pay p2 p1 10 10"], 3),
    # Two cards beat one: 10+0 was offered with 0.126.
    (4, ["swap p0 p1 20+10 > 10"], 3),
    (4, ["swap p0 p1 20 = 20", "swap p0 p1 50 > 20+0"], None),
    (3, ["put p1 10", "put p2 20", "take p0 20+10", "give p1 p2 50+0"], 0),
    # What two put beside the rat that a third one took, and what one of them paid with later.
    (
        3,
        [
            *("pay p0 p1 40 20+10+10", "put p2 10", "put p0 50", "put p1 50"),
            *("put p2 0", "put p0 0", "put p1 10", "take p2 50+50+10+10+0+0"),
            *("pay p1 p2 30 10+10+10", "pay p1 p0 40 20+20"),
        ],
        2,
    ),
    (3, ["give p1 p2 50+10", "show p2 50+50+20+10+10+10+10+0+0", "give p2 p1 20"], 0),
]


@pytest.mark.parametrize(("players", "money", "seat"), TOLD)
def test_worlds_come_as_often_as_they_are_likely(
    players: int, money: list[str], seat: int | None
) -> None:
    found = measure_samples(build(players, money=money), seat, SAMPLES)
    if found is None:
        pytest.fail("the odds are not worked out")
    assert found.impossible == []
    assert found.distance <= 0.05 + 1.5 * found.noise


@pytest.mark.parametrize(
    ("players", "money", "seat"), fewer_plain([TOLD[3]], [TOLD[0], TOLD[1], TOLD[3]])
)
def test_a_walk_keeps_the_promise_too(players: int, money: list[str], seat: int) -> None:
    """As it has to where the ways are too many to go through them."""
    table = build(players, money=money).state
    assert isinstance(table, Kuhhandel)
    story = story_of(table, seat, seen_chronicle(table.deeds, seat))
    ways = ways_of(story, NONE, 0, 400)
    assert ways is not None
    found: Counter[str] = Counter()
    for seed in range(SAMPLES):
        rng = Sfc32(seed)
        mixer = HistorySampler(story, NONE, 0).find(100, 1000, rng)
        assert mixer is not None
        mixer.walk(150, rng)
        found[str(tuple(int(own) for own in mixer.money[-1]))] += 1
    walked = Sampling({str(key): part for key, part in ways.odds().items()}, found)
    assert walked.impossible == []
    assert walked.distance <= 0.05 + 1.5 * walked.noise


def test_ways_are_gone_through_only_where_they_are_few() -> None:
    table = build(3, money=["give p0 p1 20+10+10", "give p1 p0 50+20+0"]).state
    assert isinstance(table, Kuhhandel)
    story = story_of(table, 2, seen_chronicle(table.deeds, 2))
    ways = ways_of(story, NONE, 0, 400)
    assert ways is not None
    assert sum(ways.odds().values()) == pytest.approx(1.0)
    assert ways_of(story, NONE, 0, len(ways.last) - 1) is None
    assert ways_of(story, NONE, 0, len(ways.last)) is not None


def test_the_odds_of_the_examples() -> None:
    """By hand: 6 of 7 cards given, a 10 paid back; two of a start hand against one.

    Of 147 ways 95 win, and 27 of them change a 10 for nothing: 10+0 for 0, 10+10 for 10 and so on.
    """
    match = build(4, money=["give p1 p2 50+20+10+10+10+0", "pay p2 p1 10 10"])
    game = match.setting.game
    odds = game.odds(match.state, 3)
    assert odds is not None
    kept = sum(part for key, part in odds.items() if key.split()[1] == "10+0")
    assert kept == pytest.approx(2 / 7)
    match = build(4, money=["swap p0 p1 10+0 > 0"])
    odds = game.odds(match.state, 3)
    assert odds is not None
    assert odds[game.unseen(match.state, 3)] == pytest.approx(27 / 95)


@pytest.mark.parametrize("players", fewer_plain([2], [2, 3]))
def test_random_matches_are_measured_from_their_beginning(players: int) -> None:
    assert check_samples("kuhhandel", players, seed=2, samples=60) > 0


@pytest.mark.parametrize("seed", range(6))
def test_told_stories_are_imagined_and_read_back(seed: int) -> None:
    base, story = told_story(random.Random(seed), 8)
    match = build(hands=base, money=story)
    for seat in (None, seed % 3):
        text = match.position_seen_by(seat)
        again = corral.from_position(text, seed=seed)
        assert again.position_seen_by(seat) == text
        assert seen_by(match.sample(seat, seed), seat) == seen_by(match, seat)


def test_a_payment_is_made_of_what_the_payer_can_have() -> None:
    """30 paid with two cards of a start hand are 20+10, and all can tell."""
    match = build(4, money=["pay p1 p0 30 20+10"])
    for viewer in (2, 3, None):
        money = [farm["money"] for farm in match.view(viewer)["players"]]
        assert money[0]["cards"] == sorted([0, 0, 10, 10, 10, 10, 20, 20, 50])
        assert money[1]["cards"] == [0, 0, 10, 10, 50]
    assert hand(match, 1) == "50+10+10+0+0"
    assert hands(match)[0] == "50+20+20+10+10+10+10+0+0"


def test_who_finds_no_history_gives_up() -> None:
    """There is none where somebody pays more than all the money; the search for it ends."""
    table = build(3, money=["give p0 p1 20+10+10", "give p1 p0 50+20+0"]).state
    assert isinstance(table, Kuhhandel)
    story = story_of(table, 2, seen_chronicle(table.deeds, 2))
    assert HistorySampler(story, 1, 40).find(8, 2000, Sfc32(1)) is not None
    assert HistorySampler(story, 1, 5000).find(8, 2000, Sfc32(1)) is None
