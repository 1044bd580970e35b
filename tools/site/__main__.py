"""``python -m tools.site [FOLDER]`` builds the site, into ``site`` if no folder is named."""

from __future__ import annotations

import sys
from pathlib import Path

from tools.site.build import build

ROOT = Path.cwd()

sys.exit(build(ROOT, Path(*sys.argv[1:2]) if sys.argv[1:] else ROOT / "site"))
