"""A round: E-12 to E-14."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial, prod

import pytest

import corral
from tests.games.playing import kinds, line, play, refused, starting, state_after, texts, then, told

from .build import DICE, FULL, build, outcomes, pass_turn, supply

# E-12


@pytest.mark.parametrize("players", [2, 3])
def test_e12_all_dice_are_rolled_every_roll_with_its_probability(players: int) -> None:
    match = build(players, start=1, turn=0, dice="-", pampa=FULL)
    state = state_after(match, 0, "end")
    dice = DICE[players]
    expected = {}
    for roll in combinations_with_replacement(range(1, 7), dice):
        ways = factorial(dice) // prod(factorial(roll.count(face)) for face in range(1, 7))
        expected["roll " + " ".join(str(die) for die in roll)] = ways
    assert outcomes(state) == expected
    assert state.chance_weight() == 6**dice == sum(expected.values())


def test_e12_the_start_player_rolls_before_anything_else() -> None:
    match = build(start=1, turn=0, dice="-", pampa=FULL)
    assert state_after(match, 0, "end").actors() == []  # only chance can go on
    match = then(match, "p0 end", "* roll 1 2 2 3 4 6 6")
    assert kinds(match.events) == ["ended", "round_began", "rolled"]
    assert told(match.events, "rolled") == [{"seat": 2, "dice": [1, 2, 2, 3, 4, 6, 6]}]
    assert match.actors == (2,)
    assert line(match, "rodeo") == "1 2 2 3 4 6 6"
    assert line(match, "dice") == "untaken"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("start", [0, 1])
def test_e12_clockwise_each_takes_two_the_last_chooses_from_three(players: int, start: int) -> None:
    match = build(players, start=start, pampa=FULL)
    for step in range(players):
        seat = (start + step) % players
        assert match.actors == (seat,)
        rodeo = match.view(None)["rodeo"]
        assert len(rodeo) == DICE[players] - 2 * step
        if step == players - 1:
            assert len(rodeo) == 3
        pass_turn(match)


def test_e12_any_two_of_the_remaining_dice() -> None:
    match = build(3, turn=1, rodeo="2 3 3 5 6")
    assert starting(match, 1, "take") == {
        "take 2 3",
        "take 2 5",
        "take 2 6",
        "take 3 3",
        "take 3 5",
        "take 3 6",
        "take 5 6",
    }
    events = play(match, 1, "take 6 3")
    assert told(events, "took") == [{"seat": 1, "dice": [3, 6]}]
    assert line(match, "rodeo") == "2 3 5"
    assert line(match, "dice") == "3 6"


def test_e12_dice_that_are_not_there_cannot_be_taken() -> None:
    match = build(3, turn=1, rodeo="2 3 3 5 6")
    assert refused(match, 1, "take 1 2") == "E-12"
    assert refused(match, 1, "take 2 2") == "E-12"


def test_e12_always_two_also_when_none_is_of_use() -> None:
    """No tile in the pampa and every area occupied: dice can do nothing."""
    match = build(rodeo="1 1 1 6 6 6 6", areas={0: "sort wish sale steal overseer steppe"})
    assert "end" not in texts(match, 0)
    assert refused(match, 0, "end") == "E-12"
    play(match, 0, "take 1 6")
    assert starting(match, 0, "stand", "lay", "raise", "place") == set()
    assert "end" in texts(match, 0)


def test_e12_two_and_no_more() -> None:
    match = build(dice="2 5")
    assert starting(match, 0, "take") == set()
    assert refused(match, 0, "take 1 2") == "E-12"
    play(match, 0, "place sort 2", "place overseer 5")
    assert refused(match, 0, "take 1 2") == "E-12"


def test_e12_dice_are_taken_together_before_a_real_die_is_used() -> None:
    match = build(rodeo="1 2 3 4 5 6 6", a="W5")
    assert starting(match, 0, "stand", "lay", "raise", "place") == set()
    assert refused(match, 0, "stand a1 5") == "E-12"
    assert refused(match, 0, "place sort 1") == "E-12"
    with pytest.raises(corral.NotationError):
        match.play(0, "take 5")
    play(match, 0, "take 5 6", "stand a1 5")
    assert line(match, "pasture a") == "W5^0 . ."


def test_e12_special_actions_and_a_wished_die_may_come_earlier() -> None:
    match = build(rodeo="1 1 1 1 1 1 1", a="W6", areas={0: "wish sale"}, herds={0: "K3-4"})
    play(match, 0, "sale K", "wish 6", "stand a1 6")
    assert line(match, "dice") == "untaken"
    assert line(match, "pasture a") == "W6^0 . ."
    assert match.scores[0] == 2 * 4 + 5
    assert refused(match, 0, "end") == "E-12"  # the dice have still to be taken
    play(match, 0, "take 1 1", "end")
    assert match.actors == (1,)


def test_e12_before_the_dice_are_taken_only_the_wished_die_can_be_used() -> None:
    match = build(rodeo="1 1 1 1 1 1 1", a="W6 K7 K1", wish=6, touched="wish")
    assert starting(match, 0, "stand", "lay", "raise", "place") == {
        "stand a1 6",
        "place steppe 6",
    }
    assert refused(match, 0, "stand a2 1+6") == "E-12"


def test_e12_unused_dice_do_not_go_back() -> None:
    match = build(rodeo="1 2 3 4 5 6 6")
    play(match, 0, "take 5 6", "end")
    assert line(match, "rodeo") == "1 2 3 4 6"
    play(match, 1, "take 1 2", "place sort 1", "end")
    assert line(match, "rodeo") == "3 4 6"
    assert starting(match, 2, "take") == {"take 3 4", "take 3 6", "take 4 6"}


def test_e12_only_the_player_on_turn_acts() -> None:
    match = build(turn=1, areas={0: "wish", 2: "wish"})
    assert match.actors == (1,)
    for seat in (0, 2):
        assert texts(match, seat) == set()
        for move in ("take 1 2", "wish 4", "recall wish", "end"):
            assert refused(match, seat, move) == "E-12"


# E-13


def test_e13_collecting_then_refilling_then_the_token_goes_to_the_left() -> None:
    match = build(start=1, turn=0, dice="-", pampa=FULL, a="W9^0 K3^2")
    match = then(
        match,
        "p0 end",
        "* fill a1 G5",
        "* fill a2 G6",
        "* fill a3 G7",
        "* roll 1 2 3 4 5 6 6",
    )
    assert kinds(match.events) == [
        "ended",
        "collected",
        "collected",
        "added",
        "added",
        "filled",
        "filled",
        "filled",
        "round_began",
        "rolled",
    ]
    assert line(match, "p0 herds") == "W9"
    assert line(match, "p2 herds") == "K3"
    assert line(match, "pasture a") == "G5 G6 G7"
    assert line(match, "start") == "p2"
    assert match.actors == (2,)
    assert line(match, "round") == "5"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_e13_the_token_goes_round_the_table(players: int) -> None:
    match = build(players, start=0, pampa=FULL)
    starts = []
    for _ in range(players + 1):
        starts.append(line(match, "start"))
        for _ in range(players):
            pass_turn(match)
    assert starts == [f"p{turn % players}" for turn in range(players + 1)]


def test_e13_not_before_the_last_player_has_ended() -> None:
    match = build(pampa=FULL, a="W9^0")
    assert "collected" not in kinds(pass_turn(match))
    assert "collected" not in kinds(pass_turn(match))
    assert line(match, "pasture a") == "W9^0 . ."
    assert told(pass_turn(match), "collected") == [{"seat": 0, "tiles": ["W9"]}]


# E-14


def test_e14_each_die_allows_one_action() -> None:
    match = build(dice="2 5", a="W2 K5 B7")
    play(match, 0, "stand a1 2")
    assert line(match, "dice") == "5"
    assert starting(match, 0, "stand", "lay", "place") == {"stand a2 5", "place overseer 5"}
    assert refused(match, 0, "place sort 2") == "E-14"  # that die is used
    play(match, 0, "stand a2 5")
    assert line(match, "dice") == "-"
    assert texts(match, 0) == {"end"}
    assert line(match, "pasture a") == "W2^0 K5^0 B7"


def test_e14_or_both_together_allow_one_action_with_their_sum() -> None:
    match = build(dice="2 5", a="W2 K5 B7")
    play(match, 0, "stand a3 2+5")
    assert line(match, "pasture a") == "W2 K5 B7^0"
    assert supply(match, 0) == 7
    assert line(match, "dice") == "-"
    assert texts(match, 0) == {"end"}
    for move in ("stand a1 2", "stand a2 5"):
        assert refused(match, 0, move) == "E-14"


def test_e14_dice_fit_exactly() -> None:
    match = build(dice="2 5", a="W1 K6 B8", b="G3 S4 S9 .")
    assert starting(match, 0, "stand", "lay", "place") == {
        "place sort 2",
        "place wish 2",
        "place sale 2",
        "place overseer 5",
        "lay b2 2",  # the small number of 4
    }
    for move in ("stand a1 2", "stand a2 2+5", "stand a3 2+5", "stand b1 2", "stand b3 2+5"):
        assert refused(match, 0, move) == "E-15"


def test_e14_one_die_is_not_two() -> None:
    match = build(dice="2 5", a="W4 K10")
    assert refused(match, 0, "stand a1 2+2") == "E-14"
    assert refused(match, 0, "stand a2 5+5") == "E-14"
    assert refused(match, 0, "place steal 4") == "E-14"


def test_e14_equal_dice_are_two() -> None:
    match = build(dice="3 3", a="W3 K6 B3")
    assert starting(match, 0, "stand") == {"stand a1 3", "stand a2 3+3", "stand a3 3"}
    play(match, 0, "stand a1 3", "stand a3 3")
    assert line(match, "pasture a") == "W3^0 K6 B3^0"
    assert line(match, "dice") == "-"


def test_e14_a_die_may_stay_unused() -> None:
    match = build(dice="2 5", a="W2 K5 B7")
    assert "end" in texts(match, 0)
    play(match, 0, "stand a1 2", "end")
    assert match.actors == (1,)
    match = build(dice="2 5", a="W2 K5 B7")
    play(match, 0, "end")
    assert line(match, "pasture a") == "W2 K5 B7"
