"""Before the match: who plays, and under which names."""

from __future__ import annotations

from collections.abc import Sequence

from corral.core.errors import CorralError
from corral.core.setting import check_name
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
    if wishes.origin is None and not wishes.options:
        wishes.options = _ask_for_options(wishes, screen)
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


def _ask_for_options(wishes: Wishes, screen: Screen) -> dict[str, bool]:
    """The game's options, one by one; those that nobody wants need not be mentioned."""
    wanted = {}
    for option in wishes.game.options:
        name = screen.words.option(wishes.game.name, option.name)
        letter = None
        while letter not in ("", "y", "n"):
            typed = screen.ask(screen.words.text("terminal-option", option=name) + " ")
            letter, _ = screen.command(typed, "terminal-option-words")
        if letter == "y":
            wanted[option.name] = True
    return wanted


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
