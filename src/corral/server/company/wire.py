"""What travels about people one has played with: lists, invitations, blocks."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from corral.server.wire import TableInfo


class PersonInfo(Struct, frozen=True):
    """Somebody one has played with."""

    id: str
    name: str
    matches: int
    last: float
    """When the latest match ended, in seconds since 1970."""


class BlockedInfo(Struct, frozen=True):
    """Somebody one wants nothing to do with."""

    id: str
    name: str
    at: float
    """Since when, in seconds since 1970."""


class CompanyInfo(Struct, frozen=True):
    """People one has played with, the latest first, and those one has blocked."""

    people: list[PersonInfo]
    blocked: list[BlockedInfo]


class InvitePerson(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody one has played with is to come to a table."""

    player: Annotated[str, Meta(min_length=1, max_length=40)]


class InvitedGuest(Struct, frozen=True):
    """Somebody who was invited to a table."""

    id: str
    name: str
    answer: Literal["none", "declined", "here"]


class InvitationToMe(Struct, frozen=True):
    """A table to which one is invited."""

    table: TableInfo
    inviter: str
    """Their number; their profile is found by it."""
    name: str
    at: float
    """When, in seconds since 1970."""
