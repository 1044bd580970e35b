"""The lean interface that search stands on: integers in, integers out; no text, no record.

A state is either over, or waits for chance, or waits for one of its actors. It holds no random
generator and no shuffled deck: what nobody has seen is not decided yet.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from corral.core.event import Event, Value, event_of
from corral.core.prng import Sfc32

SPECTATOR = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position in a game, as the rules see it: everything is in it, hidden or not.

    Moves and outcomes of chance are small integers. Nothing is checked below this line: ``apply``
    takes only what ``legal`` lists, ``apply_chance`` only what ``chance_outcomes`` lists. Callers
    that take input from outside use ``Match``.
    """

    def __init__(self, players: i64) -> None:
        self.players = players
        self.trace: list[Event] | None = None

    # Telling what happens. A game's own ``tell`` takes the events that it declares, no others, and
    # hands them on to ``note``. To gather an event's values costs more than most moves, so the
    # rules look first whether anybody has set a trace.

    def note(
        self,
        event: Mapping[str, object],
        secrets: dict[str, tuple[str, ...]],
        audience: tuple[int, ...],
        reveals: bool,
    ) -> None:
        """Keep an event: a declared one, with the fields of each kind that are secret.

        The audience sees those too. The event is taken over, not copied.
        """
        if self.trace is not None:
            values = cast("dict[str, Value]", event)  # as which mypy does not know a TypedDict
            self.trace.append(event_of(values, secrets, audience, reveals))

    # The rules

    def actors(self) -> list[int]:
        """The seats that may act now; empty when over or when chance is due."""
        raise NotImplementedError

    def first_actor(self) -> i64:
        """The first of ``actors``, below 0 where there is none: for those who ask in that order."""
        actors = self.actors()
        return actors[0] if actors else i64(-1)

    def legal(self, seat: i64) -> vec[i64]:
        """The moves of a seat, without repetition; empty for a seat that may not act."""
        raise NotImplementedError

    def apply(self, seat: i64, move: i64) -> None:
        """Make a legal move. Events go to ``trace`` where one is set."""
        raise NotImplementedError

    def binding(self, seat: i64, move: i64) -> bool:
        """Whether a legal move can never be taken back, although it shows nobody anything.

        So it is where taking it back, or no longer being able to, would itself tell something.
        """
        return False

    def aloud(self, move: i64) -> i64:
        """What everybody hears somebody call by a move, such as an amount bid; 0: nothing.

        States need not remember it: histories do, for those who learn.
        """
        return 0

    def chance_weight(self) -> i64:
        """The sum of the weights of all outcomes of chance; 0 when chance is not due."""
        raise NotImplementedError

    def chance_pick(self, number: i64) -> i64:
        """The outcome for a number below ``chance_weight()``; each outcome gets its weight."""
        raise NotImplementedError

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """All outcomes of the chance node with their weights."""
        raise NotImplementedError

    def chance_share(self, outcome: i64) -> i64:
        """The weight of one outcome; games tell it without a look at all the others."""
        for other, weight in self.chance_outcomes():
            if other == outcome:
                return weight
        return 0

    def chance_allows(self, outcome: i64) -> bool:
        """Whether an outcome is one of the chance node's."""
        raise NotImplementedError

    def apply_chance(self, outcome: i64) -> None:
        """Let chance answer."""
        raise NotImplementedError

    def over(self) -> bool:
        """Whether the match has ended."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points of each seat so far; the result when over."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent copy, without the trace."""
        raise NotImplementedError

    def sample(self, seat: i64, rng: Sfc32) -> State:
        """Another state of the information set of ``seat`` (``SPECTATOR``: of the public).

        The seat cannot tell it from this one. It depends on nothing but the generator and what the
        seat knows.
        """
        raise NotImplementedError

    def determinize(self, seat: i64, rng: Sfc32) -> State:
        """A determinization in little time, for bots: the seat's view, log and moves stay the same.

        What the seat could only conclude from them with much thought may not hold.
        """
        return self.sample(seat, rng)

    def context(self, seat: i64) -> int:
        """A number that, with a move's number, determines the move's text."""
        raise NotImplementedError

    def chance_context(self) -> int:
        """A number that, with an outcome's number, determines the outcome's text."""
        raise NotImplementedError
