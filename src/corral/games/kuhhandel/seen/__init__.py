"""What a seat knows, and the worlds that it cannot tell apart."""
