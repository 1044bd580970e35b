"""Alembic runs this: on the connection it is given, or to write a new step.

Each step is a transaction of its own. SQLite can do that as well as PostgreSQL, where whoever
connects begins the transactions (``datafile``); Alembic does not expect it of SQLite.
"""

from __future__ import annotations

from alembic import context

from corral.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transactional_ddl=True,
    transaction_per_migration=True,
)
with context.begin_transaction():
    context.run_migrations()
