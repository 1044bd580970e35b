"""``corral llm``: language models as players."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from corral.commands.matches import add_option
from corral.commands.parser import FINE, Parser, add_command, add_language, words_in

if TYPE_CHECKING:
    from corral.commands.parser import Commands

DESCRIPTION: Final = """\
  corral llm show GAME                what a model is told at its first decision
  corral llm eval GAME --model MODEL  win share, illegal answers, tokens
  corral llm bot --model MODEL        a model as a program of the line protocol:
        --players cowhand,"exec:corral llm bot --model MODEL"
  corral llm mcp                      the games as tools (Model Context Protocol),
                                      over standard input and output

MODEL is a command that reads a text and writes its answer, py:MODULE:NAME (a
function from rules and question to the answer), or the address of a server
with chat/completions, with the model's name: http://localhost:8000/v1#NAME
(a key in CORRAL_LLM_KEY). docs/llm.md tells more.
"""


def add(commands: Commands) -> None:
    parser = add_command(commands, "llm", "let a language model play", _help)
    parser.description = f"{parser.description}\n\n{DESCRIPTION}"
    parser.set_defaults(parser=parser)
    kinds = parser.add_subparsers(dest="kind", metavar="WHAT", parser_class=Parser)
    show = kinds.add_parser("show", help="print what a model is told", allow_abbrev=False)
    show.set_defaults(run=_show)
    measured = kinds.add_parser("eval", help="measure a model", allow_abbrev=False)
    measured.set_defaults(run=_evaluate)
    bot = kinds.add_parser("bot", help="speak the line protocol", allow_abbrev=False)
    bot.set_defaults(run=_speak)
    mcp = kinds.add_parser("mcp", help="serve the games as tools", allow_abbrev=False)
    mcp.set_defaults(run=_serve)
    for one in (show, measured):
        one.add_argument("game", metavar="GAME")
        one.add_argument("--seed", metavar="N", default="0", help="of the first deal")
        add_option(one)
    show.add_argument("--players", metavar="N", default="2")
    measured.add_argument("--opponents", metavar="BOTS", default="cowhand", help="one for each")
    measured.add_argument("--num", metavar="N", default="5", help="deals, each from every seat")
    measured.add_argument("--json", action="store_true", help="as one JSON object")
    for one in (measured, bot):
        one.add_argument("--model", metavar="MODEL", required=True)
        one.add_argument("--tries", metavar="N", default="2", help="answers for a decision")
    bot.add_argument("--name", metavar="NAME", default="Model", help="what it is called")
    for one in (show, measured, bot, mcp):
        add_language(one)


def _help(args: argparse.Namespace) -> int:
    args.parser.print_help()
    return FINE


def _show(args: argparse.Namespace) -> int:
    import corral  # noqa: PLC0415
    from corral.inputs.numbers import whole_number  # noqa: PLC0415
    from corral.inputs.options import read_options  # noqa: PLC0415
    from corral.llm import Briefing  # noqa: PLC0415 (needs an extra)

    game = corral.game(args.game)
    players = whole_number("--players", args.players, game.fewest, game.most)
    seed = whole_number("--seed", args.seed, 0, 2**63)
    options: dict[str, Any] = read_options(args.option, game)
    match = corral.new(game.name, players=players, seed=seed, **options)
    seat = match.actors[0]
    briefing = Briefing.of(match, seat, words_in(args.lang or "en"))
    question = briefing.question(match.view(seat), match.log(seat), match.legal_texts(seat))
    print(f"{briefing.rules()}\n\n{question}")
    return FINE


def _evaluate(args: argparse.Namespace) -> int:
    import corral  # noqa: PLC0415
    from corral.inputs.numbers import whole_number  # noqa: PLC0415
    from corral.inputs.options import read_options  # noqa: PLC0415
    from corral.llm import evaluate, model_named  # noqa: PLC0415 (needs an extra)

    done = evaluate(
        model_named(args.model),
        args.game,
        tuple(args.opponents.split(",")),
        whole_number("--num", args.num, 1, 100_000),
        whole_number("--seed", args.seed, 0, 2**63),
        args.lang or "en",
        whole_number("--tries", args.tries, 1, 100),
        read_options(args.option, corral.game(args.game)),
        progress=lambda played: print(f"\r{played}", end="", file=sys.stderr, flush=True),
    )
    print(file=sys.stderr)
    print(json.dumps(done.to_data()) if args.json else "\n".join(done.lines()))
    return FINE


def _speak(args: argparse.Namespace) -> int:
    from corral.inputs.numbers import whole_number  # noqa: PLC0415
    from corral.llm import model_named  # noqa: PLC0415 (needs an extra)
    from corral.llm.speaking import speak  # noqa: PLC0415

    tries = whole_number("--tries", args.tries, 1, 100)
    words = words_in(args.lang or "en")
    speak(model_named(args.model), args.name, words, sys.stdin, _say, tries)
    return FINE


def _say(message: Mapping[str, Any]) -> None:
    print(json.dumps(message), flush=True)


def _serve(args: argparse.Namespace) -> int:
    from corral.llm.mcp import server  # noqa: PLC0415 (needs an extra)

    server(args.lang or "en").run()
    return FINE
