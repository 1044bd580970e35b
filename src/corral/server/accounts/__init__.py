"""Guests, and how they come back: sessions, passkeys, links, passwords, names."""
