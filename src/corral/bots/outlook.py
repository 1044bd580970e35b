"""A bot's information set: all that its seat knows, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from corral.core.dealer import Dealer
from corral.core.errors import CorralError
from corral.core.evaluator import Evaluator
from corral.core.game import View
from corral.core.match import Match
from corral.core.move import Move
from corral.core.position import read_knowledge
from corral.core.prng import Sfc32
from corral.core.record import CHANCE
from corral.core.setting import Setting
from corral.core.state import State


class Outlook:
    """A match as one seat knows it, in the middle of a decision.

    It holds neither the true state nor a way to it: ``world`` is one that the seat cannot tell from
    the true one, imagined when the outlook was made. Whatever is asked here, both answer alike.
    """

    __slots__ = ("_world", "calls", "follows", "moves", "seat", "setting")

    def __init__(
        self,
        setting: Setting,
        seat: int,
        moves: list[Move],
        world: State | None,
        follows: int | None = None,
        calls: Sequence[tuple[int, int]] = (),
    ) -> None:
        self.setting = setting
        self.seat = seat
        self.moves = moves
        self._world = world
        self.follows = follows
        """The number of the seat's own last move, if nothing has happened since."""
        self.calls = calls
        """Who called what, the newest first, where somebody wanted to know and it is known."""

    @classmethod
    def of(
        cls, match: Match, seat: int, rng: Sfc32, imagine: bool = True, calls: int = 0
    ) -> Outlook:
        """How a seat sees a match. The generator decides on the world, never what the seat sees.

        Who does not need a world saves the time with ``imagine=False``; ``calls`` is how many of
        the last ones are told.
        """
        world = match.state.determinize(seat, rng) if imagine else None
        moves = match.legal(seat)
        heard = _calls(match, calls) if calls else ()
        return cls(match.setting, seat, moves, world, _own_last_move(match, seat), heard)

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

    def judged_evaluator(self) -> Evaluator:
        """The same with the judgement that was learned for such tables, if one was."""
        setting = self.setting
        return setting.game.judged_evaluator(setting, setting.game.judgement(setting))


def _calls(match: Match, most: int) -> list[tuple[int, int]]:
    """What everybody heard, such as bids, the newest first."""
    heard: list[tuple[int, int]] = []
    for entry in reversed(match.entries):
        if len(heard) == most:
            break
        if entry.seat != CHANCE and (call := int(match.state.aloud(entry.code))):
            heard.append((entry.seat, call))
    return heard


def _own_last_move(match: Match, seat: int) -> int | None:
    if match.entries and match.entries[-1].seat == seat:
        return match.entries[-1].code
    return None
