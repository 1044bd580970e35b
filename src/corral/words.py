"""From data to sentences: events, moves, refusals, prompts, rules in the reader's language.

Every sentence stands in ``locales/<language>/*.ftl`` (Project Fluent). The names of the
messages follow from the data: ``GAME-event-sold``, ``GAME-move-stand``, ``GAME-refusal-over``,
``GAME-option-farmers``, ``GAME-rule-E-19``. What a game's values are called is the game's own
affair: the module that its manifest names as ``phrases`` knows. Without one they are called as in
the data, and where a message is missing, too, the notation stands for it. What a language lacks is
said in English.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple, Protocol, TypeAlias, cast

from fluent.runtime import FluentBundle, FluentResource

from corral import plain_phrases
from corral.core.errors import IllegalMove
from corral.core.event import Value
from corral.core.game import View
from corral.core.manifest import part
from corral.core.registry import game as registered
from corral.core.registry import games, own_games
from corral.languages import ENGLISH, LANGUAGES, OWN, check_language, texts

__all__ = [
    "LANGUAGES",
    "MissingWords",
    "Phrase",
    "Phrases",
    "Section",
    "Values",
    "Words",
    "preferred_language",
]

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
            return language if language in LANGUAGES else ENGLISH
    return ENGLISH


class Words:
    """All that Corral can say in one language."""

    def __init__(self, language: str) -> None:
        self.language = check_language(language)

    def has(self, message: str) -> bool:
        return self._bundle(message).has_message(message)

    def _bundle(self, message: str) -> FluentBundle:
        """The language's own, English for a message that it lacks."""
        own = _load(self.language).bundle(message)
        return own if own.has_message(message) else _load(ENGLISH).bundle(message)

    def text(self, message: str, /, **values: str | float) -> str:
        """A message with its variables filled in; ``MissingWords`` if either is missing."""
        if not self.has(message):
            raise MissingWords(f"no message {message!r} in {self.language!r}")
        bundle = self._bundle(message)
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise MissingWords(f"the message {message!r} in {self.language!r} has no text")
        written, errors = bundle.format_pattern(pattern, values)
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
        return self._or(game, f"{game}-title", game)

    def description(self, game: str) -> str:
        """What the game is about, in one line."""
        return self._or(game, f"{game}-description", "")

    def option(self, game: str, name: str) -> str:
        """What an option of the game means, in one line."""
        return self._or(game, f"{game}-option-{name}", name.replace("_", " "))

    def event(self, game: str, event: Mapping[str, Value], names: Sequence[str]) -> str:
        """What happened, as told by ``Match.log``; ``names`` are the players'."""
        variant, values = _phrases(game).event(self, event, names)
        message = _variant(f"{game}-event-{event['kind']}", variant)
        return self._or(game, message, plain_phrases.event_text(event, names), **values)

    def move(self, game: str, move: str, view: View | None = None) -> str:
        """A move's notation in words, for buttons and lists; a view tells what it is about."""
        variant, values = _phrases(game).move(self, move, view)
        verb = move.split(maxsplit=1)[0]
        return self._or(game, _variant(f"{game}-move-{verb}", variant), move, **values)

    def refusal(self, game: str, refused: IllegalMove, names: Sequence[str]) -> str:
        """Why a move is not allowed, told to who tried it; ``names`` are the players'."""
        reason = refused.reason
        variant, values = _phrases(game).refusal(self, reason, refused.values, names)
        message = _variant(f"{game}-refusal-{reason}", variant)
        return self._or(game, message, str(refused), **values)

    def prompt(self, game: str, view: View) -> str:
        """What is to be decided, in one sentence; the view is one of ``Match.view``."""
        message = f"{game}-prompt-{_phrases(game).prompt(view)}"
        return self._or(game, message, self.text("plain-prompt"))

    def label(self, game: str, key: str) -> str:
        """What a key of a view is called, for those who show views as they are."""
        return self._or(game, f"{game}-view-{key}", key.replace("_", " "))

    def kind(self, game: str, verb: str) -> str:
        """A heading for the moves that begin with this word."""
        return self._or(game, f"terminal-{game}-kind-{verb}", verb)

    def _or(self, game: str, message: str, otherwise: str, **values: str | int) -> str:
        """A message that only games without a module ``phrases`` may lack."""
        if _speaks_plainly(game) and not self.has(message):
            return otherwise
        return self.text(message, **values)

    # Rules

    def rules_title(self, game: str) -> str:
        return self._or(game, f"{game}-rules-title", self.title(game))

    def rule(self, game: str, number: str) -> str:
        """The text of a numbered rule (``"E-19"``), as one paragraph."""
        text = self._or(game, f"{game}-rule-{number}", self.text("rules-none"))
        return re.sub(r"[ \n]+", " ", text)

    def sections(self, game: str) -> list[Section]:
        """The chapters of a game's rules with their numbers, in the order of its ``.ftl`` file."""
        own = self._sections(game, self.language)
        return own or self._sections(game, ENGLISH)

    def _sections(self, game: str, language: str) -> list[Section]:
        found: list[Section] = []
        for message in _load(language).messages:
            if message.startswith(f"{game}-rules-") and message != f"{game}-rules-title":
                found.append(Section(self.text(message), ()))
            elif message.startswith(f"{game}-rule-"):
                section = found.pop()
                number = message.removeprefix(f"{game}-rule-")
                found.append(section._replace(numbers=(*section.numbers, number)))
        return found


def _variant(message: str, variant: str) -> str:
    return f"{message}-{variant}" if variant else message


# Where an entry begins: at the beginning of a line, and nothing else begins there but comments.
_ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
# What may be the name of another one in an entry.
_NAMED = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")


class _Shelf:
    """All messages of a language; each is parsed when it is first asked for.

    To parse all of them takes a fifth of a second, and most of those who ask want a few.
    """

    def __init__(self, language: str, files: Iterable[str]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._entries: dict[str, str] = {}
        for text in files:
            for entry in _ENTRY.split(text)[1:]:
                self._entries[entry.partition("=")[0].strip()] = entry  # later files win
        self._parsed: set[str] = set()
        self.messages = tuple(name for name in self._entries if name[0] != "-")
        """Their names, in the order of the files."""

    def bundle(self, message: str) -> FluentBundle:
        """One in which this message can be said, with all that it speaks of."""
        if message in self._entries and message not in self._parsed:
            waiting, found = [message], {message}
            while waiting:
                entry = self._entries[waiting.pop()]
                self._bundle.add_resource(FluentResource(entry), allow_overrides=True)
                more = self._entries.keys() & _NAMED.findall(entry)
                more -= found | self._parsed
                waiting += more
                found |= more
            self._parsed |= found  # at last: another thread may ask meanwhile
        return self._bundle


@cache
def _load(language: str) -> _Shelf:
    packages = _packages()
    return _Shelf(language, [text for one in packages for text in texts(one, language).values()])


def _packages() -> set[str]:
    """Whose words there are: Corral's, and those of games that other packages bring along."""
    others = set(games()) - set(own_games())
    return {OWN, *(registered(name).manifest.words for name in others)}


@cache
def _phrases(game: str) -> Phrases:
    """The module that knows what the game's values are called."""
    return cast(Phrases, part(registered(game).manifest.phrases or plain_phrases.__name__))


def _speaks_plainly(game: str) -> bool:
    return not registered(game).manifest.phrases
