"""Files that somebody named: records and positions to read, results to write."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from corral.core.errors import CorralError
from corral.core.text import LONGEST


def typed_path(text: str | Path) -> Path:
    """A file that somebody named; refused where the system cannot even look for it."""
    try:
        path = Path(text).expanduser()
        with suppress(FileNotFoundError):
            path.stat()
    except OSError as error:
        raise CorralError(f"{text}: cannot be a file: {error.strerror}") from None
    except (ValueError, RuntimeError) as error:
        raise CorralError(f"{str(text)!r} cannot be a file: {error}") from None
    return path


def read_file(path: Path) -> str:
    """A text that somebody wrote or edited."""
    try:
        with path.open("rb") as file:
            content = file.read(LONGEST + 1)
    except OSError as error:
        raise CorralError(f"{path}: cannot be read: {error.strerror}") from None
    if len(content) > LONGEST:
        raise CorralError(f"{path}: is longer than {LONGEST} bytes, so no record or position")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CorralError(f"{path}: byte {error.start + 1} is not UTF-8 text") from None


def write_file(path: Path, text: str) -> None:
    """Write in one go: whoever reads meanwhile finds the old text or the new one."""
    draft = path.with_name(f".{path.name}.writing")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        with suppress(OSError):
            draft.unlink()
        raise CorralError(f"{path}: cannot be written: {error.strerror}") from None


def make_folder(folder: Path) -> None:
    """A folder for what will be written, made where there is none."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CorralError(f"{folder}: is no folder and cannot be made: {error.strerror}") from None


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written, before there is anything to write."""
    if not path.parent.is_dir():
        raise CorralError(f"{path}: there is no folder {path.parent}")
    if path.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK):
        raise CorralError(f"{path}: cannot be written to")


def check_free(path: Path) -> None:
    """Refuse a file that exists, for it may be somebody's match, or that cannot come to be."""
    if typed_path(path).exists():
        raise CorralError(f"{path}: exists already; name another file, or remove it first")
    if not path.parent.is_dir():
        raise CorralError(f"{path}: there is no folder {path.parent}")
    if not os.access(path.parent, os.W_OK):
        raise CorralError(f"{path}: the folder {path.parent} cannot be written to")
