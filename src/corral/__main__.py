"""``python -m corral``: the command ``corral``."""

import sys

from corral.cli import main

sys.exit(main())
