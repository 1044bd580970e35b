"""Options: what a match can be played with, each of one kind, each with its rule's number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from corral.core.errors import OptionError
from corral.core.text import Token

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = dict[str, OptionValue]
"""Every option of a game with its value."""

NO_YES = ("no", "yes")


class Option:
    """Something that can be chosen before a match; see ``Switch``, ``Number`` and ``Choice``.

    ``excludes`` names options that must stay as they usually are while this one does not.
    """

    __slots__ = ("default", "excludes", "name", "rule")

    def __init__(
        self, name: str, default: OptionValue, rule: str, excludes: Sequence[str] = ()
    ) -> None:
        self.name = name
        self.default = default
        self.rule = rule
        self.excludes = tuple(excludes)

    @property
    def word(self) -> str:
        """What records and positions call it."""
        return self.name

    @property
    def usual(self) -> str:
        """The value it has unless somebody wants another, as people type it."""
        return str(self.default)

    def values(self) -> list[OptionValue]:
        """Values that together show all it can do, the default first; for tests and forms."""
        raise NotImplementedError

    def check(self, value: object) -> OptionValue:
        """The value, if it is one; ``OptionError`` says what would be right."""
        raise NotImplementedError

    def told(self, value: OptionValue) -> OptionValue:
        """The value that goes with ``word``."""
        return value

    def text(self, value: OptionValue) -> str:
        """A value as records and positions write it."""
        return str(value)

    def read(self, token: Token) -> OptionValue:
        """The value that is written in a record, a position or on a command line."""
        raise NotImplementedError


class Switch(Option):
    """Yes or no.

    ``opposite`` is the word for its being off by which records have always told it: they stay
    readable, and as they are, when an option gets a better name.
    """

    __slots__ = ("opposite",)

    def __init__(
        self,
        name: str,
        default: bool,
        rule: str,
        excludes: Sequence[str] = (),
        opposite: str = "",
    ) -> None:
        super().__init__(name, default, rule, excludes)
        self.opposite = opposite

    @property
    def usual(self) -> str:
        return NO_YES[bool(self.default)]

    @property
    def word(self) -> str:
        return self.opposite or self.name

    def values(self) -> list[OptionValue]:
        return [self.default, not self.default]

    def check(self, value: object) -> OptionValue:
        if not isinstance(value, bool):
            raise OptionError(f"option {self.name}={value!r} is not True or False")
        return value

    def told(self, value: OptionValue) -> OptionValue:
        return bool(value) != bool(self.opposite)

    def text(self, value: OptionValue) -> str:
        return NO_YES[bool(self.told(value))]

    def read(self, token: Token) -> OptionValue:
        return bool(token.one_of(NO_YES))


class Number(Option):
    """A whole number from ``low`` to ``high``."""

    __slots__ = ("high", "low")

    def __init__(
        self, name: str, default: int, low: int, high: int, rule: str, excludes: Sequence[str] = ()
    ) -> None:
        super().__init__(name, default, rule, excludes)
        self.low = low
        self.high = high

    def values(self) -> list[OptionValue]:
        others = sorted({self.low, self.high} - {self.default})
        return [self.default, *others]

    def check(self, value: object) -> OptionValue:
        if isinstance(value, bool) or not isinstance(value, int):
            raise OptionError(f"option {self.name}={value!r} is not a whole number")
        if not self.low <= value <= self.high:
            raise OptionError(
                f"option {self.name}={value!r} is not a number from {self.low} to {self.high}"
            )
        return value

    def read(self, token: Token) -> OptionValue:
        return token.number(self.low, self.high)


class Choice(Option):
    """One of several words."""

    __slots__ = ("words",)

    def __init__(
        self,
        name: str,
        default: str,
        words: Sequence[str],
        rule: str,
        excludes: Sequence[str] = (),
    ) -> None:
        super().__init__(name, default, rule, excludes)
        self.words = tuple(words)

    def values(self) -> list[OptionValue]:
        return [self.default, *(word for word in self.words if word != self.default)]

    def check(self, value: object) -> OptionValue:
        if not isinstance(value, str) or value not in self.words:
            raise OptionError(f"option {self.name}={value!r} is not one of {', '.join(self.words)}")
        return value

    def read(self, token: Token) -> OptionValue:
        return self.words[token.one_of(self.words)]


def check_declared(known: Sequence[Option]) -> None:
    """Refuse options by which a game would play otherwise than its author means."""
    names = [option.name for option in known]
    taken: set[str] = set()
    for option in known:
        if isinstance(option, Switch) and option.opposite == option.name:
            raise OptionError(f"its option {option.name} is the opposite of itself")
        for word in {option.name, option.word}:
            if word in taken:
                raise OptionError(f"two of its options are called {word!r}")
            taken.add(word)
        for other in option.excludes:
            if other == option.name or other not in names:
                others = ", ".join(name for name in names if name != option.name) or "none"
                raise OptionError(
                    f"its option {option.name} excludes {other!r}; its other options: {others}"
                )


def check_options(
    game: str, known: Sequence[Option], given: Mapping[str, object]
) -> dict[str, OptionValue]:
    """The options in full; unknown names, wrong values and what excludes each other are refused."""
    chosen: Options = {option.name: option.default for option in known}
    for name, value in given.items():
        option = named(known, name)
        if option is None:
            names = ", ".join(option.name for option in known) or "none"
            raise OptionError(f"{game} has no option {name!r}; it has {names}")
        if option.word in given and name != option.word:
            raise OptionError(f"{option.name} and {option.word} are the same option: give one")
        checked = option.check(value)
        chosen[option.name] = checked if name == option.name else not checked
    for option in known:
        for other in option.excludes:
            if is_changed(known, chosen, option.name) and is_changed(known, chosen, other):
                raise OptionError(f"the options {option.name} and {other} exclude each other")
    return chosen


def named(known: Sequence[Option], name: str) -> Option | None:
    """The option of that name, or whose opposite it is."""
    for option in known:
        if name in (option.name, option.word):
            return option
    return None


def is_changed(known: Sequence[Option], chosen: Mapping[str, OptionValue], name: str) -> bool:
    """Whether an option is not as it usually is."""
    option = named(known, name)
    return option is not None and chosen[option.name] != option.default
