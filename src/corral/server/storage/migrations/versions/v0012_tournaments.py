"""Tournaments: who has entered, who sits where in which round, and what came of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.Text),
        sa.Column("club", sa.Text),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("begins", sa.Float),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("began", sa.Float),
        sa.Column("ended", sa.Float),
        sa.Column("deadline", sa.Float),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("field", sa.Text),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("owner", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    op.create_index("ix_tournaments_status", "tournaments", ["status", "made"])
    op.create_index("ix_tournaments_host", "tournaments", ["host"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("player", sa.Text),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("tournament", "number", name="pk_entrants"),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_entrants_tournament"),
        sa.UniqueConstraint("tournament", "player", name="uq_entrants_player"),
    )
    op.create_index("ix_entrants_player", "entrants", ["player"])
    op.create_table(
        "boards",
        sa.Column("tournament", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("entrant", sa.Integer, nullable=False),
        sa.Column("board", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("table_of", sa.Text),
        sa.Column("opened", sa.Float, nullable=False),
        sa.Column("ended", sa.Float),
        sa.Column("place", sa.Integer),
        sa.Column("forfeit", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("tournament", "round", "entrant", name="pk_boards"),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_boards_tournament"),
        sa.UniqueConstraint("tournament", "round", "board", "seat", name="uq_boards_seat"),
    )
    op.create_index("ix_boards_table_of", "boards", ["table_of"])
