"""Records and positions that hold the edition they are played with: nothing else is needed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import corral
from corral.core.position import head_text, read_head

TINY = Path(__file__).parents[2] / "examples" / "tiny_goldrush.toml"
DIGEST = "47d1f11511b48428"


def tiny() -> corral.Match:
    return corral.new("goldrush", players=2, seed=1, edition=TINY)


RECORD = tiny().record()
FROM_POSITION = corral.from_position(tiny().position(), seed=1).record()


def test_a_position_holds_its_edition() -> None:
    match = tiny()
    for text in (match.position(), match.position_seen_by(0), match.position_seen_by(None)):
        again = corral.from_position(text, seed=1)
        assert again.setting.edition.data == match.setting.edition.data
        assert again.setting.edition.digest == DIGEST


def test_a_record_holds_its_edition_in_front_of_a_position_too() -> None:
    assert FROM_POSITION.count('"name": "tiny"') == 2
    assert corral.replay(FROM_POSITION).record() == FROM_POSITION
    assert corral.replay(FROM_POSITION, edition=TINY).record() == FROM_POSITION


def test_the_edition_that_comes_with_a_game_is_not_told() -> None:
    match = corral.new("goldrush", players=2, seed=1)
    assert not re.search(r"^\|", match.record() + match.position(), re.MULTILINE)


def test_a_head_by_itself_leads_to_the_same_setting() -> None:
    setting = corral.new("goldrush", players=3, seed=1, edition=TINY, farmers=False).setting
    again = read_head(head_text(setting))
    assert again.game is setting.game
    assert (again.players, again.options) == (3, {"farmers": False})
    assert again.edition.data == setting.edition.data
    with pytest.raises(corral.NotationError, match="nothing may follow"):
        read_head(head_text(setting) + "moves\n")


@pytest.mark.parametrize(
    ("old", "new", "place", "says"),
    [
        (DIGEST, "0123456789abcdef", (4, 14), f"told here has the fingerprint {DIGEST}"),
        ("edition tiny", "edition huge", (4, 9), "is called tiny"),
        ('"cowboys": 1,', '"cowboys": 2,', (4, 14), "told here has the fingerprint"),
        ('"cowboys": 1,', '"cowboys": 0,', (5, 1), "cowboys: is 0, wanted"),
        ('"cowboys": 1,', '"cowboys": 1', (8, 5), "not told in JSON: Expecting ','"),
        ('"cowboys": 1,', r'"\ud800": 1,', (5, 1), "lacks `cowboys`"),
        ('"cowboys": 1,', r'"\ud800": 1, "cowboys": 1,', (5, 1), r"unknown key '\ud800'"),
        ("| }\n", "", (44, 6), "not told in JSON"),
        ("| {\n", "| [{\n", (45, 4), "not told in JSON"),
        ("rules 1", "rules 2", (3, 7), "rules version 2 of goldrush is not known; known: 1"),
        ("rules 1", "rules 0", (3, 7), "a number from 1"),
        ("rules 1", "rules one", (3, 7), "a number from 1"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(
    old: str, new: str, place: tuple[int, int], says: str
) -> None:
    assert old in RECORD
    with pytest.raises(corral.NotationError, match=re.escape(says)) as caught:
        corral.replay(RECORD.replace(old, new, 1))
    assert (caught.value.line, caught.value.column) == place
    str(caught.value).encode()  # can be shown


@pytest.mark.parametrize(("sign", "says"), [("1", "too many digits"), ("[", "too deeply")])
def test_what_json_cannot_read(sign: str, says: str) -> None:
    """So many that no Python copes: since 3.14 they go as deep as the system's stack does."""
    with pytest.raises(corral.NotationError, match=says) as caught:
        corral.replay(RECORD.replace('"cowboys": 1', f'"cowboys": {sign * 99_999}'))
    assert (caught.value.line, caught.value.column) == (5, 1)


def test_within_a_position_of_a_record_places_are_right_too() -> None:
    old = '| |   "cowboys": 1,\n'
    line = FROM_POSITION[: FROM_POSITION.index(old)].count("\n") + 2
    with pytest.raises(corral.NotationError, match="not told in JSON") as caught:
        corral.replay(FROM_POSITION.replace(old, old.replace(",", ""), 1))
    assert (caught.value.line, caught.value.column) == (line, 7)


def test_a_record_and_its_position_have_one_edition() -> None:
    classic = corral.new("goldrush", players=2, seed=1)
    record = corral.from_position(classic.position(), seed=1).record()
    head, position = FROM_POSITION.split("from\n")[0], record.split("from\n")[1]
    with pytest.raises(corral.NotationError, match="of another game, or played otherwise"):
        corral.replay(f"{head}from\n{position}")


@pytest.mark.parametrize("version", [True, 1.0, "1", None, 0, -1, 2])
def test_versions_that_are_none(version: int) -> None:
    with pytest.raises(corral.OptionError, match=f"version {version!r} of elgaucho is not known"):
        corral.game("elgaucho").at(version)
