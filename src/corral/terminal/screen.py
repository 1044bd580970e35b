"""The terminal: what is shown on it, and what is typed."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import NoReturn

from rich.console import Console, Group, RenderableType
from rich.text import Text

from corral.terminal.palette import signs_for, theme_for
from corral.words import Words

try:  # not on every system; it edits the line that is typed
    import readline
except ImportError:
    readline = None  # type: ignore[assignment]

ENDLESS = 10_000
SPELLED = {
    "ß": "ss",
    "°": " deg",
    "œ": "oe",
    "’": "'",
    "–": "-",
    "×": "x",
    "·": "|",
    "…": ".",
    "\N{MINUS SIGN}": "-",
    "→": ">",
    "±": "+-",
}


class _Console(Console):
    """Leaves it to the command what a closed pipe means."""

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError


def _spelled_out(error: UnicodeError) -> tuple[str, int]:
    """In place of what an encoding lacks: letters without accents, and plain signs."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(_spell(character) for character in missing), error.end


def _spell(character: str) -> str:
    if character in SPELLED:
        return SPELLED[character]
    letters = unicodedata.normalize("NFKD", character)
    return "".join(letter for letter in letters if letter.isascii()) or "?"


codecs.register_error("corral-spell-out", _spelled_out)


class Screen:
    """Live on a terminal (drawn anew for each decision), or a plain stream of lines."""

    def __init__(self, words: Words) -> None:
        self.words = words
        for stream, errors in ((sys.stdout, "corral-spell-out"), (sys.stdin, "replace")):
            with suppress(AttributeError):  # not a file, but something put in its place
                stream.reconfigure(errors=errors)  # type: ignore[union-attr]
        self.console = _Console(highlight=False, markup=False, emoji=False)
        self.console.push_theme(theme_for(self.console.color_system))
        self.signs = signs_for(self.console.encoding)
        self.live = sys.stdin.isatty() and sys.stdout.isatty() and not self.console.is_dumb_terminal

    def wear(self, styles: Mapping[str, str]) -> None:
        """Know a game's own styles too, in place of those worn before."""
        self.console.pop_theme()
        self.console.push_theme(theme_for(self.console.color_system, styles))

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def rows(self) -> int:
        """How many lines can be seen at once; a stream has no end of them."""
        return self.console.height if self.live else ENDLESS

    @contextmanager
    def own_page(self) -> Iterator[None]:
        """A page of its own, which leaves no trace among what was on the terminal before."""
        if not self.live:
            yield
            return
        self.console.set_alt_screen(True)
        try:
            yield
        finally:
            self.console.set_alt_screen(False)

    def show(self, *parts: RenderableType) -> None:
        """Go on below what is there."""
        self.console.print(*parts, sep="\n", soft_wrap=False)

    def tell(self, text: str) -> None:
        """The same for what may be copied: lines are broken by nobody but the terminal."""
        self.console.print(text, soft_wrap=True)

    def draw(self, lines: Iterable[Text]) -> None:
        """In place of what is there."""
        with self.console:  # one write, so that nothing flickers
            if self.live:
                self.console.clear()
            self.console.print(Group(*lines), no_wrap=True, overflow="crop", crop=True)

    def conceal(self) -> None:
        """Leave nothing of what one player saw and typed to the next."""
        if readline is not None:
            readline.clear_history()
        if not self.live and sys.stdout.isatty():  # there, drawing does not clear
            self.show("\n" * self.console.height)

    def wrapped(self, text: Text | str, width: int | None = None, indent: int = 0) -> list[Text]:
        """A text as lines that fit; all but the first are indented."""
        whole = Text(text) if isinstance(text, str) else text
        width = self.width if width is None else width
        first, *rest = whole.wrap(self.console, width) or [Text()]
        if rest and indent:
            rest = list(Text(" ").join(rest).wrap(self.console, width - indent))
        return [first, *(Text(" " * indent) + line for line in rest)]

    def ask(self, prompt: str) -> str:
        """A line that somebody types. ``EOFError`` when there are no more."""
        typed = input(prompt)
        if not self.live:
            self.show(typed)  # so that the stream reads like a talk
        return typed.strip()

    def command(self, typed: str, message: str) -> tuple[str, str]:
        """A command's letter and what follows it; the message knows the words for the letters."""
        word, _, rest = typed.partition(" ")
        letters = dict(pair.rsplit("=", 1) for pair in self.words.text(message).split())
        return letters.get(word.lower(), word.lower()), rest.strip()

    def read(self, lines: Sequence[Text], from_end: bool = False) -> None:
        """Something longer to read, page by page."""
        if not self.live:
            self.draw(lines)
            return
        size = max(1, self.rows - 2)
        missing = [Text()] * (-len(lines) % size)
        filled = [*missing, *lines] if from_end else [*lines, *missing]
        last = max(0, len(filled) // size - 1)
        page = last if from_end else 0
        while True:
            self.draw([*filled[page * size : (page + 1) * size], Text()])
            answer = self.ask(self._page_prompt(page, last) + " ")
            if answer == "p" and page > 0:
                page -= 1
            elif answer == "" and page < last:
                page += 1
            else:
                return

    def _page_prompt(self, page: int, last: int) -> str:
        if last == 0:
            return self.words.text("terminal-page-only")
        message = "terminal-page" if page < last else "terminal-page-last"
        return self.words.text(message, page=page + 1, pages=last + 1)
