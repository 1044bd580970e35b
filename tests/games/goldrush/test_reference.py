"""The engine and the slow second implementation, move by move through random matches."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

from corral.core.edition import Edition
from corral.core.event import Event
from corral.core.registry import game
from corral.core.setting import Setting, default_names
from corral.core.state import State
from corral.games.goldrush.edition import check
from corral.games.goldrush.rules.codes import NONE, TENT
from corral.games.goldrush.seen.knowledge import LaidTile
from corral.games.goldrush.seen.landscape import Landscape
from corral.games.goldrush.state import GoldRush
from tests.once import fewer_plain

from .own_edition import own_edition
from .reference import Reference

GAME = game("goldrush")
EDITION = GAME.edition()
MATCHES = int(os.environ.get("CORRAL_REFERENCE_MATCHES", "1"))
COUNTED = ("tiles", "nuggets", "tokens", "locomotives", "railroads", "camps", "herds")
SCORED = ("railroad_scored", "mountain_scored", "city_scored", "prairie_scored")


def snapshot(state: GoldRush) -> dict[str, Any]:
    """The engine's state in the reference's words."""
    names = state.tiles.names
    worths = state.tiles.token_worths
    parts = range(int(state.parts))
    laid = [LaidTile(state, tile) for tile in range(int(state.laid))]
    values = range(len(worths))
    return {
        "land": [[f"{tile.x},{tile.y}", tile.kind, tile.rotation] for tile in laid],
        "left": {names[kind]: int(count) for kind, count in enumerate(state.left) if count},
        "gone": {names[kind]: int(count) for kind, count in enumerate(state.gone) if count},
        "in_hand": None if state.in_hand == NONE else names[state.in_hand],
        "points": state.scores(),
        "supply": [int(count) for count in state.supply],
        "cowboys": sorted(
            [int(state.holder[part]) - 1, state.part_text(part)]
            for part in parts
            if 0 < state.holder[part] < TENT
        ),
        "tents": sorted(
            [int(state.holder[part]) - TENT, state.part_text(part)]
            for part in parts
            if state.holder[part] >= TENT
        ),
        "purses": [
            [
                worths[value]
                for value in values
                for _ in range(int(state.purse[seat * len(worths) + value]))
            ]
            for seat in range(int(state.players))
        ],
        "unseen": {
            worths[value]: int(state.unseen[value]) for value in values if state.unseen[value]
        },
        "token_supply": int(state.token_supply),
        "features": sorted(
            (
                {
                    "sort": feature["sort"],
                    "parts": sorted(feature["parts"]),
                    "finished": feature["finished"],
                    "counts": {name: count for name, count in feature.items() if name in COUNTED},
                    "cowboys": feature["cowboys"],
                    "owners": feature["owners"],
                    "points": feature["points"],
                }
                for feature in Landscape(state).features
            ),
            key=lambda feature: feature["parts"],
        ),
    }


def scorings(trace: list[Event]) -> list[dict[str, Any]]:
    """What was scored, in the reference's words."""
    found = []
    for event in trace:
        if event.kind in SCORED:
            values = event.seen_by(None)
            found.append(
                {
                    "sort": event.kind.removesuffix("_scored"),
                    "cells": sorted(values["cells"]),  # type: ignore[arg-type]
                    "seats": values["seats"],
                    "cowboys": values["cowboys"],
                    "points": values["points"],
                }
            )
    return found


def in_order(scored: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return sorted(scored, key=repr)


def chance_texts(state: State) -> dict[str, tuple[int, int]]:
    context = state.chance_context()
    return {
        GAME.chance_text(outcome, context): (outcome, weight)
        for outcome, weight in state.chance_outcomes()
    }


def move_texts(state: State, seat: int) -> dict[str, int]:
    context = state.context(seat)
    texts = {GAME.move_text(int(code), context): int(code) for code in state.legal(seat)}
    assert len(texts) == len(state.legal(seat)), "two moves with one text"
    assert all(0 <= code < GAME.move_numbers for code in texts.values())
    return texts


def chosen(moves: list[str], style: str, rng: random.Random) -> str:
    """Styles reach corners that plain random play does not."""
    if style == "cowboys":  # settle wherever possible
        words = ("railwayman", "miner", "trader", "farmer")
        wanted = [move for move in moves if move.split()[0] in words]
    elif style == "compact":  # stay near the middle, so that much is finished and joined
        wanted = sorted(moves, key=_distance)[:3] if moves[0].startswith("place") else []
        wanted = wanted or [move for move in moves if not move.startswith(("farmer", "tent"))]
    elif style == "diggers":  # tents and tokens
        wanted = [move for move in moves if move == "take"] or [
            move for move in moves if move.startswith("tent")
        ]
    elif style == "line":  # as far to the east as possible, so that many tiles fit nowhere
        wanted = sorted(moves, key=_x)[-2:] if moves[0].startswith("place") else []
    else:
        wanted = []
    return rng.choice(wanted if wanted and rng.random() < 0.9 else moves)


def _distance(move: str) -> int:
    return sum(int(number) ** 2 for number in move.split()[1].split(","))


def _x(move: str) -> int:
    return int(move.split()[1].split(",", maxsplit=1)[0])


STYLES = ("random", "cowboys", "compact", "diggers", "line")
HALF = [
    (players, style)
    for players in (2, 3, 4, 5)
    for place, style in enumerate(STYLES)
    if (players + place) % 2 == 0
]
"""Every style at two tables, every table with two or three styles."""


@pytest.mark.parametrize(("players", "style"), fewer_plain(HALF[::4], HALF))
def test_engine_agrees_with_the_reference(players: int, style: str) -> None:
    for seed in range(MATCHES):
        run_both(players, EDITION, style, seed)


@pytest.mark.parametrize("number", fewer_plain(range(1), range(6)))
def test_engine_agrees_with_the_reference_about_other_tiles(number: int) -> None:
    for seed in range(MATCHES):
        data = own_edition(random.Random(f"{number} {seed}"))
        check("own", data)
        styles = ("random", "cowboys", "compact", "diggers")
        run_both(2 + number % 4, Edition("own", "own", data), styles[seed % 4], seed)


def run_both(players: int, edition: Edition, style: str, seed: int) -> None:
    """One match, compared after every answer."""
    no_farmers = (players + seed) % 3 == 0
    rng = random.Random(f"{players} {style} {seed}")
    state = GAME.start(
        Setting(GAME, players, {"farmers": not no_farmers}, edition, default_names(players))
    )
    assert isinstance(state, GoldRush)
    slow = Reference(players, edition.data, no_farmers)
    trace: list[Event] = []
    while slow.question is not None:
        question = slow.question
        if question.seat == "chance":
            outcomes = chance_texts(state)
            assert {text: weight for text, (_, weight) in outcomes.items()} == question.answers
            assert state.chance_weight() == sum(question.answers.values())
            text = rng.choice(sorted(outcomes))
            state.trace = trace
            assert state.chance_allows(outcomes[text][0])
            state.apply_chance(outcomes[text][0])
        else:
            assert state.actors() == [question.seat]
            moves = move_texts(state, question.seat)
            assert set(moves) == set(question.answers)
            text = chosen(sorted(moves), style, rng)
            state.trace = trace
            state.apply(question.seat, moves[text])
        state.trace = None
        slow.answer(text)
        assert in_order(scorings(trace)) == in_order(slow.scored)
        assert snapshot(state) == slow.snapshot()
    assert state.over()
    assert slow.over
