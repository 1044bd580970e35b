"""Bot accounts, and the challenges that they are asked to take."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bot_accounts",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("likeness", sa.Text, nullable=False),
        sa.Column("token_hash", sa.Text),
        sa.Column("token_made", sa.Float),
        sa.Column("takes", sa.Text, nullable=False),
        sa.Column("changes", sa.Integer, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("player", name="pk_bot_accounts"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_bot_accounts_player"),
        sa.ForeignKeyConstraint(["owner"], ["players.id"], name="fk_bot_accounts_owner"),
        sa.UniqueConstraint("likeness", name="uq_bot_accounts_likeness"),
        sa.UniqueConstraint("token_hash", name="uq_bot_accounts_token_hash"),
    )
    op.create_index("ix_bot_accounts_owner", "bot_accounts", ["owner"])
    op.create_table(
        "challenges",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("challenger", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("chair", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("reason", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_challenges"),
        sa.ForeignKeyConstraint(["bot"], ["players.id"], name="fk_challenges_bot"),
        sa.ForeignKeyConstraint(["challenger"], ["players.id"], name="fk_challenges_challenger"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_challenges_table_id"),
    )
    op.create_index("ix_challenges_bot", "challenges", ["bot", "number"])
    op.create_index("ix_challenges_challenger", "challenges", ["challenger"])
    op.create_index("ix_challenges_table_id", "challenges", ["table_id"])
    op.create_index("ix_challenges_status", "challenges", ["status", "until"])
