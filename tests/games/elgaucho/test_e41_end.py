"""The end: E-41 to E-46."""

from __future__ import annotations

import pytest

import corral
from tests.games.playing import kinds, line, play, refused, starting, texts, then, told

from .build import FULL, build, opened, pass_turn, supply

ROLL = "* roll 1 2 3 4 5 6 6"


def rounds_to_the_end(match: corral.Match) -> list[str]:
    """Everybody passes to the end: for each round who starts it, and whether dice are rolled."""
    told_rounds = []
    while not match.over:
        for event in pass_turn(match):
            if event.kind == "round_began":
                told_rounds.append(f"p{event.values['seat']}")
            elif event.kind == "rolled":
                told_rounds[-1] += " dice"
    return told_rounds


# E-41


def last_tile_in_the_round(pile: int = 1) -> corral.Match:
    """p1, second of three, can use STEPPE; the pile is almost empty."""
    return build(
        turn=1,
        dice="2 5",
        pampa=FULL,
        areas={1: "steppe"},
        steppe="W9@1 K3@1 S4@1 S10@1",
        fresh="- 0 -",
        pile=pile,
    )


def test_e41_in_the_middle_of_a_round_this_one_and_one_more() -> None:
    match = last_tile_in_the_round()
    events = play(match, 1, "steppe", "put W9 a3")
    assert kinds(events)[-2:] == ["steppe_refilled", "pile_empty"]
    assert line(match, "pile") == "0"
    assert line(match, "countdown") == "2"
    play(match, 1, "end")
    assert match.actors == (2,)  # this round is finished
    assert rounds_to_the_end(match) == ["p1 dice", "p2"]


def test_e41_also_when_the_steppe_wanted_more_than_the_pile_had() -> None:
    match = last_tile_in_the_round()
    play(match, 1, "steppe", "put K3 a3", "put S4 b3")
    assert line(match, "steppe") == "W9@1 S10@1 ?"
    assert line(match, "countdown") == "2"


def test_e41_not_before_the_last_tile_is_drawn() -> None:
    match = last_tile_in_the_round(pile=2)
    events = play(match, 1, "steppe", "put W9 a3")
    assert "pile_empty" not in kinds(events)
    assert line(match, "pile") == "1"
    assert line(match, "countdown") == "-"


def test_e41_by_the_last_player_of_the_round_too() -> None:
    match = build(
        turn=2,
        dice="-",
        pampa=FULL,
        areas={2: "steppe"},
        steppe="W9@2 K9@2 S9@2 S10@2",
        fresh="- - 0",
        pile=1,
    )
    play(match, 2, "steppe", "put W9 a3")
    assert rounds_to_the_end(match) == ["p1 dice", "p2"]


def test_e41_while_refilling_one_more_complete_round() -> None:
    match = build(turn=2, dice="-", pampa=FULL, a="K9", pile=1, unseen="W1")
    match = then(match, "p2 end", "* fill a2 W1", ROLL)
    assert kinds(match.events) == ["ended", "filled", "pile_empty", "round_began", "rolled"]
    assert line(match, "countdown") == "1"
    assert match.actors == (1,)
    assert rounds_to_the_end(match) == ["p2"]  # that complete round, then the one without dice


def test_e41_while_refilling_also_when_the_pampa_is_full_just_then() -> None:
    match = build(turn=2, dice="-", pampa=FULL, a="K9 K1", pile=1, unseen="W12")
    match = then(match, "p2 end", "* fill a3 W12", ROLL)
    assert line(match, "countdown") == "1"


def test_e41_a_tile_left_in_the_pile_and_the_match_goes_on() -> None:
    match = build(turn=2, dice="-", pampa=FULL, a="K9 K1", pile=2, unseen="W12")
    match = then(match, "p2 end", "* fill a3 W12", ROLL)
    assert line(match, "pile") == "1"
    assert line(match, "countdown") == "-"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_e41_after_ten_rounds_without_a_tile_drawn_the_pile_counts_as_empty(players: int) -> None:
    match = build(players, pampa=FULL, out="S")
    pile = line(match, "pile")
    for number in range(1, 11):
        assert line(match, "idle") == str(number - 1)
        assert line(match, "countdown") == "-"
        events = [event for _ in range(players) for event in pass_turn(match)]
        assert ("pile_idle" in kinds(events)) == (number == 10)
    assert line(match, "countdown") == "1"
    assert line(match, "pile") == pile != "0"
    start = 10 % players
    assert match.actors == (start,)
    assert rounds_to_the_end(match) == [f"p{(start + 1) % players}"]


def test_e41_ten_rounds_in_a_row_a_refill_begins_the_count_anew() -> None:
    match = build(turn=2, dice="-", idle=9, pampa=FULL, a="K9 K1", unseen="W12")
    match = then(match, "p2 end", "* fill a3 W12", ROLL)
    assert line(match, "idle") == "0"
    assert line(match, "countdown") == "-"


def test_e41_so_does_a_tile_drawn_for_the_steppe() -> None:
    match = build(
        turn=2,
        dice="-",
        idle=9,
        pampa=FULL,
        areas={2: "steppe"},
        steppe="W9@2 K9@2 S9@2 S10@2",
        fresh="- - 0",
    )
    play(match, 2, "steppe", "put W9 a3", "end")
    assert line(match, "idle") == "0"
    assert line(match, "countdown") == "-"


def test_e41_nine_are_not_enough() -> None:
    match = build(turn=2, dice="-", idle=8, pampa=FULL)
    match.play(2, "end")
    assert line(match, "idle") == "9"
    assert line(match, "countdown") == "-"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_e41_so_every_match_ends(players: int) -> None:
    """Nobody ever does anything: ten rounds, one more, and one without dice."""
    for seed in range(5):
        match = opened(players, seed)
        rounds = rounds_to_the_end(match)
        assert len(rounds) == 11
        assert [told_round.endswith("dice") for told_round in rounds] == [True] * 10 + [False]
        assert line(match, "round") == "12"


# E-42


def test_e42_pastures_are_not_refilled_any_more() -> None:
    match = build(countdown=1, turn=2, dice="-", a="K9^0", b="G12")
    match.play(2, "end")
    assert line(match, "p0 herds") == "K9"
    assert line(match, "pasture a") == ". . ."
    assert line(match, "pasture b") == "G12 . . ."
    assert told(match.events, "filled") == []


def test_e42_nor_when_the_pile_only_counts_as_empty() -> None:
    match = build(
        countdown=1,
        idle=10,
        pile=12,
        turn=2,
        dice="-",
        a="K9^0",
        areas={2: "steppe"},
        steppe="W9@2 K3@2 S9@2 S10@2",
        fresh="- - 0",
    )
    play(match, 2, "steppe", "put W9 b1", "end")
    assert line(match, "steppe") == "K3@2 S9@2 S10@2"
    assert line(match, "pile") == "12"
    assert line(match, "pasture a") == ". . ."
    assert told(match.events, "filled") == told(match.events, "steppe_refilled") == []


def test_e42_the_steppe_is_not_refilled_any_more() -> None:
    match = build(
        countdown=2, areas={0: "steppe"}, steppe="W9@0 K9@0 S9@0 S10@0", fresh="0 - -", dice="2 5"
    )
    events = play(match, 0, "steppe", "put W9 a1")
    assert kinds(events) == ["looked", "put"]
    assert line(match, "steppe") == "K9@0 S9@0 S10@0"


# E-43


def test_e43_after_the_complete_round_comes_one_without_dice() -> None:
    match = build(countdown=1, start=0, turn=2, dice="-", pampa=FULL)
    match.play(2, "end")
    assert kinds(match.events) == ["ended", "round_began"]
    assert told(match.events, "round_began") == [{"round": 5, "seat": 1, "left": 0}]
    assert line(match, "rodeo") == "-"
    assert line(match, "countdown") == "0"


@pytest.mark.parametrize("start", [0, 1, 2])
def test_e43_turn_order_and_start_player_as_always(start: int) -> None:
    match = build(countdown=0, start=start, pampa=FULL)
    for step in range(3):
        seat = (start + step) % 3
        assert match.actors == (seat,)
        assert texts(match, seat) == {"end"}
        play(match, seat, "end")
    assert match.over


def test_e43_only_special_actions() -> None:
    match = build(
        countdown=0,
        a="W9_0 W10_1 K5",
        areas={0: "sort wish sale steal overseer steppe"},
        herds={0: "K3-4", 1: "B7"},
    )
    assert texts(match, 0) == {
        *[f"wish {value}" for value in range(1, 7)],
        "sale K",
        "steal B7",
        "overseer raise a1",
        "overseer replace a2",
        "steppe",
        *[f"recall {area}" for area in ("sort", "wish", "sale", "steal", "overseer", "steppe")],
        "end",
    }


def test_e43_there_are_no_dice() -> None:
    match = build(countdown=0, a="W9_0 W10_1 K5")
    assert refused(match, 0, "take 1 2") == "E-43"
    assert refused(match, 0, "stand a3 5") == "E-43"
    assert refused(match, 0, "raise a1 4") == "E-43"
    assert refused(match, 0, "place sort 1") == "E-43"


@pytest.mark.parametrize(
    ("wish", "move", "key", "value"),
    [
        (5, "stand a3 5", "pasture a", "W9_0 W10_1 K5^0"),  # E-15
        (2, "lay a3 2", "pasture a", "W9_0 W10_1 K5_0"),  # E-16
        (4, "raise a1 4", "pasture a", "W9^0 W10_1 K5"),  # E-17
        (4, "place steal 4", "p0 areas", "steal"),  # E-18
        (1, "place sort 1", "p0 areas", "sort"),
    ],
)
def test_e43_a_wish_gives_a_die_even_now(wish: int, move: str, key: str, value: str) -> None:
    match = build(countdown=0, a="W9_0 W10_1 K5", areas={0: "wish"})
    play(match, 0, f"wish {wish}", move)
    assert line(match, key) == value
    assert starting(match, 0, "stand", "lay", "raise", "place") == set()  # the die is used


def test_e43_sort_occupied_for_the_coming_collecting() -> None:
    match = build(countdown=0, turn=2, pampa=FULL, a="W5^2", herds={2: "W4-6-9"}, areas={2: "wish"})
    play(match, 2, "wish 1", "place sort 1", "end")
    assert line(match, "phase") == "collect"
    assert texts(match, 2) == {"add W5", "sort W5"}
    play(match, 2, "sort W5")
    assert match.over
    assert match.scores[2] == 4 * 9


def test_e43_gauchos_may_be_taken_back_as_always() -> None:
    """From areas at any time; a lying one, with an empty supply, for the wished die."""
    table = {"c": "W12^0 K12^0 B12^0 G12^0", "d": "W11^0"}
    match = build(countdown=0, pampa=table, a="W9_0 K5", areas={0: "wish sale"})
    assert supply(match, 0) == 0
    assert starting(match, 0, "recall") == {"recall wish", "recall sale"}
    play(match, 0, "recall sale")
    assert supply(match, 0) == 1

    match = build(
        countdown=0, pampa=table, a="W9_0 K5 W10_0", areas={0: "steal"}, wish=5, touched="wish"
    )
    assert supply(match, 0) == 0
    play(match, 0, "recall a1", "stand a2 5")
    assert line(match, "pasture a") == "W9 K5^0 W10_0"


def test_e43_steppe_as_always_but_for_the_refill() -> None:
    match = build(countdown=0, areas={0: "steppe"}, steppe="W2@0 K4@0 S9@0", fresh="0 - -")
    play(match, 0, "steppe", "put W2 a1", "put K4 a2")
    assert line(match, "pasture a") == "W2^0 K4^0 ."
    assert line(match, "steppe") == "S9@0"


def test_e43_then_collecting_as_always() -> None:
    match = build(countdown=0, turn=2, a="W5^0 W7^0", b="W9^0 K2", pampa={"c": "B9_1"})
    match.play(2, "end")
    assert line(match, "phase") == "collect"
    assert match.actors == (0,)
    assert line(match, "p0 incoming") == "W5 W7"  # only the complete pasture
    assert line(match, "pasture b") == "W9^0 K2 . ."


# E-44


def test_e44_all_tiles_with_own_standing_gauchos_complete_pasture_or_not() -> None:
    match = build(
        countdown=0, turn=2, a="W5^0 K3", b="B4^1 B6_1 B8", c="G2^2 S7", d="S1 S2^0 . S3^1"
    )
    match.play(2, "end")
    assert told(match.events, "collected") == [
        {"seat": 0, "tiles": ["W5", "S2"]},
        {"seat": 1, "tiles": ["B4", "S3"]},
        {"seat": 2, "tiles": ["G2"]},
    ]
    assert match.over
    assert match.scores == (5 + 2, 4 + 3, 2)
    assert line(match, "pasture a") == ". K3 ."
    assert line(match, "pasture b") == ". B6_1 B8 ."
    assert line(match, "pasture d") == "S1 . . . ."


def test_e44_they_are_added_as_always() -> None:
    """Chosen order, misfits sold: E-25 to E-28."""
    match = build(countdown=0, turn=2, a="W5^0 W7^0 K3", herds={0: "W6"})
    match.play(2, "end")
    assert line(match, "phase") == "final"
    assert texts(match, 0) == {"add W5", "add W7"}
    other = match.copy()
    play(match, 0, "add W5")  # 6-5 is sold by the 7
    assert match.scores[0] == 2 * 6 + 7
    play(other, 0, "add W7")  # 6-7 is sold by the 5
    assert other.scores[0] == 2 * 7 + 5


def test_e44_players_decide_in_turn_order() -> None:
    match = build(
        countdown=0, start=1, turn=0, a="W5^0 W7^0 K3", b="B5^2 B7^2 K4", c="S5^1 S7^1 K5"
    )
    match.play(0, "end")
    order = []
    while not match.over:
        (seat,) = match.actors
        order.append(seat)
        play(match, seat, sorted(texts(match, seat))[0])
    assert order == [1, 2, 0]


def test_e44_lying_gauchos_and_those_on_action_spaces_are_void() -> None:
    match = build(
        countdown=0,
        turn=2,
        a="W12_0 K3",
        areas={0: "wish sale steal overseer steppe", 1: "sort"},
        herds={0: "K5-6"},
    )
    match.play(2, "end")
    assert match.over
    assert match.scores == (2 * 6, 0, 0)  # neither the 12 nor SALE's 5
    assert line(match, "pasture a") == "W12_0 K3 ."


# E-45


def test_e45_a_second_separate_collecting() -> None:
    """5 comes with the complete pasture, 3 only after it: the order is not free."""
    match = build(countdown=0, turn=2, a="W5^0", b="W3^0 K2", herds={0: "W4"})
    match.play(2, "end")
    assert match.over
    assert told(match.events, "collected") == [
        {"seat": 0, "tiles": ["W5"]},
        {"seat": 0, "tiles": ["W3"]},
    ]
    assert match.scores[0] == 2 * 5 + 3


def test_e45_everybodys_first_collecting_comes_before_anybodys_second() -> None:
    match = build(
        countdown=0,
        turn=2,
        a="W5^0 W7^0",
        b="K5^1 K7^1",
        c="W3^0 S2",
        herds={0: "W4"},
    )
    match.play(2, "end")
    assert (line(match, "phase"), match.actors) == ("collect", (0,))
    play(match, 0, "add W5")
    assert (line(match, "phase"), match.actors) == ("collect", (1,))
    assert line(match, "pasture c") == "W3^0 S2 . ."
    play(match, 1, "add K5")
    assert match.over


def test_e45_a_sort_not_used_before_may_be_used_here() -> None:
    match = build(countdown=0, turn=2, a="W5^0", b="W3^0 K2", herds={0: "W4"}, areas={0: "sort"})
    match.play(2, "end")
    assert line(match, "phase") == "collect"
    play(match, 0, "add W5")
    assert line(match, "phase") == "final"
    assert texts(match, 0) == {"add W3", "sort W3"}
    play(match, 0, "sort W3")
    assert match.scores[0] == 3 * 5
    assert supply(match, 0) == 8


def test_e45_once() -> None:
    match = build(
        countdown=0, turn=2, b="W3^0 K2", c="W2^0 K1", herds={0: "W4-6"}, areas={0: "sort"}
    )
    match.play(2, "end")
    assert texts(match, 0) == {"add W2", "sort W2", "add W3", "sort W3"}
    play(match, 0, "sort W3")
    assert match.over  # the 2 sells 3-4-6
    assert match.scores[0] == 3 * 6 + 2


def test_e45_a_sort_used_before_is_gone() -> None:
    match = build(countdown=0, turn=2, a="W5^0", b="W9^0 K2", herds={0: "W4"}, areas={0: "sort"})
    match.play(2, "end")
    play(match, 0, "sort W5")  # 5-4, so the 9 is a misfit
    assert match.over
    assert match.scores[0] == 2 * 5 + 9


def test_e45_sort_into_the_middle_at_the_final_collecting() -> None:
    match = build(countdown=0, turn=2, b="W5^0 K2", herds={0: "W4-6-9"}, areas={0: "sort"})
    match.play(2, "end")
    assert line(match, "phase") == "final"
    play(match, 0, "sort W5")
    assert match.scores[0] == 4 * 9


# E-46


def test_e46_all_herds_are_sold() -> None:
    match = build(
        countdown=0,
        turn=2,
        pesos=(10, 20, 30),
        herds={0: "W4-6-9 K7 S12-1", 1: "B2-3", 2: "G11"},
    )
    match.play(2, "end")
    sold = [(sale["seat"], sale["breed"], sale["pesos"]) for sale in told(match.events, "sold")]
    assert sold == [(0, "W", 27), (0, "K", 7), (0, "S", 24), (1, "B", 6), (2, "G", 11)]
    assert {(sale["reason"], sale["bonus"]) for sale in told(match.events, "sold")} == {("end", 0)}
    assert match.scores == (10 + 27 + 7 + 24, 20 + 6, 30 + 11)
    assert [line(match, f"p{seat} herds") for seat in range(3)] == ["-", "-", "-"]


@pytest.mark.parametrize("value", range(1, 13))
def test_e46_a_single_tile_brings_its_value(value: int) -> None:
    match = build(countdown=0, turn=2, herds={1: f"W{value}"})
    match.play(2, "end")
    assert match.scores == (0, value, 0)


def test_e46_most_pesos_wins() -> None:
    match = build(countdown=0, turn=2, pesos=(40, 55, 54), herds={2: "W2"})
    assert list(match.winners) == []
    events = match.play(2, "end")
    assert match.over
    assert match.winners == (2,)
    assert told(events, "over") == [{"scores": [40, 55, 56], "winners": [2]}]
    assert match.record().splitlines()[-1] == "result 40 55 56"


def test_e46_equal_pesos_share_the_win() -> None:
    match = build(countdown=0, turn=2, pesos=(40, 55, 50), herds={2: "W5"})
    events = match.play(2, "end")
    assert match.scores == (40, 55, 55)
    assert match.winners == (1, 2)
    assert told(events, "over") == [{"scores": [40, 55, 55], "winners": [1, 2]}]
    match = build(4, countdown=0, turn=3, pesos=(7, 7, 7, 7))
    match.play(3, "end")
    assert match.winners == (0, 1, 2, 3)


def test_e46_then_nobody_moves_any_more() -> None:
    match = build(countdown=0, turn=2, areas={2: "wish"})
    match.play(2, "end")
    assert match.actors == ()
    for seat in range(3):
        assert texts(match, seat) == set()
        for move in ("end", "take 1 2", "wish 4", "add W5", "keep W5"):
            assert refused(match, seat, move) == "E-46"
