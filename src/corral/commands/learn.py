"""``corral learn``: a game's search learns to judge positions, by playing against itself."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from corral.commands.parser import FINE, add_command
from corral.inputs.options import UsageError

if TYPE_CHECKING:
    from corral.commands.parser import Commands
    from corral.nets.learning import Curriculum

DESCRIPTION: Final = """\
Matches are played against itself, a small network is fitted to them, and the next
round plays with it. The file is a judgement that barons play with:

  corral learn GAME --players 2 --rounds 20000,20000 --out mine.json
  corral arena GAME --players judged:mine.json@0.05s,judged:none@0.05s \\
      --seats 2 --num 200 --out results.json
  corral learn GAME --accept results.json --out mine.json

docs/judgement.md tells more.
"""


def add(commands: Commands) -> None:
    parser = add_command(commands, "learn", "let barons learn to judge positions", _run)
    parser.description = f"{parser.description}\n\n{DESCRIPTION}"
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--out", metavar="FILE", type=Path, required=True, help="the judgement")
    parser.add_argument("--players", metavar="N", default="2")
    parser.add_argument(
        "--rounds", metavar="MATCHES", default="2000,2000", help="of each round (2000,2000)"
    )
    parser.add_argument(
        "--nodes", metavar="N", default="0", help="of a search that plays; 0: one step ahead (0)"
    )
    parser.add_argument(
        "--every", metavar="N", default="4", help="of how many decisions one is learned from (4)"
    )
    parser.add_argument(
        "--hidden",
        metavar="UNITS",
        default="16,32,16",
        help="for each thing on the table, and of the two layers after it (16,32,16)",
    )
    parser.add_argument("--keep", metavar="DIR", type=Path, help="keep the rows (Parquet)")
    parser.add_argument("--rows", metavar="DIR", type=Path, help="learn from rows that were kept")
    parser.add_argument(
        "--accept", metavar="RESULTS", type=Path, help="note an arena's results in the file"
    )
    parser.add_argument("--workers", metavar="N", help="processes; else one for each processor")
    parser.add_argument("--seed", metavar="N", default="0")


def _run(args: argparse.Namespace) -> int:
    if args.accept is not None:
        from corral.nets.accepting import accept  # noqa: PLC0415

        print(f"{args.out}: {accept(args.out, args.accept, args.game)}")
        return FINE
    from corral.nets.learning import learn, learn_from  # noqa: PLC0415 (needs an extra)

    def tell(line: str) -> None:
        print(line, flush=True)

    curriculum = _curriculum(args)
    if args.rows is not None:
        learn_from(curriculum, args.rows, args.out, tell)
    else:
        learn(curriculum, args.out, tell, args.keep)
    print(f"{args.out}: {args.out.stat().st_size} bytes")
    return FINE


def _curriculum(args: argparse.Namespace) -> Curriculum:
    import corral  # noqa: PLC0415
    from corral.commands.matches import read_workers  # noqa: PLC0415
    from corral.inputs.numbers import MANY, whole_number  # noqa: PLC0415
    from corral.nets.fitting import Method  # noqa: PLC0415
    from corral.nets.learning import Curriculum  # noqa: PLC0415
    from corral.nets.self_play import Habits  # noqa: PLC0415

    game = corral.game(args.game)
    hidden = [whole_number("--hidden", one, 0, 1024) for one in args.hidden.split(",")]
    if len(hidden) != 3 or 0 in hidden[1:]:
        raise UsageError(f"--hidden {args.hidden!r} is not three numbers, such as 16,32,16")
    return Curriculum(
        game.name,
        whole_number("--players", args.players, game.fewest, game.most),
        tuple(whole_number("--rounds", one, 20, MANY) for one in args.rounds.split(",")),
        Habits(
            nodes=whole_number("--nodes", args.nodes, 0, MANY),
            every=whole_number("--every", args.every, 1, 1000),
        ),
        Method(hidden=(hidden[0], hidden[1], hidden[2])),
        whole_number("--seed", args.seed, 0, 2**31),
        read_workers(args.workers),
    )
