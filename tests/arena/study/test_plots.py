"""The plots show the figures of the study."""

from __future__ import annotations

from typing import Any

import pytest
from matplotlib.axes import Axes

from corral.arena.study.plots import study_figure
from corral.arena.study.study import Study

from .test_study import seen


def axes_of(*studies: Study) -> list[Axes]:
    tables = [study.to_data() for study in studies]
    found: dict[str, Any] = {"game": "goldrush", "player": {"name": "random"}, "tables": tables}
    return study_figure(found).axes


def markers(axes: Axes, along: str) -> list[float]:
    """Where the markers are, along x or y."""
    found: list[Any] = [line for line in axes.lines if line.get_marker() in ("o", "D")]
    return [float(getattr(line, f"get_{along}data")()[0]) for line in found]


def heights(bars: Any) -> list[float]:
    return [bar.get_height() for bar in bars if bar.get_height()]


def a_study(players: int = 2) -> Study:
    study = Study(players)
    rest = (2,) * (players - 1)
    study.add(seen((10, *rest), first=0, worth=(3, *rest), decisions=40))
    study.add(seen((7, *rest), first=0, worth=(1, *rest), decisions=60))
    study.add(seen((7, *rest), first=1, worth=(5, *rest), decisions=60))
    return study


def test_a_row_for_each_number_of_players() -> None:
    titles = [axes.get_title(loc="left") for axes in axes_of(a_study(), a_study(3))]
    row = ["points", "decisions", "wins of who has most"]
    assert titles == [
        *("2 players, 3 matches: turn order", *row),
        *("3 players, 3 matches: turn order", *row),
    ]


def test_shares_points_lengths_and_factors() -> None:
    turns, scores, lengths, factors = axes_of(a_study())
    assert markers(turns, "y") == pytest.approx([2 / 3, 1 / 3])
    everybody, winners = scores.containers
    assert (sum(heights(everybody)), sum(heights(winners))) == (6, 3)
    assert heights(lengths.patches) == [1, 2]
    assert [label.get_text() for label in factors.get_yticklabels()] == ["gold", "dig"]
    assert markers(factors, "x") == pytest.approx([4 / 3] * 2)  # two wins of three, of fair 1/2
