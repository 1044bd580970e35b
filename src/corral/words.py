"""From data to sentences: events, moves, refusals, prompts, rules in the reader's language.

Every sentence stands in ``src/corral/locales/<language>/*.ftl`` (Project Fluent). The names of the
messages follow from the data: ``elgaucho-event-sold``, ``elgaucho-move-stand``,
``elgaucho-refusal-dice_total``, ``elgaucho-rule-E-19``. What a game's values are called is the
game's own affair: the module ``phrases`` beside its rules knows. A new game brings that module and
its ``.ftl`` files.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple, Protocol, TypeAlias, cast

from fluent.runtime import FluentBundle, FluentResource

from corral.core.errors import IllegalMove, OptionError
from corral.core.event import Value
from corral.core.game import View
from corral.core.manifest import part
from corral.core.registry import game as registered

LANGUAGES = ("en", "de", "fr")

Values: TypeAlias = dict[str, str | int]
"""What stands for the variables of a message."""

Phrase: TypeAlias = tuple[str, Values]
"""Which variant of a message (empty: the plain one), and its values."""


class MissingWords(LookupError):
    """A message that a language does not have, or a variable that was not given."""


class Section(NamedTuple):
    """A chapter of a game's rules."""

    title: str
    numbers: tuple[str, ...]


class Phrases(Protocol):
    """What a game's module ``phrases`` offers."""

    def event(
        self, words: Words, event: Mapping[str, Value], names: Sequence[str], /
    ) -> Phrase: ...

    def move(self, words: Words, move: str, view: View | None, /) -> Phrase: ...

    def refusal(
        self, words: Words, reason: str, values: Mapping[str, Value], names: Sequence[str], /
    ) -> Phrase: ...

    def prompt(self, view: View, /) -> str: ...


def preferred_language(environ: Mapping[str, str]) -> str:
    """The language that the environment asks for, English if Corral does not speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := environ.get(variable):
            language = re.split(r"[-_.@]", locale)[0].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


class Words:
    """All that Corral can say in one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise OptionError(f"there is no language {language!r}; there are {known}")
        self.language = language
        self._bundle, self._messages = _load(language)

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def text(self, message: str, /, **values: str | float) -> str:
        """A message with its variables filled in; ``MissingWords`` if either is missing."""
        if not self.has(message):
            raise MissingWords(f"no message {message!r} in {self.language!r}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise MissingWords(f"the message {message!r} in {self.language!r} has no text")
        written, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingWords(f"{message!r} in {self.language!r}: {errors[0]}") from errors[0]
        return str(written)

    def listed(self, items: Iterable[str]) -> str:
        """Several things as the language strings them together: 'a, b and c'."""
        return self._strung(items, "list-last")

    def either(self, items: Iterable[str]) -> str:
        """Several things of which any one will do: 'a, b or c'."""
        return self._strung(items, "list-or")

    def _strung(self, items: Iterable[str], end: str) -> str:
        *first, last = items
        if not first:
            return last
        so_far = first[0]
        for item in first[1:]:
            so_far = self.text("list-more", list=so_far, item=item)
        return self.text(end, list=so_far, item=last)

    # Games

    def title(self, game: str) -> str:
        return self.text(f"{game}-title")

    def description(self, game: str) -> str:
        """What the game is about, in one line."""
        return self.text(f"{game}-description")

    def option(self, game: str, name: str) -> str:
        """What an option of the game means, in one line."""
        return self.text(f"{game}-option-{name}")

    def event(self, game: str, event: Mapping[str, Value], names: Sequence[str]) -> str:
        """What happened, as told by ``Match.log``; ``names`` are the players'."""
        variant, values = _phrases(game).event(self, event, names)
        return self.text(_variant(f"{game}-event-{event['kind']}", variant), **values)

    def move(self, game: str, move: str, view: View | None = None) -> str:
        """A move's notation in words, for buttons and lists; a view tells what it is about."""
        variant, values = _phrases(game).move(self, move, view)
        verb = move.split(maxsplit=1)[0]
        return self.text(_variant(f"{game}-move-{verb}", variant), **values)

    def refusal(self, game: str, refused: IllegalMove, names: Sequence[str]) -> str:
        """Why a move is not allowed, told to who tried it; ``names`` are the players'."""
        reason = refused.reason
        variant, values = _phrases(game).refusal(self, reason, refused.values, names)
        return self.text(_variant(f"{game}-refusal-{reason}", variant), **values)

    def prompt(self, game: str, view: View) -> str:
        """What is to be decided, in one sentence; the view is one of ``Match.view``."""
        return self.text(f"{game}-prompt-{_phrases(game).prompt(view)}")

    # Rules

    def rules_title(self, game: str) -> str:
        return self.text(f"{game}-rules-title")

    def rule(self, number: str) -> str:
        """The text of a numbered rule (``"E-19"``), as one paragraph."""
        for message in self._messages:
            if message.endswith(f"-rule-{number}"):
                return re.sub(r"[ \n]+", " ", self.text(message))
        raise MissingWords(f"no rule {number!r} in {self.language!r}")

    def sections(self, game: str) -> list[Section]:
        """The chapters of a game's rules with their numbers, in the order of its ``.ftl`` file."""
        found: list[Section] = []
        for message in self._messages:
            if message.startswith(f"{game}-rules-") and message != f"{game}-rules-title":
                found.append(Section(self.text(message), ()))
            elif message.startswith(f"{game}-rule-"):
                section = found.pop()
                number = message.removeprefix(f"{game}-rule-")
                found.append(section._replace(numbers=(*section.numbers, number)))
        return found


def _variant(message: str, variant: str) -> str:
    return f"{message}-{variant}" if variant else message


@cache
def _load(language: str) -> tuple[FluentBundle, tuple[str, ...]]:
    """All messages of a language, and their names in the order of the files."""
    bundle = FluentBundle([language], use_isolating=False)
    messages: list[str] = []
    folder = files("corral") / "locales" / language
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        if path.name.endswith(".ftl"):
            text = path.read_text(encoding="utf-8")
            bundle.add_resource(FluentResource(text))
            messages += re.findall(r"^([\w-]+) *=", text, re.MULTILINE)
    return bundle, tuple(messages)


@cache
def _phrases(game: str) -> Phrases:
    """The module beside the game's own that knows how its values are called."""
    return cast(Phrases, part(registered(game).manifest.phrases))
