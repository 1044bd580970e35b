"""Tiles that come into herds, herds that are sold, and what others are paid."""

from __future__ import annotations

from typing import Any

from corral.core.match import Match
from tests.web.reckonings.examples import Examples, tried

MATCHES = 8
OPTIONS: tuple[dict[str, Any], ...] = ({},)


def observe(match: Match, examples: Examples) -> None:
    for seat in match.actors:
        _note(match, seat, examples)


def _note(match: Match, seat: int, examples: Examples) -> None:
    view = match.view(seat)
    for move, after, events in tried(match, seat, ("add", "sort", "steal", "sale", "overseer")):
        _note_sales(events, examples)
        _note_payments(move, view, events, examples)
        if move.split()[0] in ("add", "sort", "steal"):
            _note_row(
                move, view["players"][seat], after.view(seat)["players"][seat], events, examples
            )
    _note_kept(match, seat, view, examples)


def _note_row(move: str, before: Any, after: Any, events: Any, examples: Examples) -> None:
    """A row before and after a tile has joined it, unless more tiles followed by themselves."""
    verb, tile = move.split()
    joined = [event for event in events if event["kind"] in ("added", "sorted")]
    if [event["tile"] for event in joined] != [tile] or tile[0] not in after["herds"]:
        return
    herd = after["herds"][tile[0]]
    examples.add(
        verb,
        move=move,
        herds=before["herds"],
        row=herd["row"],
        worth=herd["worth"],
        pesos=[event["pesos"] for event in events if event["kind"] == "sold"],
    )


def _note_sales(events: Any, examples: Examples) -> None:
    for event in events:
        if event["kind"] == "sold":
            values = {name: event[name] for name in ("row", "count", "highest", "bonus", "pesos")}
            examples.add("sold", **values)


def _note_payments(move: str, view: Any, events: Any, examples: Examples) -> None:
    """Who is paid for a tile or a gaucho that is taken from him."""
    for event in events:
        if event["kind"] in ("stole", "replaced"):
            herds = [{"herds": ranch["herds"]} for ranch in view["players"]]
            there = {"pampa": view["pampa"], "players": herds}
            paid = {"seat": event["victim"], "pesos": event["pesos"]}
            examples.add(event["kind"], move=move, view=there, paid=paid)


def _note_kept(match: Match, seat: int, view: Any, examples: Examples) -> None:
    """The rows that kept tiles begin, as soon as the last one has chosen."""
    if view["phase"] != "keep" or len(match.actors) > 1:
        return
    for move, after, _ in tried(match, seat, ("keep",)):
        herds = after.view(seat)["players"][seat]["herds"]
        examples.add("kept", move=move, rows={breed: herd["row"] for breed, herd in herds.items()})
