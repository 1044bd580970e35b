"""Every game is worded in every language. What is said is tested beside each game's rules."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest

import corral
from corral.core.registry import games
from corral.words import LANGUAGES, Words
from tests.sayings import NAMES, Event, in_every_language


@pytest.mark.parametrize("name", games())
@in_every_language
def test_every_event_kind_has_a_message(words: Words, name: str) -> None:
    kinds = corral.game(name).event_kinds
    assert [kind for kind in kinds if not words.has(f"{name}-event-{kind}")] == []


@pytest.mark.parametrize("name", games())
@in_every_language
def test_every_reason_to_refuse_a_move_has_a_message(words: Words, name: str) -> None:
    reasons = corral.game(name).refusal_reasons
    assert [reason for reason in reasons if not words.has(f"{name}-refusal-{reason}")] == []


@pytest.mark.parametrize("name", games())
@in_every_language
def test_every_rule_number_has_a_text_in_one_of_the_sections(words: Words, name: str) -> None:
    numbers = [number for section in words.sections(name) for number in section.numbers]
    assert tuple(numbers) == corral.game(name).rule_numbers
    for number in numbers:
        assert len(words.rule(name, number)) > 20


@pytest.mark.parametrize("name", games())
@in_every_language
def test_every_game_has_a_title_and_a_description_of_one_line(words: Words, name: str) -> None:
    for text in (words.title(name), words.description(name), words.rules_title(name)):
        assert text
        assert "\n" not in text


@pytest.mark.parametrize("name", games())
@in_every_language
def test_every_option_is_worded_in_one_line(words: Words, name: str) -> None:
    for option in corral.game(name).options:
        check(words.option(name, option.name), name)


def check(text: str, game: str) -> None:
    """A sentence for people: nothing in it is left of the machinery."""
    assert text
    assert not re.search(rf"[{{}}\n]|\b{game}-|\b(None|True|False)\b| {{2}}", text), text


@pytest.mark.parametrize(
    ("name", "players"),
    [
        (name, players)
        for name in games()
        for players in range(corral.game(name).fewest, corral.game(name).most + 1)
    ],
)
def test_whole_matches_are_worded(name: str, players: int) -> None:
    """All events and moves; of the views, which cost time, some for each kind of situation."""
    events: dict[str, Event] = {}
    moves: dict[str, dict[str, Any] | None] = {}
    views: dict[str, dict[str, Any]] = {}
    looks: Counter[tuple[str, ...]] = Counter()
    english = Words("en")
    for seed in range(12 // players):
        options: dict[str, Any] = {
            option.name: bool(seed % 2) for option in corral.game(name).options
        }
        match = corral.new(name, players=players, seed=seed, names=NAMES[:players], **options)
        rng = random.Random(seed)
        while not match.over:
            seat = rng.choice(match.actors)
            legal = match.legal(seat)
            texts = [str(move) for move in legal]
            situation = (match.events[-1].kind, *sorted({text.split()[0] for text in texts}))
            looks[situation] += 1
            view = match.view(seat) if looks[situation] <= 6 else None
            for text in texts:
                moves[text] = view or moves.get(text)
            if view is not None:
                views[english.prompt(name, view)] = view
            match.play(seat, rng.choice(legal))
        for viewer in (*range(players), None):
            events.update((str(event), event) for event in match.log(viewer))
    for words in map(Words, LANGUAGES):
        for event in events.values():
            check(words.event(name, event, NAMES[:players]), name)
        for move, view in moves.items():
            check(words.move(name, move), name)
            check(words.move(name, move, view), name)
        for view in views.values():
            check(words.prompt(name, view), name)
