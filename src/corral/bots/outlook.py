"""A bot's information set: all that its seat knows, and nothing else."""

from __future__ import annotations

from corral.core.dealer import Dealer
from corral.core.errors import CorralError
from corral.core.evaluator import Evaluator
from corral.core.game import View
from corral.core.match import Match
from corral.core.move import Move
from corral.core.position import read_knowledge
from corral.core.prng import Sfc32
from corral.core.setting import Setting
from corral.core.state import State


class Outlook:
    """A match as one seat knows it, in the middle of a decision.

    It holds neither the true state nor a way to it: ``world`` is one that the seat cannot tell from
    the true one, imagined when the outlook was made. Whatever is asked here, both answer alike.
    """

    __slots__ = ("_world", "follows", "moves", "seat", "setting")

    def __init__(
        self,
        setting: Setting,
        seat: int,
        moves: list[Move],
        world: State | None,
        follows: int | None = None,
    ) -> None:
        self.setting = setting
        self.seat = seat
        self.moves = moves
        self._world = world
        self.follows = follows
        """The number of the seat's own last move, if nothing has happened since."""

    @classmethod
    def of(cls, match: Match, seat: int, rng: Sfc32, imagine: bool = True) -> Outlook:
        """How a seat sees a match. The generator decides on the world, never what the seat sees.

        Who does not need a world saves the time with ``imagine=False``.
        """
        world = match.state.determinize(seat, rng) if imagine else None
        moves = match.legal(seat)
        return cls(match.setting, seat, moves, world, _own_last_move(match, seat))

    @classmethod
    def read(cls, position: str, seat: int, seed: int, follows: int | None = None) -> Outlook:
        """From the text of ``match.position_seen_by(seat)``; what it leaves unknown is imagined."""
        setting, world = read_knowledge(position, None, Sfc32(seed), quick=True)
        moves = Match(setting, world, Dealer()).legal(seat)
        if not moves:
            raise CorralError(f"p{seat} has nothing to decide in this position")
        return cls(setting, seat, moves, world, follows)

    @property
    def world(self) -> State:
        """The world that was imagined."""
        if self._world is None:
            raise CorralError("this outlook was made without a world")
        return self._world

    def view(self) -> View:
        """All that the seat knows, as JSON-able data."""
        return Match(self.setting, self.world, Dealer()).view(self.seat)

    def sample(self, rng: Sfc32) -> State:
        """A world that the seat cannot tell from the true one."""
        return self.world.determinize(self.seat, rng)

    def evaluator(self) -> Evaluator:
        """What is known about playing this game well, with these options and this edition."""
        setting = self.setting
        return setting.game.evaluator(setting)


def _own_last_move(match: Match, seat: int) -> int | None:
    if match.entries and match.entries[-1].seat == seat:
        return match.entries[-1].code
    return None
