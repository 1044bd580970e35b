"""Rows to learn a judgement from, in memory and as Parquet files."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from corral.core.errors import CorralError

Floats = NDArray[np.float32]
TABLES: Final = "*.parquet"
TOLD: Final = "corral"
"""Under this name a file's metadata says what the rows are of."""


@dataclass(frozen=True, slots=True)
class SelfPlayRows:
    """Positions of many matches, those of one match together, in the order they came."""

    features: Floats
    expected: Floats
    """What the hand-written evaluation expects, for each seat."""
    spread: Floats
    final: Floats
    """The points of each seat at the end."""
    match: NDArray[np.int64]
    """Which match a row is from: its seed."""

    def __len__(self) -> int:
        return len(self.spread)

    @classmethod
    def joined(cls, parts: list[SelfPlayRows]) -> SelfPlayRows:
        """All of them one after the other."""
        names = cls.__dataclass_fields__
        return cls(
            **{name: np.concatenate([getattr(one, name) for one in parts]) for name in names}
        )

    def write(self, path: Path, told: Mapping[str, Any]) -> None:
        """As one Parquet file, a column for each field, with what it is told of the rows."""
        import pyarrow as pa  # noqa: PLC0415 (only those who keep rows need it)
        import pyarrow.parquet as pq  # noqa: PLC0415

        columns: dict[str, Any] = {}
        for name in type(self).__dataclass_fields__:
            values = getattr(self, name)
            if values.ndim == 1:
                columns[name] = pa.array(values)
            else:
                flat = pa.array(values.reshape(-1))
                columns[name] = pa.FixedSizeListArray.from_arrays(flat, values.shape[1])
        table = pa.table(columns).replace_schema_metadata({TOLD: json.dumps(told, sort_keys=True)})
        pq.write_table(table, path, compression="zstd")

    @classmethod
    def read(cls, folder: Path, told: Mapping[str, Any]) -> SelfPlayRows:
        """All that ``write`` has written into a folder, if it was told the same of all of it."""
        import pyarrow as pa  # noqa: PLC0415
        import pyarrow.parquet as pq  # noqa: PLC0415

        paths = sorted(folder.glob(TABLES))
        if not paths:
            raise CorralError(f"{folder}: has no rows; `corral learn --keep` writes {TABLES}")
        parts: list[SelfPlayRows] = []
        for path in paths:
            try:
                table = pq.read_table(path)
                found = json.loads((table.schema.metadata or {})[TOLD.encode()])
                rows = {name: _array(table[name]) for name in cls.__dataclass_fields__}
            except (pa.ArrowException, KeyError, ValueError, OSError) as error:
                raise CorralError(
                    f"{path}: has no rows that `corral learn --keep` has written: {error}"
                ) from None
            if found != dict(told):
                raise CorralError(f"{path}: has rows of {found}, not of {dict(told)}")
            parts.append(cls(**rows))
        return cls.joined(parts)


def _array(column: Any) -> NDArray[Any]:
    """A column of numbers, or of lists of as many numbers each."""
    whole = column.combine_chunks()
    if not hasattr(whole.type, "list_size"):
        found: NDArray[Any] = whole.to_numpy(zero_copy_only=False)
        return found
    flat: NDArray[Any] = whole.flatten().to_numpy(zero_copy_only=False)
    return flat.reshape(len(whole), -1)
