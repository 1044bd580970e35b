"""Many matches at one table, played side by side: one call makes a move in each of them.

For learning from millions of decisions. Observations, masks and results lie in buffers that are
made once and written over by every call; who wants to keep them copies them.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from corral.core.encoding import Encoding
from corral.core.errors import OptionError
from corral.core.prng import Sfc32
from corral.core.state import State

ALL_SEATS = -1
"""In place of the learner's seat: every decision is the caller's."""


class Running:
    """One of the matches: its state, its chance, and what its actor may do."""

    def __init__(self, state: State, rng: Sfc32, learner: i64) -> None:
        self.state = state
        self.rng = rng
        self.learner = learner
        self.seat: i64 = 0
        self.legal = vec[i64]()
        self.over = False


class Batch:
    """``number`` matches that begin at ``start``.

    With a ``learner`` the caller decides for that seat (counted on by one from match to match where
    ``rotate`` is set) and random players for the others; with ``ALL_SEATS`` for whoever is to act.
    A match that is over shows its last position; the next step begins a new one in its place,
    whatever the action.
    """

    def __init__(
        self, start: State, encoding: Encoding, number: i64, learner: i64, rotate: bool, seed: int
    ) -> None:
        players = int(start.players)
        self.start = start
        self.encoding = encoding
        self.number = number
        self.rotate = rotate
        self.learner = learner
        self.decisions: i64 = 0
        self.observations = _zeros(int(number * encoding.size))
        self.masks = _flags(int(number * encoding.actions))
        self.seats = _zeros(int(number))
        self.learners = _zeros(int(number))
        self.over = _flags(int(number))
        self.scores = _zeros(int(number) * players)
        self.running: list[Running] = []
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """All matches begin anew; match ``i`` draws from a generator of its own."""
        self.running = []
        for index in range(self.number):
            learner = self.learner
            if learner != ALL_SEATS and self.rotate:
                learner = (learner + index) % self.start.players
            rng = Sfc32(seed * 1_000_003 + int(index))
            match = Running(self.start.copy(), rng, learner)
            self.running.append(match)
            self._clear_mask(index)
            self._go_on(match)
            self._show(index, match)

    def step(self, actions: vec[i64]) -> None:
        """One action for each match, from its mask; an illegal one is an ``OptionError``."""
        if len(actions) != self.number:
            raise OptionError(f"{len(actions)} actions for {self.number} matches")
        self._check(actions)
        for index in range(self.number):
            match = self.running[index]
            self._take_back_mask(index, match)
            if match.over:
                match.state = self.start.copy()
                match.over = False
                if match.learner != ALL_SEATS and self.rotate:
                    match.learner = (match.learner + 1) % self.start.players
            else:
                state = match.state
                move = self.encoding.move(state, match.seat, actions[index])
                state.apply(match.seat, move)
                self.decisions += 1
            self._go_on(match)
            self._show(index, match)

    def random_actions(self, rng: Sfc32) -> vec[i64]:
        """A legal action for each match, each as likely as the others; 0 where it is over."""
        chosen = vec[i64]([0] * int(self.number))
        for index in range(self.number):
            legal = self.running[index].legal
            if len(legal) > 0:
                chosen[index] = legal[rng.below(len(legal))]
        return chosen

    def _check(self, actions: vec[i64]) -> None:
        """Before anything is done, so that a refused step changes nothing."""
        size = self.encoding.actions
        for index in range(self.number):
            if self.running[index].over:
                continue
            action = actions[index]
            if not 0 <= action < size or self.masks[index * size + action] == 0:
                raise OptionError(f"action {action} is not legal in match {index}; see its mask")

    def _go_on(self, match: Running) -> None:
        """Until the caller has something to decide, or it is over."""
        state = match.state
        rng = match.rng
        while True:
            weight = state.chance_weight()
            if weight > 0:
                state.apply_chance(state.chance_pick(rng.below(weight)))
                continue
            actors = state.actors()
            if not actors:
                match.over = True
                match.legal = vec[i64]()
                if match.learner != ALL_SEATS:  # who may have had nothing to decide
                    match.seat = match.learner
                return
            seat: i64 = actors[0]
            if match.learner in (ALL_SEATS, seat):
                match.seat = seat
                match.legal = self.encoding.legal(state, seat)
                return
            moves = state.legal(seat)
            state.apply(seat, moves[rng.below(len(moves))])
            self.decisions += 1

    def _show(self, index: i64, match: Running) -> None:
        """Write what the actor knows; at the end what the learner or the last actor does."""
        encoding = self.encoding
        state = match.state
        encoding.observe(state, match.seat, self.observations, index * encoding.size)
        masks = self.masks
        first = index * encoding.actions
        for action in match.legal:
            masks[first + action] = u8(1)
        self.seats[index] = i32(match.seat)
        self.learners[index] = i32(match.learner)
        self.over[index] = u8(1) if match.over else u8(0)
        if match.over:
            players = state.players
            place = index * players
            for score in state.scores():
                self.scores[place] = i32(score)
                place += 1

    def _take_back_mask(self, index: i64, match: Running) -> None:
        """Only what was set: most of a mask is 0 all the time."""
        masks = self.masks
        first = index * self.encoding.actions
        for action in match.legal:
            masks[first + action] = u8(0)

    def _clear_mask(self, index: i64) -> None:
        masks = self.masks
        first = index * self.encoding.actions
        for action in range(self.encoding.actions):
            masks[first + action] = u8(0)


def _zeros(size: int) -> vec[i32]:
    return vec[i32]([0] * size)


def _flags(size: int) -> vec[u8]:
    return vec[u8]([0] * size)
