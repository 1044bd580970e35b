"""Keeping a match in a file."""

from __future__ import annotations

from pathlib import Path

from corral.core.match import Match
from corral.inputs.files import check_free, typed_path, write_file


class Keeper:
    """Keeps the record up to date in the file of --record, or in one named while playing."""

    def __init__(self, path: Path | None, continued: Path | None) -> None:
        self.path = None if path is None else typed_path(path)
        self._own: set[Path] = set() if continued is None else {continued.resolve()}
        if self.path is not None:
            self._check(self.path)

    def _check(self, path: Path) -> None:
        """Only the match's own files may be written over."""
        if path.resolve() not in self._own:
            check_free(path)

    def keep(self, match: Match) -> None:
        """Write what there is to write; nothing where no file was named."""
        if self.path is not None:
            self.save(match, self.path)

    def save(self, match: Match, file: str | Path) -> None:
        """Write to this file, and keep the match there from now on."""
        path = typed_path(file)
        self._check(path)
        write_file(path, match.record())
        self._own.add(path.resolve())
        self.path = path
