"""Alembic runs this: on the connection it is given, or to write a new step."""

from __future__ import annotations

from alembic import context

from corral.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
