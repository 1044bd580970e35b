"""How to play it well: evaluation and policy."""
