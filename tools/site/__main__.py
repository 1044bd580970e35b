"""``python -m tools.site [FOLDER [ROOM ...]]`` builds the site.

Usually into ``site``, with the reference of all rooms.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tools.site.build import build
from tools.site.reference import ROOMS

ROOT = Path.cwd()

folder, *rooms = sys.argv[1:] or ["site"]
sys.exit(build(ROOT, ROOT / folder, rooms or ROOMS))
