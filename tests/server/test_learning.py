"""Lessons and practice on the server: stateless, rate-limited like everything, and never a leak."""

from __future__ import annotations

from urllib.parse import urlencode

import pytest

import corral
from corral.learning import lesson_of
from corral.review.puzzles import shipped
from corral.server.learning import practice_ids
from tests.server.house import House

GAMES = corral.games()


def scene_path(game: str, step: str, found: list[str], move: str | None = None) -> str:
    told = [("found", one) for one in found] + ([] if move is None else [("move", move)])
    return f"/api/games/{game}/lesson/{step}?{urlencode(told)}"


def test_the_catalogue_tells_what_can_be_learnt(house: House) -> None:
    for info in house.guest().get("/api/games")["games"]:
        game = corral.game(info["name"])
        assert info["lesson"] == [step.name for step in lesson_of(game).steps]
        assert info["practice"] == practice_ids(game)
        assert len(set(info["practice"])) == 20


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_through_by_who_has_no_name(house: House, game: str) -> None:
    guest = house.guest()
    for step in lesson_of(corral.game(game)).steps:
        found: list[str] = []
        scene = guest.get(scene_path(game, step.name, found))
        while scene["wanted"] is not None:
            assert scene["wanted"] in scene["moves"]
            scene = guest.get(scene_path(game, step.name, found, scene["wanted"]))
            found.append(scene["found"][-1])
            assert scene["found"] == found
        assert scene["moves"] == []
        assert scene == guest.get(scene_path(game, step.name, found))


def test_a_move_that_teaches_something_else_changes_nothing(house: House) -> None:
    guest = house.guest()
    assert guest.get(scene_path("elgaucho", "stand", ["take 3 5"], "end")) is None


def test_a_move_that_the_rules_forbid_is_refused_as_at_a_table(house: House) -> None:
    refused = house.guest().get(
        scene_path("elgaucho", "stand", ["take 3 5"], "stand d1 5"), status=400
    )
    assert refused["code"] == "illegal_move"
    assert (refused["rule"], refused["reason"]) == ("E-15", "dice_total")
    assert refused["values"] == {"total": 11, "dice": [5]}


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/games/chess/lesson/aim", 404),
        ("/api/games/elgaucho/lesson/nowhere", 404),
        (scene_path("elgaucho", "stand", ["take 2 3"]), 400),
        (scene_path("elgaucho", "stand", ["nonsense"]), 400),
        (scene_path("elgaucho", "stand", [], "x" * 300), 400),
        (scene_path("elgaucho", "stand", ["a"] * 101), 400),
        ("/api/games/chess/practice/abc", 404),
        ("/api/games/elgaucho/practice/abc", 404),
        ("/api/games/elgaucho/practice/abc/answer", 404),
    ],
)
def test_what_is_not_there_is_refused(house: House, path: str, status: int) -> None:
    house.guest().get(path, status=status)


@pytest.mark.parametrize("game", GAMES)
def test_positions_are_told_as_their_seat_knows_them(house: House, game: str) -> None:
    """The best move is not told before it is found."""
    guest = house.guest()
    for puzzle, name in zip(
        shipped(corral.game(game)), practice_ids(corral.game(game)), strict=True
    ):
        scene = guest.get(f"/api/games/{game}/practice/{name}")
        assert scene["seat"] == scene["view"]["seat"] == puzzle.seat
        assert f"\nseen-by p{puzzle.seat}\n" in scene["position"]
        assert puzzle.best in scene["moves"]
        assert set(scene) == {"seat", "view", "moves", "position"}


@pytest.mark.parametrize("game", GAMES)
def test_tries_are_answered(house: House, game: str) -> None:
    guest = house.guest()
    positions = zip(shipped(corral.game(game)), practice_ids(corral.game(game)), strict=True)
    for puzzle, name in positions:
        path = f"/api/games/{game}/practice/{name}"
        candidates = {one.move for one in puzzle.candidates}
        unthought = [one for one in guest.get(path)["moves"] if one not in candidates]
        if unthought:
            break
    answer = f"{path}/answer"
    best, *others = puzzle.candidates
    unlikely = unthought[0]
    wrong = guest.get(f"{answer}?{urlencode({'move': unlikely})}")
    assert wrong == {"right": False, "tried": None, "candidates": []}
    near = guest.get(f"{answer}?{urlencode({'move': others[0].move})}")
    assert (near["right"], near["tried"]["move"]) == (False, others[0].move)
    assert near["candidates"] == []
    right = guest.get(f"{answer}?{urlencode({'move': best.move})}")
    assert right["right"]
    assert [one["move"] for one in right["candidates"]] == [one.move for one in puzzle.candidates]
    given_up = guest.get(answer)
    assert (given_up["right"], given_up["candidates"]) == (False, right["candidates"])
    assert guest.get(f"{answer}?move=nonsense", status=400)["code"] == "bad_request"


def test_a_table_begins_at_a_position_of_the_practice(house: House) -> None:
    ana = house.guest("Ana")
    name = practice_ids(corral.game("goldrush"))[0]
    scene = ana.get(f"/api/games/goldrush/practice/{name}")
    seats = ["random"] * len(scene["view"]["names"])
    seats[scene["seat"]] = "open"
    table = ana.open("goldrush", seats, position=scene["position"])
    ana.start(table)
    told = ana.get(f"/api/tables/{table}/position")
    assert (told["seat"], sorted(told["moves"])) == (scene["seat"], sorted(scene["moves"]))


def test_who_asks_too_often_waits(tmp_path_factory: pytest.TempPathFactory) -> None:
    busy = House(tmp_path_factory.mktemp("busy"), request_rate=1.0, request_burst=3)
    guest = busy.guest()
    path = scene_path("elgaucho", "stand", [])
    for _ in range(3):
        guest.get(path)
    assert guest.get(path, status=429)["code"] == "slow_down"
    busy.close()
