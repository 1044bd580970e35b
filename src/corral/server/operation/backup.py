"""Backup and restore: the whole database as one file, checked, also while a server works on it."""

from __future__ import annotations

import os
import shutil
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Final

from msgspec import Struct

from corral.core.errors import CorralError
from corral.server.operation.contents import Contents, check_contents
from corral.server.storage.datafile import (
    NAME,
    beside,
    check_whole,
    copy_database,
    make_private,
    reading,
    wal_of,
)
from corral.server.storage.folder import prepare_folder, sole_owner
from corral.server.storage.migrate import steps

UNTIL: Final = "%Y%m%dT%H%M%S"


class Restored(Struct, frozen=True):
    """What was restored, and where the data is that was there before."""

    contents: Contents
    aside: Path | None


def back_up(data: Path, target: Path, replace: bool = False) -> Contents:
    """Copy a folder's database into a file; a server may go on writing meanwhile."""
    source = data / NAME
    if not source.exists():
        raise CorralError(f"there is no {NAME} in {data}")
    if target.is_dir():
        raise CorralError(f"{target} is a folder; name a file in it")
    if target.exists():
        if target.samefile(source):
            raise CorralError(f"{target} is the database itself; a backup is another file")
        if not replace:
            raise CorralError(f"{target} is there already; --replace writes over it")
    check_whole(source)
    with closing(reading(source)) as db:
        db.execute("BEGIN")  # what is counted is what is copied
        contents = check_contents(db, source)
        copy_database(db, target, partial(_check_same, contents))
    return contents


def _check_same(contents: Contents, copy: Path) -> None:
    with closing(reading(copy)) as db:
        if check_contents(db, copy) != contents:
            raise CorralError(f"{copy} is not what was copied: the disk may be bad")


def restore(source: Path, data: Path, replace: bool = False, incomplete: bool = False) -> Restored:
    """Make a backup the database of a folder on which no server works.

    What is there already is not written over: with ``replace`` it is set aside.
    """
    if not source.is_file():
        raise CorralError(f"there is no file {source}")
    if not incomplete:
        check_whole(source)
    with closing(reading(source)) as db:
        db.execute("BEGIN")
        contents = check_contents(db, source)
        known = steps()
        if contents.step not in known:
            raise CorralError(
                f"{source} was written by a newer Corral: it is at step {contents.step}, "
                f"and this one knows the steps to {known[-1]}"
            )
        with sole_owner(prepare_folder(data)):
            target = data / NAME
            if target.exists() and target.stat().st_size and not replace:
                raise CorralError(f"there is data in {data} already; --replace sets it aside")
            arrived = target.with_name(f"{target.stem}-restored.db")
            copy_database(db, arrived, partial(_check_same, contents))
            aside = _set_aside(target) if target.exists() else None
            arrived.replace(target)
    return Restored(contents, aside)


def _set_aside(target: Path) -> Path:
    """Another name for the database and its WAL; at every moment there is a database."""
    now = datetime.now(UTC).strftime(UNTIL)
    aside = target.with_name(f"{target.stem}-until-{now}.db")
    try:
        os.link(target, aside)
    except OSError:  # not on every file system
        shutil.copyfile(target, aside)
    make_private(aside)
    if wal_of(target).exists():
        wal_of(target).replace(wal_of(aside))
    for file in beside(target)[1:]:
        file.unlink()
    return aside
