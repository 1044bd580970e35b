"""Tournaments without a server: who meets whom, on which seat, and who is ahead."""
