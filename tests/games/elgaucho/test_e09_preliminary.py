"""The preliminary round: E-9 to E-11."""

from __future__ import annotations

import pytest

import corral
from tests.games.playing import (
    kinds,
    line,
    line_seen,
    play,
    refused,
    starting,
    state_after,
    texts,
    told,
)

from .build import AREAS, DEALT, GAUCHOS, build, outcomes, pass_turn, supply

HANDS = {0: "W3 W4 K8 G9", 1: "W5 K2 K3 B12", 2: "B1 B2 B4 S11"}


def choosing(**changes: str) -> corral.Match:
    """Three players before their first choice, p1 is the start player."""
    hands = HANDS | {int(seat[1:]): hand for seat, hand in changes.items()}
    return build(phase="keep", start=1, hands=hands)


def chosen() -> corral.Match:
    """The same three when all have kept tiles."""
    match = choosing()
    play(match, 0, "keep W3 K8")
    play(match, 2, "keep B4 B2 B1")
    play(match, 1, "keep B12")
    return match


# E-9


@pytest.mark.parametrize(("players", "tiles"), [(2, 5), (3, 4), (4, 3)])
def test_e9_everyone_draws_from_the_pile(players: int, tiles: int) -> None:
    assert DEALT[players] == tiles
    for seed in range(20):
        match = corral.new("elgaucho", players=players, seed=seed)
        deals = [text.split() for text in match.record().splitlines() if text.startswith("* deal")]
        for seat in range(players):
            drawn = [words[3] for words in deals if words[2] == f"p{seat}"]
            assert len(set(drawn)) == tiles
            assert set(line(match, f"p{seat} hand").split()) == set(drawn)


def test_e9_a_hand_is_secret() -> None:
    match = choosing()
    for seat in range(3):
        view = match.view(seat)
        for other in range(3):
            own = HANDS[seat].split() if other == seat else [None] * 4
            assert view["players"][other]["hand"] == own
            written = HANDS[seat] if other == seat else "? ? ? ?"
            assert line_seen(match, f"p{other} hand", seat) == written
        assert set(HANDS[seat].split()).isdisjoint(view["unseen"])
    assert [ranch["hand"] for ranch in match.view(None)["players"]] == [[None] * 4] * 3
    assert line_seen(match, "p0 hand", None) == "? ? ? ?"


def test_e9_the_log_shows_a_hand_to_its_owner_alone() -> None:
    match = corral.new("elgaucho", players=3, seed=4)
    hand = line(match, "p1 hand").split()
    for viewer in (None, 0, 1, 2):
        (event,) = [
            event for event in match.log(viewer) if event["kind"] == "dealt" and event["seat"] == 1
        ]
        assert event["count"] == 4
        assert event.get("tiles") == (hand if viewer == 1 else None)


def test_e9_any_one_tile_or_two_up_to_8() -> None:
    assert texts(choosing(), 0) == {
        "keep W3",
        "keep W4",
        "keep K8",
        "keep G9",
        "keep W3 W4",
        "keep W4 W3",
        "keep W3 K8",
        "keep W4 K8",
    }


def test_e9_or_three_up_to_4() -> None:
    assert texts(choosing(p0="W1 K4 G4 S5"), 0) == {
        "keep W1",
        "keep K4",
        "keep G4",
        "keep S5",
        "keep W1 K4",
        "keep W1 G4",
        "keep W1 S5",
        "keep K4 G4",
        "keep K4 S5",
        "keep G4 S5",
        "keep W1 K4 G4",
    }


def test_e9_never_four_however_small() -> None:
    match = choosing(p0="W1 K1 G1 S1")
    assert max(len(move.split()) for move in texts(match, 0)) == 1 + 3
    with pytest.raises(corral.NotationError):
        match.play(0, "keep W1 K1 G1 S1")


def test_e9_other_choices_are_refused() -> None:
    match = choosing()
    assert refused(match, 0, "keep W3 G9") == "E-9"  # 9 is more than 8
    assert refused(match, 0, "keep W3 W4 K8") == "E-9"  # 8 is more than 4
    assert refused(match, 1, "keep K2 K3 W5") == "E-9"  # 5 is more than 4
    assert refused(match, 0, "keep W5") == "E-9"  # in another hand
    assert refused(match, 0, "place wish") == "E-9"
    assert refused(match, 0, "end") == "E-9"


def test_e9_all_choose_at_the_same_time_in_any_order() -> None:
    match = choosing()
    assert list(match.actors) == [0, 1, 2]
    play(match, 1, "keep W5")
    assert list(match.actors) == [0, 2]
    assert texts(match, 1) == set()
    assert refused(match, 1, "keep B12") == "E-9"
    play(match, 0, "keep G9")
    assert list(match.actors) == [2]


def test_e9_nobody_sees_a_choice_before_all_reveal() -> None:
    match = choosing()
    events = play(match, 0, "keep W3 K8")
    assert [event.seen_by(1) for event in events] == [{"kind": "chosen", "seat": 0}]
    assert match.view(0)["players"][0]["choice"] == ["W3", "K8"]
    assert line_seen(match, "p0 choice", 0) == "W3,K8"
    for viewer in (None, 1, 2):
        ranch = match.view(viewer)["players"][0]
        assert ranch["chosen"] is True
        assert ranch["choice"] == []
        assert ranch["herds"] == {}
        assert ranch["hand"] == [None] * 4
        assert line_seen(match, "p0 choice", viewer) == "?"
        assert line_seen(match, "p1 choice", viewer) == "-"
    other = choosing()
    play(other, 0, "keep G9")
    for viewer in (None, 1, 2):
        assert match.view(viewer) == other.view(viewer)
        assert match.log(viewer) == other.log(viewer)
        assert match.position_seen_by(viewer) == other.position_seen_by(viewer)


def test_e9_all_reveal_at_the_same_time() -> None:
    match = choosing()
    events = play(match, 0, "keep W3 K8") + play(match, 2, "keep B4 B2 B1")
    assert told(events, "kept") == []
    events = play(match, 1, "keep B12")
    assert told(events, "kept") == [
        {"seat": 0, "tiles": ["W3", "K8"]},
        {"seat": 1, "tiles": ["B12"]},
        {"seat": 2, "tiles": ["B1", "B2", "B4"]},
    ]
    for viewer in (None, 0, 1, 2):
        assert line_seen(match, "p0 herds", viewer) == "W3 K8"
        assert line_seen(match, "p1 herds", viewer) == "B12"
        assert line_seen(match, "p2 herds", viewer) == "B4-2-1"
        assert [ranch["hand"] for ranch in match.view(viewer)["players"]] == [[], [], []]
    assert match.actors == (0,)  # on with E-11
    assert not any(match.can_undo(seat) for seat in range(3))


def test_e9_the_others_leave_the_game_unseen() -> None:
    """Their owner knows them, everybody else only how many."""
    match = chosen()
    left_out = {0: "W4 G9", 1: "W5 K2 K3", 2: "S11"}
    for owner, tiles in left_out.items():
        assert line(match, f"p{owner} aside") == tiles
        for viewer in (None, 0, 1, 2):
            count = len(tiles.split())
            sees = viewer == owner
            assert line_seen(match, f"p{owner} aside", viewer) == (
                tiles if sees else " ".join("?" * count)
            )
            view = match.view(viewer)
            assert view["players"][owner]["aside"] == (tiles.split() if sees else [None] * count)
            if sees:
                assert set(tiles.split()).isdisjoint(view["unseen"])
            else:
                assert set(tiles.split()) <= set(view["unseen"])
    assert line(match, "gone") == "-"
    assert line(match, "pile") == line(choosing(), "pile")


def test_e9_they_cannot_be_drawn_again() -> None:
    match = chosen()
    play(match, 0, "place wish")
    play(match, 2, "place sale")
    play(match, 1, "place sort")
    # The pampa is empty, so this round's end draws from all that can be drawn.
    pass_turn(match)
    pass_turn(match)
    (seat,) = match.actors
    play(match, seat, sorted(starting(match, seat, "take"))[0])
    drawable = {text.split()[-1] for text in outcomes(state_after(match, seat, "end"))}
    assert drawable.isdisjoint({"W4", "G9", "W5", "K2", "K3", "S11"})
    assert len(drawable) == 60 - 12


def test_e9_tiles_are_kept_in_this_round_only() -> None:
    assert refused(chosen(), 0, "keep W4") == "E-9"
    assert refused(build(), 0, "keep W4") == "E-9"


# E-10


@pytest.mark.parametrize(
    ("hand", "move", "herds"),
    [
        ("W3 W4 K8 G9", "keep G9", "G9"),
        ("W3 W4 K8 G9", "keep W3 K8", "W3 K8"),
        ("W3 W4 K8 G9", "keep W3 W4", "W3-4"),
        ("W3 W4 K8 G9", "keep W4 W3", "W4-3"),
        ("W1 W2 W4 G9", "keep W1 W2 W4", "W1-2-4"),
        ("W1 W2 W4 G9", "keep W4 W2 W1", "W4-2-1"),
        ("W1 W4 K2 G3", "keep W1 K2 G3", "W1 K2 G3"),
        ("W1 W4 K2 G9", "keep W1 W4 K2", "W1-4 K2"),
        ("W1 W4 K2 G9", "keep W4 W1 K2", "W4-1 K2"),
        ("K1 K4 W2 G9", "keep W2 K4 K1", "W2 K4-1"),
    ],
)
def test_e10_kept_tiles_start_the_herds_one_row_per_breed(hand: str, move: str, herds: str) -> None:
    """Of one breed ascending or descending, as the owner chose."""
    match = choosing(p0=hand, p1="B5 B6 B7 B8", p2="S5 S6 S7 S8")
    play(match, 0, move)
    play(match, 1, "keep B5")
    play(match, 2, "keep S5")
    assert line(match, "p0 herds") == herds


def test_e10_neither_ascending_nor_descending_is_no_way_to_lay_them() -> None:
    match = choosing(p0="W1 W2 W4 G9")
    with pytest.raises(corral.NotationError, match="ascending or descending"):
        match.play(0, "keep W2 W1 W4")


def test_e10_the_order_of_breeds_does_not_matter() -> None:
    match = choosing(p0="W1 W4 G2 G9")
    play(match, 0, "keep G2 W4 W1")
    assert line(match, "p0 choice") == "W4,W1,G2"


# E-11


def entering(players: int, start: int) -> corral.Match:
    return build(players, phase="enter", start=start, turn=(start - 1) % players)


@pytest.mark.parametrize(
    ("players", "start", "order"),
    [
        (2, 0, [1, 0]),
        (2, 1, [0, 1]),
        (3, 1, [0, 2, 1]),
        (4, 0, [3, 2, 1, 0]),
        (4, 2, [1, 0, 3, 2]),
    ],
)
def test_e11_counter_clockwise_from_the_right_of_the_start_player(
    players: int, start: int, order: list[int]
) -> None:
    match = entering(players, start)
    placed = []
    for seat, area in zip(order, AREAS, strict=False):
        assert match.actors == (seat,)
        placed += told(play(match, seat, f"place {area}"), "placed")
        assert line(match, f"p{seat} areas") == area
        assert supply(match, seat) == GAUCHOS[players] - 1
    assert placed == [
        {"seat": seat, "area": area, "dice": []} for seat, area in zip(order, AREAS, strict=False)
    ]
    assert match.view(None)["phase"] == "turn"
    assert match.actors == (start,)


def test_e11_after_the_choice_of_tiles_it_begins_at_the_right() -> None:
    match = choosing()
    play(match, 0, "keep W3")
    play(match, 1, "keep W5")
    play(match, 2, "keep B1")
    assert match.view(None)["start"] == 1
    assert match.actors == (0,)


def test_e11_any_area_but_one_gaucho_each() -> None:
    match = entering(4, 0)
    left = {f"place {area}" for area in AREAS}
    for seat, area in ((3, "sort"), (2, "steppe"), (1, "steal")):
        assert texts(match, seat) == left
        play(match, seat, f"place {area}")
        left.remove(f"place {area}")
        assert refused(match, seat - 1, f"place {area}") == "E-11"
    assert texts(match, 0) == {"place wish", "place sale", "place overseer"}


def test_e11_nothing_else_and_nobody_else() -> None:
    match = entering(3, 1)
    assert refused(match, 1, "place wish") == "E-11"
    assert refused(match, 0, "place wish 1") == "E-11"
    assert refused(match, 0, "end") == "E-11"
    assert refused(match, 0, "take 1 2") == "E-11"


def test_e11_in_this_round_only_an_area_takes_only_one() -> None:
    match = build(areas={1: "wish", 2: "wish"}, dice="1 6")
    assert "place wish 1" in texts(match, 0)
    play(match, 0, "place wish 1")
    assert match.view(None)["areas"]["wish"] == [0, 1, 2]


def test_e11_then_the_first_round_begins() -> None:
    match = entering(3, 1)
    events = play(match, 0, "place wish") + play(match, 2, "place sale")
    assert kinds(events) == ["placed", "placed"]
    events = play(match, 1, "place sort")
    assert kinds(events) == ["placed", "round_began", "rolled"]
    assert line(match, "round") == "1"
    for key, value in {"dice": "untaken", "wish": "-", "touched": "-", "pending": "-"}.items():
        assert line(match, key) == value
