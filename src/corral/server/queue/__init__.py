"""Playing soon: who waits, and who is brought together."""
