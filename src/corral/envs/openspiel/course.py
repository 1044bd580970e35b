"""The course of a match as OpenSpiel keeps it: cloned by deepcopy, serialised by pickle."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import corral
from corral.core.encoding import FACES
from corral.core.errors import CorralError
from corral.core.event import Event, Value
from corral.core.game import EVERYTHING
from corral.core.position import head_text, position_text, read_head
from corral.core.prng import Sfc32
from corral.core.state import State
from corral.envs.encoded_game import EncodedGame

Told: TypeAlias = tuple[str, dict[str, Value], dict[str, Value] | None, tuple[int, ...], bool]
"""An event as plain data."""

OWN_MOVE: Final = "own_move"
"""What a seat did itself, which it remembers even where nobody else has seen it."""


class Course:
    """A state, the steps that led to it, and the events that every seat has seen of them."""

    def __init__(
        self,
        encoded: EncodedGame,
        first: State | None = None,
        before: Sequence[Event] = (),
        imagined_by: int | None = None,
        earlier: int = 0,
    ) -> None:
        """From the match's beginning on, or from a position; of an imagined one it is told who
        imagined it and what is known of before.

        ``earlier`` is how many decisions were taken there already.
        """
        self.encoded = encoded
        self.placed = first is not None
        self.state = encoded.start() if first is None else first
        self.first = self.state.copy()
        self.before = before
        self.imagined_by = imagined_by
        self.steps: list[int] = []
        self.earlier = earlier
        self.decisions = earlier
        self.faces: list[int] = []
        """Dice that lie already, of a throw that is not complete."""
        self.events = [*before]
        self.logs: list[list[str]] = [[] for _ in range(encoded.players)]
        self.memories: dict[int, str] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        twin = Course.__new__(Course)
        twin.encoded = self.encoded
        twin.placed = self.placed
        twin.before = self.before
        twin.imagined_by = self.imagined_by
        twin.first = self.first
        twin.memories = self.memories
        twin.steps = self.steps[:]
        twin.earlier = self.earlier
        twin.decisions = self.decisions
        twin.faces = self.faces[:]
        twin.events = self.events[:]
        twin.logs = [log[:] for log in self.logs]
        twin.state = self.state.copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        encoded = self.encoded
        told: list[Told] = [
            (event.kind, event.values, event.secret, event.audience, event.reveals)
            for event in self.before
        ]
        start = (self.origin, told, self.imagined_by, self.earlier)
        version = int(encoded.encoding.version)
        kind = (head_text(encoded.setting), encoded.reward, encoded.longest, version)
        return _restored, (kind, start, self.steps)

    @property
    def origin(self) -> str | None:
        """The position that it begins with; None: the match's beginning."""
        if not self.placed:
            return None
        return position_text(self.encoded.setting, self.first, EVERYTHING)

    # Steps

    def over(self) -> bool:
        """Whether the match has ended, or is ended here for its length."""
        return self.decisions >= self.encoded.longest or bool(self.state.over())

    def weights(self) -> list[int]:
        """Of what chance may answer; actions of chance are places in this list."""
        if self._dice():
            return [1] * FACES
        return [weight for _, weight in self.state.chance_outcomes()]

    def _dice(self) -> int:
        return int(self.encoded.encoding.dice(self.state))

    def actor(self) -> int:
        """Where several may act, the first of them does."""
        return self.state.actors()[0]

    def actions(self) -> list[int]:
        """The legal actions of the actor, ascending."""
        legal = self.encoded.encoding.legal(self.state, self.actor())
        return sorted(int(action) for action in legal)

    def take(self, action: int) -> None:
        """One step: an action of the actor, or a place among the outcomes of chance."""
        state = self.state
        if self.over():
            raise CorralError(f"action {action}: the match is over")
        trace: list[Event] = []
        if state.chance_weight():
            self._let_chance_answer(action, trace)
        else:
            seat = self.actor()
            if action not in self.encoded.encoding.legal(state, seat):
                raise CorralError(f"action {action} is not legal for player {seat} now")
            state.trace = trace
            trace.append(Event(OWN_MOVE, {}, {"move": self.text(seat, action)}, (seat,)))
            state.apply(seat, self.encoded.encoding.move(state, seat, action))
            self.decisions += 1
        state.trace = None
        self.steps.append(action)
        self.events += trace

    def _let_chance_answer(self, action: int, trace: list[Event]) -> None:
        state, places, dice = self.state, len(self.weights()), self._dice()
        if not 0 <= action < places:
            raise CorralError(f"action {action} of chance is not one of {places} places")
        if not dice:
            outcome = state.chance_outcomes()[action][0]
        else:
            self.faces.append(action)
            if len(self.faces) < dice:
                return
            outcome = int(self.encoded.encoding.thrown(self.faces))
            self.faces = []
        state.trace = trace
        state.apply_chance(outcome)

    def text(self, player: int, action: int) -> str:
        """A step in the notation of records; of a throw one die at a time."""
        game, state = self.encoded.game, self.state
        if player < 0 and self._dice():
            return f"die {action + 1}"
        if player < 0:
            return game.chance_text(state.chance_outcomes()[action][0], state.chance_context())
        if not 0 <= action < self.encoded.actions:
            raise CorralError(f"there is no action {action}; they are below {self.encoded.actions}")
        move = int(self.encoded.encoding.move(state, player, action))
        return game.move_text(move, state.context(player))

    # Knowledge

    def log(self, seat: int) -> str:
        """All that a seat has seen and done, one event a line."""
        log = self.logs[seat]  # written as far as somebody has asked for it
        log += [_line(event, seat) for event in self.events[len(log) :]]
        return self._memory(seat) + "".join(log)

    def _memory(self, seat: int) -> str:
        """In an imagined world others know things that the events, as its seer saw them, lack."""
        if self.imagined_by in (None, seat):
            return ""
        if seat not in self.memories:
            self.memories[seat] = position_text(self.encoded.setting, self.first, seat)
        return self.memories[seat]

    def sampled(self, seat: int, rng: Sfc32) -> Course:
        """Another course that the seat cannot tell from this one; it begins here."""
        if self.state.chance_weight():
            raise CorralError(
                "a world can be imagined where somebody decides, not at a chance node"
            )
        world = self.state.sample(seat, rng)
        known = [event.known_to(seat) for event in self.events]
        return Course(self.encoded, world, known, seat, self.decisions)


def _line(event: Event, seat: int) -> str:
    """Nothing for other players' moves: what they show is told by the events they cause."""
    if event.kind == OWN_MOVE and seat not in event.audience:
        return ""
    return json.dumps(event.seen_by(seat)) + "\n"


def _restored(
    kind: tuple[str, str, int, int],
    start: tuple[str | None, list[Told], int | None, int],
    steps: list[int],
) -> Course:
    """A course read again, step by step."""
    origin, told, imagined_by, earlier = start
    head, reward, longest, version = kind
    encoded = EncodedGame(read_head(head), reward=reward, encoding=version)
    encoded.longest = longest
    first = None if origin is None else corral.from_position(origin, seed=0).state
    before = [Event(*one) for one in told]
    course = Course(encoded, first, before, imagined_by, earlier)
    for action in steps:
        course.take(action)
    return course
