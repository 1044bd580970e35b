"""Calibration of a game's evaluation: what it foretold in the course of matches, and what came."""

from __future__ import annotations

from dataclasses import dataclass
from math import log, sqrt
from typing import Any, Final

import numpy as np

from corral.arena.bout import Job, Outcome, play_out
from corral.core.match import Match

STAGES: Final = 10
NEVER: Final = 1e-9
"""A chance that is taken to be no smaller, as nothing is quite impossible."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """What the evaluation said before a decision, with nothing hidden from it."""

    chances: tuple[float, ...]
    expected: tuple[float, ...]
    parts: tuple[float, ...]
    """Of the correction that the game makes; see ``Evaluator.correction_parts``."""


@dataclass(frozen=True, slots=True)
class Foretold:
    """A match and what was said before each of its decisions."""

    outcome: Outcome
    forecasts: tuple[Forecast, ...]


def foretell(job: Job) -> Foretold:
    """Play a match to its end, and ask before every decision how it will end."""
    forecasts: list[Forecast] = []

    def watch(match: Match) -> None:
        setting = match.setting
        evaluator = setting.game.evaluator(setting)
        chances, expected = evaluator.forecast(match.state)
        parts = evaluator.correction_parts(match.state)
        forecasts.append(Forecast(tuple(chances), tuple(expected), tuple(parts)))

    _, outcome = play_out(job, watch)
    return Foretold(outcome, tuple(forecasts))


class Stage:
    """A tenth of all matches, by the number of decisions."""

    def __init__(self) -> None:
        self.positions = 0
        self.points = 0
        self._excess = self._squares = self._said = self._won = self._surprise = 0.0

    def add(self, forecast: Forecast, outcome: Outcome) -> None:
        """One more position."""
        self.positions += 1
        chances = forecast.chances
        for seat, score in enumerate(outcome.scores):
            off = forecast.expected[seat] - score
            self.points += 1
            self._excess += off
            self._squares += off * off
            self._surprise -= outcome.share(seat) * log(max(chances[seat], NEVER))
        self._said += max(chances)
        self._won += outcome.share(chances.index(max(chances)))

    def to_data(self) -> dict[str, Any]:
        """Means over positions, of points over seats as well."""
        if not self.positions:
            return {"positions": 0}
        return {
            "positions": self.positions,
            "excess": self._excess / self.points,
            "off": sqrt(self._squares / self.points),
            "said": self._said / self.positions,
            "won": self._won / self.positions,
            "log_loss": self._surprise / self.positions,
        }


class Calibration:
    """All matches of one number of players."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.matches = 0
        self.stages = [Stage() for _ in range(STAGES)]
        self._parts: list[tuple[float, ...]] = []
        self._excess: list[float] = []

    def add(self, seen: Foretold) -> None:
        """One more match."""
        outcome = seen.outcome
        self.matches += 1
        for step, forecast in enumerate(seen.forecasts):
            self.stages[step * STAGES // len(seen.forecasts)].add(forecast, outcome)
            if any(forecast.parts):
                off = sum(forecast.expected) - sum(outcome.scores)
                self._parts.append(forecast.parts)
                self._excess.append(off / self.players)

    def to_data(self) -> dict[str, Any]:
        """The figures by tenths, and what the game's own correction lacks."""
        return {
            "players": self.players,
            "matches": self.matches,
            "stages": [stage.to_data() for stage in self.stages],
            "lacking": self._lacking(),
        }

    def _lacking(self) -> list[float]:
        """By how much more each coefficient would have to take away (least squares)."""
        if not self._parts:
            return []
        found = np.linalg.lstsq(np.array(self._parts), np.array(self._excess), rcond=None)[0]
        return [round(float(value), 2) for value in found]
