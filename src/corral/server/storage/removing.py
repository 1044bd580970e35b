"""Tables leave the store with all that belongs to them."""

from __future__ import annotations

from time import time

from sqlalchemy import Connection, delete

from corral.server.storage.schema import METADATA, TABLES
from corral.server.tournaments.results import write_boards


def remove_table(db: Connection, table: str) -> None:
    """With all that belongs to it; at a board of a tournament it is nobody's then."""
    write_boards(db, {table: (time(), None)})
    for part in METADATA.sorted_tables:
        if any(key.column.table is TABLES for key in part.foreign_keys):
            db.execute(delete(part).where(part.c.table_id == table))
    db.execute(delete(TABLES).where(TABLES.c.id == table))
