"""A match in words: whole, fair, and read back."""

from __future__ import annotations

import random

import pytest

import corral
from corral.core.match import Match
from corral.llm import Briefing
from corral.words import LANGUAGES, Words


def played(game: str, decisions: int, seed: int) -> Match:
    match = corral.new(game, players=3, seed=seed)
    rng = random.Random(seed)
    for _ in range(decisions):
        if match.actors:
            seat = match.actors[0]
            match.play(seat, rng.choice(match.legal(seat)))
    return match


def question(match: Match, seat: int, language: str = "en") -> str:
    briefing = Briefing.of(match, seat, Words(language))
    return briefing.question(match.view(seat), match.log(seat)[-8:], match.legal_texts(seat))


@pytest.mark.parametrize("game", corral.games())
@pytest.mark.parametrize("decisions", [0, 11, 34, 60])
def test_what_a_seat_cannot_know_changes_no_word(game: str, decisions: int) -> None:
    match = played(game, decisions, seed=decisions)
    for seat in range(3):
        told = Briefing.of(match, seat)
        own = told.question(match.view(seat), match.log(seat), match.legal_texts(seat))
        for world in range(5):
            other = match.sample(seat, world)
            again = Briefing.of(other, seat)
            assert again.rules() == told.rules()
            assert own == again.question(other.view(seat), match.log(seat), other.legal_texts(seat))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", corral.games())
def test_every_listed_move_is_understood_by_number_and_by_notation(
    game: str, language: str
) -> None:
    for decisions in (0, 25, 50):
        match = played(game, decisions, seed=3)
        seat = match.actors[0]
        briefing = Briefing.of(match, seat, Words(language))
        moves = match.legal_texts(seat)
        text = question(match, seat, language)
        for number, move in enumerate(briefing.listed(moves), start=1):
            assert f"\n{number}. {move} - " in text
            assert briefing.answer(f"Let me think.\n{number}.", moves) == move
        for move in moves:  # those without a number as well
            assert briefing.answer(f"`{move.upper()}`", moves) == move


@pytest.mark.parametrize(
    ("reply", "chosen"),
    [
        ("2", 1),
        ("Move: 2", 1),
        ("**2**\n\n", 1),
        ("2) because it is cheap", 1),
        ("Not 1!\n#2", 1),
        ("<think>1\n3</think>2", 1),
        ("0", None),
        ("99", None),
        ("", None),
        ("a cow", None),
        ("1 and 2", None),
        ("<think>1", None),
        ("9" * 5000, None),
    ],
)
def test_an_answer_is_the_last_line(reply: str, chosen: int | None) -> None:
    match = corral.new("kuhhandel", players=3, seed=1)
    match.play(match.actors[0], "auction")
    seat = match.actors[0]
    moves = match.legal_texts(seat)
    briefing = Briefing.of(match, seat)
    expected = None if chosen is None else briefing.listed(moves)[chosen]
    assert briefing.answer(reply, moves) == expected


def test_of_hundreds_of_bids_some_have_numbers_and_all_can_be_named() -> None:
    match = corral.new("kuhhandel", players=3, seed=1)
    match.play(match.actors[0], "auction")
    seat = match.actors[0]
    text = question(match, seat)
    moves = match.legal_texts(seat)
    assert len(Briefing.of(match, seat).listed(moves)) < len(moves) // 2
    assert moves[-1] in text.splitlines()[-1]


def test_variants_are_told() -> None:
    match = corral.new("kuhhandel", players=3, seed=1, cash_count=True)
    assert "money left at the end counts as points" in Briefing.of(match, 0).rules()
    usual = corral.new("kuhhandel", players=3, seed=1)
    assert "variant" not in Briefing.of(usual, 0).rules()


def test_cells_are_called_as_in_moves_not_numbered_for_a_menu() -> None:
    match = corral.new("goldrush", players=2, seed=0)
    seat = match.actors[0]
    briefing = Briefing.of(match, seat)
    board = briefing.board(match.view(seat))
    cells = {move.split()[1] for move in match.legal_texts(seat)}
    assert all(cell in board for cell in cells)


def test_the_whole_landscape_is_drawn() -> None:
    match = corral.new("goldrush", players=2, seed=0)
    while match.actors:
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    tiles = match.view(0)["tiles"]
    board = Briefing.of(match, 0).board(match.view(0))
    for y in {tile["y"] for tile in tiles}:
        assert any(line.split()[:1] == [str(y)] for line in board.splitlines()), y
