"""Scores as tables: of one match, and of many."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from corral.core.match import Match
from corral.terminal.layout import styled
from corral.terminal.palette import Signs
from corral.words import Words


def batch_table(result: dict[str, Any], words: Words) -> Table:
    """The summary of many matches: a line for each seat."""
    matches, summary = result["matches"], result["summary"]
    game = words.title(result["game"])
    table = _table(words.text("terminal-batch-title", game=game, number=len(matches)))
    table.caption = words.text(
        "terminal-batch-length",
        number=len(matches),
        decisions=f"{summary['mean_decisions']:.0f}",
        first=str(result["seed"]),
        last=str(result["seed"] + len(matches) - 1),
    )
    table.add_column(words.text("terminal-column-player"))
    for column in ("wins", "mean", "lowest", "highest"):
        table.add_column(words.text(f"terminal-column-{column}"), justify="right")
    for seat, name in enumerate(result["names"]):
        points = [match["scores"][seat] for match in matches]
        table.add_row(
            name,
            words.text("percent", value=summary["win_share"][seat]),
            words.text("decimal", value=summary["mean_points"][seat]),
            str(min(points)),
            str(max(points)),
        )
    return table


def ranking_table(match: Match, words: Words, signs: Signs) -> Table:
    """Who came where; equal points share a place."""
    scores = match.scores
    table = _table(words.text("terminal-ranking"))
    table.add_column(words.text("terminal-column-place"), justify="right")
    table.add_column(words.text("terminal-column-player"))
    table.add_column(words.text("terminal-column-points"), justify="right")
    for seat in sorted(range(match.players), key=lambda seat: -scores[seat]):
        place = 1 + sum(1 for points in scores if points > scores[seat])
        emblem = styled(f" {signs.emblems[seat]} ", f"filled-{seat}")
        name = Text.assemble(emblem, " ", match.names[seat])
        table.add_row(f"{place}.", name, str(scores[seat]), style="strong" if place == 1 else None)
    return table


def _table(title: str) -> Table:
    return Table(
        box=box.SIMPLE_HEAD,
        pad_edge=False,
        show_edge=False,
        title=title,
        title_justify="left",
        title_style="heading",
        caption_justify="left",
    )
