"""The law, in the rulebook's order."""
