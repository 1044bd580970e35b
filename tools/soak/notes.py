"""What people were told, to be compared with what was stored."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tools.soak.mailbox import Notice


@dataclass
class Notes:
    """Of everybody."""

    done: Counter[str] = field(default_factory=Counter)
    """What people did, how often."""
    keys: dict[str, set[str]] = field(default_factory=dict)
    """Messages that were granted, by table."""
    scores: dict[str, list[int]] = field(default_factory=dict)
    """Results that were told."""
    paired: dict[str, set[str]] = field(default_factory=dict)
    """Who was sent to a table by the queue."""
    joined: set[tuple[str, str]] = field(default_factory=set)
    """Clubs and those who were told that they belong to them."""
    turns: int = 0
    """How often somebody was told that it is their turn."""
    faults: list[str] = field(default_factory=list)
    awaited: dict[str, dict[str, bool]] = field(default_factory=dict)
    """At the end: which running tables each person is told to be awaited at."""

    histories: dict[str, list[tuple[str, list[int]]]] = field(default_factory=dict)
    """At the end: the finished matches of each person, with their points, as they are told."""

    standings: dict[str, dict[int, int]] = field(default_factory=dict)
    """At the end: by tournament how many matches each entrant is told to have played."""

    moving: set[str] = field(default_factory=set)
    """At the end: tables that went on while everybody was asked what they are told."""

    looked: dict[tuple[str, str], float] = field(default_factory=dict)
    """When each person last closed each table, or the line to it died."""

    died: dict[tuple[str, str], float] = field(default_factory=dict)
    """When a line of each person to each table last died."""

    seeming: int = 0
    """At the end: how many were awaited who seemed to look through such a line at first."""

    letters: dict[str, list[Notice]] = field(default_factory=dict)
    """What each person was told outside the page."""

    def grant(self, table: str, key: str) -> None:
        self.keys.setdefault(table, set()).add(key)

    def over(self, table: str, info: Any) -> None:
        if info["status"] == "over" and info["scores"] is not None:
            self.scores[table] = info["scores"]
