"""``python -m corral.testing FOLDER`` writes the golden files that are missing there."""

from __future__ import annotations

import sys
from pathlib import Path

from corral.testing.golden import write_golden


def main(argv: list[str]) -> int:
    if len(argv) != 1:
        print("usage: python -m corral.testing FOLDER", file=sys.stderr)
        return 2
    for path in write_golden(Path(argv[0])):
        print(f"wrote {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
