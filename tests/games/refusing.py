"""What an example of a refusal consists of. Each game has some for every declared reason."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple

import pytest

import corral
from corral.core.event import Value


class Refused(NamedTuple):
    """A move that is refused at a table, and why."""

    reason: str
    rule: str
    at: Callable[[], corral.Match]
    seat: int
    move: str
    values: dict[str, Value]


class Refusals(list[Refused]):
    """Examples, written down one by one."""

    def note(
        self,
        reason: str,
        rule: str,
        at: Callable[[], corral.Match],
        seat: int,
        move: str,
        /,
        **values: Value,
    ) -> None:
        self.append(Refused(reason, rule, at, seat, move, values))


def examples(game: str) -> Refusals:
    """Those of a game, from the module ``refusals`` beside its tests."""
    found: Refusals = import_module(f"tests.games.{game}.refusals").EXAMPLES
    return found


def refused(example: Refused) -> corral.IllegalMove:
    with pytest.raises(corral.IllegalMove) as caught:
        example.at().play(example.seat, example.move)
    return caught.value
