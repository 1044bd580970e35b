"""What an example of a refusal consists of. Each game has some for every reason that it declares."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

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
