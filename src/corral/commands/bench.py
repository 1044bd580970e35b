"""``corral bench``: how fast everything runs."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Final

import corral
from corral.commands.parser import FINE, add_command, english_screen
from corral.inputs.numbers import decimal_number, whole_number
from corral.inputs.options import UsageError

if TYPE_CHECKING:
    from corral.commands.parser import Commands


LONGEST_BENCH: Final = 3600


def add(commands: Commands) -> None:
    parser = add_command(
        commands, "bench", "measure how fast rules, bots, environments or the server run", _run
    )
    parser.add_argument(
        "what", nargs="?", choices=("rules", "server"), default="rules", help="rules or server"
    )
    parser.add_argument("--envs", action="store_true", help="measure the environments for agents")
    parser.add_argument("--peers", action="store_true", help="measure other projects beside")
    parser.add_argument(
        "--answers", action="store_true", help="measure how long bots take at the hardest tables"
    )
    parser.add_argument(
        "--processes", metavar="N,N", help="the server: so many processes on one database (1,2)"
    )
    parser.add_argument(
        "--database",
        metavar="WHERE",
        help="the server: sqlite, or an empty PostgreSQL database (postgresql://…)",
    )
    parser.add_argument("--seconds", metavar="S", default="2", help="time for each measure (2)")
    parser.add_argument("--json", action="store_true", help="as one JSON object")


def _run(args: argparse.Namespace) -> int:
    seconds = decimal_number("--seconds", args.seconds, LONGEST_BENCH)
    if args.what == "server":
        return _bench_server(args, seconds)
    if args.envs and args.answers:
        raise UsageError("--envs and --answers measure different things: one at a time")
    if args.envs:
        from corral.envs import measuring  # noqa: PLC0415

        result, table = measuring.run(corral.games(), seconds, args.peers), measuring.table
    else:
        from corral import bench  # noqa: PLC0415

        result = bench.run(corral.games(), seconds, args.peers, args.answers)
        table = bench.table
    if args.json:
        print(json.dumps(result, indent=2))
        return FINE
    english_screen().show(table(result))
    return FINE


def _bench_server(args: argparse.Namespace, seconds: float) -> int:
    if args.peers or args.envs or args.answers:
        raise UsageError("the server is measured alone, without --peers, --envs and --answers")
    if args.processes or args.database:
        return _bench_processes(args, seconds)
    from corral.server import bench  # noqa: PLC0415

    result = bench.run(corral.games(), seconds)
    print(json.dumps(result, indent=2) if args.json else bench.as_text(result))
    return FINE


def _bench_processes(args: argparse.Namespace, seconds: float) -> int:
    wanted = [
        whole_number("--processes", word, 1, 64) for word in (args.processes or "1").split(",")
    ]
    database = "" if args.database in (None, "sqlite") else args.database
    if not database and wanted != [1]:
        raise UsageError("several processes need a PostgreSQL database: --database postgresql://…")
    from corral.server import bench_processes  # noqa: PLC0415

    result = bench_processes.run(corral.games(), seconds, wanted, database)
    print(json.dumps(result, indent=2) if args.json else bench_processes.as_text(result))
    return FINE
