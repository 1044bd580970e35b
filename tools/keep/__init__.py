"""Keeps what this version of Corral writes, so that all later ones can be tried on it.

``python -m tools.keep FOLDER`` writes records, positions and a server's data into a new folder, and
how the matches in them go on; ``tests/kept/README.md`` says what is what.
"""
