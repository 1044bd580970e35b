"""A study as a picture: a row of four plots for each number of players."""

from __future__ import annotations

from typing import Any, Final

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from corral.arena.plots import STYLE, new_axes, new_figure
from corral.arena.standings import counted
from corral.pictures.palette import GOLD, INK, QUIET, SAGE, SKY, TERRACOTTA

WIDTH: Final = 17.0
ROW: Final = 4.6
BINS: Final = 30


def study_figure(found: dict[str, Any]) -> Figure:
    """Who wins by turn order, points, length, and what decides."""
    tables = found["tables"]
    with matplotlib.rc_context(STYLE):
        figure = new_figure(ROW * len(tables) + 0.4, WIDTH)
        figure.suptitle(f"{found['game']}, played by {found['player']['name']}", color=INK)
        for row, table in enumerate(tables):
            first = row * 4 + 1
            matches = counted(table["matches"], "match", "es")
            head = f"{table['players']} players, {matches}: turn order"
            _turns(new_axes(figure, len(tables), 4, first, title=head), table)
            _points(new_axes(figure, len(tables), 4, first + 1, title="points"), table)
            _lengths(new_axes(figure, len(tables), 4, first + 2, title="decisions"), table)
            _factors(
                new_axes(figure, len(tables), 4, first + 3, title="wins of who has most"), table
            )
    return figure


def _turns(axes: Axes, table: dict[str, Any]) -> None:
    for place, turn in enumerate(table["turn_order"]):
        axes.errorbar(
            place,
            turn["share"],
            yerr=[[turn["share"] - turn["low"]], [turn["high"] - turn["share"]]],
            fmt="o",
            color=SKY,
            markeredgecolor=INK,
            capsize=4,
            linewidth=2,
        )
    axes.axhline(1 / table["players"], color=QUIET, linestyle="dashed")
    axes.set_xticks(range(table["players"]), [turn["turn"] for turn in table["turn_order"]])
    axes.set_xlim(-0.5, table["players"] - 0.5)
    axes.set_ylabel("share of wins (dashed: fair)")
    axes.yaxis.set_major_formatter(lambda value, _: f"{value:.1%}")


def _points(axes: Axes, table: dict[str, Any]) -> None:
    lowest, highest = table["scores"]["lowest"], table["scores"]["highest"]
    span = (lowest - 0.5, highest + 0.5)
    for name, colour, label in (
        ("scores", SAGE, "all"),
        ("winning_scores", GOLD, "winners"),
    ):
        _histogram(axes, table[name], span, colour, label)
    axes.legend(frameon=False)


def _lengths(axes: Axes, table: dict[str, Any]) -> None:
    figures = table["decisions"]
    span = (figures["lowest"] - 0.5, figures["highest"] + 0.5)
    _histogram(axes, figures, span, TERRACOTTA, None)


def _histogram(
    axes: Axes, figures: dict[str, Any], span: tuple[float, float], colour: str, label: str | None
) -> None:
    values, counts = zip(*figures["counts"], strict=True)
    bins = min(BINS, max(1, int(span[1] - span[0])))
    axes.hist(
        values,
        bins=bins,
        range=span,
        weights=counts,
        color=colour,
        edgecolor=INK,
        linewidth=0.5,
        alpha=0.85,
        label=label,
    )
    axes.set_yticks([])


def _factors(axes: Axes, table: dict[str, Any]) -> None:
    """The share of wins of whoever has most of something, in times of the fair share."""
    found = {**table["worth"], **table["deeds"]}
    factors = {name: one for name, one in found.items() if one["most"] is not None}
    players = table["players"]
    for line, factor in enumerate(factors.values()):
        share, low, high = factor["most"], factor["most_low"], factor["most_high"]
        axes.errorbar(
            share * players,
            line,
            xerr=[[(share - low) * players], [(high - share) * players]],
            fmt="D",
            color=SKY,
            markeredgecolor=INK,
            capsize=3,
        )
    axes.axvline(1, color=QUIET, linestyle="dashed")
    axes.set_yticks(range(len(factors)), list(factors))
    axes.invert_yaxis()
    axes.set_xlabel("wins in times of the fair share (dashed)")
