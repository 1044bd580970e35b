"""``corral bench``: how fast everything runs."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any, Final

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
        help="the server: sqlite, an empty PostgreSQL database (postgresql://…), or postgresql "
        "for one of its own",
    )
    parser.add_argument(
        "--idle",
        metavar="N,N",
        help="the server, with --processes or --database: memory for so many idle tables",
    )
    parser.add_argument(
        "--crowd", metavar="N", help="the server: people's moves beside N tables of thinking bots"
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
    if args.envs or args.answers:
        raise UsageError("the server is measured alone, without --envs and --answers")
    if args.idle and (args.crowd or not (args.processes or args.database)):
        raise UsageError("--idle goes with --processes or --database, as in --database sqlite")
    result, text = _measured(args, seconds)
    if args.peers:
        from corral.server.bench import peer  # noqa: PLC0415

        result["peer"] = peer.run(seconds)
        text = f"{text}\n{peer.as_text(result['peer'])}"
    print(json.dumps(result, indent=2) if args.json else text)
    return FINE


def _measured(args: argparse.Namespace, seconds: float) -> tuple[dict[str, Any], str]:
    """What was asked for, and how it is told."""
    if args.crowd:
        from corral.server.bench import crowd as beside  # noqa: PLC0415

        crowd = whole_number("--crowd", args.crowd, 1, 1000)
        result = beside.run(corral.games(), seconds, crowd)
        return result, beside.as_text(result)
    if args.processes or args.database:
        return _measured_processes(args, seconds)
    from corral.server.bench import load  # noqa: PLC0415

    result = load.run(corral.games(), seconds)
    return result, load.as_text(result)


def _measured_processes(args: argparse.Namespace, seconds: float) -> tuple[dict[str, Any], str]:
    wanted = _numbers("--processes", args.processes or "1", 64)
    idle = _numbers("--idle", args.idle, 100_000) if args.idle else []
    wish = args.database or "sqlite"
    if wish == "sqlite" and wanted != [1]:
        raise UsageError("several processes need a PostgreSQL database: --database postgresql")
    from corral.server.bench import processes  # noqa: PLC0415

    with processes.database_for(wish) as database:
        result = processes.run(corral.games(), seconds, wanted, database, idle)
    return result, processes.as_text(result)


def _numbers(name: str, text: str, most: int) -> list[int]:
    return [whole_number(name, word, 1, most) for word in text.split(",")]
