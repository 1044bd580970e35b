"""What a review finds, piece by piece: plain data, to be sent and kept as it is."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final, TypeAlias

from corral.bots.explanation import Candidate

INACCURACY, MISTAKE, BLUNDER = "inaccuracy", "mistake", "blunder"
GRADES: Final = ((0.15, BLUNDER), (0.10, MISTAKE), (0.05, INACCURACY))
"""From which loss in chance to win a move is called so; the words and bounds of lichess."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A point of the graph: how everybody stood before an entry, by what all of them knew."""

    entry: int
    """The number of the entry of the record that comes next; after the last one there is one
    more point."""
    move: int
    """How many moves had been made: the step of a replay."""
    chances: tuple[float, ...]
    """Each seat's chance to win; after the end who won."""
    points: tuple[float, ...]
    """The points that each seat was expected to end with."""
    close: bool
    """Whether this is the closer look."""
    foreseen: tuple[tuple[float, ...], tuple[float, ...]] | None = None
    """Where the move before it brought to light what chance had dealt face down: chances and
    points as they were with the move alone."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision, by what its seat knew: what was played, what was best, what it cost."""

    entry: int
    move: int
    """How many moves had been made before it."""
    seat: int
    played: Candidate
    best: Candidate
    candidates: tuple[Candidate, ...]
    """The most promising moves, the best first."""
    close: bool

    @property
    def cost(self) -> float:
        """How much chance to win was given away; 0 where nothing better was found."""
        return _above(self.best.chance, self.played.chance)

    @property
    def points_lost(self) -> float:
        """How many expected points were given away; 0 where the chance to win did not suffer."""
        return _above(self.best.score, self.played.score) if self.cost > 0.0 else 0.0

    @property
    def grade(self) -> str | None:
        """What one calls it, if it was bad."""
        return next((grade for bound, grade in GRADES if self.cost >= bound), None)

    def to_data(self) -> dict[str, Any]:
        return {
            **asdict(self),
            "cost": self.cost,
            "points_lost": self.points_lost,
            "grade": self.grade,
        }


Finding: TypeAlias = Standing | Decision


def _above(best: float | None, played: float | None) -> float:
    return 0.0 if best is None or played is None else max(0.0, best - played)
