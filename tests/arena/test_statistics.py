"""The numbers are those of the textbooks, and hold what they promise in simulations."""

from __future__ import annotations

from math import log
from random import Random

import pytest

from corral.arena.statistics import Sprt, clustered_wilson, standard_error, wilson
from corral.arena.stopping import read_stopping_rule
from corral.core.errors import OptionError


def test_wilson_as_published() -> None:
    """Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29."""
    for wins, trials, low, high in [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ]:
        found = wilson(wins / trials, trials)
        assert found.low == pytest.approx(low, abs=5e-5)
        assert found.high == pytest.approx(high, abs=5e-5)


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_the_interval_of_who_wins_always_or_never_reaches_the_end(share: float) -> None:
    """Rounding left some ends short of 0 or 1, and nothing can be drawn with such an interval."""
    for trials in range(1, 500):
        found = wilson(share, trials)
        assert share in (found.low, found.high)


def test_without_trials_everything_is_possible() -> None:
    assert (wilson(0.0, 0).low, wilson(0.0, 0).high) == (0.0, 1.0)
    assert clustered_wilson([]).high == 1.0


def test_independent_matches_count_in_full() -> None:
    rng = Random(1)
    deals = [[float(rng.random() < 0.6) for _ in range(2)] for _ in range(2_000)]
    share = sum(map(sum, deals)) / 4_000
    plain, found = wilson(share, 4_000), clustered_wilson(deals)
    assert found.share == pytest.approx(share)
    assert found.low <= plain.low
    assert found.high - found.low == pytest.approx(plain.high - plain.low, rel=0.1)


def test_matches_that_always_go_alike_count_once_a_deal() -> None:
    deals = [[1.0, 1.0], [0.0, 0.0]] * 50
    assert clustered_wilson(deals).low == pytest.approx(wilson(0.5, 100).low, abs=1e-3)


def test_matches_that_even_out_do_not_narrow_the_interval() -> None:
    deals = [[1.0, 0.0], [0.0, 1.0], [1.0, 1.0], [1.0, 0.0]] * 25
    assert clustered_wilson(deals) == wilson(0.625, 200)
    assert clustered_wilson([[1.0, 0.0]] * 30) == wilson(0.5, 60)


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    rng = Random(2)
    inside = 0
    for _ in range(400):
        deals = []
        for _ in range(50):
            luck = rng.random() * 0.4 - 0.2  # a deal is good or bad for both of its matches
            deals.append([float(rng.random() < 0.6 + luck) for _ in range(2)])
        found = clustered_wilson(deals)
        inside += found.low <= 0.6 <= found.high
    assert 0.92 <= inside / 400 <= 0.99


def test_standard_error() -> None:
    assert standard_error([1.0, 3.0]) == pytest.approx(1.0)
    assert standard_error([5.0]) is None


def test_sprt_bounds_and_ratio() -> None:
    test = Sprt(0.5, 0.65)
    assert list(test.bounds()) == pytest.approx([log(0.05 / 0.95), log(0.95 / 0.05)])
    assert test.ratio(1, 1) == pytest.approx(log(0.65 / 0.5))
    assert test.ratio(0, 1) == pytest.approx(log(0.35 / 0.5))
    assert test.ratio(0.5, 1) == pytest.approx((log(0.65 / 0.5) + log(0.35 / 0.5)) / 2)
    assert test.verdict(6, 10) is None
    assert test.verdict(80, 100) == "high"
    assert test.verdict(40, 100) == "low"


@pytest.mark.parametrize(("truth", "wrong"), [(0.5, "high"), (0.65, "low")])
def test_sprt_errs_as_seldom_as_it_promises(truth: float, wrong: str) -> None:
    rng = Random(3)
    test = Sprt(0.5, 0.65)
    errors = 0
    for _ in range(400):
        wins, trials, verdict = 0, 0, None
        while verdict is None:
            wins += rng.random() < truth
            trials += 1
            verdict = test.verdict(wins, trials)
        errors += verdict == wrong
    assert errors / 400 <= 0.07


def test_stopping_rules_as_people_write_them() -> None:
    rule = read_stopping_rule("50%, 65%", 0.05, 0.1)
    assert rule.test(2) == Sprt(0.5, 0.65, 0.05, 0.1)
    assert read_stopping_rule("1x,1.5x", 0.05, 0.05).test(4) == Sprt(0.25, 0.375)


@pytest.mark.parametrize(
    "text", ["50%", "50,65", "x,1.5x", "0%,50%", "-1x,1x", "50%,,65%", ",", ""]
)
def test_stopping_rules_that_are_refused(text: str) -> None:
    with pytest.raises(OptionError, match=r"right would be 50%,65%"):
        read_stopping_rule(text, 0.05, 0.05)


def test_a_stopping_rule_has_to_make_sense_at_the_table() -> None:
    rule = read_stopping_rule("65%,50%", 0.05, 0.05)
    with pytest.raises(OptionError, match="are 65% and 50% for 2 players"):
        rule.test(2)
    with pytest.raises(OptionError, match="are 50% and 125% for 2 players"):
        read_stopping_rule("1x,2.5x", 0.05, 0.05).test(2)


def test_several_seats_cannot_each_win_everything() -> None:
    rule = read_stopping_rule("1x,1.5x", 0.05, 0.05)
    assert rule.test(4, 2) == Sprt(0.5, 0.75)
    with pytest.raises(OptionError, match=r"25% and 38% for 4 players \(3 a, b\); .* and 33 %"):
        rule.test(4, 3, "3 a, b")
