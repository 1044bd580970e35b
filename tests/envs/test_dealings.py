"""Kuhhandel Master, version 1 of the encoding: the last dealings in money, as they were seen."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

import corral
from corral.core.match import Match
from corral.core.prng import Sfc32
from corral.envs.encoded_game import EncodedGame, encoded_game
from corral.envs.gymnasium import ids
from corral.envs.pettingzoo import kuhhandel_dealings_v1
from corral.games.kuhhandel.dealings import REMEMBERED
from corral.games.kuhhandel.rules.deeds import PAY_DEED, SWAP_DEED

VALUES = np.array([0, 10, 20, 50, 100, 200, 500])


def table(players: int = 3, version: int = 1) -> EncodedGame:
    return encoded_game("kuhhandel", players, {}, observation="dict", encoding=version)


def played(seed: int, players: int = 3) -> Iterator[tuple[Match, list[Any]]]:
    """A random match move by move, with what each move made happen."""
    match, rng = corral.new("kuhhandel", players=players, seed=seed), Random(seed)
    while not match.over:
        seat = rng.choice(match.actors)
        yield match, match.play(seat, rng.choice(match.legal(seat)))


def told(events: list[Any], kind: str) -> Any:
    """What everybody was told of the first event of a kind."""
    return next((event.values for event in events if event.kind == kind), None)


def test_an_auction_is_remembered_with_its_price() -> None:
    """By everybody; with the cards by those two who dealt with each other."""
    encoded = table()
    sales = 0
    for match, events in played(3):
        paid = told(events, "paid")
        if paid is None:
            continue
        sales += 1
        for seat in range(3):
            seen = encoded.observe(match.state, seat)
            row = int(seen["deal_kind"][:, PAY_DEED].argmax())
            assert seen["deal_price"][row] == paid["price"]
            assert seen["deal_giver"][row].argmax() == (paid["seat"] - seat) % 3
            assert seen["deal_taker"][row].argmax() == (paid["to"] - seat) % 3
            assert seen["deal_number"][row].tolist() == [paid["count"], 0]
            known = seat in (paid["seat"], paid["to"])
            assert seen["deal_known"][row] == known
            worth = int((seen["deal_cards"][row, 0] * VALUES).sum())
            assert worth >= paid["price"] if known else worth == 0
    assert sales > 10


def test_both_piles_of_a_cow_trade_are_known_to_those_who_traded() -> None:
    encoded = table()
    trades = 0
    for match, events in played(8):
        swapped = told(events, "swapped")
        if swapped is None:
            continue
        trades += 1
        for seat in range(3):
            seen = encoded.observe(match.state, seat)
            row = int(seen["deal_kind"][:, SWAP_DEED].argmax())
            known = seat in (swapped["seat"], swapped["to"])
            assert seen["deal_number"][row].tolist() == [swapped["count"], swapped["back"]]
            assert seen["deal_known"][row] == known
            assert seen["deal_outcome"][row].sum() == 1
            cards = seen["deal_cards"][row].sum(axis=1).tolist()
            assert cards == ([swapped["count"], swapped["back"]] if known else [0, 0])
    assert trades > 3


def test_the_newest_comes_first_and_the_oldest_is_forgotten() -> None:
    encoded = table()
    before: Any = None
    last = 0
    for match, _ in played(5):
        seen = encoded.observe(match.state, 0)
        last = int(seen["deal_kind"].sum())
        deeds = match.state.deeds  # type: ignore[attr-defined]
        if before is not None and deeds is not None and deeds.previous is before[0]:
            assert (seen["deal_kind"][1:] == before[1]["deal_kind"][:-1]).all()
            assert (seen["deal_cards"][1:] == before[1]["deal_cards"][:-1]).all()
        before = (deeds, seen)
    assert last == REMEMBERED


def test_the_rest_is_version_0() -> None:
    new, old = table(), table(version=0)
    for match, _ in played(6):
        seen, before = (one.numbers(match.state, 1) for one in (new, old))
        assert (seen[: old.size] == before).all()
    assert new.actions == old.actions


def test_a_bots_imagined_world_shows_it_the_same() -> None:
    """What it was not in it does not know there either."""
    encoded = table()
    for step, (match, _) in enumerate(played(7)):
        if match.over or step % 50:
            continue
        for seat in range(3):
            world = match.state.determinize(seat, Sfc32(3))
            seen, imagined = (encoded.numbers(one, seat) for one in (match.state, world))
            assert (seen == imagined).all()


def test_environments_of_it_have_names() -> None:
    assert ids(1)["kuhhandel"] == "corral/KuhhandelDealings-v1"
    env: Any = kuhhandel_dealings_v1.env(players=3)
    env.reset(seed=1)
    assert env.last()[0]["observation"].shape == (table().size,)
