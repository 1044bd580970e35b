"""The file of results, and the journal beside it that an interrupted arena goes on from."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import corral
from corral.arena.bout import Outcome
from corral.arena.plan import Plan, version_data
from corral.core.errors import CorralError
from corral.inputs.files import typed_path, write_file

FORMAT: Final = "corral-arena 1"
MAY_GROW: Final = ("num", "sprt")
"""What a later call may ask otherwise and still go on with the matches of an earlier one."""


class Results:
    """What was asked and what is done, in a file that is whole at any time.

    While an arena runs, every match is added to the journal at once. At its end, also if that is an
    interrupt, the file itself is written and the journal removed.
    """

    def __init__(self, path: Path) -> None:
        self.path = typed_path(path)
        if self.path.is_dir():
            raise CorralError(f"{path}: is a folder; a file in it would be {path / 'results.json'}")
        self.journal = self.path.with_name(f"{self.path.name}.journal")
        self.asked: dict[str, Any] | None = None
        """What the earlier call asked; ``None`` if this is the first."""
        self.outcomes: list[Outcome] = []
        if not self.path.parent.is_dir():
            raise CorralError(f"{self.path}: there is no folder {self.path.parent}")
        if self.path.exists():
            self._read_file()
        if self.journal.exists():
            self._read_journal()

    def _read_file(self) -> None:
        self._take(_parse(self.path, self.path.read_bytes()), self.path)

    def _read_journal(self) -> None:
        *lines, torn = self.journal.read_bytes().split(b"\n")
        del torn  # empty, or a line that was cut short when somebody pulled the plug
        if lines:
            head = _parse(self.journal, lines[0], line=1)
            head["played"] = [
                _parse(self.journal, text, line) for line, text in enumerate(lines[1:], start=2)
            ]
            self._take(head, self.journal)

    def _take(self, document: Any, path: Path) -> None:
        if not isinstance(document, dict) or document.get("format") != FORMAT:
            raise CorralError(f"{path}: is no result of `corral arena`; name another file")
        try:
            asked = dict(document["asked"])
            if "rules" in asked:  # 0.1.0 called it so
                asked["engine"] = asked.pop("rules")
            # 0.1.0 did not tell the version: it knew the first only.
            self.asked = {**version_data(corral.game(asked["game"]).at(1)), **asked}
            self.outcomes += [Outcome.from_data(match) for match in document["played"]]
        except (KeyError, TypeError, ValueError) as error:
            raise CorralError(f"{path}: is damaged ({type(error).__name__}: {error})") from None

    def check(self, asked: dict[str, Any], plan: Plan) -> None:
        """Refuse to mix matches of another plan in."""
        before = self.asked or asked
        for name, value in asked.items():
            if name not in MAY_GROW and before.get(name) != value:
                raise CorralError(
                    f"{self.path}: was played with {name} {_short(before.get(name))}, "
                    f"not {_short(value)}; name another file, or remove it first"
                )
        most = max((outcome.place.deal + 1 for outcome in self.outcomes), default=0)
        if most > asked["num"]:
            raise CorralError(
                f"{self.path}: holds {most} deals already, more than the {asked['num']} asked for"
            )
        line_ups = plan.line_ups()
        for outcome in self.outcomes:
            if not plan.holds(outcome, line_ups):
                match = ", ".join(f"{name} {one}" for name, one in asdict(outcome.place).items())
                raise CorralError(f"{self.path}: is damaged (not a match of its plan: {match})")

    def begin(self, asked: dict[str, Any]) -> None:
        """Make the journal ready for more lines."""
        whole = 0
        if self.journal.exists():
            whole = self.journal.read_bytes().rfind(b"\n") + 1
            os.truncate(self.journal, whole)  # no torn line stays
        if whole == 0:  # it is new, or was cut short in its very first line
            self._write({"format": FORMAT, "asked": asked})

    def add(self, outcome: Outcome) -> None:
        """Writes a match into the journal, at once."""
        self._write(outcome.to_data())

    def _write(self, line: dict[str, Any]) -> None:
        try:
            with self.journal.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
        except OSError as error:
            raise CorralError(f"{self.journal}: cannot be written: {error.strerror}") from None

    def finish(self, document: dict[str, Any]) -> None:
        """Write the file; with it in place the journal has done its duty."""
        write_file(self.path, _text({"format": FORMAT, **document}))
        self.journal.unlink(missing_ok=True)


def _text(document: dict[str, Any]) -> str:
    """JSON for people who look into it: a line for each match."""
    head = json.dumps({**document, "played": []}, indent=2)
    matches = ",\n".join("    " + json.dumps(match) for match in document["played"])
    return head.replace('"played": []', f'"played": [\n{matches}\n  ]') + "\n"


def _parse(path: Path, text: bytes, line: int | None = None) -> Any:
    try:
        return json.loads(text)
    except ValueError as error:
        where = f"{path}" if line is None else f"{path}, line {line}"
        raise CorralError(f"{where}: is no JSON ({error}); name another file") from None


def _short(value: object) -> str:
    """Players by name and limit, other things as they are."""
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return ", ".join(f"{one.get('name')} {_limit(one.get('limit'))}" for one in value)
    return json.dumps(value)


def _limit(limit: Any) -> str:
    known = {name: value for name, value in dict(limit or {}).items() if value is not None}
    return "(" + ", ".join(f"{value:g} {name}" for name, value in known.items()) + ")"
