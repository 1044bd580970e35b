"""Records that guests bring, people who are asked to a table, and people who are kept apart."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "brought",
        sa.Column(
            "table_id",
            sa.Text,
            sa.ForeignKey("tables.id", name="fk_brought_table_id"),
            nullable=False,
        ),
        sa.Column(
            "player",
            sa.Text,
            sa.ForeignKey("players.id", name="fk_brought_player"),
            nullable=False,
        ),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_brought"),
    )
    op.create_index("ix_brought_player", "brought", ["player"])
    op.create_table(
        "blocks",
        sa.Column("player", sa.Text, sa.ForeignKey("players.id", name="fk_blocks_player")),
        sa.Column("blocked", sa.Text, sa.ForeignKey("players.id", name="fk_blocks_blocked")),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("player", "blocked", name="pk_blocks"),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "invited",
        sa.Column("player", sa.Text, sa.ForeignKey("players.id", name="fk_invited_player")),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", name="fk_invited_table_id")),
        sa.Column(
            "inviter",
            sa.Text,
            sa.ForeignKey("players.id", name="fk_invited_inviter"),
            nullable=False,
        ),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("declined", sa.Float),
        sa.PrimaryKeyConstraint("player", "table_id", name="pk_invited"),
    )
    op.create_index("ix_invited_table", "invited", ["table_id"])
    op.create_index("ix_invited_inviter", "invited", ["inviter"])
