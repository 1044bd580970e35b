"""Records that guests bring along."""
