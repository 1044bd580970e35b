"""Lets servers and their database fail, again and again, and looks whether anything was lost.

python -m tools.faults --rounds 200
python -m tools.faults --rolling --rounds 10 --tables 5

The latter restarts all servers politely, in turn, while people play at 15 tables.
"""

from __future__ import annotations

import argparse
import tempfile
from contextlib import suppress
from pathlib import Path
from time import monotonic

from tools.faults.world import World


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.faults", description=__doc__)
    parser.add_argument("--rounds", type=int, default=200, help="so often something fails (200)")
    parser.add_argument("--servers", type=int, default=2, help="processes at the database (2)")
    parser.add_argument("--seed", type=int, default=1, help="of what fails when (1)")
    parser.add_argument("--rolling", action="store_true", help="only restarts, one by one")
    parser.add_argument("--tables", type=int, default=1, help="of each game, with people (1)")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="corral-faults-") as folder:
        world = World(Path(folder), args.servers, args.seed, args.tables)
        began = monotonic()
        try:
            with suppress(KeyboardInterrupt):  # what has been done so far is looked at
                for number in range(1, args.rounds + 1):
                    fault = _restarts(world) if args.rolling else world.round()
                    print(f"{number:4}  {monotonic() - began:6.0f} s  {fault}", flush=True)
            found = world.check()
        finally:
            world.close()
    print(", ".join(f"{name}: {number}" for name, number in sorted(world.met.items())))
    print(", ".join(f"{number} {name}" for name, number in found.items()))
    print("nothing lost, nothing twice, nothing out of order")


def _restarts(world: World) -> str:
    before, meanwhile = world.rolling_restart()
    return f"before: {before}; meanwhile: {meanwhile}"


main()
