"""The seeded generator gives the same numbers everywhere, without bias."""

from __future__ import annotations

from collections import Counter

from corral.core.prng import Sfc32


def test_known_numbers() -> None:
    rng = Sfc32(7)
    words = [int(rng.word()) for _ in range(4)]
    assert words == [703803230, 40451946, 2621257316, 4152860261]


def test_a_copy_goes_on_alike_and_apart() -> None:
    rng = Sfc32(1)
    rng.word()
    twin = rng.copy()
    assert [rng.word() for _ in range(5)] == [twin.word() for _ in range(5)]
    rng.word()
    assert rng.word() != twin.word()


def test_below_reaches_everything_evenly() -> None:
    rng = Sfc32(3)
    counts = Counter(int(rng.below(6)) for _ in range(60_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert max(abs(count - 10_000) for count in counts.values()) < 450  # five standard deviations


def test_below_the_largest_bound() -> None:
    rng = Sfc32(5)
    assert all(0 <= rng.below(1 << 32) < 1 << 32 for _ in range(100))
    assert rng.below(1) == 0
