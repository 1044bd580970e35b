"""Carcassonne Gold Rush: tiles, cowboys, tents and gold; two to five players."""
