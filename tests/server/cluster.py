"""A PostgreSQL server for the tests; where its programs are missing they are skipped."""

from __future__ import annotations

from typing import Final

from corral.server.storage import scratch
from corral.server.storage.database import database_at
from corral.server.storage.scratch import missing

__all__ = ["Cluster", "missing"]

QUICK: Final = {
    "shared_buffers": "16MB",
    "autovacuum": "off",
    "fsync": "off",  # the system goes on when the server is crashed, and what it wrote with it
}


class Cluster(scratch.Cluster):
    """Quick to start, and to write."""

    def __init__(self) -> None:
        super().__init__(QUICK)
        self._settled = ""

    def new_store(self) -> str:
        """The address of a database that has taken every step of the schema and has no rows."""
        if not self._settled:
            address = self.new_database()
            database = database_at(address)
            database.prepare()
            database.engine.dispose()
            self._settled = address.rpartition("/")[2]
        return self.new_database(like=self._settled)
