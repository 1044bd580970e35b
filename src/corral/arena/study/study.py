"""Figures about a game, from many observed matches."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any

from corral.arena.statistics import wilson
from corral.arena.study.observation import Observation
from corral.arena.study.tally import Tally

ORDINALS = ("1st", "2nd", "3rd", "4th", "5th", "6th")


class Mean:
    """A mean that grows number by number."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0

    def add(self, value: float) -> None:
        """One more value."""
        self.count += 1
        self.total += value

    @property
    def value(self) -> float | None:
        """The mean; None of nothing."""
        return self.total / self.count if self.count else None


class Factor:
    """Something that may decide matches."""

    def __init__(self) -> None:
        self.winners = Mean()
        self.others = Mean()
        self.most = Mean()
        """The part of the win of whoever has most of it; no matter if several have."""
        self.decides = Mean()

    def add(self, numbers: list[int], shares: list[float]) -> None:
        """A match: a number for each seat, and each seat's part of the win."""
        for value, share in zip(numbers, shares, strict=True):
            (self.winners if share else self.others).add(value)
        if numbers.count(max(numbers)) == 1:
            self.most.add(shares[numbers.index(max(numbers))])

    def to_data(self) -> dict[str, Any]:
        """The figures as JSON-able data."""
        interval = wilson(self.most.value or 0.0, self.most.count)
        return {
            "winners": self.winners.value,
            "others": self.others.value,
            "most": self.most.value,
            "most_low": interval.low,
            "most_high": interval.high,
            "most_matches": self.most.count,
        }


class Study:
    """All observed matches of one number of players."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.matches = 0
        self.shared = 0
        self.turns = [0.0] * players
        """The wins of who began, of the next player, and so on."""
        self.scores: Counter[int] = Counter()
        self.best: Counter[int] = Counter()
        self.leads: Counter[int] = Counter()
        self.lengths: Counter[int] = Counter()
        self.worth: dict[str, Factor] = {}
        self.deeds: dict[str, Factor] = {}

    def add(self, seen: Observation) -> None:
        """One more match."""
        outcome = seen.outcome
        shares = [outcome.share(seat) for seat in range(self.players)]
        self.matches += 1
        self.shared += len(outcome.winners) > 1
        for seat, share in enumerate(shares):
            self.turns[(seat - seen.first) % self.players] += share
        best, second = sorted(outcome.scores, reverse=True)[:2]
        self.scores.update(outcome.scores)
        self.best[best] += 1
        self.leads[best - second] += 1
        self.lengths[outcome.decisions] += 1
        _add_all(self.worth, seen.worth, shares)
        _add_all(self.deeds, seen.deeds, shares)
        if len(outcome.winners) == 1:
            winner = outcome.winners[0]
            for name, numbers in seen.worth.items():
                self.worth[name].decides.add(best - numbers[winner] < second)

    def to_data(self) -> dict[str, Any]:
        """The figures; distributions as pairs of a value and how often it came."""
        return {
            "players": self.players,
            "matches": self.matches,
            "shared_wins": self.shared / self.matches,
            "turn_order": [self._turn(turn) for turn in range(self.players)],
            "scores": _distribution(self.scores),
            "winning_scores": _distribution(self.best),
            "leads": _distribution(self.leads),
            "decisions": _distribution(self.lengths),
            "worth": {
                name: {**factor.to_data(), "decides": factor.decides.value}
                for name, factor in self.worth.items()
            },
            "deeds": {name: factor.to_data() for name, factor in self.deeds.items()},
        }

    def _turn(self, turn: int) -> dict[str, Any]:
        found = wilson(self.turns[turn] / self.matches, self.matches)
        return {
            "turn": ORDINALS[turn] if turn < len(ORDINALS) else f"{turn + 1}th",
            "share": found.share,
            "low": found.low,
            "high": found.high,
        }


def _add_all(factors: dict[str, Factor], tally: Tally, shares: list[float]) -> None:
    for name, numbers in tally.items():
        factors.setdefault(name, Factor()).add(numbers, shares)


def _distribution(counts: Counter[int]) -> dict[str, Any]:
    total = counts.total()
    mean = sum(value * count for value, count in counts.items()) / total
    variance = sum((value - mean) ** 2 * count for value, count in counts.items()) / total
    return {
        "mean": mean,
        "deviation": sqrt(variance),
        "quartiles": [_quantile(counts, part) for part in (0.25, 0.5, 0.75)],
        "lowest": min(counts),
        "highest": max(counts),
        "counts": sorted(counts.items()),
    }


def _quantile(counts: Counter[int], part: float) -> int:
    """The least value that so many do not exceed."""
    needed = part * counts.total()
    for value, count in sorted(counts.items()):
        needed -= count
        if needed <= 0:
            return value
    return max(counts)
