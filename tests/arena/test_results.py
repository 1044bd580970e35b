"""The file of results and its journal."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from corral.arena.bout import Outcome, Place, play
from corral.arena.entrant import read_entrants
from corral.arena.plan import Plan
from corral.arena.results import Results
from corral.core.errors import CorralError

PLAN = Plan("elgaucho", read_entrants("random@2,random"), "mixed", (2,), 3, 5, {})
ASKED = {**PLAN.to_data(), "sprt": None}


@cache
def match(number: int) -> Outcome:
    return play(PLAN.job(Place(0, number // 2, number % 2), PLAN.line_ups()))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "results.json"


def begun(file: Path, number: int) -> Results:
    results = Results(file)
    results.begin(ASKED)
    for one in range(number):
        results.add(match(one))
    return results


def test_the_journal_is_enough_to_go_on(file: Path) -> None:
    begun(file, 3)  # and then the power fails
    again = Results(file)
    assert again.asked == ASKED
    assert [outcome.place for outcome in again.outcomes] == [match(n).place for n in range(3)]


def test_a_torn_line_is_left_out_and_mended(file: Path) -> None:
    begun(file, 2)
    journal = file.with_name("results.json.journal")
    journal.write_bytes(journal.read_bytes()[:-20])
    again = Results(file)
    assert len(again.outcomes) == 1
    again.begin(ASKED)
    again.add(match(1))
    assert len(Results(file).outcomes) == 2


@pytest.mark.parametrize("left", [0, 15])
def test_a_journal_that_was_cut_in_its_first_line_begins_anew(file: Path, left: int) -> None:
    begun(file, 0)
    journal = file.with_name("results.json.journal")
    journal.write_bytes(journal.read_bytes()[:left])
    begun(file, 2)  # and then the power fails again
    again = Results(file)
    assert again.asked == ASKED
    assert len(again.outcomes) == 2


def test_a_finished_file_replaces_the_journal(file: Path) -> None:
    results = begun(file, 2)
    results.finish({"asked": ASKED, "played": [match(n).to_data() for n in range(2)]})
    assert [path.name for path in file.parent.iterdir()] == ["results.json"]
    assert len(json.loads(file.read_text())["played"]) == 2
    assert len(Results(file).outcomes) == 2


def test_a_file_and_a_journal_add_up(file: Path) -> None:
    results = begun(file, 2)
    results.finish({"asked": ASKED, "played": [match(n).to_data() for n in range(2)]})
    more = Results(file)
    more.begin(ASKED)
    more.add(match(2))
    assert len(Results(file).outcomes) == 3


def test_a_file_of_0_1_0_is_one_of_the_first_rules(file: Path) -> None:
    untold = {name: ASKED[name] for name in ASKED if name not in ("rules_version", "edition")}
    Results(file).begin(untold)
    assert Results(file).asked == ASKED


def test_a_file_of_0_1_0_calls_the_engine_rules(file: Path) -> None:
    Results(file).begin({**ASKED, "rules": "plain"})
    Results(file).check({**ASKED, "engine": "plain"}, PLAN)
    with pytest.raises(CorralError, match='was played with engine "plain", not "compiled"'):
        Results(file).check({**ASKED, "engine": "compiled"}, PLAN)


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("game", "goldrush", 'was played with game "elgaucho", not "goldrush"'),
        ("seed", 6, "was played with seed 5, not 6"),
        ("rules_version", 2, "was played with rules_version 1, not 2"),
        (
            "players",
            [{"name": "baron", "limit": {"seconds": 0.2, "nodes": 50}}],
            "with players random@2 (2 nodes), random (1 nodes), not baron (0.2 seconds, 50 nodes)",
        ),
        ("num", 1, "holds 2 deals already, more than the 1 asked for"),
    ],
)
def test_other_plans_are_not_mixed_in(file: Path, name: str, value: Any, problem: str) -> None:
    begun(file, 3)
    with pytest.raises(CorralError) as refused:
        Results(file).check({**ASKED, name: value}, PLAN)
    assert problem in str(refused.value)


def test_more_deals_may_be_asked_for(file: Path) -> None:
    begun(file, 3)
    more = replace(PLAN, deals=50)
    Results(file).check({**ASKED, "num": 50, "sprt": {"low": "1x"}}, more)


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("line_up", 7, "not a match of its plan: line_up 7, deal 1, rotation 0"),
        ("rotation", 5, "not a match of its plan"),
        ("seed", 5, "not a match of its plan"),
        ("players", ["random", "random"], "not a match of its plan"),
        ("deal", "x", "is damaged (TypeError"),
        ("scores", [1, "x"], "is damaged (TypeError"),
        ("winners", [], "is damaged (ValueError: winners [] with scores"),
        ("seconds", "soon", "is damaged (ValueError"),
    ],
)
def test_matches_that_do_not_belong_here(file: Path, name: str, value: Any, problem: str) -> None:
    results = begun(file, 2)
    played = [match(number).to_data() for number in range(3)]
    results.finish({"asked": ASKED, "played": [*played[:2], {**played[2], name: value}]})
    with pytest.raises(CorralError) as refused:
        Results(file).check(ASKED, PLAN)
    assert f"{file}: is damaged" in str(refused.value)
    assert problem in str(refused.value)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("{", "is no JSON"),
        ("[]", "is no result of `corral arena`"),
        ('{"format": "corral-arena 1"}', "is damaged (KeyError: 'asked')"),
        ('{"format": "corral-arena 1", "asked": {}, "played": [{}]}', "is damaged (KeyError"),
    ],
)
def test_files_that_are_something_else(file: Path, text: str, problem: str) -> None:
    file.write_text(text)
    with pytest.raises(CorralError) as refused:
        Results(file)
    assert problem in str(refused.value)


def test_a_broken_line_is_named(file: Path) -> None:
    begun(file, 2)
    journal = file.with_name("results.json.journal")
    lines = journal.read_text().splitlines()
    journal.write_text("\n".join([lines[0], "oops", lines[2], ""]))
    with pytest.raises(CorralError, match="journal, line 2: is no JSON"):
        Results(file)


@pytest.mark.parametrize("folder", [".", "..", "/", ""])
def test_a_folder_is_no_file(folder: str) -> None:
    with pytest.raises(CorralError, match=r"is a folder; a file in it would be .*results\.json"):
        Results(Path(folder))


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(CorralError, match="there is no folder"):
        Results(tmp_path / "none" / "results.json")
