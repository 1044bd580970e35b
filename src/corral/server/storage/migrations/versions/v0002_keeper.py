"""Whose open table each is; tables from before count for nobody until something changes there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    columns = sa.inspect(op.get_bind()).get_columns("tables")
    if "keeper" not in [column["name"] for column in columns]:  # 0.1.0 died in this step
        op.add_column("tables", sa.Column("keeper", sa.Text))
    op.create_index("ix_tables_keeper", "tables", ["keeper"], if_not_exists=True)
