"""``corral doctor``: what it finds, in words and as JSON."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from corral.cli import main
from corral.server.operation import doctor
from corral.server.operation.doctor import Report, examine
from corral.server.storage.datafile import NAME
from corral.server.storage.folder import sole_owner
from corral.server.storage.migrate import steps
from tests.kept_folder import KeptFolder, folders
from tests.server.house import House
from tests.server.test_backup import fill
from tests.server.test_migrations import at_step
from tests.server.test_versions import opened

UNTOUCHED = ("rights", "server", "database", "disk", "integrity", "upgrade", "contents", "digest")


def execute(data: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(data / NAME)) as db:
        db.execute(statement, values)
        db.commit()


def verdicts(report: Report) -> dict[str, str]:
    return {one.about: one.verdict for one in report.findings}


def text(report: Report, about: str) -> str:
    return next(one.text for one in report.findings if one.about == about)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with three tables: one waits, two are played at."""
    data = tmp_path_factory.mktemp("played") / "data"
    house = House(data)
    ana, bo = house.guest("Ana"), house.guest("Bo")
    ana.open("elgaucho", ["open", "open"])
    for game in ("elgaucho", "goldrush"):
        table = opened([ana, bo], game)
        ana.start(table)
        with ana.sit_at(table) as one, bo.sit_at(table) as other:
            for chair in (one, other):
                chair.until_kind("fresh")
            mover = one if one.you["moves"] else other
            mover.play(mover.you["moves"][0])
    with sole_owner(data):  # as `corral serve` holds it
        report = examine(data)
    assert report.well
    assert text(report, "server") == "one works on the data"
    house.close()
    return data


@pytest.fixture
def data(played: Path, tmp_path: Path) -> Path:
    copy = tmp_path / "data"
    copy.mkdir(mode=0o700)
    (copy / NAME).write_bytes((played / NAME).read_bytes())
    (copy / NAME).chmod(0o600)
    return copy


def test_sound_data_is_found_well(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = examine(data)
    assert verdicts(report) == dict.fromkeys((*UNTOUCHED, "tables", "lists"), "ok")
    tables = "1 waiting, 2 running, 0 over; every log folds, every match replays"
    assert text(report, "tables") == tables
    assert main(["doctor", str(data)]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith(f"{data}\n  ok       rights     nobody else may read the data\n")
    assert shown.endswith("all is well\n")
    assert main(["doctor", "--data", str(data), "--json", "--quick"]) == 0  # as `serve` takes it
    told = json.loads(capsys.readouterr().out)
    assert [one["about"] for one in told["findings"]] == list(verdicts(report))
    assert [path.name for path in data.iterdir()] == [NAME]  # to look has changed nothing


@pytest.mark.parametrize(
    ("statement", "about", "reason"),
    [
        ("UPDATE log SET body = '{' WHERE seq = 2", "tables", "DecodeError: Input data was trunc"),
        ("DELETE FROM log WHERE seq = 2", "tables", "ValueError: row 2 of its log is missing"),
        ("DELETE FROM log", "tables", "it has no log"),
        ("UPDATE tables SET status = 'over'", "lists", "its log tells otherwise"),
        (
            "UPDATE tables SET summary = replace(summary, '\"Ana\"', '\"Eve\"')",
            "lists",
            "its log tells otherwise",
        ),
        (
            'UPDATE log SET body = replace(body, \'"lines":["p\', \'"lines":["q\') '
            "WHERE body LIKE '%moved%'",
            "tables",
            "line",
        ),
    ],
)
def test_what_is_wrong_with_tables_is_told(
    statement: str, about: str, reason: str, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    execute(data, statement)
    report = examine(data)
    assert verdicts(report)[about] == "bad"
    told = next(one.tables for one in report.findings if one.about == about)
    assert told
    assert all(reason in one for one in told)
    assert main(["doctor", str(data)]) == 1
    shown = capsys.readouterr().out
    assert told[0] in shown
    assert "bad: 1, warnings: 0" in shown


def test_a_kept_position_that_leads_elsewhere_is_told(tmp_path: Path) -> None:
    kept: KeptFolder = folders()[0]
    data = tmp_path / "data"
    data.mkdir()
    (data / NAME).write_bytes((kept.data / NAME).read_bytes())
    assert verdicts(examine(data))["tables"] == "ok"
    with closing(sqlite3.connect(data / NAME)) as db:
        table, position = db.execute(
            "SELECT table_id, position FROM positions ORDER BY seq DESC"
        ).fetchone()
        lines = position.split("\n")
        number = next(at for at, line in enumerate(lines) if line.startswith("p0 "))
        del lines[number]
        db.execute(
            "UPDATE positions SET position = ? WHERE table_id = ?", ("\n".join(lines), table)
        )
        db.commit()
    finding = next(one for one in examine(data).findings if one.about == "tables")
    assert [one[:6] for one in finding.tables] == [table[:6]]


def test_what_is_wrong_with_the_file_is_told(
    tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert verdicts(examine(tmp_path / "nowhere")) == {"database": "bad"}
    (data / NAME).chmod(0o640)
    rights = examine(data)
    assert verdicts(rights)["rights"] == "warning"
    assert "corral.db (0640)" in text(rights, "rights")
    assert rights.well  # a warning is no fault
    monkeypatch.setattr(doctor, "LEAST_FREE", 1 << 62)
    assert verdicts(examine(data))["disk"] == "bad"
    monkeypatch.undo()
    execute(data, "UPDATE alembic_version SET version_num = '9999'")
    assert "step 9999 is of a newer Corral" in text(examine(data), "upgrade")
    (data / NAME).write_text("Dear diary, " * 1000)
    assert text(examine(data), "integrity") == "file is not a database"
    empty = tmp_path / "empty"
    empty.mkdir()
    with closing(sqlite3.connect(empty / NAME)) as db:
        db.execute("PRAGMA journal_mode=WAL")
    assert "a copy made without the WAL looks like this" in text(examine(empty), "upgrade")


def test_older_data_is_looked_at_as_well(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    at_step(data / NAME, "0001")
    report = examine(data)
    latest = steps()[-1]
    told = f"step 0001; the next start takes it to {latest}, after a copy"
    assert text(report, "upgrade") == told
    assert verdicts(report)["tables"] == "bad"  # its only table has no log
    fill(data, "more")
    assert text(examine(data), "upgrade") == f"step {latest}, the latest"


def test_a_damaged_file_is_told(data: Path) -> None:
    body = bytearray((data / NAME).read_bytes())
    for page in range(2, len(body) // 4096):
        body[page * 4096 : page * 4096 + 8] = bytes(8)
    (data / NAME).write_bytes(body)
    found: Any = verdicts(examine(data))
    assert found["integrity"] == "bad"
