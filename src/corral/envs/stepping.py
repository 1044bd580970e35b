"""Many matches at one table, played side by side: one call makes a move in each of them.

For learning from millions of decisions. Observations, masks and results lie in buffers that are
made once and written over by every call; who wants to keep them copies them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from corral.core.encoding import Encoding
from corral.core.errors import OptionError
from corral.core.prng import Sfc32
from corral.core.sheet import Sheet
from corral.core.state import State
from corral.envs.rivals import Rival

ALL_SEATS: Final = -1
"""In place of the learner's seat: every decision is the caller's."""
CALL: Final = 2
"""Numbers of a call: the seat, and what it called."""
PATIENCE: Final = 100
"""Matches in a row in which the caller had nothing to decide."""


class Manner:
    """How a batch is played; what is not told is as it was before there was a choice."""

    def __init__(
        self,
        floats: bool = False,
        rivals: list[Rival | None] | None = None,
        same_step: bool = False,
        skip_forced: bool = False,
        points: bool = False,
        moves: bool = False,
        calls: int = 0,
    ) -> None:
        self.floats = floats
        """Whether observations are bits of 32-bit floats."""
        self.rivals = rivals
        """Clockwise from the learner; None is somebody for whom the caller answers."""
        self.same_step = same_step
        """Whether the step that ends a match begins the next one."""
        self.skip_forced = skip_forced
        """Whether single legal moves are made without a question."""
        self.points = points
        """Whether everybody's points are told at every step."""
        self.moves = moves
        """Whether the moves of a match are kept."""
        self.calls = calls
        """How many of the last calls, such as bids, are told."""


class RowRoom:
    """Where a batch writes observations and masks: rows one after the other, from a place on.

    What lies before and behind them stays as it is.
    """

    def __init__(
        self, observations: vec[i32], first_number: i64, masks: vec[u8], first_flag: i64
    ) -> None:
        """All of it is 0."""
        self.observations = observations
        self.first_number = first_number
        self.masks = masks
        self.first_flag = first_flag


class Running:
    """One of the matches: its state, its chance, and what its actor may do."""

    def __init__(self, index: i64, state: State, rng: Sfc32, learner: i64, sheet: Sheet) -> None:
        self.index = index
        self.state = state
        self.rng = rng
        self.learner = learner
        self.sheet = sheet
        self.seat: i64 = 0
        self.legal = vec[i64]()
        self.over = False
        self.moves: list[tuple[int, int]] = []
        """Seats and their moves so far, where they are kept."""


class Batch:
    """``number`` matches that begin at ``start``.

    With a ``learner`` the caller decides for that seat (counted on by one from match to match where
    ``rotate`` is set) and random players or other rivals for the others; with ``ALL_SEATS`` for
    whoever is to act. A match that is over shows its last position; the next step begins a new one
    in its place, whatever the action, which is why its mask allows all of them.
    """

    def __init__(
        self,
        start: State,
        encoding: Encoding,
        number: i64,
        learner: i64,
        rotate: bool,
        seed: int,
        manner: Manner | None = None,
        room: RowRoom | None = None,
    ) -> None:
        manner = Manner() if manner is None else manner
        if room is None:
            numbers, flags = int(number * encoding.size), int(number * encoding.actions)
            room = RowRoom(_zeros(numbers), 0, _flags(flags), 0)
        players = int(start.players)
        self.starts = [start]
        """Where matches begin: all at the same, or each row at its own."""
        self.players: i64 = players
        self.encoding = encoding
        self.number = number
        self.rotate = rotate
        self.learner = learner
        self.manner = manner
        self.rivals = manner.rivals or [Rival() for _ in range(players - 1)]
        self.decisions: i64 = 0
        self.first_number: i64 = room.first_number
        self.first_flag: i64 = room.first_flag
        self.observations = room.observations
        self.finals = _zeros(int(number * encoding.size) if manner.same_step else 0)
        """The last observations of matches that ended, where the next begins in the same step."""
        self.masks = room.masks
        self.seats = _zeros(int(number))
        self.learners = _zeros(int(number))
        self.over = _flags(int(number))
        self.scores = _zeros(int(number) * players)
        """The points of matches that ended."""
        self.points = _zeros(int(number) * players if manner.points else 0)
        """The points of all, where they are told at every step."""
        self.most_calls: i64 = manner.calls
        self.calls = _zeros(int(number) * manner.calls * CALL)
        """Of every match the last calls, the newest first: whose, and what; 0 is none."""
        self.chosen = vec[i64]([0] * int(number))
        """Where a caller may write the next actions, instead of handing them over one by one."""
        self.running: list[Running] = []
        self.sheets = [
            encoding.sheet(
                self.observations, self.first_number + index * encoding.size, manner.floats
            )
            for index in range(int(number))
        ]
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """All matches begin anew; match ``i`` draws from a generator of its own."""
        self.running = []
        for index in range(self.number):
            learner = self.learner
            if learner != ALL_SEATS and self.rotate:
                learner = (learner + index) % self.players
            rng = Sfc32(seed * 1_000_003 + int(index))
            match = Running(index, self._start(index), rng, learner, self.sheets[index])
            self.running.append(match)
            self._forget(match)
            self._fill_mask(index, 0)
            self._go_on(match)
            if self.manner.same_step:
                self._begin_until_asked(index, match)
            self._show(index, match)
            self.over[index] = u8(1) if match.over else u8(0)

    def adopt(self, index: i64, state: State, rng: Sfc32) -> None:
        """Let a row go on with a match of the caller's, whose chance comes from that generator."""
        match = self.running[index]
        self._take_back_mask(index, match)
        match.state = state
        match.rng = rng
        match.over = False
        self._forget(match)
        self._go_on(match)
        self._show(index, match)
        self.over[index] = u8(1) if match.over else u8(0)

    def step(self, actions: vec[i64]) -> None:
        """One action for each match, from its mask; an illegal one is an ``OptionError``."""
        if len(actions) != self.number:
            raise OptionError(f"{len(actions)} actions for {self.number} matches")
        size = self.encoding.actions
        for index in range(self.number):
            self._check(index, actions[index], size)
        for index in range(self.number):
            self._step(index, actions[index])

    def step_chosen(self) -> None:
        """The same with the actions that somebody has written into ``chosen``."""
        self.step(self.chosen)

    def step_rows(self, rows: vec[i64], actions: vec[i64]) -> None:
        """One for some of the matches; the others stay as they are."""
        if len(actions) != len(rows):
            raise OptionError(f"{len(actions)} actions for {len(rows)} matches")
        size = self.encoding.actions
        for place in range(len(rows)):
            self._check(rows[place], actions[place], size)
        for place in range(len(rows)):
            self._step(rows[place], actions[place])

    def play(self, index: i64, action: i64) -> bool:
        """An action of a single match; nothing is done if it is not legal now. Whether it was."""
        if self.running[index].over:
            return False
        if self.masks[self.first_flag + index * self.encoding.actions + action] == 0:
            return False
        self._step(index, action)
        return True

    def _step(self, index: i64, action: i64) -> None:
        match = self.running[index]
        self._take_back_mask(index, match)
        if match.over:
            self._begin(index, match)
        else:
            move = match.sheet.move(match.state, match.seat, action)
            self._play(match, match.seat, move)
        self._go_on(match)
        self.over[index] = u8(1) if match.over else u8(0)
        if match.over and self.manner.same_step:
            self._show_end(index, match)
            self._begin(index, match)
            self._go_on(match)
            self._begin_until_asked(index, match)
        self._show(index, match)

    def random_actions(self, rng: Sfc32) -> vec[i64]:
        """A legal action for each match, each as likely as the others; 0 where it is over."""
        chosen = vec[i64]([0] * int(self.number))
        for index in range(self.number):
            legal = self.running[index].legal
            if len(legal) > 0:
                chosen[index] = legal[rng.below(len(legal))]
        return chosen

    def advice(self, index: i64, rival: Rival, rng: Sfc32) -> tuple[vec[i64], list[float]]:
        """By what law a rival would draw in the place of who decides: actions, and their shares."""
        match = self.running[index]
        moves = match.state.legal(match.seat) if not match.over else vec[i64]()
        actions = vec[i64]([0] * len(moves))
        for place in range(i64(len(moves))):
            actions[place] = self.encoding.action(match.state, match.seat, moves[place])
        if len(moves) < 2:
            return actions, [1.0] * len(moves)
        return actions, rival.shares(match.state, match.seat, moves, rng)

    def _check(self, index: i64, action: i64, size: i64) -> None:
        """Before anything is done, so that a refused step changes nothing."""
        if self.running[index].over:
            return
        if not 0 <= action < size or self.masks[self.first_flag + index * size + action] == 0:
            raise OptionError(f"action {action} is not legal in match {index}; see its mask")

    def _start(self, index: i64) -> State:
        return self.starts[index % len(self.starts)].copy()

    def _begin(self, index: i64, match: Running) -> None:
        """A new match, with the learner at the next seat."""
        match.state = self._start(index)
        match.over = False
        self._forget(match)
        if match.learner != ALL_SEATS and self.rotate:
            match.learner = (match.learner + 1) % self.players

    def _begin_until_asked(self, index: i64, match: Running) -> None:
        """So few tiles may be left that the caller has nothing to decide."""
        tries = 0
        while match.over:
            tries += 1
            if tries == PATIENCE:
                raise OptionError("from this position the match ends before the caller decides")
            self._begin(index, match)
            self._go_on(match)

    def _play(self, match: Running, seat: i64, move: i64) -> None:
        if self.manner.moves:
            match.moves.append((int(seat), int(move)))
        if self.most_calls > 0:
            self._hear(match, seat, match.state.aloud(move))
        match.state.apply(seat, move)
        self.decisions += 1

    def _hear(self, match: Running, seat: i64, call: i64) -> None:
        """The newest comes first, the oldest is forgotten."""
        if call == 0:
            return
        calls = self.calls
        width = self.most_calls * CALL
        first = match.index * width
        place = first + width - 1
        while place >= first + CALL:
            calls[place] = calls[place - CALL]
            place -= 1
        calls[first] = i32(seat)
        calls[first + 1] = i32(call)

    def _forget(self, match: Running) -> None:
        """What was said and done in the match before."""
        match.moves = []
        width = self.most_calls * CALL
        for place in range(match.index * width, (match.index + 1) * width):
            self.calls[place] = 0

    def _go_on(self, match: Running) -> None:
        """Until the caller has something to decide, or it is over."""
        state = match.state
        rng = match.rng
        while True:
            weight = state.chance_weight()
            if weight > 0:
                state.apply_chance(state.chance_pick(rng.below(weight)))
                continue
            seat = state.first_actor()
            if seat < 0:
                match.over = True
                match.legal = vec[i64]()
                if match.learner != ALL_SEATS:  # who may have had nothing to decide
                    match.seat = match.learner
                return
            rival: Rival | None = None
            if match.learner != ALL_SEATS and match.learner != seat:  # noqa: PLR1714 (no tuple)
                rival = self._rival(match, seat)
            if rival is not None:
                self._play(match, seat, rival.choose(state, seat, rng))
                continue
            legal = match.sheet.legal(state, seat)
            if self.manner.skip_forced and len(legal) == 1:
                self._play(match, seat, match.sheet.move(state, seat, legal[0]))
                continue
            match.seat = seat
            match.legal = legal
            return

    def _rival(self, match: Running, seat: i64) -> Rival | None:
        return self.rivals[(seat - match.learner + self.players) % self.players - 1]

    def _show(self, index: i64, match: Running) -> None:
        """Write what the actor knows; at the end what the learner or the last actor does."""
        match.sheet.show(match.state, match.seat)
        if match.over:
            self._fill_mask(index, 1)
        else:
            masks = self.masks
            first = self.first_flag + index * self.encoding.actions
            for action in match.legal:
                masks[first + action] = u8(1)
        self.seats[index] = i32(match.seat)
        self.learners[index] = i32(match.learner)
        if match.over:
            self._write_scores(index, match, self.scores)
        if self.manner.points:
            self._write_scores(index, match, self.points)

    def _write_scores(self, index: i64, match: Running, out: vec[i32]) -> None:
        place = index * self.players
        for score in match.state.scores():
            out[place] = i32(score)
            place += 1

    def _show_end(self, index: i64, match: Running) -> None:
        """What would be shown if the next match did not begin at once."""
        match.sheet.show(match.state, match.seat)
        self._write_scores(index, match, self.scores)
        size = self.encoding.size
        shown = self.first_number + index * size
        kept = index * size
        finals = self.finals
        observations = self.observations
        for place in range(size):
            finals[kept + place] = observations[shown + place]

    def _take_back_mask(self, index: i64, match: Running) -> None:
        """Only what was set: most of a mask is 0 all the time."""
        if match.over:
            self._fill_mask(index, 0)
            return
        masks = self.masks
        first = self.first_flag + index * self.encoding.actions
        for action in match.legal:
            masks[first + action] = u8(0)

    def _fill_mask(self, index: i64, flag: i64) -> None:
        masks = self.masks
        first = self.first_flag + index * self.encoding.actions
        for action in range(self.encoding.actions):
            masks[first + action] = u8(flag)


def _zeros(size: int) -> vec[i32]:
    return vec[i32]([0] * size)


def _flags(size: int) -> vec[u8]:
    return vec[u8]([0] * size)
