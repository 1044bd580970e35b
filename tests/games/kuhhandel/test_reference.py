"""The engine and the slow second implementation, move by move through random matches."""

from __future__ import annotations

import os
import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

from corral.core.registry import game
from corral.core.setting import setting_for
from corral.core.state import State
from corral.games.kuhhandel.rules.codes import ANIMALS, KINDS, START_PHASE
from corral.games.kuhhandel.rules.money import card_values
from corral.games.kuhhandel.rules.names import KIND_NAMES
from corral.games.kuhhandel.state import Kuhhandel
from tests.once import fewer_plain
from tests.tables import each_once

from .reference import Reference

GAME = game("kuhhandel")
EDITION = GAME.edition()
MATCHES = int(os.environ.get("CORRAL_REFERENCE_MATCHES", "1"))
STYLES = ("random", "modest", "trader", "bluffer")
OPTIONS = list(product((False, True), repeat=2))
"""One for each number of players and style, such that every two of the three meet."""


def snapshot(state: Kuhhandel) -> dict[str, Any]:
    """The engine's state in the reference's words."""
    seats = range(int(state.players))
    return {
        "turn": int(state.turn),
        "deck": int(state.deck_size()),
        "hands": [Counter(card_values(hand)) for hand in state.hand],
        "pile": Counter(card_values(state.pile)),
        "bank": Counter(card_values(state.bank)),
        "animals": [
            Counter(
                {
                    KIND_NAMES[kind]: int(state.owned(seat, kind))
                    for kind in range(KINDS)
                    if state.owned(seat, kind)
                }
            )
            for seat in seats
        ],
        "premiums": [
            {KIND_NAMES[kind] for kind in range(ANIMALS) if state.premium[kind] == seat}
            for seat in seats
        ],
        "scores": state.scores(),
        "over": state.over(),
    }


def expected(slow: Reference) -> dict[str, Any]:
    return {
        "turn": slow.turn,
        "deck": slow.deck_size,
        "hands": [+hand for hand in slow.hands],
        "pile": +slow.pile,
        "bank": +slow.bank,
        "animals": [+animals for animals in slow.animals],
        "premiums": slow.premiums,
        "scores": slow.scores(),
        "over": slow.over,
    }


def compare(state: Kuhhandel, slow: Reference) -> None:
    fast, wanted = snapshot(state), expected(slow)
    if slow.over or state.phase == START_PHASE:
        fast["turn"] = wanted["turn"] = None  # nobody's, which the reference does not say
    assert fast == wanted


def move_texts(state: State, seat: int) -> dict[str, int]:
    texts = {GAME.move_text(int(code), 0): int(code) for code in state.legal(seat)}
    assert len(texts) == len(state.legal(seat)), "two moves with one text"
    return texts


def chosen(moves: list[str], style: str, rng: random.Random) -> str:
    """Styles reach corners that plain random play does not."""
    verbs = {move.split()[0] for move in moves}
    wanted: list[str] = []
    if style == "modest" and "bid" in verbs:  # low bids, so that they can be paid
        bids = sorted((move for move in moves if move != "pass"), key=lambda move: int(move[4:]))
        wanted = ["pass", *bids[:5]]
    elif style == "trader":  # trades whenever possible, with few cards
        wanted = [move for move in moves if move.startswith(("trade", "done", "counter"))]
    elif style == "bluffer" and verbs & {"bid", "slap"}:  # bids and slaps beyond all means
        wanted = [move for move in moves if move == "slap" or move.startswith("bid")]
    return rng.choice(wanted if wanted and rng.random() < 0.8 else moves)


PLAYERS = (2, 3, 4, 5, 6)


@pytest.mark.parametrize(
    ("players", "style"),
    fewer_plain(each_once(PLAYERS, STYLES), product(PLAYERS, STYLES)),
)
def test_engine_agrees_with_the_reference(players: int, style: str) -> None:
    super_trade, cash_count = OPTIONS[(players + STYLES.index(style)) % len(OPTIONS)]
    options = {"super_trade": super_trade, "cash_count": cash_count}
    for seed in range(MATCHES):
        rng = random.Random(f"{players} {options} {style} {seed}")
        state = GAME.start(setting_for(GAME, players, options))
        assert isinstance(state, Kuhhandel)
        slow = Reference(players, super_trade, cash_count)
        compare(state, slow)
        while not slow.over:
            if slow.chance() is not None:
                step_chance(state, slow, rng)
            else:
                step_move(state, slow, style, rng)
            compare(state, slow)
        assert state.over()
        assert state.actors() == []


def step_chance(state: Kuhhandel, slow: Reference, rng: random.Random) -> None:
    context = state.chance_context()
    outcomes = state.chance_outcomes()
    assert sum(weight for _, weight in outcomes) == state.chance_weight()
    texts = [GAME.chance_text(outcome, context) for outcome, _ in outcomes]
    assert all(slow.chance_allowed(text) for text in texts)
    possible = {text for text in all_outcomes(slow) if slow.chance_allowed(text)}
    assert set(texts) == possible
    place = rng.randrange(len(outcomes))
    assert state.chance_allows(outcomes[place][0])
    slow.play_chance(texts[place])
    state.apply_chance(outcomes[place][0])


def all_outcomes(slow: Reference) -> list[str]:
    word = slow.chance()
    if word == "start":
        return [f"start p{seat}" for seat in range(6)]
    cards = [*KIND_NAMES, *(f"premium-{kind}" for kind in KIND_NAMES[:ANIMALS])]
    return [f"{word} {card}" for card in [*cards, "0", "10", "20", "50", "100", "200", "500"]]


def step_move(state: Kuhhandel, slow: Reference, style: str, rng: random.Random) -> None:
    assert state.chance_weight() == 0
    actors = state.actors()
    assert actors == slow.actors()
    for seat in range(int(state.players)):
        if seat not in actors:
            assert len(state.legal(seat)) == 0
    seat = rng.choice(actors)
    codes = move_texts(state, seat)
    assert set(codes) == slow.legal(seat)
    move = chosen(sorted(codes), style, rng)
    slow.play(seat, move)
    state.apply(seat, codes[move])
