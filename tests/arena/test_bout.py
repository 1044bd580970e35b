"""One match of an arena."""

from __future__ import annotations

import json
from dataclasses import replace

import corral
from corral.arena.bout import Job, Outcome, Place, own_seed, play
from corral.arena.entrant import read_entrants

JOB = Job(Place(1, 2, 0), "elgaucho", {}, read_entrants("greenhorn,random,foreman@3"), 9)


def test_a_match_is_played_to_its_end() -> None:
    outcome = play(JOB)
    assert outcome.players == ("greenhorn", "random", "foreman@3")
    assert outcome.winners == tuple(
        seat for seat, points in enumerate(outcome.scores) if points == max(outcome.scores)
    )
    assert outcome.decisions > 50
    assert all(0 <= seconds < outcome.seconds for seconds in outcome.slowest)
    assert outcome.slowest[2] > 0  # who searches takes a while; random moves may round to nothing


def test_with_nodes_it_is_repeatable() -> None:
    first, second = play(JOB), play(JOB)
    assert (first.scores, first.decisions) == (second.scores, second.decisions)


def test_bots_think_otherwise_in_every_match() -> None:
    others = [
        replace(JOB, place=Place(1, 2, 1)),
        replace(JOB, place=Place(0, 2, 0)),
        replace(JOB, seed=10),
    ]
    assert len({own_seed(job) for job in [JOB, *others]}) == 4


def test_the_chance_of_a_deal_is_that_of_its_seed() -> None:
    record = play(replace(JOB, keep_record=True)).record
    assert record is not None
    dealt = corral.replay(record, moves=0).position()
    names = ("Greenhorn 1", "Random 2", "Foreman@3 3")
    assert corral.new("elgaucho", players=3, seed=9, names=names).position() == dealt


def test_options_are_played() -> None:
    job = Job(
        Place(0, 0, 0),
        "goldrush",
        {"no_farmers": True},
        read_entrants("random,greenhorn"),
        1,
        keep_record=True,
    )
    record = play(job).record
    assert record is not None
    assert corral.replay(record).setting.options == {"farmers": False}


def test_an_outcome_goes_through_json() -> None:
    outcome = play(JOB)
    data = json.loads(json.dumps(outcome.to_data()))
    assert Outcome.from_data(data).to_data() == outcome.to_data()


def test_shared_wins_count_in_parts() -> None:
    outcome = replace(play(JOB), winners=(0, 2))
    assert [outcome.share(seat) for seat in range(3)] == [0.5, 0.0, 0.5]
