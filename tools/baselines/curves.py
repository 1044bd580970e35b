"""The curves by which the baselines learned, as their files keep them, in one picture.

A network that went on with an earlier one keeps that one's figures, too: lines follow each other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from matplotlib.figure import Figure

from corral.arena.plots import new_axes, save
from corral.nets import Network
from corral.nets.network import found
from corral.pictures.palette import PLAYERS, QUIET
from tools.baselines.training import table_of

COLUMNS: Final = 2
TAUGHT: Final = "taught by"
SMOOTH: Final = 9
"""A point is the mean of so many updates: one update ends few matches."""

Line = tuple[str, list[float], list[float]]
"""A label, thousands of decisions, shares."""


def courses(figures: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """All that it has learned, the first first."""
    if "before" in figures:
        yield from courses(figures["before"])
    yield figures


def lines_of(name: str) -> list[Line]:
    """Who was met, when, and the share that was won; of a teacher the share of equal choices."""
    lines: list[Line] = []
    begun = 0.0
    for course in courses(Network.load(found(name)).head["figures"]):
        each = course["decisions"] / course["updates"] / 1000
        for who in dict.fromkeys(who for _, who, _ in course["curve"]):
            label = f"as its teacher, the {who.split()[-1]}" if who.startswith(TAUGHT) else who
            met = [one for one in course["curve"] if one[1] == who]
            shares = [share for _, _, share in met]
            lines.append((label, [begun + each * one[0] for one in met], smoothed(shares)))
        begun += course["decisions"] / 1000
    return lines


def smoothed(shares: Sequence[float]) -> list[float]:
    """Each as the mean of those around it."""
    reach = SMOOTH // 2
    parts = (shares[max(0, at - reach) : at + reach + 1] for at in range(len(shares)))
    return [sum(part) / len(part) for part in parts]


def draw(names: Sequence[str], path: Path) -> None:
    """All of them beside each other."""
    rows = -(-len(names) // COLUMNS)
    figure = Figure(figsize=(9, 2.6 * rows), layout="constrained")
    for place, name in enumerate(names, 1):
        axes = new_axes(figure, rows, COLUMNS, place, title=name)
        axes.axhline(1 / table_of(name)[1], color=QUIET, linewidth=0.8)
        lines = lines_of(name)
        labels = list(dict.fromkeys(label for label, _, _ in lines))
        for label, decisions, shares in lines:
            colour = PLAYERS[labels.index(label) % len(PLAYERS)]
            marker = "o" if len(shares) <= SMOOTH else None
            axes.plot(
                decisions,
                shares,
                color=colour,
                label=label,
                linewidth=1.4,
                marker=marker,
                markersize=3,
            )
        drawn = dict(zip(*reversed(axes.get_legend_handles_labels()), strict=True))
        axes.legend(drawn.values(), drawn.keys(), fontsize=8, frameon=False)
        axes.set(ylim=(0, 1), xlabel="thousands of decisions", ylabel="share")
    save(figure, path)
