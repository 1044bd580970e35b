"""Edition data: board, tiles and counts as a TOML file, checked on load.

A game reads its values through ``Checker``, which knows the path of each value and says what is
wrong where. The hash is over the content, not over its layout, so comments may be edited freely.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

from corral.core.errors import EditionError
from corral.core.text import shown

LARGEST = 1_000_000
WIDEST = 96


class Edition:
    """Checked edition data. ``data`` is the plain content, ``digest`` its fingerprint."""

    __slots__ = ("data", "digest", "name", "source")

    def __init__(self, name: str, source: str, data: dict[str, Any]) -> None:
        self.name = name
        self.source = source
        self.data = data
        canonical = json.dumps(data, sort_keys=True, separators=(",", ":"))
        self.digest = sha256(canonical.encode()).hexdigest()[:16]


def read_edition(path: Path, check: Callable[[str, dict[str, Any]], str]) -> Edition:
    """The edition in a file; ``check`` refuses what cannot be played with, and gives its name."""
    return edition_of(str(path), _read_toml(path), check)


def edition_of(
    source: str, data: dict[str, Any], check: Callable[[str, dict[str, Any]], str]
) -> Edition:
    """The edition with this content, checked likewise."""
    return Edition(check(source, data), source, data)


def check_nothing(source: str, data: dict[str, Any]) -> str:
    """For games without edition data: a name and nothing else."""
    return Checker(source, data).table("name")["name"].word()


def content_lines(data: dict[str, Any]) -> list[str]:
    """The content of an edition as lines of JSON that people can read and compare."""
    return _json_lines(data, "", "")


def _json_lines(value: Any, indent: str, key: str) -> list[str]:
    """In one line what fits into one; else a line for each member."""
    short = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(key) + len(short) <= WIDEST or not isinstance(value, dict | list):
        return [indent + key + short]
    inner = indent + "  "
    if isinstance(value, dict):
        begin, end = "{", "}"
        members = [
            _json_lines(member, inner, f"{json.dumps(name, ensure_ascii=False)}: ")
            for name, member in value.items()
        ]
    else:
        begin, end = "[", "]"
        members = [_json_lines(member, inner, "") for member in value]
    for member in members[:-1]:
        member[-1] += ","
    return [indent + key + begin, *(line for member in members for line in member), indent + end]


def _read_toml(path: Path) -> dict[str, Any]:
    """The content of a TOML file; every failure is an ``EditionError`` that names the file."""
    source = str(path)
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
        if len(content) > LARGEST:
            raise EditionError(source, "", f"an edition file has at most {LARGEST} bytes")
        return tomllib.loads(content.decode("utf-8-sig"))
    except OSError as unreadable:
        raise EditionError(source, "", f"cannot be read: {unreadable.strerror}") from None
    except UnicodeDecodeError as binary:
        raise EditionError(source, f"byte {binary.start + 1}", "is not UTF-8 text") from None
    except EditionError:
        raise
    except ValueError as malformed:  # not TOML, or a number of thousands of digits
        raise EditionError(source, "", f"is not TOML: {malformed}") from None
    except RecursionError:
        raise EditionError(source, "", "is nested too deeply") from None


class Checker:
    """A value of an edition file together with its path in it."""

    def __init__(self, source: str, value: Any, where: str = "") -> None:
        self.source = source
        self.value = value
        self.where = where

    def wrong(self, problem: str) -> EditionError:
        """The error that names the file, the place in it and the problem."""
        return EditionError(self.source, self.where, problem)

    def table(self, *keys: str) -> dict[str, Checker]:
        """The value as a table with exactly these keys."""
        if not isinstance(self.value, dict):
            raise self.wrong(f"is {shown(self.value)}, wanted a table with {', '.join(keys)}")
        for key in keys:
            if key not in self.value:
                raise self.wrong(f"lacks `{key}`")
        for key in self.value:
            if key not in keys:
                raise self.wrong(f"has an unknown key {shown(key)}; known are {', '.join(keys)}")
        prefix = f"{self.where}." if self.where else ""
        return {key: Checker(self.source, self.value[key], prefix + key) for key in keys}

    def list(self, fewest: int, most: int) -> list[Checker]:
        """The value as a list of a length within bounds."""
        if not isinstance(self.value, list) or not fewest <= len(self.value) <= most:
            wanted = str(fewest) if fewest == most else f"{fewest} to {most}"
            raise self.wrong(f"is {shown(self.value)}, wanted a list of {wanted} entries")
        return [
            Checker(self.source, entry, f"{self.where}[{index}]")
            for index, entry in enumerate(self.value)
        ]

    def number(self, low: int, high: int) -> int:
        """The value as a whole number within bounds."""
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(f"is {shown(value)}, wanted a whole number from {low} to {high}")
        return value

    def word(self) -> str:
        """The value as a short name without spaces."""
        value = self.value
        if not isinstance(value, str) or not value.isprintable() or not 0 < len(value) <= 40:
            raise self.wrong(f"is {shown(value)}, wanted a name of 1 to 40 characters")
        if any(character.isspace() for character in value):
            raise self.wrong(f"is {shown(value)}, wanted a name without spaces")
        return value
