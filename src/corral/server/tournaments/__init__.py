"""Tournaments at tables: opened, joined, driven on, told."""
