"""A bot cannot know more than its seat: the object it is given does not lead to the truth."""

import gc
from functools import cache
from random import Random
from types import FunctionType, ModuleType

import pytest

import corral
from corral.bots import BOTS, Limit, Outlook, ask, new_bot
from corral.core.errors import CorralError
from corral.core.match import Match
from corral.core.prng import Sfc32


def match_after(game: str, players: int, seed: int, steps: int) -> Match:
    match = corral.new(game, players=players, seed=seed)
    rng = Random(seed)
    for _ in range(steps):
        if match.over:
            break
        seat = match.actors[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match


def decisions(game: str, players: int, seed: int, steps: range) -> list[tuple[Match, int]]:
    """Moments of a match at which a seat has something to choose."""
    found = []
    for number in steps:
        match = match_after(game, players, seed, number)
        choosing = [seat for seat in match.actors if len(match.legal(seat)) > 1]
        if choosing:
            found.append((match, choosing[0]))
    assert found
    return found


def reachable(root: object) -> set[int]:
    """The ids of all that can be reached from an object without going through code."""
    seen: set[int] = set()
    waiting = [root]
    while waiting:
        one = waiting.pop()
        if id(one) in seen or isinstance(one, ModuleType | FunctionType | type):
            continue
        seen.add(id(one))
        waiting += gc.get_referents(one)
    return seen


def truths(match: Match) -> set[int]:
    """The ids of whatever knows more than a seat may."""
    states = (match.state, match.before, *(point.state for point in match._checkpoints))
    return {id(one) for one in (match, match.dealer, match.entries, match.events, *states)}


@pytest.mark.parametrize("game", corral.games())
def test_does_not_lead_to_the_truth(game: str) -> None:
    match = match_after(game, 3, 5, 25)
    seat = match.actors[0]
    outlook = Outlook.of(match, seat, Sfc32(1))
    found = reachable(outlook)
    assert id(match.setting) in found
    assert not found & truths(match)


@pytest.mark.parametrize("kind", BOTS)
@pytest.mark.parametrize("game", corral.games())
def test_a_bot_keeps_nothing_that_leads_to_the_truth(game: str, kind: str) -> None:
    """Neither from the look that it took nor from what it thought."""
    match, seat = decisions(game, 3, 5, range(25, 60, 7))[0]
    bot = new_bot(kind, 1, seat, Limit(nodes=2))
    ask(bot, match, seat)
    assert not reachable(bot) & truths(match)


@pytest.mark.parametrize("game", corral.games())
def test_shows_what_the_seat_knows(game: str) -> None:
    for match, seat in decisions(game, 3, 6, range(5, 60, 18)):
        outlook = Outlook.of(match, seat, Sfc32(3))
        assert outlook.moves == match.legal(seat)
        assert outlook.view() == match.view(seat)
        read = Outlook.read(match.position_seen_by(seat), seat, 9)
        assert read.moves == outlook.moves
        view = match.view(seat)
        view["names"] = read.view()["names"]  # a position has no names
        assert read.view() == view


PHASES = {
    ("elgaucho", 3, 27): "keep enter turn steppe collect",
    ("goldrush", 3, 10): "place act",
    ("kuhhandel", 2, 20): "share turn offer answer counter",
    ("kuhhandel", 3, 21): "turn bid hammer pay call premium pledge rat offer answer counter",
}
"""Games, players and seeds of random matches in which all these phases come soon."""


@cache
def twins(game: str, players: int, seed: int) -> list[tuple[Match, int, Match]]:
    """Of each phase a decision, its seat, and another world that the seat cannot tell from it."""
    match = corral.new(game, players=players, seed=seed)
    rng = Random(seed)
    missing = set(PHASES[game, players, seed].split())
    found = []
    while missing:
        seat = rng.choice(match.actors)
        moves = match.legal(seat)
        phase = match.view(seat)["phase"]
        if len(moves) > 1 and phase in missing:
            twin = match.sample(seat, 11)
            if twin.position() != match.position():
                found.append((match.copy(), seat, twin))
                missing.remove(phase)
        match.play(seat, rng.choice(moves))
    return found


@pytest.mark.parametrize("kind", BOTS)
@pytest.mark.parametrize(("game", "players", "seed"), PHASES)
def test_choice_does_not_depend_on_the_hidden_truth(
    game: str, players: int, seed: int, kind: str
) -> None:
    """Worlds that the seat cannot tell apart get the same move for the same reasons."""
    for match, seat, twin in twins(game, players, seed):
        one, other = (new_bot(kind, 4, seat, Limit(nodes=6)) for _ in range(2))
        assert str(ask(one, match, seat)) == str(ask(other, twin, seat))
        assert one.explain() == other.explain()


def test_a_world_is_there_only_when_asked_for() -> None:
    match = match_after("elgaucho", 2, 1, 10)
    outlook = Outlook.of(match, match.actors[0], Sfc32(1), imagine=False)
    with pytest.raises(CorralError, match="without a world"):
        _ = outlook.world


def test_reading_refuses_a_seat_without_a_decision() -> None:
    match = match_after("goldrush", 2, 1, 10)
    other = 1 - match.actors[0]
    with pytest.raises(CorralError, match="nothing to decide"):
        Outlook.read(match.position_seen_by(other), other, 1)
