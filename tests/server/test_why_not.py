"""An illegal attempt is answered with the rule that forbids it and why, and changes nothing."""

from __future__ import annotations

from random import Random

import pytest

import corral
from corral.core.match import Match
from tests.server.house import House
from tests.server.people import Chair

PLAYERS = 3


def known_moves(game: str) -> list[str]:
    """Moves that were legal somewhere in some matches."""
    found: set[str] = set()
    for seed in range(3):
        rng = Random(seed)
        match: Match = corral.new(game, players=PLAYERS, seed=seed)
        for _ in range(120):
            if match.over:
                break
            seat = rng.choice(match.actors)
            moves = match.legal(seat)
            found.update(str(move) for move in rng.sample(moves, min(3, len(moves))))
            match.play(seat, rng.choice(moves))
    return sorted(found)


def is_legal(match: Match, seat: int, text: str) -> bool:
    """Also by another name than that in the list: a part of the landscape has one for each edge."""
    try:
        match.move(seat, text)
    except corral.IllegalMove:
        return False
    return True


@pytest.mark.parametrize("game", corral.games())
def test_every_seat_is_told_why_not(house: House, game: str) -> None:
    ana = house.guest("Ana")
    table = ana.open(game, ["here Anna", "here Ben", "here Cleo"], start=True)
    rules = set(corral.game(game).rule_numbers)
    reasons = set(corral.game(game).refusal_reasons)
    rng = Random(7)
    moves = known_moves(game)
    chairs: list[Chair] = [ana.sit_at(table, seat=seat) for seat in range(PLAYERS)]
    for chair in chairs:
        chair.until_kind("fresh")
    for _ in range(12):
        told = house.at_rest(table)
        rows = told.seq
        for seat, chair in enumerate(chairs):
            chair.catch_up(told.version(seat))
        match = told.match
        assert match is not None
        for seat, chair in enumerate(chairs):  # the one whose turn it is, and those whose it is not
            version = chair.version
            illegal = [move for move in moves if not is_legal(match, seat, move)]
            for move in rng.sample(illegal, 4):
                answer = chair.play(move)
                assert answer["kind"] == "refused", (move, answer)
                assert answer["problem"]["code"] == "illegal_move"
                assert answer["problem"]["rule"] in rules, (move, answer)
                assert answer["problem"]["reason"] in reasons, (move, answer)
                error = corral.IllegalMove(
                    answer["problem"]["rule"],
                    answer["problem"]["reason"],
                    answer["problem"].get("values", {}),
                )
                assert answer["problem"]["message"] == str(error)
            assert chair.version == version
        assert told.seq == rows
        able = [chair for chair in chairs if chair.you["moves"] and chair.you["answer"] is None]
        chair = rng.choice(able)
        chair.play(rng.choice(chair.you["moves"]))
    for chair in chairs:
        chair.close()


def test_the_limits_leave_room_for_asking(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Somebody who clicks on everything is answered, at the pace of a quick hand."""
    data = tmp_path_factory.mktemp("limits") / "data"
    house = House(data, message_rate=10)
    ana = house.guest("Ana")
    table = ana.open("elgaucho", ["open", "random"], start=True)
    with ana.sit_at(table) as chair:
        chair.until_kind("fresh")
        codes = {chair.play("sell")["problem"]["code"] for _ in range(30)}
        assert codes <= {"illegal_move", "bad_request"}
        assert chair.play(chair.you["moves"][0])["kind"] == "news"
    house.close()
