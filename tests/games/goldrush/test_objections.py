"""Positions that cannot be are refused, with the place of the mistake."""

from __future__ import annotations

import pytest

import corral

from .build import build

# A railroad with a railwayman, and a finished one without; a mountain with a miner.
GOOD = build(
    players=2,
    land="1,0 Ub 1; 2,0 C3a 0; -1,0 Tc 3; -1,-1 Ea 2",
    cowboys={0: "2,0:E", 1: "-1,-1:S"},
    tents={0: "0,0:N"},
    tokens={0: "3 0"},
    piles={"0,0:N": 0, "-1,0:N": 3},
).position()


def refused(*changes: tuple[str, str]) -> str:
    text = GOOD
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    with pytest.raises(corral.NotationError) as caught:
        corral.from_position(text)
    lines = text.splitlines()
    assert 1 <= caught.value.line <= len(lines)
    return caught.value.problem


def test_the_position_itself_is_read() -> None:
    assert corral.from_position(GOOD).position() == GOOD


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("land 0,0 Da 0", "land 0,0 Da 1", "the start tile"),
        ("land 1,0 Ub 1", "land 1,0 Ub 0", "does not fit there"),
        ("land 1,0 Ub 1", "land 1,1 Ub 1", "lies beside 1,1"),
        ("land 1,0 Ub 1", "land 79,0 Ub 1", "a number from 0 to 78"),
        ("land 1,0 Ub 1", "land 0,0 Ub 1", "there is a tile on 0,0 already"),
        ("land 1,0 Ub 1", "land 1,0 Da 0", "there are only 1 tiles Da"),
        ("tile Va", "tile Zz", "a tile of the edition"),
        ("tile Va", "tile -", "the tile to be placed"),
        ("phase place", "phase over", "`-` (the match is over)"),
        ("piles -1,0:N=3", "piles -1,0:N=5", "a number from 1 to 4"),
        ("piles -1,0:N=3", "piles -1,0:N=3 -1,-1:S=1", "has a pile already"),
        ("piles -1,0:N=3", "piles -1,0:E=3", "is no mountain"),
        ("p0 cowboys 2,0:E", "p0 cowboys 0,0:E", "on the start tile"),
        ("p0 cowboys 2,0:E", "p0 cowboys 2,0:E 2,0:city", "one cowboy at most"),
        ("p0 cowboys 2,0:E", "p0 cowboys 2,0:W", "is finished, so nobody is left"),
        ("p0 cowboys 2,0:E", "p0 cowboys -1,0:N", "came to where a cowboy was already"),
        ("p0 cowboys 2,0:E", "p0 cowboys 5,5:E", "there is no tile on 5,5"),
        ("p0 cowboys 2,0:E", "p0 cowboys 2,0:N", "one of"),
        ("p0 tent 0,0:N", "p0 tent -1,-1:S", "a tent is on this mountain part"),
        ("p0 tent 0,0:N", "p0 tent 0,0:E", "is no mountain"),
        ("p0 tokens 0 3", "p0 tokens 3 4", "one of 0, 1, 2, 3, 5"),
        ("p0 tokens 0 3", "p0 tokens ? 0", "does not know"),
        ("p0 tokens 0 3", "p0 tokens 3 0 0 0 0", "3 tokens more"),
        ("p0 tokens 0 3", "p0 tokens -", "at most 0 can have left"),
        ("p0 tokens 0 3", "p0 tokens 5 5 5 5 5 5", "there are only 5 tokens of 5"),
    ],
)
def test_a_wrong_line_is_refused(old: str, new: str, says: str) -> None:
    assert says in refused((old, new))


def test_without_farmers_there_is_none() -> None:
    changes = (("no_farmers no", "no_farmers yes"), ("p0 cowboys 2,0:E", "p0 cowboys 2,0:NL"))
    assert "without farmers" in refused(*changes)


def test_it_is_not_over_while_tiles_are_left() -> None:
    changes = (("phase place", "phase over"), ("turn p0", "turn -"), ("tile Va", "tile -"))
    assert "tiles are left" in refused(*changes)


def test_a_tile_in_hand_fits_somewhere() -> None:
    """The only mountain is closed, so the tile of mountains fits nowhere."""
    text = build(land="0,-1 Ea 2").position().replace("tile Va", "tile Ca")
    with pytest.raises(corral.NotationError, match="line 10, column 6: Ca fits nowhere"):
        corral.from_position(text)


def where(text: str) -> str:
    with pytest.raises(corral.NotationError) as caught:
        corral.from_position(text)
    error = caught.value
    return f"{text.splitlines()[error.line - 1][error.column - 1 :]} | {error.problem}"


def test_what_is_on_a_finished_feature_is_pointed_at() -> None:
    """The mountain joined a larger one, but its name is that of its oldest part."""
    closed = build(land="0,-1 Ea 2", piles={"0,0:N": 0}).position()
    told = "the mountain 0,0:N is finished"
    assert where(closed.replace("piles -", "piles 0,-1:S=1")) == (
        f"0,-1:S=1 | {told}, so no token is left there (G-12)"
    )
    assert where(closed.replace("p1 tent -", "p1 tent 0,-1:S")) == (
        f"0,-1:S | {told}, so nobody is left on it (G-16, G-18)"
    )
    assert where(closed.replace("p0 cowboys -", "p0 cowboys 0,-1:S")) == (
        f"0,-1:S | {told}, so nobody is left on it (G-16, G-18)"
    )
