"""Processes that share the tables: which are alive, and which of them drives a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_leases"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_leases_table_id"),
    )
    op.create_index("ix_leases_owner", "leases", ["owner"])
    op.create_table(
        "presence",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("watching", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "process", name="pk_presence"),
    )
    op.create_index("ix_presence_process", "presence", ["process"])
