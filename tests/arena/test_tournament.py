"""Going on after an interrupt, stopping early, and what is counted."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from math import log

import pytest

from corral.arena.bout import Outcome, Place
from corral.arena.crew import SoloCrew
from corral.arena.entrant import read_entrants
from corral.arena.plan import Plan
from corral.arena.statistics import wilson
from corral.arena.stopping import read_stopping_rule
from corral.arena.summary import summarize
from corral.arena.tournament import Tournament

PLAN = Plan("elgaucho", read_entrants("random@2,random"), "mixed", (2, 3), 3, 5, {})


def outcome(place: Place, players: tuple[str, ...], winner: str) -> Outcome:
    """A match that this player has won by 10 to 4."""
    scores = tuple(10 if name == winner else 4 for name in players)
    winners = tuple(seat for seat, name in enumerate(players) if name == winner)
    return Outcome(place, 1, players, scores, winners, 60, 1.0, (0.1,) * len(players))


def duel(wins: list[str]) -> list[Outcome]:
    """Matches of two, won by turns in the order of the plan."""
    return [
        outcome(Place(0, number // 2, number % 2), ("random@2", "random"), winner)
        for number, winner in enumerate(wins)
    ]


def test_everything_is_played_once() -> None:
    tournament = Tournament(PLAN)
    assert tournament.left() == PLAN.size() == 3 * (2 + 3 + 3)
    played = list(tournament.run(SoloCrew()))
    assert [outcome.place for outcome in played] == list(PLAN.places())
    assert tournament.left() == 0
    assert summarize(tournament)["complete"]


def test_what_is_done_is_not_played_again() -> None:
    whole = Tournament(PLAN)
    everything = list(whole.run(SoloCrew()))
    rest = Tournament(PLAN, done=everything[:10])
    assert rest.left() == len(everything) - 10
    played = list(rest.run(SoloCrew()))
    assert [match.scores for match in played] == [match.scores for match in everything[10:]]


def test_deals_that_are_not_finished_do_not_count() -> None:
    tournament = Tournament(PLAN)
    for _ in islice(tournament.run(SoloCrew()), 1):
        pass
    summary = summarize(tournament)
    assert (summary["matches"], summary["in_unfinished_deals"]) == (0, 1)
    assert not summary["complete"]
    assert summary["line_ups"][0]["deals"] == 0


def test_figures_of_a_line_up() -> None:
    plan = replace(PLAN, tables=(2,), deals=2)
    matches = duel(["random@2", "random@2", "random@2", "random"])
    first, second = summarize(Tournament(plan, done=matches))["line_ups"][0]["players"]
    assert (first["player"], first["share"], first["times_fair"]) == ("random@2", 0.75, 1.5)
    assert second["share"] == 0.25
    assert (first["margin"], first["margin_error"]) == (3.0, 3.0)  # deals: +6 and 0
    assert (second["margin"], first["points"]) == (-3.0, 8.5)
    assert first["slowest"] == 0.1


def test_several_seats_share_what_they_win() -> None:
    plan = replace(PLAN, line_up="ladder", tables=(3,), deals=1)
    tournament = Tournament(plan)
    seats = ("random", "random@2", "random")
    for rotation in range(3):
        tournament.add(replace(outcome(Place(0, 0, rotation), seats, "random@2"), winners=(0, 1)))
    one, many = summarize(tournament)["line_ups"][0]["players"]
    assert (one["player"], one["seats"], one["share"]) == ("random@2", 1, 0.5)
    assert (many["player"], many["seats"], many["share"]) == ("random", 2, 0.25)
    assert one["margin"] == 6.0


def test_several_seats_are_tried_by_what_they_win_together() -> None:
    """Two of three can win half of the matches each, and no more."""
    plan = replace(PLAN, line_up="ladder", tables=(3,), deals=2)
    tournament = Tournament(plan)
    for place in plan.places():
        win = outcome(place, ("random", "random@2", "random"), "random")
        tournament.add(replace(win, winners=(place.rotation % 2 * 2,)))
    one, many = summarize(tournament)["line_ups"][0]["players"]
    assert (one["share"], many["share"]) == (0.0, 0.5)
    assert (many["low"], many["high"]) == (wilson(1.0, 6).low / 2, 0.5)
    assert one["high"] == pytest.approx(1 - 2 * many["low"])


def test_the_test_stops_a_line_up_and_no_other() -> None:
    plan = replace(PLAN, deals=500)
    rule = read_stopping_rule("1x,1.8x", 0.05, 0.05)
    tournament = Tournament(plan, rule, duel(["random@2"] * 12))
    assert tournament.decided(0)
    assert not tournament.decided(1)
    assert tournament.left() == 500 * 6
    sprt = summarize(tournament)["line_ups"][0]["sprt"]
    assert (sprt["verdict"], sprt["player"]) == ("high", "random@2")
    assert sprt["deals"] < 6
    assert all(job.place.line_up != 0 for job in islice(tournament._jobs(False), 50))


def test_the_test_is_about_who_sits_alone() -> None:
    plan = replace(PLAN, line_up="alone", tables=(4,))
    rule = read_stopping_rule("1x,1.5x", 0.05, 0.05)
    trials = Tournament(plan, rule).trials
    assert [trial.player for trial in trials] == ["random@2", "random"]


def test_several_seats_are_tested_by_what_they_win_together() -> None:
    """Two of four who win everything are as soon known for good as one of two is."""
    plan = replace(PLAN, tables=(4,), deals=500)
    tournament = Tournament(plan, read_stopping_rule("1x,1.5x", 0.05, 0.05))
    seats = ("random@2", "random", "random@2", "random")
    for place in plan.places():
        tournament.add(replace(outcome(place, seats, "random@2"), winners=(0,)))
    sprt = summarize(tournament)["line_ups"][0]["sprt"]
    assert (sprt["player"], sprt["low"], sprt["high"]) == ("random@2", 0.25, 0.375)
    assert (sprt["verdict"], sprt["deals"]) == ("high", 2)
    assert sprt["ratio"] == pytest.approx(8 * log(1.5))


def test_the_test_looks_at_deals_in_order() -> None:
    """A run of quick wins must not count before the slow matches that began earlier."""
    plan = replace(PLAN, tables=(2,), deals=500)
    rule = read_stopping_rule("50%,80%", 0.05, 0.05)
    matches = duel(["random", "random"] + ["random@2"] * 40)
    tournament = Tournament(plan, rule, matches[1:])
    assert not tournament.decided(0)
    tournament.add(matches[0])
    assert tournament.decided(0)


def test_ratings_follow_the_results() -> None:
    plan = replace(PLAN, tables=(2,), deals=10)
    summary = summarize(Tournament(plan, done=duel(["random", "random", "random@2", "random"] * 5)))
    best, worst = summary["ratings"]
    assert (best["player"], worst["player"]) == ("random", "random@2")
    assert best["mu"] > 25 > worst["mu"]
    assert best["sigma"] < 25 / 3


def test_equal_results_give_equal_ratings() -> None:
    plan = replace(PLAN, tables=(2,), deals=100)
    summary = summarize(Tournament(plan, done=duel(["random", "random@2"] * 100)))
    best, worst = summary["ratings"]
    assert best["mu"] - worst["mu"] == pytest.approx(0, abs=1)
