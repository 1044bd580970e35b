"""When players were last at their tables, what they have read there, and who looks elsewhere."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seated", sa.Column("seen", sa.Float))
    op.add_column("seated", sa.Column("read", sa.Integer, nullable=False, server_default="0"))
    op.add_column("presence", sa.Column("idle", sa.Text, nullable=False, server_default="[]"))
