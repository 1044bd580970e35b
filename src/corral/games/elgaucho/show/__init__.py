"""How it is drawn, and what is told of finished matches."""
