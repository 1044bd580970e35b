"""How true forecasts were, worked out by hand and in matches."""

from __future__ import annotations

import json
from math import log, sqrt

import pytest

from corral.arena.bout import Job, Outcome, Place
from corral.arena.entrant import read_entrants
from corral.arena.study.forecasts import Calibration, Forecast, Foretold, foretell

from ...cli.conftest import Corral, corral, neutral

__all__ = ["corral", "neutral"]  # fixtures

STATS = ("stats", "elgaucho", "--players", "random", "--seed", "3", "--workers", "1")


def told(*forecasts: Forecast) -> Foretold:
    """A match of two that the first player wins with 10 to 4."""
    outcome = Outcome(Place(0, 0, 0), 1, ("random",) * 2, (10, 4), (0,), len(forecasts), 1.0, ())
    return Foretold(outcome, forecasts)


def test_figures_of_a_tenth() -> None:
    calibration = Calibration(2)
    right = Forecast((0.8, 0.2), (10.0, 4.0), ())
    wrong = Forecast((0.4, 0.6), (12.0, 8.0), ())
    calibration.add(told(right, wrong))
    found = calibration.to_data()
    assert (found["players"], found["matches"], found["lacking"]) == (2, 1, [])
    first, sixth = found["stages"][0], found["stages"][5]
    assert [stage["positions"] for stage in found["stages"]] == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0]
    assert (first["excess"], first["off"], first["said"], first["won"]) == (0.0, 0.0, 0.8, 1.0)
    assert first["log_loss"] == pytest.approx(-log(0.8))
    assert (sixth["excess"], sixth["said"], sixth["won"]) == (3.0, 0.6, 0.0)
    assert sixth["off"] == pytest.approx(sqrt(10))
    assert sixth["log_loss"] == pytest.approx(-log(0.4))


def test_what_a_correction_lacks_is_fitted() -> None:
    """5 for each seat, and 2 less for each tile."""
    calibration = Calibration(2)
    for tiles in (0.0, 1.0, 4.0):
        more = 5.0 - 2.0 * tiles
        calibration.add(told(Forecast((0.5, 0.5), (10.0 + more, 4.0 + more), (1.0, tiles))))
    calibration.add(told(Forecast((0.5, 0.5), (99.0, 99.0), (0.0, 0.0))))  # not corrected at all
    assert calibration.to_data()["lacking"] == pytest.approx([5.0, -2.0])


def test_every_decision_is_foretold() -> None:
    entrants = read_entrants("random")
    seen = foretell(Job(Place(0, 0, 0), "elgaucho", {}, entrants * 2, 3))
    assert len(seen.forecasts) == seen.outcome.decisions
    for forecast in seen.forecasts:
        assert sum(forecast.chances) == pytest.approx(1.0)
        assert len(forecast.expected) == 2
    assert any(any(forecast.parts) for forecast in seen.forecasts)


def test_a_table_for_each_number_of_players(corral: Corral) -> None:
    result = corral(*STATS, "--num", "2", "--seats", "2,4", "--forecasts")
    assert result.code == 0
    for text in ("2 players: 2 matches of random", "4 players", "90 to 100 %", "log loss"):
        assert text in result.out
    assert "the game's correction of points lacks" in result.told


def test_json_is_repeatable(corral: Corral) -> None:
    found = json.loads(corral(*STATS, "--num", "2", "--forecasts", "--json").out)
    (table,) = found["tables"]
    assert (table["players"], table["matches"], len(table["stages"])) == (3, 2, 10)
    assert json.loads(corral(*STATS, "--num", "2", "--forecasts", "--json").out) == found


def test_forecasts_are_not_drawn(corral: Corral) -> None:
    result = corral(*STATS, "--forecasts", "--plot", "game.png")
    assert result.code == 2
    assert "leave --plot away" in result.err
