"""A table: its log, its room, its clock and bots, and what everybody there is told."""
