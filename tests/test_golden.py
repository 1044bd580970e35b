"""Golden files: what was once written comes out the same for ever."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest

import corral
from corral.info import compiled
from corral.testing import ConformanceError, check_golden, variants, write_golden
from corral.testing.sight import MARK
from tests.once import once_compiled
from tests.tables import tables
from tests.thorough import THOROUGH

GOLDEN = Path(__file__).parent / "golden"
LONG = {} if THOROUGH else {"kuhhandel": tables("kuhhandel")}
"""Twenty tables with long matches."""
SMALL = {game: [one for one in tables(game) if one.players == 2] for game in corral.games()}
"""Others take plain Python minutes."""
THREE = [table for table in variants("elgaucho") if table.players == 3]


@pytest.mark.parametrize("name", corral.games())
def test_golden_files(name: str) -> None:
    check_golden(name, GOLDEN, LONG.get(name) if compiled() else SMALL[name])


@pytest.mark.parametrize("name", corral.games())
def test_a_game_without_a_golden_playthrough_fails(name: str, tmp_path: Path) -> None:
    with pytest.raises(ConformanceError, match="has no golden playthrough"):
        check_golden(name, tmp_path)


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Golden files of El Gaucho; written once more, none is touched."""
    folder = tmp_path_factory.mktemp("golden")
    assert write_golden(folder, ["elgaucho"])
    assert write_golden(folder, ["elgaucho"]) == []
    return folder


@pytest.fixture
def golden(written: Path, tmp_path: Path) -> Path:
    """A playthrough of three that a test may change, in a folder with all that belongs to it."""
    copytree(written, tmp_path, dirs_exist_ok=True)
    return tmp_path / "elgaucho" / "3.playthrough"


def refused(golden: Path, old: str, new: str) -> str:
    """What is said where a line of the golden file was another one."""
    text = golden.read_text(encoding="utf-8")
    assert old in text
    golden.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ConformanceError) as error:
        check_golden("elgaucho", golden.parents[1], THREE)
    place, _, told = str(error.value).partition(": ")
    assert place.startswith(f"{golden}, line ")
    return told


@once_compiled  # what tells it is the same Python in both runs
def test_a_changed_event_is_told(golden: Path) -> None:
    told = refused(golden, '"kind": "ended"', '"kind": "rested"')
    assert told.startswith("""golden is '  {"kind": "rested", """)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('~ phase = "enter"', '~ phase = "tea"', 'phase: golden is "tea", now it is "enter"'),
        (
            '~ p1 players[1].choice = ["W1", "S1"]',
            '~ p1 players[1].choice = ["W1"]',
            'p1 players[1].choice: golden is ["W1"], now it is ["W1", "S1"]',
        ),
        (  # what has not changed is told as it was
            "~ turn = 0\n",
            "~ round = 5\n",
            "round: golden is 5, now it is 0; turn: golden is null, now it is 0",
        ),
        (
            "  ~ players[1].chosen = true\n",
            "",
            "players[1].chosen: golden is false, now it is true",
        ),
        (
            "  ~ p0 players[0].hand as all\n",
            "",
            'p0 players[0].hand: golden is ["K4", "B6", "G3", "S5"], now it is as all',
        ),
        (
            "  ~ players[1].chosen = true\n",
            '  ~ players[1].chosen = true\n  ~ weather = "fine"\n',
            'weather: golden is "fine", now it is nothing',
        ),
    ],
)
def test_a_changed_view_is_told_with_its_path_and_both_values(
    golden: Path, old: str, new: str, told: str
) -> None:
    assert refused(golden, old, new) == told


def test_of_many_changes_some_are_told(golden: Path) -> None:
    beginning = next(
        line for line in golden.read_text(encoding="utf-8").splitlines() if line.startswith(MARK)
    )
    told = refused(golden, beginning, "\n".join([f"{MARK}new{i} = {i}" for i in range(20)]))
    assert told.startswith("new0: golden is 0, now it is nothing; new1: ")
    assert told.endswith("; ... 13 more")


def test_a_match_that_ends_sooner_or_later_is_told(golden: Path) -> None:
    *_, scores = golden.read_text(encoding="utf-8").splitlines()
    assert refused(golden, f"{scores}\n", "") == f"golden is None, now it is {scores!r}"
