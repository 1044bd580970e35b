"""Clubs: who belongs to them, their evenings, their ladders."""
