"""A plan on its way: which matches are played, which are left, and which need not be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass

from corral.arena.bout import Job, Outcome, Place, play
from corral.arena.crew import Crew, Results
from corral.arena.lineup import LineUp, label, seats_by_entrant
from corral.arena.plan import Plan
from corral.arena.statistics import Sprt
from corral.arena.stopping import StoppingRule


@dataclass(slots=True)
class Trial:
    """The sequential test of one line-up: the share of the player whom its label names first.

    It looks at deals in their order, each as a whole: those that end early must not count first.
    """

    test: Sprt
    """Of what the player's seats win together."""
    player: str
    seats: int
    deals: int = 0
    matches: int = 0
    wins: float = 0.0
    verdict: str | None = None


class Tournament:
    """All the matches of a plan that were played so far."""

    def __init__(
        self, plan: Plan, stopping: StoppingRule | None = None, done: Iterable[Outcome] = ()
    ) -> None:
        self.plan = plan
        self.line_ups: list[LineUp] = plan.line_ups()
        self.outcomes: dict[Place, Outcome] = {}
        self._missing = [plan.deals * len(line_up) for line_up in self.line_ups]
        self.trials: list[Trial] = []
        if stopping is not None:
            self.trials = [_trial(stopping, line_up, plan.names) for line_up in self.line_ups]
        for outcome in done:
            self.add(outcome)

    def run(self, crew: Crew, keep_records: bool = False) -> Results[Outcome]:
        """Play what is left; each outcome as it comes."""
        with closing(crew.run(play, self._jobs(keep_records))) as outcomes:
            for outcome in outcomes:
                self.add(outcome)
                yield outcome

    def _jobs(self, keep_records: bool) -> Iterator[Job]:
        for place in self.plan.places():
            if place not in self.outcomes and not self.decided(place.line_up):
                yield self.plan.job(place, self.line_ups, keep_records)

    def add(self, outcome: Outcome) -> None:
        """Take a match into account."""
        if outcome.place not in self.outcomes:
            self._missing[outcome.place.line_up] -= 1
        self.outcomes[outcome.place] = outcome
        if self.trials:
            self._try(outcome.place.line_up)

    def _try(self, line_up: int) -> None:
        trial = self.trials[line_up]
        while trial.verdict is None and (deal := self.deal(line_up, trial.deals)):
            trial.deals += 1
            trial.matches += len(deal)
            trial.wins += sum(player_wins(outcome, trial.player) for outcome in deal)
            trial.verdict = trial.test.verdict(trial.wins, trial.matches)

    def decided(self, line_up: int) -> bool:
        """Whether the test has its verdict, so that no more matches are needed."""
        return bool(self.trials) and self.trials[line_up].verdict is not None

    def deal(self, line_up: int, deal: int) -> list[Outcome]:
        """The matches of a deal in all rotations; empty if some are missing."""
        places = [Place(line_up, deal, rotation) for rotation in range(len(self.line_ups[line_up]))]
        played = [self.outcomes[place] for place in places if place in self.outcomes]
        return played if len(played) == len(places) else []

    def deals(self, line_up: int) -> list[list[Outcome]]:
        """The deals of a line-up that were played in all rotations."""
        found = (self.deal(line_up, deal) for deal in range(self.plan.deals))
        return [deal for deal in found if deal]

    def left(self) -> int:
        """How many matches are still to be played."""
        return sum(
            missing for number, missing in enumerate(self._missing) if not self.decided(number)
        )


def _trial(stopping: StoppingRule, line_up: LineUp, names: Sequence[str]) -> Trial:
    entrant, seats = next(iter(seats_by_entrant(line_up).items()))
    test = stopping.test(len(line_up), seats, label(line_up, names))
    return Trial(test, names[entrant], seats)


def player_wins(outcome: Outcome, player: str) -> float:
    """The part of the win that falls to all of a player's seats."""
    return min(1.0, sum(outcome.share(seat) for seat in seats_of(outcome, player)))


def seats_of(outcome: Outcome, player: str) -> list[int]:
    """The seats that a player had in a match."""
    return [seat for seat, name in enumerate(outcome.players) if name == player]
