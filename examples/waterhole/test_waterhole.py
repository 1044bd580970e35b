"""Every rule of Waterhole, and the promises that hold for all games."""

from __future__ import annotations

import pytest

import corral
from corral.testing import check_encoding, check_game

HANDS = ((5, 20, 30), (6, 21, 31), (7, 22, 32))


def table(
    water: int, *, hands: tuple[tuple[int, ...], ...] = HANDS, mud: str = "nobody", fog: str = "no"
) -> corral.Match:
    """A match with these herds, at the first waterhole, or before it in the fog."""
    edition = corral.game("waterhole").edition()
    lines = ["corral-position 1", "game waterhole", "rules 1"]
    lines += [f"edition {edition.name} {edition.digest}", f"players {len(hands)}"]
    lines += [f"option fog {fog}", f"option herds {len(hands[0])}", f"option mud {mud}"]
    lines.append(f"found {'-' if fog == 'yes' else water}")
    for seat, herds in enumerate(hands):
        secret = " ".join(map(str, herds))
        lines += [f"p{seat} points 0", f"p{seat} secret {secret}", f"p{seat} shown -"]
        lines += [f"p{seat} drunk -", f"p{seat} sent -"]
    return corral.from_position("\n".join(lines), seed=3)


def send(match: corral.Match, *herds: int) -> None:
    for seat, herd in enumerate(herds):
        match.play(seat, f"send {herd}")


def test_every_promise_of_the_contract_is_kept() -> None:
    check_game("waterhole", matches=1)
    check_encoding("waterhole")


@pytest.mark.parametrize("herds", [3, 5, 6])
def test_w1_w9_everybody_is_dealt_different_herds(herds: int) -> None:
    match = corral.new("waterhole", players=5, seed=1, herds=herds)
    own = [match.view(seat)["players"][seat]["herds"] for seat in range(5)]
    assert [len(dealt) for dealt in own] == [herds] * 5
    assert len(set().union(*own)) == 5 * herds
    assert match.view(1)["players"][0]["herds"] == [None] * herds


def test_w2_no_waterhole_is_found_twice() -> None:
    match = corral.new("waterhole", players=2, seed=1, herds=6)
    while not match.over:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    found = [event["water"] for event in match.log(None) if event["kind"] == "found"]
    assert len(set(found)) == 6
    assert set(found) <= set(range(2, 10))


def test_w3_herds_are_sent_in_secret_and_cannot_be_called_back() -> None:
    match = table(4)
    match.play(0, "send 30")
    assert match.view(0)["players"][0]["sent"] == [30]
    assert match.view(1)["players"][0]["sent"] == [None]
    assert match.view(1)["players"][1]["sent"] == []
    assert not match.can_undo(0)
    with pytest.raises(corral.IllegalMove) as refused:
        match.play(0, "send 20")
    assert refused.value.rule == "W-3"
    with pytest.raises(corral.IllegalMove) as refused:
        match.play(1, "send 30")
    assert refused.value.rule == "W-3"


def test_w4_w5_the_largest_drinks_and_leaves_and_the_others_go_home_seen() -> None:
    match = table(8)
    send(match, 20, 31, 7)
    assert match.scores == (0, 8, 0)
    players = match.view(None)["players"]
    assert [player["drunk"] for player in players] == [[], [31], []]
    assert [player["herds"] for player in players] == [
        [20, None, None],
        [None, None],
        [7, None, None],
    ]
    with pytest.raises(corral.IllegalMove) as refused:
        match.play(1, "send 31")
    assert refused.value.rule == "W-5"


def test_w6_the_most_points_win_after_the_last_round() -> None:
    match = table(8, hands=((1, 2, 3), (4, 5, 6)))
    send(match, 3, 4)
    send(match, 2, 5)
    assert not match.over
    assert match.winners == ()
    send(match, 1, 6)
    assert match.over
    assert match.winners == (1,)
    with pytest.raises(corral.IllegalMove) as refused:
        match.play(0, "send 1")
    assert refused.value.rule == "W-6"


@pytest.mark.parametrize(("mud", "scores"), [("second", (2, 8, 0)), ("smallest", (0, 8, 2))])
def test_w7_the_mud_brings_points_to_one_that_did_not_drink(
    mud: str, scores: tuple[int, ...]
) -> None:
    match = table(8, mud=mud)
    send(match, 20, 31, 7)
    assert match.scores == scores


def test_w8_in_fog_the_waterhole_is_found_when_all_are_on_their_way() -> None:
    match = table(0, fog="yes")
    assert match.view(0)["water"] is None
    match.play(0, "send 30")
    match.play(1, "send 6")
    assert not any(event["kind"] == "found" for event in match.log(None))
    match.play(2, "send 7")
    (found,) = [event["water"] for event in match.log(None) if event["kind"] == "found"]
    assert match.scores == (found, 0, 0)
    with pytest.raises(corral.OptionError, match="exclude each other"):
        corral.new("waterhole", players=2, fog=True, mud="second")


@pytest.mark.parametrize(
    ("line", "instead", "said"),
    [
        ("found 8", "found -", "1 waterholes must have been found, not 0"),
        ("found 8", "found 8 8", "the waterhole of 8 is found twice"),
        ("p1 secret 6 21 31", "p1 secret 5 21 31", "the herd of 5 is there twice"),
        ("p1 secret 6 21 31", "p1 secret 6 21", "p1 must have 3 herds"),
        ("p1 secret 6 21 31", "p1 secret 6 21 ?", "a number from 1 to 36"),
        ("p1 sent -", "p1 sent 30", "p1 has no herd of 30 to send"),
    ],
)
def test_a_position_that_cannot_be_is_refused(line: str, instead: str, said: str) -> None:
    text = table(8).position().replace(line, instead)
    with pytest.raises(corral.NotationError, match=said):
        corral.from_position(text)
