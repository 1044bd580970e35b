"""How long a bot may think about one decision."""

from __future__ import annotations

from dataclasses import dataclass

from corral.core.errors import OptionError

LONGEST_THOUGHT = 3600.0
MOST_NODES = 1_000_000_000


@dataclass(frozen=True, slots=True)
class Limit:
    """Seconds, nodes (simulated matches), or both: the first that is reached ends the thinking.

    With nodes alone the same seed gives the same move on any machine.
    """

    seconds: float | None = None
    nodes: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.nodes is None:
            raise OptionError("a limit needs seconds, nodes or both")
        if self.seconds is not None and not (
            _is_number(self.seconds, int, float) and 0 < self.seconds <= LONGEST_THOUGHT
        ):
            raise OptionError(
                f"seconds={self.seconds!r} is not a time above 0 and up to {LONGEST_THOUGHT:.0f}"
            )
        if self.nodes is not None and not (
            _is_number(self.nodes, int) and 1 <= self.nodes <= MOST_NODES
        ):
            raise OptionError(f"nodes={self.nodes!r} is not a whole number from 1 to {MOST_NODES}")


def _is_number(value: object, *kinds: type) -> bool:
    return isinstance(value, kinds) and not isinstance(value, bool)
