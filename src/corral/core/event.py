"""What happened, as a kind and named values; never as a sentence.

Values are numbers, texts in notation, and lists of these, so that an event can be sent as JSON and
worded in any language. What only some may know is kept apart from what everybody knows.
"""

from __future__ import annotations

from typing import TypeAlias

Value: TypeAlias = int | str | bool | list[int] | list[str] | None


def number(value: Value) -> int:
    """A value that has to be a number."""
    if not isinstance(value, int):
        raise TypeError(f"{value!r} is no number")
    return value


def numbers(value: Value) -> list[int]:
    """A value that has to be a list of numbers."""
    if not isinstance(value, list):
        raise TypeError(f"{value!r} is no list of numbers")
    return [number(one) for one in value]


class Event:
    """One thing that happened.

    ``values`` are known to all; ``secret`` to the seats of the ``audience`` alone. An event that
    ``reveals`` shows somebody something new, and what led to it can no longer be undone.
    """

    __slots__ = ("audience", "kind", "reveals", "secret", "values")

    def __init__(
        self,
        kind: str,
        values: dict[str, Value],
        secret: dict[str, Value] | None = None,
        audience: tuple[int, ...] = (),
        reveals: bool = False,
    ) -> None:
        self.kind = kind
        self.values = values
        self.secret = secret
        self.audience = audience
        self.reveals = reveals

    def seen_by(self, seat: int | None) -> dict[str, Value]:
        """The event as ``seat`` (``None``: a spectator) knows it."""
        seen: dict[str, Value] = {"kind": self.kind}
        seen.update(self.values)
        if self.secret is not None and seat in self.audience:
            seen.update(self.secret)
        return {
            name: value[:] if isinstance(value, list) else value for name, value in seen.items()
        }

    def known_to(self, seat: int | None) -> Event:
        """A copy that holds nothing which ``seat`` does not know."""
        secret = self.secret if seat in self.audience else None
        return Event(self.kind, self.values, secret, self.audience, self.reveals)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.values!r}, secret={self.secret!r} to {self.audience})"


def event_of(
    values: dict[str, Value],
    secrets: dict[str, tuple[str, ...]],
    audience: tuple[int, ...],
    reveals: bool,
) -> Event:
    """The event that a game tells in one piece, taken apart: its kind, and what that keeps secret.

    Whoever forgets the audience of a secret gets an error, and nobody the secret.
    """
    kind = str(values["kind"])
    del values["kind"]
    if kind not in secrets:
        return Event(kind, values, None, (), reveals)
    hidden = secrets[kind]
    if not audience:
        raise ValueError(f"{kind} has secrets ({', '.join(hidden)}), but nobody is to see them")
    secret = {name: values.pop(name) for name in hidden}
    return Event(kind, values, secret, audience, reveals)
