"""What the server refuses, as a code for programs and a sentence for people; no internals."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct, field

from corral.core.errors import CorralError, IllegalMove
from corral.core.event import Value

Code: TypeAlias = Literal[
    "bad_request",
    "banned",
    "forbidden_origin",
    "illegal_move",
    "internal",
    "not_allowed",
    "not_found",
    "not_seated",
    "not_signed_in",
    "not_started",
    "not_your_turn",
    "over",
    "repeated",
    "seat_taken",
    "slow_down",
    "stale",
    "started",
    "too_large",
    "too_many_tables",
    "unavailable",
]

STATUS: dict[str, int] = {
    "banned": 403,
    "forbidden_origin": 403,
    "internal": 500,
    "not_allowed": 403,
    "not_found": 404,
    "not_seated": 403,
    "not_signed_in": 401,
    "not_started": 409,
    "not_your_turn": 409,
    "over": 409,
    "repeated": 409,
    "seat_taken": 409,
    "slow_down": 429,
    "stale": 409,
    "started": 409,
    "too_large": 413,
    "too_many_tables": 409,
    "unavailable": 503,
}


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why something was refused.

    Where a rule refused it, ``rule`` is its number. ``reason`` and ``values`` tell why in the way
    of an event, to be worded in any language: of an ``illegal_move`` by the game, else by the page.
    """

    code: Code
    message: str
    rule: str | None = None
    reason: str | None = None
    values: dict[str, Any] = field(default_factory=dict)


class Refusal(Exception):
    """A request that cannot be granted; it has changed nothing."""

    def __init__(
        self,
        code: Code,
        message: str,
        rule: str | None = None,
        reason: str | None = None,
        values: dict[str, Value] | None = None,
    ) -> None:
        super().__init__(message)
        self.problem = Problem(code, message, rule, reason, values or {})

    @property
    def status(self) -> int:
        return STATUS.get(self.problem.code, 400)


class Overtaken(Refusal):
    """Another process has stored a row of the table first; the table has taken it over.

    Whatever was to be done is to be thought over again: see ``Room.settle``.
    """

    def __init__(self) -> None:
        super().__init__("unavailable", "somebody else was faster; please try again")


def refusal_of(error: CorralError) -> Refusal:
    """The engine's refusal as the server's."""
    if isinstance(error, IllegalMove):
        return Refusal("illegal_move", str(error), error.rule, error.reason, error.values)
    return Refusal("bad_request", str(error))
