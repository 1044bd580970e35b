"""What travels about guests who come back; as in ``wire``."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from corral.server.accounts.guestbook import Way
from corral.server.wire import Me, Name

SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200

NewPassword: TypeAlias = Annotated[
    str, Meta(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)
]
SomePassword: TypeAlias = Annotated[str, Meta(max_length=LONGEST_PASSWORD)]
Credential: TypeAlias = Annotated[dict[str, Any], Meta(title="Credential")]
"""What ``navigator.credentials`` gives, as JSON."""


class SessionInfo(Struct, frozen=True):
    """A browser that is somebody's; ``way``: how they came in."""

    id: str
    way: Way
    device: str
    made: float
    seen: float
    """To the day."""
    current: bool
    """Whether it is the one that asks."""


class PasskeyInfo(Struct, frozen=True):
    """A passkey, by the name of the device it was made on."""

    id: str
    name: str
    made: float
    used: float | None


class Account(Struct, frozen=True):
    """By what somebody can come back, and where they are signed in."""

    me: Me
    login: str | None
    """The name that goes with the password, where there is one."""
    passkeys: list[PasskeyInfo]
    recovery: float | None
    """Since when there is a recovery link."""
    sessions: list[SessionInfo]


class Question(Struct, frozen=True):
    """What ``navigator.credentials`` is to be asked, as JSON."""

    options: dict[str, Any]


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that the browser has made."""

    credential: Credential


class ShownPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey, to come in by; ``merge`` brings along what the browser's guest had so far."""

    credential: Credential
    merge: bool = False


class GivenPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """A password to come in by from now on; with the old one, if there is one."""

    password: NewPassword
    old: SomePassword | None = None


class ShownPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password, to come in by; ``merge`` as with passkeys."""

    login: Annotated[str, Meta(max_length=200)]
    password: SomePassword
    merge: bool = False


class NewLink(Struct, frozen=True, forbid_unknown_fields=True):
    """A link to come in by, once: at another device within minutes, or in an emergency."""

    kind: Literal["device", "recovery"]


class Link(Struct, frozen=True):
    """It is shown once; we keep no more than a hash of it."""

    path: str
    """Below the server's address. The code is behind a ``#``, which browsers send to nobody."""
    code: str
    until: float | None
    """When it ends; a recovery link is good until it is used or replaced."""
    qr: str
    """The whole address as a drawing: the ``d`` of an SVG path, one unit for each module."""
    size: int
    """How many modules the drawing is wide, with its margin."""


class ShownLink(Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a link; ``merge`` as with passkeys."""

    code: Annotated[str, Meta(min_length=8, max_length=100)]
    merge: bool = False


class Farewell(Struct, frozen=True, forbid_unknown_fields=True):
    """The own name, so that nobody is deleted by a slip."""

    name: Name
