"""Players, tables, their logs and kept positions.

Corral 0.1.0 took this step and the next one statement by statement, and may have died between two.
What it has left is gone on with.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("secret_hash", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
        sa.UniqueConstraint("secret_hash", name="uq_players_secret_hash"),
        if_not_exists=True,
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        if_not_exists=True,
    )
    listed = ["public", "status", "changed"]
    op.create_index("ix_tables_listed", "tables", listed, if_not_exists=True)
    op.create_table(
        "seated",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("player", "table_id", name="pk_seated"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_seated_player"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seated_table_id"),
        if_not_exists=True,
    )
    for name, column in (("log", "body"), ("positions", "position")):
        op.create_table(
            name,
            sa.Column("table_id", sa.Text, nullable=False),
            sa.Column("seq", sa.Integer, nullable=False),
            sa.Column(column, sa.Text, nullable=False),
            sa.PrimaryKeyConstraint("table_id", "seq", name=f"pk_{name}"),
            sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id"),
            sqlite_with_rowid=False,
            if_not_exists=True,
        )
