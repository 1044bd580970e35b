"""A queue of those who want to play soon; clubs with members, evenings and their tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "queue",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.PrimaryKeyConstraint("player", name="pk_queue"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_queue_player"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_queue_table_id"),
    )
    op.create_index("ix_queue_game", "queue", ["game"])
    op.create_table(
        "clubs",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_clubs"),
    )
    op.create_table(
        "members",
        sa.Column("club", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("club", "player", name="pk_members"),
        sa.ForeignKeyConstraint(["club"], ["clubs.id"], name="fk_members_club"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_members_player"),
    )
    op.create_index("ix_members_player", "members", ["player"])
    op.create_table(
        "evenings",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("club", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("minutes", sa.Integer, nullable=False),
        sa.Column("game", sa.Text),
        sa.Column("note", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_evenings"),
        sa.ForeignKeyConstraint(["club"], ["clubs.id"], name="fk_evenings_club"),
    )
    op.create_index("ix_evenings_club", "evenings", ["club", "at"])
    op.create_table(
        "coming",
        sa.Column("evening", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("evening", "player", name="pk_coming"),
        sa.ForeignKeyConstraint(["evening"], ["evenings.id"], name="fk_coming_evening"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_coming_player"),
    )
    op.create_index("ix_coming_player", "coming", ["player"])
    op.create_table(
        "evening_tables",
        sa.Column("evening", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("evening", "table_id", name="pk_evening_tables"),
        sa.ForeignKeyConstraint(["evening"], ["evenings.id"], name="fk_evening_tables_evening"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_evening_tables_table_id"),
    )
    op.create_index("ix_evening_tables_table", "evening_tables", ["table_id"])
