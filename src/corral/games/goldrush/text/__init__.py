"""Notation, positions, refusals: the game as text."""
