"""The tables of the store. Their history is in ``migrations``; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

# A guest: no e-mail, and no password unless they want one.
PLAYERS = Table(
    "players",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("handle", Text, nullable=False),  # by which passkeys know them; nobody else does
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, server_default="0"),  # to the day
    Column("banned", Float),  # since when
    UniqueConstraint("handle", name="uq_players_secret_hash"),  # what the column was at first
)

# Browsers that are somebody's. Of the cookie only a hash is kept.
SESSIONS = Table(
    "sessions",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Column("secret_hash", Text, nullable=False, unique=True),
    Column("way", Text, nullable=False),  # how they came in
    Column("device", Text, nullable=False),  # in a few words, from what the browser says of itself
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),  # to the day
    Index("ix_sessions_player", "player"),
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("uses", Integer, nullable=False),  # as the authenticator counts them
    Column("name", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("used", Float),
    Index("ix_passkeys_player", "player"),
)

PASSWORDS = Table(
    "passwords",
    METADATA,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("login", Text, nullable=False, unique=True),
    Column("hash", Text, nullable=False),
)

# What is good once: links to another device or for an emergency, and questions to passkeys.
TOKENS = Table(
    "tokens",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("player", Text, ForeignKey("players.id")),
    Column("made", Float, nullable=False),
    Column("until", Float),
    Index("ix_tokens_player", "player"),
    Index("ix_tokens_until", "until"),
)

# What operators have done. It tells of guests who are gone, so nothing points anywhere.
AUDIT = Table(
    "audit",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("operator", Text, nullable=False),
    Column("deed", Text, nullable=False),
    Column("player", Text),
    Column("table_id", Text),
    Column("note", Text, nullable=False),
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

# Finished matches, for histories; written with the last row of the log.
MATCHES = Table(
    "matches",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("ended", Float, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("people", Integer, nullable=False),  # seats with somebody on them
    Column("level", Text),  # the weakest bot, where one person has played against bots alone
    Column("rated", Text),  # among whom, if at all
    Column("facts", Text),  # what players did, as JSON; without it nobody has looked yet
    Index("ix_matches_ended", "ended"),
)

# What each seat of a finished match came to. Whoever is gone leaves a seat without a guest.
RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", Text),
    Column("bot", Text),
    Column("name", Text, nullable=False),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("away", Boolean, nullable=False),  # a bot played for them at the end
    Column("mu", Float),  # the rating after it
    Column("sigma", Float),
    Index("ix_results_player", "player"),
)

# How strong somebody is at a game: a guest, or a bot by its level.
RATINGS = Table(
    "ratings",
    METADATA,
    Column("rated", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Index("ix_ratings_game", "game"),
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
