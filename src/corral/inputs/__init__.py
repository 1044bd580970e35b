"""What people type, as checked values; every refusal names the word and what would be right."""
