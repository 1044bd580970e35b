"""Records of matches as tables of decisions, to learn from: ``corral export DIR --to parquet``.

One row for each decision of each finished match: what the seat knew, what it might do, what it did,
and how the match ended for it. Tables that differ in game, rules, players, options or edition may
have observations of different shapes, so each gets a file of its own.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from re import sub
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

import corral
from corral.core.errors import CorralError
from corral.core.match import Match
from corral.core.options import Switch
from corral.core.record import CHANCE
from corral.core.setting import Setting
from corral.envs.data_card import CARD, Tallied, data_card
from corral.envs.encoded_game import EncodedGame, margins, win_shares
from corral.envs.judging import Judging

RECORDS: Final = "*.corral"
HEAD: Final = "corral-record "
ROWS: Final = 2000
"""Rows that are written together."""


@dataclass
class Exported:
    """What became of a folder of records."""

    files: list[Path]
    matches: int = 0
    rows: int = 0
    unfinished: int = 0


def export(
    folder: Path, out: Path, edition: Path | None = None, judge: Judging | None = None
) -> Exported:
    """Write the decisions of all records in ``folder`` and below as Parquet files into ``out``.

    A judge thinks about each decision with what its seat knew, and what it found is written too.
    Memory is needed for one record and some rows, however many there are. ``data-card.md``
    beside the tables tells what they hold.
    """
    if not folder.is_dir():
        raise CorralError(f"{folder}: is no folder; name one with records ({RECORDS})")
    paths = sorted(path for path in folder.rglob(RECORDS) if path.is_file())
    if not paths:
        raise CorralError(f"{folder}: has no records; their names end with {RECORDS[1:]}")
    out.mkdir(parents=True, exist_ok=True)
    done = Exported([])
    with ExitStack() as files:
        sheets: dict[str, _Sheet] = {}
        for name, text in _texts(folder, paths):
            match = _replayed(name, text, edition)
            if not match.over:
                done.unfinished += 1
                continue
            key = _file_name(match)
            if key not in sheets:
                sheets[key] = files.enter_context(_Sheet(out / key, match.setting, judge))
                done.files.append(out / key)
            done.rows += sheets[key].add(name, match)
            done.matches += 1
    if sheets:
        cards = [(sheet.path.name, sheet.description, sheet.tally) for sheet in sheets.values()]
        (out / CARD).write_text(data_card(cards), encoding="utf-8")
        done.files.append(out / CARD)
    return done


def _texts(folder: Path, paths: list[Path]) -> Iterator[tuple[str, str]]:
    """Every record with its name; a file may hold several, one after the other."""
    for path in paths:
        name = path.relative_to(folder).as_posix().encode(errors="backslashreplace").decode()
        several = 0
        for part, last in _parts(name, path):
            several += not last or several > 0
            yield (f"{name}#{several}" if several else name), part


def _parts(name: str, path: Path) -> Iterator[tuple[str, bool]]:
    """The records of a file, never more than one at a time, and whether it is the last.

    What stands before the first one is passed over, unless there is none at all.
    """
    lines: list[str] = []
    begun = False
    at = 0
    with path.open("rb") as file:
        for line in file:
            try:
                text = line.decode("utf-8-sig" if at == 0 else "utf-8")
            except UnicodeDecodeError as error:
                at += error.start + 1
                raise CorralError(f"{name}: byte {at} is not UTF-8 text") from None
            at += len(line)
            if text.startswith(HEAD):
                if begun:
                    yield "".join(lines), False
                lines, begun = [], True
            lines.append(text)
    yield "".join(lines), True


def _replayed(name: str, text: str, edition: Path | None) -> Match:
    try:
        return corral.replay(text, edition=edition)
    except CorralError as error:
        raise CorralError(f"{name}: {error}") from None


def _file_name(match: Match) -> str:
    setting = match.setting
    changed = [
        f"{one.word}" if isinstance(one, Switch) else f"{one.word}_{setting.options[one.name]}"
        for one in setting.game.options
        if setting.options[one.name] != one.default
    ]
    words = [match.game, str(match.players), *changed]
    if setting.game.rules_version > 1:
        words.append(f"rules{setting.game.rules_version}")
    if setting.own_edition:
        words += [setting.edition.name, setting.edition.digest]
    return sub(r"[^\w.-]", "_", "-".join(words)) + ".parquet"


class _Sheet:
    """A Parquet file for the decisions at one kind of table; it comes to be when all are in it."""

    def __init__(self, path: Path, setting: Setting, judge: Judging | None) -> None:
        self.encoded = EncodedGame(setting)
        self.judge = judge
        self.tally = Tallied()
        self.description = _description(self.encoded, judge)
        self.schema = _schema(self.encoded, self.description)
        self.path = path
        self.draft = path.with_name(f".{path.name}.writing")
        self.file = self.draft.open("wb")  # by itself pyarrow takes no names but those in UTF-8
        self.writer = pq.ParquetWriter(self.file, self.schema, compression="zstd")
        self.rows: list[dict[str, Any]] = []

    def __enter__(self) -> _Sheet:
        return self

    def __exit__(self, failure: type[BaseException] | None, *_: object) -> None:
        if failure is None:
            self._write()
        self.writer.close()
        self.file.close()
        if failure is None:
            self.draft.replace(self.path)
        else:
            self.draft.unlink()

    def add(self, name: str, match: Match) -> int:
        """The decisions of a finished match; how many there were."""
        shares, ahead = win_shares(match.scores), margins(match.scores)
        encoded, number = self.encoded, 0
        self.tally.matches += 1
        for state, entry in _decisions(match):
            seat = entry.seat
            action = int(encoded.encoding.action(state, seat, entry.code))
            self.rows.append(
                {
                    "match": name,
                    "decision": number,
                    "seat": seat,
                    "player": match.names[seat],
                    "observation": encoded.numbers(state, seat),
                    "mask": encoded.mask(state, seat).astype(np.bool_),
                    "action": action,
                    "move": encoded.game.move_text(entry.code, entry.context),
                    "win": shares[seat],
                    "margin": ahead[seat],
                    "score": match.scores[seat],
                    **(self.judge.found(encoded, state, seat) if self.judge else {}),
                }
            )
            self.tally.add(match.names[seat])
            number += 1
            if len(self.rows) == ROWS:
                self._write()
        return number

    def _write(self) -> None:
        if self.rows:
            columns = [
                _column(field, [row[field.name] for row in self.rows]) for field in self.schema
            ]
            self.writer.write_table(pa.Table.from_arrays(columns, schema=self.schema))
            self.rows = []


def _decisions(match: Match) -> Iterator[tuple[Any, Any]]:
    """Every decision with the state it was taken in; the state goes on after each."""
    setting = match.setting
    if setting.origin is None:
        state = setting.game.start(setting)
    else:
        state = corral.from_position(setting.origin, seed=0).state
    for entry in match.entries:
        if entry.seat == CHANCE:
            state.apply_chance(entry.code)
        else:
            yield state, entry
            state.apply(entry.seat, entry.code)


def _column(field: Any, values: list[Any]) -> Any:
    """Vectors go in as one block of memory."""
    if not pa.types.is_fixed_size_list(field.type):
        return pa.array(values, field.type)
    flat = pa.array(np.concatenate(values), field.type.value_type)
    return pa.FixedSizeListArray.from_arrays(flat, field.type.list_size)


def _schema(encoded: EncodedGame, description: dict[str, Any]) -> Any:
    columns = [
        ("match", pa.string()),
        ("decision", pa.int32()),
        ("seat", pa.int8()),
        ("player", pa.string()),
        ("observation", pa.list_(pa.int32(), encoded.size)),
        ("mask", pa.list_(pa.bool_(), encoded.actions)),
        ("action", pa.int32()),
        ("move", pa.string()),
        ("win", pa.float32()),
        ("margin", pa.float32()),
        ("score", pa.int32()),
    ]
    if description["judge"] is not None:
        columns += [
            ("considered", pa.list_(pa.int32())),
            ("visits", pa.list_(pa.int32())),
            ("values", pa.list_(pa.float32())),
        ]
    return pa.schema(columns, {"corral": json.dumps(description)})


def _description(encoded: EncodedGame, judge: Judging | None) -> dict[str, Any]:
    """What the numbers mean, kept in the file itself."""
    encoding = encoded.encoding
    return {
        "corral": version("corral"),
        "game": encoded.game.name,
        "rules": encoded.game.rules_version,
        "encoding": encoded.version,
        "players": encoded.players,
        "options": encoded.options,
        "edition": {"name": encoded.edition.name, "digest": encoded.edition.digest},
        "judge": None if judge is None else judge.told,
        "pieces": [
            {
                "name": piece.name,
                "shape": piece.shape,
                "low": piece.low,
                "high": piece.high,
                "unit": piece.unit,
            }
            for piece in encoding.pieces
        ],
        "actions": [
            {"name": block.name, "first": block.first, "size": block.size}
            for block in encoding.blocks
        ],
    }
