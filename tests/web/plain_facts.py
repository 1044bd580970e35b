"""Views with what the terminal tells of them, for the page's plain board to be compared with.

``python -m tests.web.plain_facts`` writes ``client/src/games/plain/facts.json``: which facts are
the table's and which a seat's. Points are left out, for the page shows them elsewhere.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from corral.plain_view import Fact, facts_of

PATH = Path(__file__).resolve().parents[2] / "client" / "src" / "games" / "plain" / "facts.json"
HEAD: dict[str, Any] = {
    "game": "pond",
    "seat": 0,
    "names": ["Ana", "Bo"],
    "phase": "wade",
    "turn": None,
    "over": False,
    "scores": [3, 1],
    "winners": [],
}
VIEWS: tuple[dict[str, Any], ...] = (
    {},
    {"frogs": [4, 7], "players": [{"reeds": 1, "kept": "?"}, {"reeds": 2, "kept": None}]},
    {"cards": [9, None], "left": 12, "lilies": [1, 2, 3]},
    {"cards": [{"hand": [5], "won": 1}, {"hand": [None], "won": 0}], "pond": {"depth": 2}},
    {"players": [1], "pair": [1, 2]},
    {"names": ["Ana", "Bo", "Cleo"], "scores": [0, 0, 0], "two": [1, 2], "three": [[1], [], [2]]},
)


def plain_facts() -> str:
    """The content of the file."""
    lines = (json.dumps(_told({**HEAD, **view})) for view in VIEWS)
    return "[\n " + ",\n ".join(lines) + "\n]\n"


def _told(view: dict[str, Any]) -> dict[str, Any]:
    table, seats = facts_of(view)
    return {"view": view, "table": _keys(table), "seats": [_keys(seat) for seat in seats]}


def _keys(facts: list[Fact]) -> list[str]:
    return [fact.key for fact in facts if fact.key != "scores"]


if __name__ == "__main__":
    PATH.write_text(plain_facts(), encoding="utf-8")
