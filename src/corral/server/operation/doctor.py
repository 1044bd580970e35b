"""``corral doctor``: is the data well? It only looks, also while a server works on it."""

from __future__ import annotations

import shutil
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct, field, structs

import corral
from corral.core.errors import CorralError
from corral.server.logs import short
from corral.server.operation.contents import contents_of, faults_of, step_of
from corral.server.storage.datafile import NAME, OTHERS, beside, missing_rows, reading, wal_of
from corral.server.storage.folder import has_owner
from corral.server.storage.migrate import steps
from corral.server.tables.happenings import decode
from corral.server.tables.summary import read_summary, summary_of
from corral.server.tables.table import Table, fold, load_match

Verdict: TypeAlias = Literal["ok", "warning", "bad"]
MEGABYTE: Final = 1024 * 1024
LEAST_FREE: Final = 64 * MEGABYTE
"""With less the server will soon refuse to take moves."""
TOLD: Final = 20
"""So many tables are told by name."""


class Finding(Struct, frozen=True, omit_defaults=True):
    """What was looked at, and how it is."""

    about: str
    verdict: Verdict
    text: str
    tables: list[str] = field(default_factory=list)
    """The tables it is about, each with the reason."""


class Report(Struct, frozen=True):
    """All findings."""

    corral: str
    data: str
    findings: list[Finding]

    @property
    def well(self) -> bool:
        return all(one.verdict != "bad" for one in self.findings)

    def as_json(self) -> str:
        return msgspec.json.format(msgspec.json.encode(self), indent=2).decode()

    def as_text(self) -> str:
        wide = max(len(one.about) for one in self.findings)
        lines = [self.data]
        for one in self.findings:
            lines.append(f"  {one.verdict:<7}  {one.about:<{wide}}  {one.text}")
            lines += [f"  {'':<7}  {'':<{wide}}    {table}" for table in one.tables[:TOLD]]
            if len(one.tables) > TOLD:
                lines.append(f"  {'':<7}  {'':<{wide}}    and {len(one.tables) - TOLD} more")
        counted = [sum(one.verdict == kind for one in self.findings) for kind in ("bad", "warning")]
        lines.append(
            "all is well" if not any(counted) else "bad: {}, warnings: {}".format(*counted)
        )
        return "\n".join(lines)


def examine(data: Path, quick: bool = False) -> Report:
    """Look at a data folder, or at the file of a backup; ``quick`` does not replay the matches."""
    folder = data if data.is_dir() else data.parent
    file = data / NAME if data.is_dir() else data
    findings = list(_examine(folder, file, quick, alone=not data.is_dir()))
    return Report(corral.__version__, str(data), findings)


def examine_contents(db: sqlite3.Connection, name: str, quick: bool = False) -> Report:
    """Look at what is in a database, wherever it was copied from."""
    with closing(db):
        db.execute("BEGIN")
        return Report(corral.__version__, name, list(_inside(db, quick, where=" in the copy")))


def _examine(folder: Path, file: Path, quick: bool, alone: bool) -> Iterator[Finding]:
    if not file.exists():
        yield Finding("database", "bad", f"there is no {file}")
        return
    yield from _rights(folder, file, alone)
    if not alone:
        running = has_owner(folder)
        yield Finding("server", "ok", "one works on the data" if running else "none is running")
    missing = missing_rows(file)
    sizes = [_size(one.stat().st_size) for one in (file, wal_of(file)) if one.exists()]
    if missing is None:
        beside_it = f", WAL {sizes[1]}" if len(sizes) > 1 else ", no WAL"
        yield Finding("database", "ok", f"{sizes[0]}{beside_it}")
    else:
        yield Finding("database", "bad", f"{missing}: it was copied without it")
    yield _space(folder, file)
    try:
        with closing(reading(file)) as db:
            db.execute("BEGIN")
            yield from _inside(db, quick)
    except (CorralError, sqlite3.Error) as error:
        yield Finding("integrity", "bad", f"{error}")


# The files


def _rights(folder: Path, file: Path, alone: bool) -> Iterator[Finding]:
    files = beside(file)
    if not alone:
        files += sorted(set(folder.glob("*.db")) - set(files))
    if all(one.stat().st_mode == 0o100666 for one in files):  # a system without such rights
        return
    exposed = [
        f"{one.name} ({stat.S_IMODE(one.stat().st_mode):04o})"
        for one in files
        if one.stat().st_mode & OTHERS
    ]
    if exposed:
        text = f"others may read {', '.join(exposed)}; 0600 keeps guests to yourself"
        yield Finding("rights", "warning", text)
    else:
        yield Finding("rights", "ok", "nobody else may read the data")


def _space(folder: Path, file: Path) -> Finding:
    free = shutil.disk_usage(folder).free
    wanted = LEAST_FREE + sum(one.stat().st_size for one in beside(file))
    text = f"{_size(free)} free"
    if free < LEAST_FREE:
        return Finding("disk", "bad", f"{text}: moves will soon be refused")
    if free < wanted:
        return Finding("disk", "warning", f"{text}: too little for the copy before an upgrade")
    return Finding("disk", "ok", text)


def _size(number: float) -> str:
    for unit in ("bytes", "kB", "MB", "GB"):
        if number < 1000 or unit == "GB":
            break
        number /= 1000
    return f"{number:.0f} {unit}" if unit == "bytes" else f"{number:.1f} {unit}"


# What is in them


def _inside(db: sqlite3.Connection, quick: bool, where: str = "") -> Iterator[Finding]:
    faults = faults_of(db)
    text = "; ".join(faults) or f"SQLite finds no fault{where}"
    yield Finding("integrity", "bad" if faults else "ok", text)
    yield _steps(db)
    if step_of(db) is None:
        return
    contents = contents_of(db)
    yield Finding("contents", "ok", contents.told)
    yield Finding("digest", "ok", f"of the logs: sha256 {contents.logs}")
    yield from _tables(db, quick)


def _steps(db: sqlite3.Connection) -> Finding:
    taken, known = step_of(db), steps()
    if taken is None:
        text = "it has no tables of Corral; a copy made without the WAL looks like this"
        return Finding("upgrade", "warning", text)
    if taken not in known:
        text = f"step {taken} is of a newer Corral: this one knows the steps to {known[-1]}"
        return Finding("upgrade", "bad", text)
    if taken != known[-1]:
        return Finding(
            "upgrade", "ok", f"step {taken}; the next start takes it to {known[-1]}, after a copy"
        )
    return Finding("upgrade", "ok", f"step {taken}, the latest")


def _tables(db: sqlite3.Connection, quick: bool) -> Iterator[Finding]:
    """Every log is folded, every match replayed, and compared with what is kept beside it."""
    columns = [row[1] for row in db.execute("PRAGMA table_info(tables)")]
    kept = "summary" if "summary" in columns else "NULL"
    listed = {
        table: (status, summary)
        for table, status, summary in db.execute(f"SELECT id, status, {kept} FROM tables")
    }
    unreadable, wrong, states = [], [], dict.fromkeys(("waiting", "running", "over"), 0)
    logs = db.execute("SELECT table_id, seq, body FROM log ORDER BY table_id, seq")
    met = set()
    for table, rows in groupby(logs, itemgetter(0)):
        met.add(table)
        status, summary = listed.get(table, ("unlisted", None))
        try:
            found = _read(db, table, [(seq, body) for _, seq, body in rows], quick)
        except Exception as error:
            reason = f"{type(error).__name__}: {error}".replace("\n", " ")
            unreadable.append(f"{short(table)}  {status}: {reason}")
            continue
        states[found.status] += 1
        if not _agrees(found, status, summary, quick):
            wrong.append(f"{short(table)}  {status}: its log tells otherwise")
    unreadable += [
        f"{short(table)}  {listed[table][0]}: it has no log" for table in listed if table not in met
    ]
    told = ", ".join(f"{number:,} {status}" for status, number in states.items())
    how = "every log folds" if quick else "every log folds, every match replays"
    if unreadable:
        text = f"{len(unreadable):,} cannot be read: lists leave them out"
        yield Finding("tables", "bad", text, unreadable)
    else:
        yield Finding("tables", "ok", f"{told}; {how}")
    if wrong:
        yield Finding("lists", "bad", f"{len(wrong):,} tables are not as lists tell them", wrong)
    else:
        yield Finding("lists", "ok", "they tell what the logs tell")


def _read(db: sqlite3.Connection, table: str, log: list[tuple[int, str]], quick: bool) -> Table:
    for wanted, (seq, _) in enumerate(log):
        if seq != wanted:
            raise ValueError(f"row {wanted} of its log is missing")
    rows = [decode(body) for _, body in log]
    found = fold(table, rows)
    if quick:
        return found
    load_match(found, rows, None)
    query = "SELECT seq, position FROM positions WHERE table_id = ? ORDER BY seq DESC LIMIT 1"
    kept = db.execute(query, (table,)).fetchone()
    if kept is not None:
        again = fold(table, rows)
        load_match(again, rows, kept)
        assert found.match is not None
        assert again.match is not None
        if again.match.position() != found.match.position():
            raise ValueError(f"the position kept after row {kept[0]} leads elsewhere")
    return found


def _agrees(found: Table, status: str, kept: str | None, quick: bool) -> bool:
    """What lists tell; an order that has just ended may still count as one that drives it."""
    if found.status != status:
        return False
    summary = read_summary(kept)
    if summary is None:
        return True  # it is made when somebody looks
    expected = summary_of(found)
    if expected.driven and not summary.driven:
        return False
    if quick:
        expected = structs.replace(expected, awaited=summary.awaited)
    same_edition = structs.replace(summary.table, other_edition=expected.table.other_edition)
    return structs.replace(summary, driven=expected.driven, table=same_edition) == expected
