"""Upgrades of the database: each step whole or not at all, wherever the process dies."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, event, text

from corral.core.errors import CorralError
from corral.server.storage import datafile
from corral.server.storage.datafile import engine_at
from corral.server.storage.migrate import migrate, steps
from corral.server.storage.store import SqlStore
from tests.server.house import Process
from tests.server.people import PATIENCE
from tests.thorough import THOROUGH, few_or_all

FIRST_ROWS = (
    "INSERT INTO players (id, name, secret_hash, created) VALUES ('p', 'Ana', 'hash', 1.0)",
    "INSERT INTO tables (id, public, status, changed) VALUES ('t', true, 'waiting', 1.0)",
    "INSERT INTO seated VALUES ('p', 't')",
)
KEEPER = "ALTER TABLE tables ADD COLUMN keeper TEXT"
INDEX = "CREATE INDEX ix_tables_keeper ON tables (keeper)"


def at_step(path: Path, step: str) -> None:
    """A database as it was after a step, with a guest and a table in it."""
    engine = engine_at(path)
    config = Config()
    config.set_main_option("script_location", "corral.server.storage:migrations")
    with engine.connect().execution_options(writes=True) as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, step)
    with engine.begin() as connection:
        for row in FIRST_ROWS:
            connection.execute(text(row))
    engine.dispose()


def do(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as db:
        for statement in statements:
            db.execute(statement)
        db.commit()


def found(path: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute(query).fetchall()


def started(path: Path) -> None:
    """A store opens it, works and closes it."""

    async def work() -> None:
        store = SqlStore(path)
        assert await store.ready()
        await store.close()

    asyncio.run(work())
    assert found(path, "SELECT version_num FROM alembic_version") == [(steps()[-1],)]
    assert found(path, "PRAGMA integrity_check") == [("ok",)]


# Killed


def _die_at(number: int) -> Callable[..., None]:
    met = count(1)

    def meet(*_: object) -> None:
        if next(met) == number:
            os.kill(os.getpid(), signal.SIGKILL)

    return meet


def _upgrade_and_die(path: Path, number: int) -> None:
    """It dies before the statement of that number; commits count as well."""
    engine = engine_at(path)
    meet = _die_at(number)
    event.listen(engine, "before_cursor_execute", meet)
    event.listen(engine, "commit", meet)
    migrate(engine, lambda _: None)
    os._exit(0)


def _die_everywhere(folder: str, step: str) -> None:
    """Processes that upgrade a database of that step, each to die one statement later."""
    steps()  # what can be loaded is loaded before
    for number in count(1, 1 if THOROUGH else 3):
        path = Path(folder) / f"{number}.db"
        if step != "nothing":
            shutil.copy(Path(folder) / "template", path)
        child = os.fork()
        if child == 0:
            _upgrade_and_die(path, number)
        _, status = os.waitpid(child, 0)
        if status == 0:
            path.unlink()
            return
        assert os.WTERMSIG(status) == signal.SIGKILL


@pytest.mark.parametrize("step", few_or_all(["0001"], ["nothing", "0001"]))
def test_a_death_at_any_statement_is_survived(step: str, tmp_path: Path) -> None:
    if step != "nothing":
        at_step(tmp_path / "template", step)
    process = Process.context.Process(target=_die_everywhere, args=(str(tmp_path), step))
    process.start()
    process.join(PATIENCE)
    assert process.exitcode == 0
    dead = list(tmp_path.glob("*.db"))
    assert len(dead) > 10
    for path in dead:
        engine = engine_at(path)
        with engine.connect() as db:
            if step != "nothing":
                taken = f"{db.scalar(text('SELECT version_num FROM alembic_version'))}"
                columns = [row[1] for row in db.execute(text("PRAGMA table_info(tables)"))]
                assert ("keeper" in columns) == (taken >= "0002")
                assert ("summary" in columns) == (taken >= "0003")
                assert ("unreadable" in columns) == (taken >= "0004")
        migrate(engine, lambda _: None)
        with engine.connect() as db:
            assert db.scalar(text("SELECT version_num FROM alembic_version")) == steps()[-1]
            assert db.scalar(text("SELECT count(*) FROM pulse")) == 1
            if step != "nothing":
                assert db.scalar(text("SELECT status FROM tables WHERE id = 't'")) == "waiting"
                assert db.scalar(text("SELECT seen > 1 FROM players WHERE id = 'p'")) == 1
        engine.dispose()


@pytest.mark.parametrize("done", [[KEEPER], [KEEPER, INDEX]])
def test_what_an_older_corral_left_half_done_is_gone_on_with(
    done: list[str], tmp_path: Path
) -> None:
    """It died in step 0002, and never started again: duplicate column name: keeper."""
    path = tmp_path / "corral.db"
    at_step(path, "0001")
    do(path, *done)
    started(path)
    assert found(path, "SELECT id, keeper FROM tables") == [("t", None)]


def test_a_beginning_that_an_older_corral_left_half_done_is_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "corral.db"
    do(
        path,
        "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)",
        "CREATE TABLE players (id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, "
        "secret_hash TEXT NOT NULL UNIQUE, created FLOAT NOT NULL)",
    )
    started(path)


# A copy before


def test_a_copy_is_kept_before_an_upgrade(tmp_path: Path) -> None:
    path = tmp_path / "corral.db"
    at_step(path, "0001")
    do(path, "UPDATE players SET name = 'in the WAL'")
    started(path)
    copy = tmp_path / "corral-at-0001.db"
    assert copy.stat().st_mode & 0o777 == 0o600
    assert found(copy, "SELECT version_num FROM alembic_version") == [("0001",)]
    assert found(copy, "SELECT name FROM players") == [("in the WAL",)]
    before = copy.stat().st_mtime_ns
    started(path)  # nothing to upgrade, no other copy
    names = {file.name for file in tmp_path.iterdir()}
    assert names == {"corral.db", "corral-at-0001.db"}
    assert copy.stat().st_mtime_ns == before


def test_without_room_for_the_copy_nothing_is_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "corral.db"
    at_step(path, "0001")

    def full(_: Path) -> None:
        raise OSError(28, "No space left on device", str(tmp_path / "corral-at-0001.db"))

    monkeypatch.setattr(datafile, "_sync", full)
    with pytest.raises(OSError, match="No space left"):
        SqlStore(path)
    assert found(path, "SELECT version_num FROM alembic_version") == [("0001",)]
    assert sorted(file.name for file in tmp_path.glob("*.db*")) == ["corral.db"]


def test_the_steps_are_transactions_by_whom_the_engine_begins_them(tmp_path: Path) -> None:
    """A change of the schema can be taken back."""
    engine: Engine = engine_at(tmp_path / "corral.db")
    with engine.connect() as db:
        db.execute(text("CREATE TABLE cows (name TEXT)"))
        db.rollback()
    with engine.connect() as db:
        assert _tables(db) == []
    engine.dispose()


def _tables(db: Connection) -> list[str]:
    return list(db.scalars(text("SELECT name FROM sqlite_master")))


def test_data_of_a_newer_corral_is_refused_untouched(tmp_path: Path) -> None:
    path = tmp_path / "corral.db"
    started(path)
    do(path, "UPDATE alembic_version SET version_num = 'from the future'")
    before = path.read_bytes()
    with pytest.raises(CorralError, match="written by a newer Corral: it is at step from the fut"):
        SqlStore(path)
    assert path.read_bytes() == before
