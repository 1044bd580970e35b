"""``python -m tools.keep FOLDER``, with a folder that is not there yet."""

from __future__ import annotations

import sys
from pathlib import Path

import corral
from tools.keep.tables import keep_tables
from tools.keep.texts import keep_texts

if len(sys.argv) != 2:
    raise SystemExit("one folder is wanted, such as tests/kept/0.2.0")
folder = Path(sys.argv[1])
try:
    folder.mkdir(parents=True)
except FileExistsError:
    raise SystemExit(f"{folder}: is there already, and what is kept is kept for good") from None
keep_texts(folder, corral.games())
keep_tables(folder, corral.games())
