"""Reading line-based texts: every complaint names its line and column."""

from __future__ import annotations

from collections.abc import Sequence

from corral.core.errors import NotationError

LONGEST = 1_000_000
SHOWN = 60


def shown(value: object) -> str:
    """A value as complaints quote it: not more of it than helps."""
    text = repr(value)
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"


class Token:
    """A word of the text and where it stands."""

    __slots__ = ("column", "line", "text")

    def __init__(self, text: str, line: int, column: int) -> None:
        self.text = text
        self.line = line
        self.column = column

    def wrong(self, problem: str) -> NotationError:
        """The error that names the token's place and the problem."""
        return NotationError(self.line, self.column, problem)

    def unexpected(self, wanted: str) -> NotationError:
        """The error for a token that stands where something else is wanted."""
        return self.wrong(f"{shown(self.text)} stands where {wanted} is wanted")

    def number(self, low: int, high: int) -> int:
        """The token as a whole number within bounds."""
        if not (self.text.isascii() and self.text.isdigit()) or len(self.text) > len(str(high)):
            raise self.unexpected(f"a number from {low} to {high}")
        value = int(self.text)
        if not low <= value <= high:
            raise self.unexpected(f"a number from {low} to {high}")
        return value

    def one_of(self, words: Sequence[str]) -> int:
        """The place of the token among the words."""
        if self.text not in words:
            raise self.unexpected("one of " + ", ".join(words))
        return words.index(self.text)

    def seat(self, players: int) -> int:
        """The token as a seat: ``p0`` and so on."""
        return self.one_of([f"p{seat}" for seat in range(players)])

    def part(self, start: int, end: int | None = None) -> Token:
        """A piece of the token, with its own place."""
        return Token(self.text[start:end], self.line, self.column + start)

    def split(self, separator: str) -> list[Token]:
        """The pieces between separators, each with its own place."""
        pieces = []
        start = 0
        for piece in self.text.split(separator):
            pieces.append(self.part(start, start + len(piece)))
            start += len(piece) + len(separator)
        return pieces


class Line:
    """One line of a text, as words."""

    __slots__ = ("end", "number", "text", "words")

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.text = text
        self.words = _words(number, text)
        self.end = Token("", number, len(text) + 1)

    def word(self, index: int, wanted: str) -> Token:
        """The word at an index; an error that says what is wanted when the line is too short."""
        if index < len(self.words):
            return self.words[index]
        raise self.end.wrong(f"the line ends where {wanted} is wanted")

    def rest(self, index: int) -> list[Token]:
        """The words from a place on."""
        return self.words[index:]

    def only(self, count: int) -> None:
        """Refuse words beyond the first ``count``."""
        if len(self.words) > count:
            raise self.words[count].wrong(
                f"nothing may follow here, found {shown(self.words[count].text)}"
            )


class Reader:
    """The lines of a text one after the other, without blank ones and comments (#)."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise NotationError(1, 1, f"the text is longer than {LONGEST} characters")
        self._lines: list[Line] = []
        number = 0
        for raw in text.split("\n"):
            number += 1
            stripped = raw.strip()
            if stripped and not stripped.startswith("#"):
                self._lines.append(Line(number, raw.rstrip("\r")))
        self._next = 0
        self._last = Token("", number, 1)

    def done(self) -> bool:
        """Whether all lines have been read."""
        return self._next >= len(self._lines)

    def peek(self) -> str:
        """The first word of the next line; empty at the end."""
        return "" if self.done() else self._lines[self._next].words[0].text

    def line(self, wanted: str) -> Line:
        """The next line, whatever it is."""
        if self.done():
            raise self._last.wrong(f"the text ends where {wanted} is wanted")
        self._next += 1
        return self._lines[self._next - 1]

    def keyed(self, *keys: str) -> Line:
        """The next line, which must begin with these words."""
        wanted = f"a line `{' '.join(keys)} ...`"
        line = self.line(wanted)
        for index, key in enumerate(keys):
            if line.word(index, f"`{key}`").text != key:
                raise line.words[index].unexpected(f"`{key}`")
        return line

    def value(self, *keys: str, wanted: str) -> Token:
        """The only word that follows these in the next line."""
        line = self.keyed(*keys)
        line.only(len(keys) + 1)
        return line.word(len(keys), wanted)

    def values(self, *keys: str) -> list[Token]:
        """All words that follow these in the next line; none for a dash."""
        line = self.keyed(*keys)
        line.word(len(keys), "a value or `-`")
        return unlisted(line.rest(len(keys)))

    def finish(self) -> None:
        """Refuses whatever has not been read."""
        if not self.done():
            raise self._lines[self._next].words[0].wrong("nothing may follow the end of the text")


def _words(number: int, text: str) -> list[Token]:
    words: list[Token] = []
    start = -1
    for column, character in enumerate(text + " "):
        if character.isspace():
            if start >= 0:
                words.append(Token(text[start:column], number, start + 1))
                start = -1
        elif start < 0:
            start = column
    return words


def listed(words: Sequence[str]) -> str:
    """Words as they stand in a line; a dash for none."""
    return " ".join(words) if words else "-"


def unlisted(tokens: list[Token]) -> list[Token]:
    """The tokens of a list; a single dash is none."""
    if not tokens:
        return tokens
    if tokens[0].text == "-":
        if len(tokens) > 1:
            raise tokens[1].wrong("nothing may follow `-`")
        return []
    return tokens
