"""People who come, leave and return: nothing told is lost, nothing stored is doubled."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from copy import deepcopy
from pathlib import Path

import pytest

from corral.server.tables import decisions
from corral.server.tables.happenings import Row
from corral.server.tables.table import fold
from corral.server.wire import NewTable, SeatWish
from tools.soak.boards import check_boards
from tools.soak.checking import check
from tools.soak.mailbox import Notice
from tools.soak.notes import Notes
from tools.soak.noticed import UNNOTICED, check_notices
from tools.soak.soak import Soaked, soak

PEOPLE = 20
SECONDS = 20.0


@pytest.fixture(scope="module")
def soaked(tmp_path_factory: pytest.TempPathFactory) -> Soaked:
    """The short run; the long one is `python -m tools.soak`."""
    return soak(tmp_path_factory.mktemp("soak"), PEOPLE, SECONDS, seed=7)


def test_nothing_is_lost_or_doubled(soaked: Soaked) -> None:
    assert soaked.notes.faults == []
    assert soaked.looked_at["granted messages in the log"] > 0
    assert soaked.looked_at["matches in the history"] > 0
    assert soaked.looked_at["rating changes"] > 0
    assert soaked.looked_at["seats at tables of tournaments"] > 0
    assert soaked.notes.turns > 0
    assert soaked.notes.letters


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        ("UPDATE ratings SET matches = matches + 1", "in history"),
        ("UPDATE results SET mu = mu + 1 WHERE mu IS NOT NULL", "follow from none before"),
        ("DELETE FROM matches", "ended and history do not agree"),
        ("UPDATE results SET points = points + 1", "is stored"),
        ("DELETE FROM members", "was let in and is not there"),
    ],
)
def test_the_comparison_sees_what_is_wrong(
    soaked: Soaked, tmp_path: Path, fault: str, told: str
) -> None:
    shutil.copytree(soaked.data, tmp_path / "data")
    with closing(sqlite3.connect(tmp_path / "data" / "corral.db")) as db:
        db.execute(fault)
        db.commit()
    notes = deepcopy(soaked.notes)
    check(tmp_path / "data", notes)
    assert any(told in one for one in notes.faults)


def test_a_turn_that_is_not_told_is_seen(soaked: Soaked) -> None:
    notes = deepcopy(soaked.notes)
    for tables in notes.awaited.values():
        for table in tables:
            tables[table] = not tables[table]
    looked = check(soaked.data, notes)["turns in the lists of running tables"]
    assert len(notes.faults) == looked > 0


def a_table() -> dict[str, list[Row]]:
    """The log of an unhurried match that has begun, by its name."""
    wish = NewTable(game="elgaucho", seats=[SeatWish("open")] * 2)
    rows: list[Row] = [decisions.open_table(wish, "ana", "Ana", "random")]
    table = fold("t", rows)
    for player in ("ana", "bo"):
        rows.append(decisions.sit(table, player, player.title(), None))
        table.apply(rows[-1])
    rows.append(decisions.start(table, "ana", 1))
    return {"t": rows}


@pytest.mark.parametrize(
    ("letters", "looked", "told"),
    [
        (0, False, "was not told"),
        (0, True, None),
        (1, False, None),
        (2, False, "was told 2 times of 1 turns"),
    ],
)
def test_a_notice_that_is_lost_or_brought_twice_is_seen(
    letters: int, looked: bool, told: str | None
) -> None:
    logs, notes = a_table(), Notes()
    later = logs["t"][-1].at + UNNOTICED
    for player in ("ana", "bo"):
        notes.letters[player] = [Notice(later, frozenset("t"))] * letters
        if looked:
            notes.looked[player, "t"] = later
    found = check_notices(logs, notes)
    assert found == (0 if looked else 2 * letters + 2), "both choose their first cattle"
    assert [told in fault for fault in notes.faults if told] == ([True, True] if told else [])
    assert bool(notes.faults) == bool(told)


def test_who_seemed_to_look_through_a_dead_line_is_to_be_told() -> None:
    logs, notes = a_table(), Notes()
    for player in ("ana", "bo"):
        notes.looked[player, "t"] = notes.died[player, "t"] = logs["t"][-1].at - 1
    assert check_notices(logs, notes) == notes.seeming == len(notes.faults) == 2


def test_boards_that_do_not_agree_with_their_matches_are_seen() -> None:
    def board(table: str, entrant: int, ended: float | None) -> dict[str, object]:
        row = {"tournament": "x", "round": 1, "board": entrant // 2, "seat": entrant % 2}
        return row | {"entrant": entrant, "table_of": table, "ended": ended, "forfeit": False}

    notes = Notes(standings={"x": {0: 1}})
    rows = [board("t", 0, None), board("t", 1, None), board("t", 0, None), board("u", 2, None)]
    assert check_boards(rows, a_table(), [], notes) == 4
    told = " ".join(notes.faults)
    assert "u: a board without a table" in told
    assert "x: 0 sits at two tables" in told
    assert "x: 0 played 0, told 1" in told
    notes = Notes()
    check_boards([board("t", 0, 1.0), board("t", 1, 1.0)], a_table(), [], notes)
    assert notes.faults == ["t: its board is not as it is"]
