"""Simulated people who come, play, leave and return, and whether all was told and kept."""
