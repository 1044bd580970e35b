"""``corral rules``: the rules of a game, or one of them."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

import corral
from corral.commands.parser import FINE, add_command, add_language, words_in
from corral.inputs.numbers import read_rule

if TYPE_CHECKING:
    from corral.commands.parser import Commands


def add(commands: Commands) -> None:
    parser = add_command(commands, "rules", "read the rules of a game", _run)
    parser.add_argument("game", metavar="GAME", help=" or ".join(corral.games()))
    parser.add_argument("rule", metavar="RULE", nargs="?", help="only this one, such as E-19")
    add_language(parser)


def _run(args: argparse.Namespace) -> int:
    game = corral.game(args.game)
    number = None if args.rule is None else read_rule(args.rule, game)
    words = words_in(args.lang)
    from corral.terminal.rules import rules_text  # noqa: PLC0415
    from corral.terminal.screen import Screen  # noqa: PLC0415

    screen = Screen(words)
    if number is None:
        screen.show(rules_text(game.name, words))
    else:
        screen.show(f"{number}  {words.rule(game.name, number)}")
    return FINE
