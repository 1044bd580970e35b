"""Where points came from and what players did, in real matches of every game."""

from __future__ import annotations

from random import Random

import pytest

import corral
from corral.arena.study.facts import Facts, facts_of
from corral.arena.study.observation import first_player
from corral.core.match import Match


def of(game: str) -> Facts:
    found = facts_of(game)
    assert found is not None
    return found


def finished(game: str, players: int, seed: int) -> Match:
    match = corral.new(game, players=players, seed=seed)
    rng = Random(seed)
    while not match.over:
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))
    return match


def test_every_game_of_ours_is_told() -> None:
    assert all(facts_of(game) for game in corral.games())


@pytest.mark.parametrize("game", ["elgaucho", "goldrush"])
@pytest.mark.parametrize("players", [2, 4])
def test_the_sources_add_up_to_the_scores(game: str, players: int) -> None:
    for seed in range(5):
        match = finished(game, players, seed)
        worth = of(game).worth(match)
        sums = [sum(numbers[seat] for numbers in worth.values()) for seat in range(players)]
        assert sums == list(match.scores)


@pytest.mark.parametrize("players", [2, 4])
def test_a_quartet_is_worth_what_would_be_missing(players: int) -> None:
    """Its value and its premium as often as there are quartets, and one time all the others."""
    for seed in range(4):
        match = finished("kuhhandel", players, seed)
        view = match.view(None)
        worth = of("kuhhandel").worth(match)
        for seat, farm in enumerate(view["players"]):
            held = {animal for animal, numbers in worth.items() if numbers[seat]}
            assert held == set(farm["quartets"]) - {"rat", farm["score"]["covered"]}
            score = farm["score"]
            whole = score["quartets"] + score["matching"]
            for animal in held:
                premium = view["premium_value"] if animal in farm["premiums"] else 0
                own = view["quartets"][animal] + premium
                missing = own * score["times"] + (whole - own) - premium  # it still counts once
                assert worth[animal][seat] == missing
            assert whole * score["times"] + score["others"] == match.scores[seat]


def test_special_actions_of_a_known_match() -> None:
    match = finished("elgaucho", 3, 1)
    deeds = of("elgaucho").deeds(match)
    kinds = [event.kind for event in match.events]
    assert sum(deeds["WISH"]) == kinds.count("wished")
    assert sum(deeds["STEPPE"]) == kinds.count("looked")
    assert 0 < sum(deeds["OVERSEER"]) <= kinds.count("roused") + kinds.count("replaced")
    left = kinds.count("recalled_area")  # a gaucho goes home from an area without acting
    placed = kinds.count("placed")
    assert sum(map(sum, deeds.values())) <= placed
    assert placed - left <= sum(map(sum, deeds.values())) + 6 * 3  # some stay until the end


@pytest.mark.parametrize("players", [2, 3])
def test_what_is_got_at_auctions_and_when_two_distribute(players: int) -> None:
    """All 40 animals and 10 premiums find an owner."""
    match = finished("kuhhandel", players, 2)
    deeds = of("kuhhandel").deeds(match)
    kinds = [event.kind for event in match.events]
    assert (sum(deeds["animals got"]), sum(deeds["premiums got"])) == (40, 10)
    assert sum(deeds["own right to buy"]) == kinds.count("bought")
    assert players == 3 or not any(deeds["own right to buy"])


def test_who_won_a_trade_got_animals_or_got_rid_of_rats() -> None:
    match = finished("kuhhandel", 3, 2)
    deeds = of("kuhhandel").deeds(match)
    traded = [event.values for event in match.events if event.kind == "traded"]
    assert {values["animal"] == "rat" for values in traded} == {True, False}
    assert sum(deeds["trades begun"]) == sum(deeds["trades won"]) == len(traded)
    for seat in range(3):
        rid = sum(one["animal"] == "rat" and one["seat"] == seat for one in traded)
        won = sum(one["animal"] != "rat" and one["to"] == seat for one in traded)
        assert deeds["trades won"][seat] == rid + won


def test_cowboys_and_tents() -> None:
    match = finished("goldrush", 3, 2)
    deeds = of("goldrush").deeds(match)
    kinds = [event.kind for event in match.events]
    roles = ("miners", "railwaymen", "traders", "farmers")
    assert sum(sum(deeds[role]) for role in roles) == kinds.count("cowboy_placed")
    assert sum(deeds["tents placed"]) == kinds.count("tent_placed")
    assert sum(deeds["tokens taken"]) == kinds.count("took")


@pytest.mark.parametrize("game", corral.games())
def test_who_began(game: str) -> None:
    starts = {first_player(corral.new(game, players=2, seed=seed)) for seed in range(20)}
    assert starts == {0, 1}
