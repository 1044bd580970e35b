"""What the bots of El Gaucho know: prospects of herds, worth of positions, promising moves."""

from __future__ import annotations

import pytest

import corral
from corral.bots import Limit, ask, new_bot
from corral.core.evaluator import shares
from corral.core.prng import Sfc32
from corral.games.elgaucho.play.appraisal import Appraisal
from corral.games.elgaucho.play.evaluator import ElGauchoEvaluator
from corral.games.elgaucho.play.future import Future
from corral.games.elgaucho.play.prospects import MOST_CHANCES, best_order, prospect
from corral.games.elgaucho.rules.codes import ASCENDING, DESCENDING, SINGLE
from corral.games.elgaucho.rules.table import ElGauchoTable

from .build import FULL, build

INSIGHT = ElGauchoEvaluator()


def herd(*values: int) -> int:
    return sum(1 << (value - 1) for value in values)


def favourite(match: corral.Match, among: str = "") -> str:
    """The first seat's move if it looks one step ahead; among those that begin in a way."""
    values = INSIGHT.judge(match.state, 0, match.state.legal(0), Sfc32(1))
    judged = zip(values, [str(move) for move in match.legal(0)], strict=True)
    return max(pair for pair in judged if pair[1].startswith(among))[1]


def lead(match: corral.Match) -> float:
    """By how much the first seat is expected to be ahead of the second."""
    expected = INSIGHT.expected(match.state)
    return expected[0] - expected[1]


def uncorrected(table: ElGauchoTable) -> list[float]:
    """What ranches and dice promise, before it is calibrated."""
    owns = [Appraisal(Future(table), seat) for seat in range(table.players)]
    return [own.total() + INSIGHT._dice(own) for own in owns]


# Prospects of herds


def test_without_any_chance_a_herd_is_worth_its_sale() -> None:
    assert prospect(0, SINGLE, 0.0) == 0
    assert prospect(herd(9), SINGLE, 0.0) == 9
    assert prospect(herd(3, 5, 6, 9), ASCENDING, 0.0) == 36  # E-X5
    assert prospect(herd(11, 10, 8, 2, 1), DESCENDING, 0.0) == 55  # E-X6


def test_one_chance_is_the_mean_of_what_may_come() -> None:
    assert prospect(0, SINGLE, 1.0) == pytest.approx(sum(range(1, 13)) / 12)
    # Any smaller tile makes two at 12 each, and one value is in the herd itself.
    assert prospect(herd(12), SINGLE, 1.0) == pytest.approx((11 * 24 + 12) / 12)
    # A misfit sells the herd and starts a new one.
    assert prospect(herd(11, 12), ASCENDING, 1.0) == pytest.approx(24 + sum(range(1, 13)) / 12)


def test_more_chances_are_worth_more_but_never_without_end() -> None:
    for values, direction in (((), SINGLE), ((6,), SINGLE), ((2, 5), ASCENDING)):
        worth = [prospect(herd(*values), direction, step / 2) for step in range(30)]
        assert worth == sorted(worth)
        assert worth[-1] == worth[2 * MOST_CHANCES]


def test_room_to_grow_is_worth_something() -> None:
    assert prospect(herd(10, 9), DESCENDING, 3.0) > prospect(herd(10, 1), DESCENDING, 3.0)
    assert prospect(herd(1, 2), ASCENDING, 3.0) > prospect(herd(1, 2), DESCENDING, 3.0)
    assert prospect(herd(12), SINGLE, 3.0) - prospect(herd(6), SINGLE, 3.0) > 6


def test_tiles_come_home_in_the_best_order() -> None:
    # 5, then 6 and 9 in a row: three tiles at 9.
    assert best_order(herd(5), SINGLE, herd(6, 9), 0, 0, False, 0.0) == 27
    # The 6 comes first; after the 3 nothing fits: 2 * 6 and 9.
    assert best_order(herd(6), SINGLE, herd(3), herd(9), 0, False, 0.0) == 12 + 9
    # E-X17: a 5 joins 4-6-9 only by SORT.
    assert best_order(herd(4, 6, 9), ASCENDING, herd(5), 0, 0, False, 0.0) == 27 + 5
    assert best_order(herd(4, 6, 9), ASCENDING, herd(5), 0, 0, True, 0.0) == 36
    # SORT puts the 4 left of the 7, so that the 9 fits on the right.
    assert best_order(herd(7), SINGLE, herd(4), herd(9), 0, True, 0.0) == 27


# Positions


@pytest.mark.parametrize("players", [2, 3, 4])
def test_expectations_of_random_positions_make_chances(players: int) -> None:
    rng = Sfc32(players)
    match = corral.new("elgaucho", players=players, seed=5)
    while match.actors:
        state = match.state
        seat = match.actors[0]
        codes = state.legal(seat)
        weights = INSIGHT.policy(state, seat, codes)
        assert len(weights) == len(codes)
        assert min(weights) > 0
        chances = INSIGHT.chances(state)
        assert sum(chances) == pytest.approx(1.0)
        assert min(chances) > 0
        assert INSIGHT.spread(state) > 0
        moves = match.legal(seat)
        match.play(seat, moves[int(rng.below(len(moves)))])
    assert INSIGHT.expected(match.state) == list(match.scores)


def test_seats_that_swap_all_they_have_swap_their_chances() -> None:
    herds, areas, aside = ("W3-5", "K9"), ("wish", "steal"), ("B1 B2 B3 B4", "G1 G2 G3 G4")
    expected = []
    for start in (0, 1):
        match = build(
            2,
            start=start,
            a="K4^0 W2^1" if start == 0 else "K4^1 W2^0",
            b="W8_0 K7_1" if start == 0 else "W8_1 K7_0",
            pesos=[10, 20] if start == 0 else [20, 10],
            herds={start: herds[0], 1 - start: herds[1]},
            areas={start: areas[0], 1 - start: areas[1]},
            aside={start: aside[0], 1 - start: aside[1]},
        )
        expected.append(INSIGHT.expected(match.state))
    assert expected[0] == pytest.approx(expected[1][::-1])


def test_a_tile_with_a_standing_gaucho_is_as_good_as_won() -> None:
    def ahead(row: str) -> float:
        return lead(build(2, pampa=FULL, a=row, dice="-", rodeo="1 1 1", herds={0: "W4-6"}))

    assert ahead("W9^0") > ahead("W9_0") > ahead("W9") > ahead("W9^1")


def test_lying_gauchos_are_worth_nothing_after_the_last_turn() -> None:
    def ahead(row: str) -> float:
        return lead(build(2, a=row, countdown=0, start=0, turn=1, dice="untaken", herds={1: "K2"}))

    assert ahead("W9_0") == pytest.approx(ahead("W9"))
    assert ahead("W9^0") > ahead("W9") + 8


def test_a_gaucho_waiting_for_an_empty_steppe_is_worth_nothing() -> None:
    def ahead(steppe: str, area: str) -> float:
        areas = {0: area, 1: "wish"}
        return lead(build(2, countdown=1, steppe=steppe, dice="-", rodeo="1 1 1", areas=areas))

    assert ahead("?", "steppe") > ahead("?", "") + 3
    assert ahead("", "steppe") == pytest.approx(ahead("", ""))


def test_the_spread_shrinks_towards_the_end() -> None:
    spreads = [INSIGHT.spread(build(2, pile=pile).state) for pile in (20, 10, 2)]
    spreads += [INSIGHT.spread(build(2, countdown=left).state) for left in (1, 0)]
    assert spreads == sorted(spreads, reverse=True)


def test_expected_points_are_calibrated_for_all_seats_alike() -> None:
    """More while much is to come, less towards the end; chances are the same as ever."""
    for pile, countdown, excess in (
        (20, None, -19.0),
        (2, None, 38.06),
        (0, 1, 24.1),
        (0, 0, 11.4),
    ):
        state = build(2, pile=pile, countdown=countdown, herds={0: "W3-5"}).state
        assert isinstance(state, ElGauchoTable)
        raw = uncorrected(state)
        assert INSIGHT.expected(state) == pytest.approx([points - excess for points in raw])
        assert INSIGHT.chances(state) == pytest.approx(shares(raw, INSIGHT.spread(state)))


@pytest.mark.parametrize(("players", "excess"), [(2, -71.9), (3, -98.6), (4, -90.9)])
def test_before_the_first_round_most_is_yet_to_come(players: int, excess: float) -> None:
    state = corral.new("elgaucho", players=players, seed=7).state
    assert isinstance(state, ElGauchoTable)
    raw = uncorrected(state)
    assert INSIGHT.expected(state) == pytest.approx([points - excess for points in raw])
    assert INSIGHT.correction_parts(state) == [1.0, 0.0, 0.0, 0.0, 0.0]


def test_what_comes_home_after_the_last_turn_is_not_corrected() -> None:
    """It is reckoned exactly."""
    herds, incoming = {0: "W3-4"}, {0: "W9 W6"}
    state = build(2, phase="collect", countdown=0, herds=herds, incoming=incoming).state
    assert not any(INSIGHT.correction_parts(state))


# Decisions


def test_keeps_the_tile_that_the_others_will_join() -> None:
    match = build(2, phase="keep", hands={0: "W12 K9 K10 B11 G9"})
    assert favourite(match) == "keep W12"


def test_takes_the_dice_that_fit() -> None:
    match = build(2, a="W6 K7^1", rodeo="1 1 5 5 6", herds={0: "W4-5"}, areas={0: "overseer"})
    assert "6" in favourite(match).split()


def test_stands_where_the_herd_grows() -> None:
    match = build(2, a="W6 K6", dice="6 6", rodeo="1 1 1", herds={0: "W4-5 K8-9"})
    assert favourite(match, among="stand") == "stand a1 6"


def test_replaces_a_gaucho_of_the_others_for_a_great_tile() -> None:
    match = build(
        2, pampa=FULL, a="W9_1", dice="-", herds={0: "W3-5-6-8"}, areas={0: "overseer"}, pile=4
    )
    assert favourite(match) == "overseer replace a1"


def test_steals_what_makes_the_herd_and_sells_before_the_end() -> None:
    herds = {0: "W4-6-9", 1: "W10-3 K5-6"}
    match = build(2, countdown=0, dice="untaken", herds=herds, areas={0: "steal sale"})
    first = favourite(match)
    assert first == "steal W10"  # E-X9
    match.play(0, first)
    assert favourite(match) == "sale W"


def test_sorts_where_it_saves_a_herd() -> None:
    match = build(
        2, phase="collect", herds={0: "W4-6-9"}, areas={0: "sort"}, incoming={0: "W5"}, pile=3
    )
    assert favourite(match) == "sort W5"


def test_adds_tiles_in_the_order_that_keeps_the_herd() -> None:
    match = build(2, phase="collect", herds={0: "W3-4"}, incoming={0: "W9 W6"})
    assert favourite(match) == "add W6"


def test_does_not_end_a_turn_with_good_dice_in_hand() -> None:
    match = build(2, a="W6", dice="6 1", rodeo="1 1 1", herds={0: "W4-5"})
    assert favourite(match) != "end"


# Matches


def duplicate_wins(kind: str, other: str, matches: int) -> float:
    """The wins of one kind against another, both seats with the same dice and tiles."""
    won = 0.0
    for number in range(matches):
        seed, own = divmod(number, 2)
        match = corral.new("elgaucho", players=2, seed=seed)
        bots = [
            new_bot(kind if seat == own else other, seed, seat, Limit(nodes=1)) for seat in range(2)
        ]
        while match.actors:
            seat = match.actors[0]
            match.play(seat, ask(bots[seat], match, seat))
        won += (own in match.winners) / len(match.winners)
    return won


def test_each_quick_level_beats_the_one_below() -> None:
    assert duplicate_wins("greenhorn", "random", 4) == 4
    assert duplicate_wins("cowhand", "greenhorn", 4) == 4
