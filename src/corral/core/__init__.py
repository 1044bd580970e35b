"""The contract: what a game is, what a match is, chance, views, records, undo."""
