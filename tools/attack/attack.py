"""What an attack is: a function of a server's port, and the server it is made for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from tools.attack.server import Server

Doing: TypeAlias = Callable[[Server, float], str]
"""Attacks until that time (``monotonic``); says what was held, or what was not."""


@dataclass(frozen=True)
class Attack:
    """One line of the table."""

    number: int
    """In the list of the audit, docs/server.md."""
    title: str
    doing: Doing
    flags: tuple[str, ...] = ()
    """Of the server; without any it has the limits that servers have."""


ALL: list[Attack] = []


def attack(number: int, title: str, *flags: str) -> Callable[[Doing], Doing]:
    """Adds a function to the list."""

    def add(doing: Doing) -> Doing:
        ALL.append(Attack(number, title, doing, flags))
        return doing

    return add


class Broken(Exception):
    """The server did not hold what it is to hold."""


def held(right: object, otherwise: str) -> None:
    if not right:
        raise Broken(otherwise)
