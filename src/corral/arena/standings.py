"""Standings of a tournament for people: tables on the terminal."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

import corral
from corral.arena.plan import Plan
from corral.bots import Limit

RATINGS: Final = "Ratings (Plackett-Luce; a newcomer has 25.0 ± 8.3)"


def plan_text(plan: Plan) -> Text:
    """What will be played, in a few lines."""
    sizes = ", ".join(map(str, plan.tables))
    line_ups = len(plan.line_ups())
    limits = ", ".join(entrant.name + limit_text(entrant.limit) for entrant in plan.entrants)
    version = corral.game(plan.game).rules_version
    return Text(
        f"{plan.game}, rules {version}, tables of {sizes}: {counted(line_ups, 'line-up')} with "
        f"{counted(plan.deals, 'deal')} each, {counted(plan.size(), 'match', 'es')} in all, "
        f"first seed {plan.seed}\n{limits}"
    )


def limit_text(limit: Limit) -> str:
    """`` (0.2 s)``, `` (1,000 nodes)``, or nothing for those who do not think about it."""
    parts = [] if limit.seconds is None else [f"{limit.seconds:g} s"]
    if limit.nodes is not None and limit.nodes > 1:
        parts.append(f"{limit.nodes:,} nodes")
    return f" ({', '.join(parts)})" if parts else ""


def interval_text(figures: dict[str, Any]) -> str:
    """``12.3 - 45.6``, in percent."""
    return f"{100 * figures['low']:.1f} - {100 * figures['high']:.1f}"


def number_text(value: float, sign: str = "") -> str:
    """Points: with a decimal where it matters."""
    return f"{value:{sign},.1f}" if abs(value) < 1000 else f"{value:{sign},.0f}"


def counted(number: int, thing: str, many: str = "s") -> str:
    """A number with its thing: ``1 match``, ``1,000 matches``."""
    return f"{number:,} {thing}{'' if number == 1 else many}"


def results_tables(summary: dict[str, Any], kept: bool) -> RenderableType:
    """A table for each line-up, and the ratings of all; what is kept can be gone on with."""
    parts: list[RenderableType] = []
    for line_up in summary["line_ups"]:
        parts += [_line_up_table(line_up), ""]
    parts += [Text(RATINGS, style="bold"), _ratings_table(summary["ratings"])]
    if not summary["complete"]:
        way = "the same command goes on" if kept else "with --out it could be gone on with"
        parts.append(f"\nNot all is played; {way}.")
    if summary["in_unfinished_deals"]:
        rest = counted(summary["in_unfinished_deals"], "match", "es")
        parts.append(f"Not counted yet, as their deals are not finished: {rest}.")
    return Group(*parts)


def _line_up_table(line_up: dict[str, Any]) -> RenderableType:
    title = (
        f"{line_up['seats']} players: {line_up['label']} "
        f"({counted(line_up['deals'], 'deal')}, {counted(line_up['matches'], 'match', 'es')})"
    )
    if not line_up["deals"]:
        return Text(title, style="bold")
    table = new_table("player", title)
    for column in ("wins", "95 %", "x fair", "margin", "points", "slowest"):
        table.add_column(column, justify="right", no_wrap=True)
    for player in line_up["players"]:
        error = player["margin_error"]
        table.add_row(
            player["player"] if player["seats"] == 1 else f"{player['player']} (each)",
            f"{player['share']:.1%}",
            interval_text(player),
            f"{player['times_fair']:.2f}",
            number_text(player["margin"], "+")
            + ("" if error is None else f" ± {number_text(error)}"),
            number_text(player["points"]),
            f"{player['slowest']:.2f} s",
        )
    if "sprt" in line_up:
        return Group(table, Text(_sprt_text(line_up["sprt"]), style="table.caption"))
    return table


def _sprt_text(trial: dict[str, Any]) -> str:
    low, high = trial["bounds"]
    question = f"SPRT {trial['player']} {_bound(trial['low'])} or {_bound(trial['high'])}"
    where = f"LLR {trial['ratio']:+.2f} in {low:+.2f} .. {high:+.2f}"
    if trial["verdict"] is None:
        return f"{question}: open ({where})"
    accepted = _bound(trial[trial["verdict"]])
    return f"{question}: {accepted} after {counted(trial['deals'], 'deal')} ({where})"


def _bound(share: float) -> str:
    return f"{100 * share:.3g}%"


def _ratings_table(ratings: list[dict[str, Any]]) -> Table:
    table = new_table("player")
    table.add_column("rating", justify="right")
    table.add_column("±", justify="right")
    for rating in ratings:
        table.add_row(rating["player"], f"{rating['mu']:.1f}", f"{rating['sigma']:.1f}")
    return table


def new_table(first: str, title: str | None = None) -> Table:
    """A table in the arena's manner, with its first column."""
    table = Table(
        box=box.SIMPLE_HEAD,
        pad_edge=False,
        show_edge=False,
        collapse_padding=True,
        title=title,
        title_justify="left",
        title_style="bold",
        caption_justify="left",
    )
    table.add_column(first, overflow="fold")
    return table
