"""Lets people come, play, leave and return at a real server, and looks what was told and kept.

python -m tools.soak --people 200 --minutes 10

They open, join and leave tables, play rated matches with people and bots, chat, resign, wait in
queues, enter tournaments, and join clubs; what waits for them is told by push and webhook. At the
end, when all is quiet, everything that anybody was told is compared with the database: no notice
of a turn lost or brought twice, no rating changed twice, every match in the history once.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from tools.soak.soak import as_text, soak


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools.soak", description=__doc__)
    parser.add_argument("--people", type=int, default=200, help="so many (200)")
    parser.add_argument("--minutes", type=float, default=10.0, help="for so long (10)")
    parser.add_argument("--seed", type=int, default=1, help="of what they feel like doing (1)")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="corral-soak-") as folder:
        result = soak(Path(folder), args.people, 60 * args.minutes, args.seed)
    print(as_text(result))
    for fault in result.notes.faults[:50]:
        print(f"FAULT  {fault}")
    return 1 if result.notes.faults else 0


if __name__ == "__main__":
    sys.exit(main())
