"""A summary beside each table, whether it goes on by itself, when guests were seen, and a pulse.

Of a table from before, the summary is made when it is first looked at. Its guests count as seen
now.
"""

from __future__ import annotations

from time import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("summary", sa.Text))
    op.add_column("tables", sa.Column("driven", sa.Boolean))
    op.create_index("ix_tables_status", "tables", ["status", "changed"])
    op.add_column("players", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.execute(sa.table("players", sa.column("seen", sa.Float)).update().values(seen=time()))
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )
    op.bulk_insert(pulse, [{"id": 1, "at": 0.0}])
