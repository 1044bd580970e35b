"""The tables of the store. Their history is in ``migrations``; a test compares the two."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, Table, Text

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

# A guest: no e-mail, no password. Of the cookie only a hash is kept.
PLAYERS = Table(
    "players",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("secret_hash", Text, nullable=False, unique=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, server_default="0"),  # to the day
)

# What lists of tables need; everything else is in the log.
TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("public", Boolean, nullable=False),
    Column("status", Text, nullable=False),
    Column("changed", Float, nullable=False),
    Column("keeper", Text),  # the guest whose open table it is
    Column("summary", Text),  # as lists tell it; without one it has to be read
    Column("driven", Boolean),  # whether a bot, a clock or an order goes on by itself, if known
    Column("unreadable", Text),  # why it could not be read when somebody last tried
    Index("ix_tables_keeper", "keeper"),
    Index("ix_tables_listed", "public", "status", "changed"),
    Index("ix_tables_status", "status", "changed"),
)

SEATED = Table(
    "seated",
    METADATA,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seen", Float),  # when the player was last at the table and left it
    Column("read", Integer, nullable=False, server_default="0"),  # lines of its chat
    Index("ix_seated_table", "table_id"),
)

# The primary key is the guard against two writers.
LOG = Table(
    "log",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

# Positions of matches after so many rows, so that opening a table takes no longer as it grows.
POSITIONS = Table(
    "positions",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("position", Text, nullable=False),
    sqlite_with_rowid=False,
)

# Reviews of finished matches, as JSON.
REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("body", Text, nullable=False),
)

# One row, written to see whether writing works.
PULSE = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)

# Processes that work on the same tables, each for as long as it says.
PROCESSES = Table(
    "processes",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("until", Float, nullable=False),  # by the database's own clock
)

# Which process lets a table go on by itself: bots, clocks, orders.
LEASES = Table(
    "leases",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("owner", Text, nullable=False),
    Index("ix_leases_owner", "owner"),
)

# Who is at a table, by the process that sees them.
PRESENCE = Table(
    "presence",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("process", Text, primary_key=True),
    Column("players", Text, nullable=False),
    Column("watching", Integer, nullable=False),
    Column("idle", Text, nullable=False, server_default="[]"),  # who looks at something else
    Index("ix_presence_process", "process"),
)

PASSING = (PRESENCE, LEASES, PROCESSES)
"""What is of no use to another server: it goes into no backup."""
