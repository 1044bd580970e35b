"""Networks as players."""
