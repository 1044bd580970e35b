"""Guests who come back: sessions, passkeys, passwords, links; bans; what operators have done.

Every guest's cookie becomes their first session, and stays good.
"""

from __future__ import annotations

from secrets import token_urlsafe

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("secret_hash", sa.Text, nullable=False),
        sa.Column("way", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.UniqueConstraint("secret_hash", name="uq_sessions_secret_hash"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_sessions_player"),
    )
    op.create_index("ix_sessions_player", "sessions", ["player"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_passkeys_player"),
    )
    op.create_index("ix_passkeys_player", "passkeys", ["player"])
    op.create_table(
        "passwords",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("login", sa.Text, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_passwords"),
        sa.UniqueConstraint("login", name="uq_passwords_login"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_passwords_player"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("player", sa.Text),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_tokens_player"),
    )
    op.create_index("ix_tokens_player", "tokens", ["player"])
    op.create_index("ix_tokens_until", "tokens", ["until"])
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("operator", sa.Text, nullable=False),
        sa.Column("deed", sa.Text, nullable=False),
        sa.Column("player", sa.Text),
        sa.Column("table_id", sa.Text),
        sa.Column("note", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
    )
    op.add_column("players", sa.Column("banned", sa.Float))
    op.execute(
        "INSERT INTO sessions (id, player, secret_hash, way, device, made, seen) "
        "SELECT id, id, secret_hash, 'guest', '', created, seen FROM players"
    )
    op.execute("ALTER TABLE players RENAME COLUMN secret_hash TO handle")
    _make_handles()


def _make_handles() -> None:
    """Of each guest's own: passkeys show them to whoever holds the device."""
    db = op.get_bind()
    players = sa.table("players", sa.column("id"), sa.column("handle"))
    change = sa.update(players).where(players.c.id == sa.bindparam("of"))
    made = [{"of": of, "handle": token_urlsafe(32)} for of in db.scalars(sa.select(players.c.id))]
    if made:
        db.execute(change.values(handle=sa.bindparam("handle")), made)
