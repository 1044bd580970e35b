"""The authoritative home of matches: tables, seats, live play, storage."""
