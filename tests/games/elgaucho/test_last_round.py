"""The round without dice, worked out: named positions, and what is reckoned against the rules."""

from __future__ import annotations

from typing import Any

import pytest
from mypy_extensions import i64

import corral
from corral.bots import Limit, ask, new_bot
from corral.bots.ending import Ending
from corral.core.evaluator import Evaluator
from corral.core.prng import Sfc32
from corral.core.state import State
from corral.games.elgaucho.play.evaluator import ElGauchoEvaluator
from corral.games.elgaucho.play.last_round import last_worlds
from corral.games.elgaucho.rules.codes import COLLECT_PHASE, FINAL_PHASE
from corral.games.elgaucho.state import ElGaucho

from .build import build


def last_turn(**described: Any) -> corral.Match:
    """The first seat has the last turn of the match, and is far ahead or behind already."""
    return build(2, countdown=0, start=1, turn=0, dice="untaken", **described)


def table(match: corral.Match) -> ElGaucho:
    assert isinstance(match.state, ElGaucho)
    return match.state


def baron_plays(match: corral.Match) -> list[str]:
    """What a baron does in the rest of its turn."""
    bot = new_bot("baron", 3, 0, Limit(nodes=60))
    played = []
    while match.actors == (0,):
        move = str(ask(bot, match, 0))
        played.append(move)
        match.play(0, move)
    return played


@pytest.mark.parametrize("pesos", [[180, 20], [20, 180]])
def test_wish_2_and_stand_c2_rather_than_place_steal(pesos: list[int]) -> None:
    """The match is decided, five pesos are not: K2 makes 4 x 5 of 3 x 5."""
    match = last_turn(c="W9^1 K2", pesos=pesos, areas={0: "wish"}, herds={0: "K5-4-3", 1: "W3-5"})
    assert baron_plays(match)[:2] == ["wish 2", "stand c2 2"]
    assert match.scores[0] == pesos[0] + 20


def test_a_gaucho_is_taken_back_only_for_something() -> None:
    match = last_turn(pesos=[180, 20], areas={0: "steal sort"}, herds={0: "K5-4-3", 1: "W3-5"})
    assert [move.split()[0] for move in baron_plays(match)] in (["end"], ["steal", "end"])


def test_steal_before_sale() -> None:
    """E-X9 in the last turn of a match that is lost."""
    match = last_turn(pesos=[0, 150], areas={0: "steal sale"}, herds={0: "W4-6-9", 1: "W10-3 K5-6"})
    assert baron_plays(match)[:2] == ["steal W10", "sale W"]


def test_one_world_is_enough_where_nobody_looks_at_the_steppe() -> None:
    assert last_worlds(table(build(2))) == 0
    assert last_worlds(table(last_turn(areas={0: "wish", 1: "steppe"}))) == 1  # p1 has moved
    assert last_worlds(table(last_turn(areas={0: "steppe"}))) > 1


class ByTheRules(Evaluator):
    """Enumerates also in what order tiles come home."""

    def last_worlds(self, state: State, seat: i64) -> i64:
        return 1


def late_positions(players: int, seed: int) -> list[ElGaucho]:
    """Decisions after the last turn of matches of greenhorns."""
    match = corral.new("elgaucho", players=players, seed=seed)
    bots = [new_bot("greenhorn", seed, seat) for seat in range(players)]
    found = []
    while match.actors:
        seat = match.actors[0]
        state = table(match)
        if state.countdown == 0 and state.phase in (COLLECT_PHASE, FINAL_PHASE):
            found.append(state.copy())
        match.play(seat, ask(bots[seat], match, seat))
    return found


def test_what_comes_home_is_reckoned_as_if_all_orders_were_tried() -> None:
    """The closed form against the rules themselves."""
    checked = 0
    known = ElGauchoEvaluator()
    for seed in range(8):
        for state in late_positions(2, seed):
            seat = state.actors()[0]
            lines = Ending(ByTheRules(), seat, Sfc32(1)).lines(state, 3_000, 0.0)
            if not lines:
                continue  # too many orders
            best = max(line.points[seat] for line in lines.values())
            assert known.last_points(state)[seat] == best
            checked += 1
    assert checked > 5


def test_positions_are_known_again_by_all_that_can_change() -> None:
    match = last_turn(areas={0: "wish sale"}, herds={0: "K5-4-3", 1: "W3-5"}, c="W9^1 K2")
    known = ElGauchoEvaluator()
    seen = {known.last_digest(match.state)}
    for move in match.legal(0):
        after = match.state.copy()
        after.apply(0, move.code)
        seen.add(known.last_digest(after))
    assert len(seen) == len(match.legal(0)) + 1
    assert known.last_digest(match.state.copy()) in seen
