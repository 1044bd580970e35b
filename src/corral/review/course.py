"""The course of a match: every state that it went through, and what was done there."""

from __future__ import annotations

from functools import cached_property, lru_cache

from corral.core.dealer import Dealer
from corral.core.match import Match
from corral.core.position import read_position
from corral.core.prng import Sfc32
from corral.core.record import CHANCE, Entry
from corral.core.replay import replay
from corral.core.state import SPECTATOR


class MatchCourse:
    """A match from its beginning to where its record ends.

    ``states[n]`` is the state before entry n of the record, the last one the state after all.
    """

    def __init__(self, match: Match) -> None:
        self.setting = match.setting
        self.entries: list[Entry] = match.entries
        self.record = match.record()
        origin = self.setting.origin
        if origin is None:
            state = self.setting.game.start(self.setting)
        else:
            state = read_position(origin, None, Sfc32(0))[1]
        self.states = [state.copy()]
        for entry in self.entries:
            if entry.seat == CHANCE:
                state.apply_chance(entry.code)
            else:
                state.apply(entry.seat, entry.code)
            self.states.append(state.copy())

    def match_at(self, number: int) -> Match:
        """The match before an entry, as far as deciding goes: it has no history."""
        return Match(self.setting, self.states[number].copy(), Dealer())

    def text(self, number: int) -> str:
        """What was done, or what came, in notation."""
        entry = self.entries[number]
        game = self.setting.game
        if entry.seat == CHANCE:
            return game.chance_text(entry.code, entry.context)
        return game.move_text(entry.code, entry.context)

    def moves_before(self) -> list[int]:
        """For each state how many moves the players had made: the steps of a replay."""
        count = 0
        found = [0]
        for entry in self.entries:
            count += entry.seat != CHANCE
            found.append(count)
        return found

    @cached_property
    def deals_in_secret(self) -> bool:
        """Whether chance gave somebody something that not all saw."""
        return any(
            entry.seat == CHANCE and self._is_secret(number)
            for number, entry in enumerate(self.entries)
        )

    def _is_secret(self, number: int) -> bool:
        """Whether another outcome would have looked the same to a spectator.

        There is something to be seen when chance has given all that was due.
        """
        state, came = self.states[number], self.entries[number].code
        other = next((one for one, _ in state.chance_outcomes() if one != came), None)
        if other is None:
            return False
        instead = state.copy()
        instead.apply_chance(other)
        last = number + 1
        while self.states[last].chance_weight() > 0:
            if last == len(self.entries) or not instead.chance_allows(self.entries[last].code):
                return False
            instead.apply_chance(self.entries[last].code)
            last += 1
        if instead.chance_weight() > 0:
            return False
        game = self.setting.game
        return game.view(instead, SPECTATOR) == game.view(self.states[last], SPECTATOR)

    def decisions(self) -> list[int]:
        """The entries at which somebody had a choice."""
        return [
            number
            for number, entry in enumerate(self.entries)
            if entry.seat != CHANCE and len(self.states[number].legal(entry.seat)) > 1
        ]


@lru_cache(maxsize=2)
def course_of(record: str) -> MatchCourse:
    """The course that a record tells; a worker is asked about the same one again and again."""
    return MatchCourse(replay(record))
