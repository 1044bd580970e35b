"""Before the match: who plays, with which options, and under which names."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from corral.core.errors import CorralError
from corral.core.game import Game
from corral.core.options import Options, Switch
from corral.core.setting import check_name
from corral.inputs.options import read_options
from corral.terminal.layout import styled
from corral.terminal.screen import Screen
from corral.terminal.setup import Setup, Wishes


def take_seats(wishes: Wishes, screen: Screen) -> Setup:
    """The seats of the command line, or those that somebody types when asked."""
    words = screen.words

    def default_name(seat: int, names: Sequence[str]) -> str:
        return words.text("terminal-person", number=seat + 1)

    def asked_name(seat: int, names: Sequence[str]) -> str:
        return _ask_for_name(screen, default_name(seat, names), names)

    if wishes.players is not None:
        return wishes.setup(wishes.read_seats(wishes.players), default_name)
    if not screen.live:
        return wishes.setup(wishes.usual_seats(), default_name)
    title = styled(words.title(wishes.game.name), "heading")
    screen.show(title, words.description(wishes.game.name), "", words.text("terminal-seats-help"))
    seats = _ask_for_seats(wishes, screen)
    if wishes.game.options and not wishes.options and wishes.origin is None:
        wishes.options = _ask_for_options(wishes.game, screen)
    return wishes.setup(seats, asked_name)


def _ask_for_seats(wishes: Wishes, screen: Screen) -> tuple[str, ...]:
    default = wishes.usual_seats()
    while True:
        typed = screen.ask(screen.words.text("terminal-seats", default=",".join(default)) + " ")
        if not typed:
            return default
        try:
            return wishes.read_seats(typed)
        except CorralError as error:
            screen.show(str(error))


def _ask_for_options(game: Game, screen: Screen) -> Options:
    """The game's options that somebody wants otherwise, by number or as ``NAME=VALUE``."""
    words = screen.words
    lines = [Text(words.text("terminal-options-help"))]
    for number, option in enumerate(game.options, start=1):
        text = words.option(game.name, option.name)
        usual = f"{option.name}={option.usual}"
        lines.append(styled(f"{number:>3} ", "choice") + f" {usual}: {text} ({option.rule})")
    screen.show(*lines)
    while True:
        typed = screen.ask(words.text("terminal-options") + " ")
        try:
            return _read_options(typed, game)
        except CorralError as error:
            screen.show(str(error))


def _read_options(typed: str, game: Game) -> Options:
    numbers = {
        str(number): f"{option.name}={'no' if option.default else 'yes'}"
        for number, option in enumerate(game.options, start=1)
        if isinstance(option, Switch)
    }
    wanted = [numbers.get(word, word) for word in typed.replace(",", " ").split()]
    return read_options(wanted, game)


def _ask_for_name(screen: Screen, default: str, taken: Sequence[str]) -> str:
    while True:
        typed = screen.ask(screen.words.text("terminal-name", default=default) + " ")
        try:
            name = check_name(typed or default)
        except CorralError as error:
            screen.show(str(error))
            continue
        if name not in taken:
            return name
        screen.show(screen.words.text("terminal-name-taken", name=name))
