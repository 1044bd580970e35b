"""The folder with the data, and who works on it."""

from __future__ import annotations

import os
from contextlib import ExitStack
from pathlib import Path
from typing import IO, Final

from corral.core.errors import CorralError

LOCK: Final = "lock"


def prepare_folder(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except FileExistsError:
        raise CorralError(f"{folder} is a file, not a folder for data") from None
    return folder


def sole_owner(folder: Path) -> ExitStack:
    """Holds a lock on the data, so that a second server does not work on it as well."""
    stack = ExitStack()
    file = stack.enter_context(open(folder / LOCK, "a", opener=_private))  # noqa: SIM115
    if not _lock(file, shared=False):
        stack.close()
        raise CorralError(f"another server works on the data in {folder}")
    return stack


def has_owner(folder: Path) -> bool:
    """Whether a server works on the data."""
    try:
        with (folder / LOCK).open() as file:
            return not _lock(file, shared=True)
    except FileNotFoundError:
        return False


def _lock(file: IO[str], shared: bool) -> bool:
    try:
        import fcntl  # noqa: PLC0415
    except ImportError:  # not on this system: the log's primary key is the guard
        return True
    kind = fcntl.LOCK_SH if shared else fcntl.LOCK_EX
    try:
        fcntl.flock(file, kind | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
