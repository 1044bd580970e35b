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

# Records that guests have brought: each is a table whose match is over, which nobody played here.
BROUGHT = Table(
    "brought",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_brought_player", "player"),
)

# Who wants nothing to do with whom.
BLOCKS = Table(
    "blocks",
    METADATA,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("blocked", Text, ForeignKey("players.id"), primary_key=True),
    Column("at", Float, nullable=False),
    Index("ix_blocks_blocked", "blocked"),
)

# Who is asked to come to a table that waits, by whom.
INVITED = Table(
    "invited",
    METADATA,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("inviter", Text, ForeignKey("players.id"), nullable=False),
    Column("at", Float, nullable=False),
    Column("declined", Float),  # when
    Index("ix_invited_table", "table_id"),
    Index("ix_invited_inviter", "inviter"),
)

# When and how a guest wants to be told that a table waits for them.
NOTICE_WISHES = Table(
    "notice_wishes",
    METADATA,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("language", Text, nullable=False),
    Column("zone", Text, nullable=False),  # of time, as the IANA names it
    Column("quiet_from", Integer),  # in minutes of their day; without them no hour is quiet
    Column("quiet_until", Integer),
    Column("base", Text, nullable=False),  # the address by which they know this server
    Column("told", Float, nullable=False, server_default="0"),  # when they were last sent anything
    Column("claimed", Float, nullable=False, server_default="0"),  # a process sees to it until then
)

# Where guests are told: a browser (push), a mailbox (mail), an address that takes JSON (webhook).
CHANNELS = Table(
    "channels",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("form", Text, nullable=False),  # of a webhook: json, slack or discord
    Column("secret", Text, nullable=False),  # a browser's keys, or the code in links of mails
    Column("session", Text),  # the browser's: when it ends, so does the channel
    Column("device", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("confirmed", Float),  # nothing is sent before
    Column("failed", Integer, nullable=False, server_default="0"),  # letters given up in a row
    Column("trouble", Text),  # why the latest could not be sent
    Index("ix_channels_player", "player"),
    Index("ix_channels_address", "address"),
    Index("ix_channels_secret", "secret"),
)

# What guests are to be told, until it is gathered into letters. One row for each kind and table.
NOTICES = Table(
    "notices",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id")),
    Column("words", Text, nullable=False),  # the message in the locales
    Column("details", Text, nullable=False),  # its variables, as JSON
    Column("asked", Float, nullable=False),
    Column("due", Float, nullable=False),
    Index("ix_notices_due", "due"),
    Index("ix_notices_player", "player"),
    Index("ix_notices_table", "table_id"),
)

# The outbox: one row for each channel, until it is sent or given up.
LETTERS = Table(
    "letters",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Column("channel", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("due", Float, nullable=False),  # while somebody sends it, when another may try
    Column("tries", Integer, nullable=False, server_default="0"),
    Index("ix_letters_due", "due"),
    Index("ix_letters_player", "player"),
)

# Keys of the server itself, the same for all its processes.
SERVER_KEYS = Table(
    "server_keys",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("body", Text, nullable=False),
    Column("made", Float, nullable=False),
)

# Tournaments. Hosts and entrants may go: then nobody is named, and the rest stays.
TOURNAMENTS = Table(
    "tournaments",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", Text),
    Column("club", Text),  # whose it is, if a club's
    Column("wish", Text, nullable=False),  # as it was opened, JSON
    Column("made", Float, nullable=False),
    Column("begins", Float),  # without it when the host says
    Column("status", Text, nullable=False),
    Column("began", Float),
    Column("ended", Float),
    Column("deadline", Float),  # of the round, or of the arena
    Column("round", Integer, nullable=False),
    Column("field", Text),  # who was there when a round robin began: numbers, JSON
    Column("version", Integer, nullable=False),  # the guard against two who decide at once
    Column("owner", Text),  # the process that lets it go on
    Index("ix_tournaments_status", "status", "made"),
    Index("ix_tournaments_host", "host"),
)

ENTRANTS = Table(
    "entrants",
    METADATA,
    Column("tournament", Text, ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # in the order in which they came
    Column("player", Text),
    Column("state", Text, nullable=False),
    Column("since", Float, nullable=False),  # when they came, or came back
    UniqueConstraint("tournament", "player", name="uq_entrants_player"),
    Index("ix_entrants_player", "player"),
)

# Who sits where in which round. The keys let nobody sit at two tables of a round.
BOARDS = Table(
    "boards",
    METADATA,
    Column("tournament", Text, ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("entrant", Integer, primary_key=True),
    Column("board", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("table_of", Text),  # its table, which may be removed one day; none for a bye
    Column("opened", Float, nullable=False),
    Column("ended", Float),
    Column("place", Integer),
    Column("forfeit", Boolean, nullable=False),
    UniqueConstraint("tournament", "round", "board", "seat", name="uq_boards_seat"),
    Index("ix_boards_table_of", "table_of"),
)

# Who waits for somebody to play with; one place for each guest.
QUEUE = Table(
    "queue",
    METADATA,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("players", Integer),  # how many they want to be; any number where it is not said
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=False),  # who gives no sign of life by then has gone
    Column("line", Text, nullable=False),  # the visit by which they wait
    Column("table_id", Text, ForeignKey("tables.id")),  # where they were brought together
    Index("ix_queue_game", "game"),
)

# People who meet again and again.
CLUBS = Table(
    "clubs",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("listed", Boolean, nullable=False),  # whether strangers find it
    Column("code", Text, nullable=False),  # whoever has it may come in
    Column("made", Float, nullable=False),
)

MEMBERS = Table(
    "members",
    METADATA,
    Column("club", Text, ForeignKey("clubs.id"), primary_key=True),
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("role", Text, nullable=False),  # owner, member, or asking to be one
    Column("since", Float, nullable=False),
    Index("ix_members_player", "player"),
)

EVENINGS = Table(
    "evenings",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("club", Text, ForeignKey("clubs.id"), nullable=False),
    Column("at", Float, nullable=False),
    Column("minutes", Integer, nullable=False),
    Column("game", Text),  # what is played; anything where it is not said
    Column("note", Text, nullable=False),
    Index("ix_evenings_club", "club", "at"),
)

COMING = Table(
    "coming",
    METADATA,
    Column("evening", Text, ForeignKey("evenings.id"), primary_key=True),
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Index("ix_coming_player", "player"),
)

# Tables that were opened for an evening.
EVENING_TABLES = Table(
    "evening_tables",
    METADATA,
    Column("evening", Text, ForeignKey("evenings.id"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Index("ix_evening_tables_table", "table_id"),
)

# A guest that is a program, and whose it is. Of its token only a hash is kept.
BOT_ACCOUNTS = Table(
    "bot_accounts",
    METADATA,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("owner", Text, ForeignKey("players.id"), nullable=False),
    Column("likeness", Text, nullable=False, unique=True),  # no two look alike
    Column("token_hash", Text, unique=True),  # nothing: it was revoked
    Column("token_made", Float),
    Column("takes", Text, nullable=False),  # which challenges, as JSON
    Column("changes", Integer, nullable=False, server_default="0"),  # of its challenges, ever
    Index("ix_bot_accounts_owner", "owner"),
)

# Seats that bot accounts are asked to take; made from the rows of tables' logs, with them.
CHALLENGES = Table(
    "challenges",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("bot", Text, ForeignKey("players.id"), nullable=False),
    Column("number", Integer, nullable=False),  # of the latest change among all of the bot's
    Column("challenger", Text, ForeignKey("players.id"), nullable=False),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("chair", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("status", Text, nullable=False),
    Column("reason", Text),
    Index("ix_challenges_bot", "bot", "number"),
    Index("ix_challenges_challenger", "challenger"),
    Index("ix_challenges_table_id", "table_id"),
    Index("ix_challenges_status", "status", "until"),
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

PASSING = (PRESENCE, LEASES, PROCESSES, QUEUE)
"""What is of no use to another server: it goes into no backup."""
