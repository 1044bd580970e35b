"""Notices: where people are told that a table waits for them, and what is still to be sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notice_wishes",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        sa.Column("base", sa.Text, nullable=False),
        sa.Column("told", sa.Float, nullable=False, server_default="0"),
        sa.Column("claimed", sa.Float, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("player", name="pk_notice_wishes"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_notice_wishes_player"),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("form", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("session", sa.Text),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("confirmed", sa.Float),
        sa.Column("failed", sa.Integer, nullable=False, server_default="0"),
        sa.Column("trouble", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_channels"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_channels_player"),
    )
    op.create_index("ix_channels_player", "channels", ["player"])
    op.create_index("ix_channels_address", "channels", ["address"])
    op.create_index("ix_channels_secret", "channels", ["secret"])
    op.create_table(
        "notices",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("details", sa.Text, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_notices_player"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notices_table_id"),
    )
    op.create_index("ix_notices_due", "notices", ["due"])
    op.create_index("ix_notices_player", "notices", ["player"])
    op.create_index("ix_notices_table", "notices", ["table_id"])
    op.create_table(
        "letters",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("id", name="pk_letters"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_letters_player"),
    )
    op.create_index("ix_letters_due", "letters", ["due"])
    op.create_index("ix_letters_player", "letters", ["player"])
    op.create_table(
        "server_keys",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_keys"),
    )
