"""Findings of a study for people: tables on the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from corral.arena.entrant import Entrant
from corral.arena.standings import counted, interval_text, limit_text, new_table, number_text

MEASURES = (
    ("points", "scores"),
    ("winner's points", "winning_scores"),
    ("winner's lead", "leads"),
    ("decisions", "decisions"),
)


def study_text(game: str, entrant: Entrant, tables: Sequence[int], number: int, seed: int) -> Text:
    """What will be played, in two lines."""
    sizes = ", ".join(map(str, tables))
    return Text(
        f"{game}: tables of {sizes} with {counted(number, 'match', 'es')} each, first seed {seed}\n"
        f"{entrant.name}{limit_text(entrant.limit)}"
    )


def study_tables(found: dict[str, Any]) -> RenderableType:
    """A few tables for each number of players."""
    parts: list[RenderableType] = []
    for table in found["tables"]:
        matches = counted(table["matches"], "match", "es")
        head = (
            f"{found['game']}, {table['players']} players: {matches} of {found['player']['name']}"
        )
        parts += [Text(head, style="bold"), "", _turns(table), "", _measures(table), ""]
        if table["worth"]:
            parts += [_worth(table), "", _deeds(table), ""]
    return Group(*parts[:-1])


def _turns(table: dict[str, Any]) -> Table:
    shown = new_table("turn")
    for column in ("wins", "95 %", "x fair"):
        shown.add_column(column, justify="right", no_wrap=True)
    for turn in table["turn_order"]:
        shown.add_row(
            turn["turn"],
            f"{turn['share']:.1%}",
            interval_text(turn),
            f"{turn['share'] * table['players']:.2f}",
        )
    shown.caption = f"{table['shared_wins']:.1%} of the wins are shared"
    return shown


def _measures(table: dict[str, Any]) -> Table:
    shown = new_table("")
    for column in ("mean", "±", "lowest", "quarter", "half", "3/4", "highest"):
        shown.add_column(column, justify="right", no_wrap=True)
    for label, name in MEASURES:
        figures = table[name]
        shown.add_row(
            label,
            number_text(figures["mean"]),
            number_text(figures["deviation"]),
            *(
                f"{value:,}"
                for value in (figures["lowest"], *figures["quartiles"], figures["highest"])
            ),
        )
    return shown


def _worth(table: dict[str, Any]) -> Table:
    shown = new_table("points from")
    for column in ("winners", "others", "decides", "most", "x fair"):
        shown.add_column(column, justify="right", no_wrap=True)
    for name, factor in table["worth"].items():
        shown.add_row(
            name,
            number_text(factor["winners"]),
            "-" if factor["others"] is None else number_text(factor["others"]),
            _number(factor["decides"], "{:.1%}"),
            *_most(factor, table["players"]),
        )
    return shown


def _deeds(table: dict[str, Any]) -> Table:
    shown = new_table("how often")
    for column in ("winners", "others", "most", "x fair"):
        shown.add_column(column, justify="right", no_wrap=True)
    for name, factor in table["deeds"].items():
        shown.add_row(
            name,
            _number(factor["winners"], "{:,.2f}"),
            _number(factor["others"], "{:,.2f}"),
            *_most(factor, table["players"]),
        )
    return shown


def _most(factor: dict[str, Any], players: int) -> tuple[str, str]:
    share = factor["most"]
    return _number(share, "{:.1%}"), "-" if share is None else f"{share * players:.2f}"


def _number(value: float | None, form: str) -> str:
    """A dash for what never came up."""
    return "-" if value is None else form.format(value)


def forecast_tables(found: dict[str, Any]) -> RenderableType:
    """How true forecasts were, tenth by tenth of the matches."""
    parts: list[RenderableType] = []
    for table in found["tables"]:
        matches = counted(table["matches"], "match", "es")
        head = (
            f"{found['game']}, {table['players']} players: {matches} of {found['player']['name']}"
        )
        parts += [Text(head, style="bold"), "", _stages(table), ""]
    return Group(*parts[:-1])


def _stages(table: dict[str, Any]) -> Table:
    shown = new_table("decisions")
    for column in ("points too many", "off by", "favourite", "wins", "log loss"):
        shown.add_column(column, justify="right", no_wrap=True)
    tenth = 100 // len(table["stages"])
    for number, stage in enumerate(table["stages"]):
        if stage["positions"]:
            shown.add_row(
                f"{number * tenth} to {(number + 1) * tenth} %",
                number_text(stage["excess"], "+"),
                number_text(stage["off"]),
                f"{stage['said']:.1%}",
                f"{stage['won']:.1%}",
                f"{stage['log_loss']:.3f}",
            )
    if table["lacking"]:
        lacking = ", ".join(f"{value:+.1f}" for value in table["lacking"])
        shown.caption = f"the game's correction of points lacks {lacking}"
    return shown
