"""Results as pictures, in the colours of the house."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from corral.core.errors import CorralError, OptionError
from corral.inputs.files import check_writable
from corral.pictures.palette import INK, PAPER, PLAYERS, QUIET, SHADE

FORMATS: Final = (".png", ".svg")
MARKERS: Final = "oDs^vP"
"""One for each colour: nothing is told by colour alone."""
WIDTH: Final = 8.0
LINE: Final = 0.3
"""The height of a line of a plot, in inches."""
STYLE: Final[dict[Any, Any]] = {
    "svg.hashsalt": "corral",  # the same figures give the same file
    "font.size": 10,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}


def check_plot(path: Path) -> Path:
    """The file of a plot, if it is one that can be drawn."""
    if path.suffix.lower() not in FORMATS:
        raise OptionError(f"--plot {path}: the file's name has to end in {' or '.join(FORMATS)}")
    check_writable(path)
    return path


def save(figure: Figure, path: Path) -> None:
    """Write a figure, as PNG or SVG as the name says."""
    metadata = {"Date": None} if path.suffix.lower() == ".svg" else {}
    try:
        with matplotlib.rc_context(STYLE):
            figure.savefig(path, dpi=144, metadata=metadata)
    except OSError as error:
        raise CorralError(f"{path}: cannot be written: {error.strerror}") from None


def new_axes(figure: Figure, *place: int, title: str) -> Axes:
    """Axes on paper, without a frame that nobody needs."""
    axes: Axes = figure.add_subplot(*place)
    axes.set_facecolor(PAPER)
    axes.set_title(title, loc="left", fontweight="bold", fontsize=11)
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(color=SHADE, linewidth=1)
    axes.set_axisbelow(True)
    return axes


def new_figure(height: float, width: float = WIDTH) -> Figure:
    """An empty figure on paper; sizes are in inches."""
    return Figure(figsize=(width, height), facecolor=PAPER, layout="constrained")


def win_share_figure(game: str, summary: dict[str, Any]) -> Figure:
    """Every player of every line-up: the share of wins, its interval, and what would be fair."""
    played = [line_up for line_up in summary["line_ups"] if line_up["deals"]]
    names = [rating["player"] for rating in summary["ratings"]]
    lines = sum(len(line_up["players"]) + 1 for line_up in played)
    with matplotlib.rc_context(STYLE):
        figure = new_figure(1.2 + LINE * lines)
        axes = new_axes(figure, 1, 1, 1, title=f"{game}: share of wins, with 95 % intervals")
        labels = _draw_line_ups(axes, played, names)
        axes.set_yticks(range(len(labels)), labels)
        for text, label in zip(axes.get_yticklabels(), labels, strict=True):
            text.set_fontweight("normal" if label.startswith("  ") else "bold")
        axes.set_ylim(len(labels) - 0.3, -0.7)
        axes.set_xlim(0, 1)
        axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
        axes.set_xlabel("dashed: what would be fair")
        axes.tick_params(axis="y", length=0, pad=10)
        axes.grid(axis="y", visible=False)
    return figure


def _draw_line_ups(
    axes: Axes, line_ups: Sequence[dict[str, Any]], names: Sequence[str]
) -> list[str]:
    """The labels of the lines, from the top."""
    labels: list[str] = []
    for line_up in line_ups:
        first = len(labels)
        labels.append(f"{line_up['label']} ({line_up['deals']:,} deals)")
        for player in line_up["players"]:
            number = names.index(player["player"])
            axes.errorbar(
                player["share"],
                len(labels),
                xerr=[[player["share"] - player["low"]], [player["high"] - player["share"]]],
                fmt=MARKERS[number % len(MARKERS)],
                color=PLAYERS[number % len(PLAYERS)],
                markeredgecolor=INK,
                capsize=4,
                linewidth=2,
                markersize=7,
                clip_on=False,  # who wins always or never has a whole marker, too
                zorder=3,
            )
            labels.append(f"  {player['player']} {player['share']:.1%}")
        axes.vlines(
            line_up["fair_share"], first + 0.5, len(labels) - 0.5, colors=QUIET, linestyles="dashed"
        )
    return labels
