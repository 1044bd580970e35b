"""Thousands of tables, written past the server."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import corral
from corral.core.position import head_text
from corral.server.storage.store import SqlStore
from corral.server.tables.happenings import Opened, Row, Sat, Started, encode
from corral.server.wire import NewTable, SeatWish


def start_rows(names: list[str | None], at: float, seconds: int | None = None) -> list[Row]:
    """The log of a table whose match has begun; ``None`` is a bot."""
    seats = [SeatWish("bot", "random") if name is None else SeatWish("open") for name in names]
    wish = NewTable(game="elgaucho", seats=seats, public=True, rules=1, seconds=seconds)
    rows: list[Row] = [Opened(at=at, host="p-Ana", host_name="Ana", wish=wish)]
    for chair, name in enumerate(names):
        if name is not None:
            rows.append(Sat(at=at, chair=chair, player=f"p-{name}", name=name))
    match = corral.new("elgaucho", players=len(names), seed=3, names=[n or "random" for n in names])
    game = match.setting.game
    lines = [entry.text(game) for entry in match.entries]
    return [*rows, Started(at=at, lines=lines, head=head_text(match.setting))]


class Shelf:
    """A database that tests fill by hand."""

    def __init__(self, data: Path) -> None:
        self.path = data / "corral.db"
        self.store = SqlStore(self.path)

    async def close(self) -> None:
        await self.store.close()

    def put(self, ids: list[str], status: str, rows: list[Row], at: float, **more: object) -> None:
        """Tables with these rows; ``more`` are values for other columns."""
        columns = {"public": True, "status": status, "changed": at, **more}
        names, marks = ", ".join(columns), ", ".join("?" * len(columns))
        bodies = [(seq, encode(row).decode()) for seq, row in enumerate(rows)]
        players = sorted({row.player for row in rows if isinstance(row, Sat)})
        with closing(sqlite3.connect(self.path)) as db:
            for player in players:
                known = (player, player[2:], f"hash {player}", 1.0, at)
                db.execute("INSERT OR IGNORE INTO players VALUES (?, ?, ?, ?, ?, NULL)", known)
            db.executemany(
                f"INSERT INTO tables (id, {names}) VALUES (?, {marks})",
                [(table, *columns.values()) for table in ids],
            )
            db.executemany(
                "INSERT INTO log VALUES (?, ?, ?)",
                [(table, seq, body) for table in ids for seq, body in bodies],
            )
            db.executemany(
                "INSERT INTO seated (player, table_id) VALUES (?, ?)",
                [(player, table) for table in ids for player in players],
            )
            db.commit()
