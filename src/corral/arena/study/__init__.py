"""What many matches tell about a game: ``corral stats``."""
