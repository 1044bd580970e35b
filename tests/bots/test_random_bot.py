"""The random bot."""

import corral
from corral.bots import ask, new_bot


def choices(seed: int, seat: int, number: int = 50) -> list[str]:
    match = corral.new("elgaucho", players=2, seed=1)
    bot = new_bot("random", seed, seat)
    return [str(ask(bot, match, 0)) for _ in range(number)]


def test_chooses_any_legal_move() -> None:
    moves = corral.new("elgaucho", players=2, seed=1).legal(0)
    assert set(choices(5, 0, 500)) == {str(move) for move in moves}


def test_bots_of_one_match_do_not_think_alike() -> None:
    assert choices(5, 0) == choices(5, 0)
    assert choices(5, 0) != choices(5, 1)
    assert choices(5, 0) != choices(6, 0)
