"""``corral train``: a small network learns a game, and is kept as a file that plays."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from corral.commands.matches import add_option
from corral.commands.parser import FINE, add_command, add_edition

if TYPE_CHECKING:
    from corral.commands.parser import Commands

DESCRIPTION: Final = """\
Masked PPO on a batch of matches, on one core unless --workers and --device name
more. The file plays wherever a bot can be named, without PyTorch:

  corral train GAME --players 2 --minutes 5 --out mine.net
  corral arena GAME --players net:mine.net,greenhorn --num 200
  corral arena GAME --players net:mine.net@100,cowhand    with a search

docs/networks.md tells more.
"""


NEWS: Final = 10.0
"""Seconds between lines about how it goes."""


def add(commands: Commands) -> None:
    parser = add_command(commands, "train", "let a small network learn a game", _run)
    parser.description = f"{parser.description}\n\n{DESCRIPTION}"
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--out", metavar="FILE", type=Path, required=True, help="the network")
    parser.add_argument("--players", metavar="N", help="2, or as many as the network of --from")
    parser.add_argument(
        "--minutes",
        metavar="N",
        default="5",
        help="of the processor; with --workers or another --device by the clock",
    )
    parser.add_argument("--updates", metavar="N", help="so many updates in place of minutes")
    parser.add_argument(
        "--opponents",
        metavar="BOTS",
        default="random,greenhorn",
        help="against whom, in turn: random, greenhorn, cowhand, net:NAME; itself: self, past",
    )
    parser.add_argument(
        "--together",
        action="store_true",
        help="all opponents by turns, in place of one after the other",
    )
    parser.add_argument(
        "--rate", metavar="N", default="0.001", help="of learning; less unlearns less"
    )
    parser.add_argument(
        "--cooling",
        metavar="PART",
        default="1",
        help="of exploring and of the rate of learning, what is left in the end",
    )
    parser.add_argument(
        "--draws",
        action="store_true",
        help="a network that draws by its law, so as not to be readable, in place of playing "
        "what looks best; one that is gone on with by --from stays as it is",
    )
    parser.add_argument(
        "--from", dest="begin", metavar="NAME", help="a network to go on with, as net:NAME has it"
    )
    parser.add_argument(
        "--teacher", metavar="BOT", help="who shows it what to do to begin with: cowhand, greenhorn"
    )
    parser.add_argument(
        "--taught", metavar="SHARE", default="0.5", help="of the time, with the teacher"
    )
    parser.add_argument("--hidden", metavar="WIDTHS", default="128,128", help="of its layers")
    parser.add_argument(
        "--encoding", metavar="N", help="the encoding's version: 0, or that of --from"
    )
    parser.add_argument("--device", metavar="NAME", default="cpu", help="of PyTorch's: cpu, cuda")
    parser.add_argument(
        "--workers", metavar="N", default="0", help="processes that play; 0: this one"
    )
    parser.add_argument("--seed", metavar="N", default="0")
    add_option(parser)
    add_edition(parser)


def _run(args: argparse.Namespace) -> int:
    import corral  # noqa: PLC0415
    from corral.envs.encoded_game import encoded_game  # noqa: PLC0415 (needs an extra)
    from corral.envs.processes import MOST_WORKERS  # noqa: PLC0415
    from corral.inputs.files import check_writable  # noqa: PLC0415
    from corral.inputs.numbers import decimal_number, whole_number  # noqa: PLC0415
    from corral.inputs.options import read_options  # noqa: PLC0415
    from corral.nets.network import Network, found  # noqa: PLC0415 (needs an extra)
    from corral.nets.picture import Picture  # noqa: PLC0415
    from corral.nets.training import Recipe, Stretch, train  # noqa: PLC0415 (needs an extra)

    told = 0.0

    def tell(done: Stretch) -> None:
        nonlocal told
        if done.matches and done.seconds - told >= NEWS:
            told = done.seconds
            print(
                f"update {done.update}: {done.decisions} decisions, {done.seconds:.0f} s, "
                f"{done.share:.2f} of "
                + (
                    f"the decisions as {done.opponent}"
                    if done.taught
                    else f"{done.matches} matches against {done.opponent}"
                ),
                flush=True,
            )

    game = corral.game(args.game)
    check_writable(args.out)  # now, not after an hour of learning
    before = None if args.begin is None else Network.load(found(args.begin)).head
    if before is not None and before["game"] == game.name:  # else the trainer says what differs
        args.players = args.players or str(before["players"])
        args.encoding = args.encoding or str(before["encoding"]["version"])
    players = whole_number("--players", args.players or "2", game.fewest, game.most)
    version = whole_number("--encoding", args.encoding or "0", 0, max(game.encodings))
    options = read_options(args.option, game)
    table = encoded_game(game.name, players, options, args.edition, encoding=version)
    recipe = Recipe if Picture.of(table.encoding) is None else Recipe.of_pictures
    done = train(
        game.name,
        players,
        decimal_number("--minutes", args.minutes, 10_000) * 60,
        None if args.updates is None else whole_number("--updates", args.updates, 1, 10**9),
        recipe(
            opponents=tuple(args.opponents.split(",")),
            together=args.together,
            rate=decimal_number("--rate", args.rate, 1),
            cooling=decimal_number("--cooling", args.cooling, 1),
            teacher=args.teacher,
            taught=decimal_number("--taught", args.taught, 1),
            hidden=tuple(whole_number("--hidden", one, 1, 4096) for one in args.hidden.split(",")),
        ),
        whole_number("--seed", args.seed, 0, 2**62),
        tell,
        begin=args.begin,
        device=args.device,
        workers=whole_number("--workers", args.workers, 0, MOST_WORKERS),
        edition=args.edition,
        encoding=version,
        **options,
    )
    if args.draws:
        done.network.head["draws"] = True
    done.network.save(args.out)
    print(f"{args.out}: {args.out.stat().st_size} bytes")
    return FINE
