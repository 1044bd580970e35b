"""One match among bots: what is to be played, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from hashlib import sha256
from operator import index
from time import perf_counter
from typing import Any

import corral
from corral.arena.entrant import Entrant
from corral.bots import Bot, ask
from corral.bots.program import Fault, ProgramBot, alike, faults_of
from corral.core.match import Match
from corral.core.options import OptionValue
from corral.core.prng import Sfc32


@dataclass(frozen=True, slots=True)
class Place:
    """Where a match stands in the arena's plan."""

    line_up: int
    deal: int
    rotation: int
    """By how many seats the line-up has moved round the table since the deal's first match."""


@dataclass(frozen=True, slots=True)
class Job:
    """A match that is to be played."""

    place: Place
    game: str
    options: Mapping[str, OptionValue]
    seats: tuple[Entrant, ...]
    seed: int
    """Chance comes from it alone: the matches of a deal have the same."""
    keep_record: bool = False
    rules: int | None = None
    """The version of the rules; the newest if none is named."""

    def __str__(self) -> str:
        names = ", ".join(entrant.name for entrant in self.seats)
        return f"{self.game} with seed {self.seed}, seats {names}"


@dataclass(frozen=True, slots=True)
class Outcome:
    """A match that was played."""

    place: Place
    seed: int
    players: tuple[str, ...]
    """The entrants' names, seat by seat."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    seconds: float
    slowest: tuple[float, ...]
    """The longest time that each seat took for an answer, in seconds."""
    record: str | None = field(default=None, compare=False)
    names: tuple[str, ...] = field(default=(), compare=False)
    """What the match called the players."""
    faults: tuple[tuple[Fault, int], ...] = field(default=(), compare=False)
    """What programs did wrong: the first of each kind at each seat, and how many more there are.
    It is told to who watches and not kept: it is no result."""

    def share(self, seat: int) -> float:
        """The seat's part of the win; a shared win counts in equal parts."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def to_data(self) -> dict[str, Any]:
        """The match as one line of a file of results."""
        return {
            "line_up": self.place.line_up,
            "deal": self.place.deal,
            "rotation": self.place.rotation,
            "seed": self.seed,
            "players": list(self.players),
            "scores": list(self.scores),
            "winners": list(self.winners),
            "decisions": self.decisions,
            "seconds": self.seconds,
            "slowest": list(self.slowest),
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Outcome:
        """``KeyError``, ``TypeError`` and ``ValueError`` for what is no match."""
        scores = tuple(index(points) for points in data["scores"])
        winners = tuple(data["winners"])
        if winners != tuple(seat for seat in range(len(scores)) if scores[seat] == max(scores)):
            raise ValueError(f"winners {list(winners)} with scores {list(scores)}")
        return cls(
            Place(index(data["line_up"]), index(data["deal"]), index(data["rotation"])),
            index(data["seed"]),
            tuple(data["players"]),
            scores,
            winners,
            index(data["decisions"]),
            float(data["seconds"]),
            tuple(float(seconds) for seconds in data["slowest"]),
        )


def play(job: Job) -> Outcome:
    """Play a match to its end."""
    return play_out(job)[1]


def play_out(job: Job, watch: Callable[[Match], None] | None = None) -> tuple[Match, Outcome]:
    """The match at its end, and its outcome; ``watch`` sees it before every decision."""
    begin = perf_counter()
    seed = own_seed(job)
    order = Sfc32(seed)
    slowest = [0.0] * len(job.seats)
    decisions = 0
    with ExitStack() as dismissal:
        bots = [entrant.bot(seed, seat) for seat, entrant in enumerate(job.seats)]
        for bot in bots:
            dismissal.callback(bot.close)
        options: dict[str, Any] = {**job.options}
        match = corral.new(
            job.game,
            players=len(job.seats),
            seed=job.seed,
            edition=None,
            rules=job.rules,
            names=_names(job.seats, bots),
            **options,
        )
        while actors := match.actors:
            # Where several may act, nobody is asked first because of the seat.
            seat = actors[0] if len(actors) == 1 else actors[int(order.below(len(actors)))]
            if watch is not None:
                watch(match)
            asked = perf_counter()
            move = ask(bots[seat], match, seat)
            slowest[seat] = max(slowest[seat], perf_counter() - asked)
            match.play(seat, move)
            decisions += 1
    return match, Outcome(
        job.place,
        job.seed,
        tuple(entrant.name for entrant in job.seats),
        match.scores,
        match.winners,
        decisions,
        round(perf_counter() - begin, 4),
        tuple(round(seconds, 4) for seconds in slowest),
        match.record() if job.keep_record else None,
        tuple(match.names),
        tuple(alike(faults_of(bots))),
    )


def _names(seats: Sequence[Entrant], bots: Sequence[Bot]) -> list[str]:
    """What the match calls its players: programs as they call themselves."""
    called = [
        bot.introduce(seat) if isinstance(bot, ProgramBot) else entrant.title
        for seat, (entrant, bot) in enumerate(zip(seats, bots, strict=True))
    ]
    return [f"{name} {seat + 1}" for seat, name in enumerate(called)]


def own_seed(job: Job) -> int:
    """For the bots' generators: another number for every match, and none that the dealer has."""
    place = job.place
    text = f"{job.seed} {place.line_up} {place.rotation}"
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")
