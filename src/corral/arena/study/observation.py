"""A match that is played to be studied."""

from __future__ import annotations

from dataclasses import dataclass

from corral.arena.bout import Job, Outcome, play_out
from corral.arena.study.facts import facts_of
from corral.arena.study.tally import Tally
from corral.core.event import number
from corral.core.match import Match


@dataclass(frozen=True, slots=True)
class Observation:
    """What is noted of a match."""

    outcome: Outcome
    first: int
    """The seat that began."""
    worth: Tally
    deeds: Tally


def observe(job: Job) -> Observation:
    """Play a match to its end, and note what may have decided it."""
    match, outcome = play_out(job)
    facts = facts_of(job.game)
    if facts is None:
        return Observation(outcome, first_player(match), {}, {})
    return Observation(outcome, first_player(match), facts.worth(match), facts.deeds(match))


def first_player(match: Match) -> int:
    """The seat that began; the first one in games that do not say so."""
    for event in match.events:
        if event.kind == "start_player":
            return number(event.values["seat"])
    return 0
