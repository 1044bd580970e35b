"""The plots show the figures that they are given."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from matplotlib.collections import LineCollection

from corral.arena.plots import check_plot, save, win_share_figure
from corral.core.errors import CorralError, OptionError


def player(name: str, share: float, low: float, high: float) -> dict[str, Any]:
    return {"player": name, "share": share, "low": low, "high": high}


SUMMARY = {
    "line_ups": [
        {
            "label": "baron, foreman",
            "fair_share": 0.5,
            "deals": 200,
            "players": [player("baron", 0.7, 0.65, 0.74), player("foreman", 0.3, 0.26, 0.35)],
        },
        {"label": "baron, 2 foreman", "fair_share": 1 / 3, "deals": 0},
    ],
    "ratings": [{"player": "baron"}, {"player": "foreman"}],
}


def test_shares_intervals_and_what_is_fair() -> None:
    (axes,) = win_share_figure("goldrush", SUMMARY).axes
    labels = [label.get_text().strip() for label in axes.get_yticklabels()]
    assert labels == ["baron, foreman (200 deals)", "baron 70.0%", "foreman 30.0%"]
    lines = [found for found in axes.collections if isinstance(found, LineCollection)]
    ends = [[float(x) for x, _ in segment] for found in lines for segment in found.get_segments()]
    assert ends == [
        pytest.approx([0.65, 0.74]),
        pytest.approx([0.26, 0.35]),
        [0.5, 0.5],
    ]
    points: list[Any] = [line.get_xdata() for line in axes.lines if line.get_marker() in ("o", "D")]
    assert [float(place[0]) for place in points] == [0.7, 0.3]


def test_who_wins_always_or_never_has_a_whole_marker() -> None:
    (axes,) = win_share_figure("goldrush", SUMMARY).axes
    assert not any(line.get_clip_on() for line in axes.lines)


def test_the_same_figures_give_the_same_file(tmp_path: Path) -> None:
    for name in ("one.svg", "two.svg"):
        save(win_share_figure("goldrush", SUMMARY), tmp_path / name)
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()


def test_refusals(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match=r"has to end in .png or .svg"):
        check_plot(tmp_path / "shares.jpg")
    with pytest.raises(CorralError, match="there is no folder"):
        check_plot(tmp_path / "none" / "shares.png")
    folder = tmp_path / "folder.png"
    folder.mkdir()
    with pytest.raises(CorralError, match=r"folder.png: cannot be written to"):
        check_plot(folder)
    with pytest.raises(CorralError, match=r"folder.png: cannot be written: Is a directory"):
        save(win_share_figure("goldrush", SUMMARY), folder)
