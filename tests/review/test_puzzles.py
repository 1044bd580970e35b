"""Positions to practise with: found by search, checked by a longer one, and shipped."""

from __future__ import annotations

import json

import pytest

import corral as package
from corral.bots import Outlook
from corral.core.errors import CorralError
from corral.review.puzzles import SAME_ANSWER, SURE, Puzzle, puzzle_at, puzzles, shipped
from tests.cli.conftest import Corral
from tests.review.records import high_card


@pytest.mark.parametrize("game", package.games())
def test_twenty_come_with_each_game(game: str) -> None:
    """Their positions can be read, and the best move is one of those that there are."""
    found = shipped(package.game(game))
    assert len({puzzle.position for puzzle in found}) == 20
    for puzzle in found:
        assert puzzle.position.splitlines()[1] == f"game {game}"
        moves = {str(move) for move in Outlook.read(puzzle.position, puzzle.seat, 1).moves}
        assert {one.move for one in puzzle.candidates} <= moves
        best, *others = puzzle.candidates
        assert best.move == puzzle.best
        assert best.chance is not None
        assert all(best.chance - (one.chance or 0.0) >= SURE - 0.001 for one in others)
    answers = [puzzle.best for puzzle in found]
    assert max(answers.count(answer) for answer in answers) <= SAME_ANSWER


@pytest.mark.usefixtures("installed")
def test_what_is_clearly_best_is_a_puzzle_and_nothing_else() -> None:
    best_card = package.replay(high_card(9, 5, choices="stay stay"), moves=0)
    found = puzzle_at(best_card, 0, 16, 1)
    assert isinstance(found, Puzzle)
    assert found.best == "stay"
    assert "5" not in found.position.partition("p1")[2]  # a position as the seat knows it
    middling = package.replay(high_card(5, 9, choices="stay stay"), moves=0)
    assert puzzle_at(middling, 0, 16, 1) is None


@pytest.mark.usefixtures("installed")
def test_a_game_of_another_package_may_have_none() -> None:
    with pytest.raises(CorralError, match="highcard brings no positions"):
        shipped(package.game("highcard"))


def test_the_command_prints_what_the_seed_gives(corral: Corral) -> None:
    run = corral("puzzles", "elgaucho", "--num", "1", "--seats", "2", "--seed", "3", "--nodes", "8")
    (found,) = puzzles(package.game("elgaucho"), 1, 2, 3, 8)
    assert json.loads(run.out) == [json.loads(json.dumps(found.to_data()))]


@pytest.mark.parametrize(
    "words", [("chess",), ("elgaucho", "--num", "0"), ("elgaucho", "--seats", "9")]
)
def test_the_command_refuses(corral: Corral, words: tuple[str, ...]) -> None:
    assert corral("puzzles", *words).code in (1, 2)
