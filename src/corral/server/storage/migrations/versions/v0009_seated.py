"""Who sat at a table, found by the table: to remove one took a look at all seats of all tables."""

from __future__ import annotations

from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_seated_table", "seated", ["table_id"])
