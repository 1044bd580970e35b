"""Names and passwords, for networks in which browsers know no passkeys (plain http).

The name to come in by ends in a number that we choose: so nobody has to be told that a name is
taken, and nobody learns who is here. A wrong name takes as long as a wrong password.
"""

from __future__ import annotations

import asyncio
from secrets import randbelow, token_urlsafe
from typing import Final
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from corral.server.accounts.guestbook import Guestbook, Password
from corral.server.problems import Refusal
from corral.server.storage.worker import Conflict

TRIES: Final = 8
LEAST_NUMBER: Final = 1000
NUMBERS: Final = 9000
TOGETHER: Final = 2
"""So many passwords are hashed at a time: each takes 64 MB for a moment."""


class Passwords:
    """Sets and checks them."""

    def __init__(self, guestbook: Guestbook) -> None:
        self._book = guestbook
        self._hasher = PasswordHasher()
        self._decoy: str | None = None
        self._hashing = asyncio.Semaphore(TOGETHER)

    async def give(self, player: str, name: str, password: str, old: str | None) -> str:
        """Set one, or another one; the name to come in by."""
        before = await self._book.password_of(player)
        if before is not None and not await self._fits(before.hash, old or ""):
            wrong = "the old password is another one"
            raise Refusal("not_allowed", wrong, reason="wrong_password")
        hashed = await self._hash(password)
        if before is not None:
            await self._book.set_password(Password(player, before.login, hashed))
            return before.login
        for _ in range(TRIES):
            login = f"{login_of(name)}-{LEAST_NUMBER + randbelow(NUMBERS)}"
            try:
                await self._book.set_password(Password(player, login, hashed))
            except Conflict:
                continue
            return login
        raise Refusal("unavailable", "please try again in a moment")

    async def player_with(self, login: str, password: str) -> str | None:
        """Whose name and password these are."""
        found = await self._book.password_by(login_of(login))
        if found is None:
            await self._fits(await self._decoy_hash(), password)
            return None
        if not await self._fits(found.hash, password):
            return None
        if self._hasher.check_needs_rehash(found.hash):  # today's costs are higher
            hashed = await self._hash(password)
            await self._book.set_password(Password(found.player, found.login, hashed))
        return found.player

    async def _decoy_hash(self) -> str:
        """Of a password that nobody has."""
        if self._decoy is None:
            self._decoy = await self._hash(token_urlsafe())
        return self._decoy

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, _plain(password))

    async def _fits(self, hashed: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, hashed, _plain(password))
            except (VerificationError, InvalidHashError):
                return False


def login_of(name: str) -> str:
    """As it is written down, however it is typed."""
    return "-".join(normalize("NFKC", name).casefold().split())


def _plain(password: str) -> bytes:
    """The same for all keyboards."""
    return normalize("NFKC", password).encode("utf-8", "surrogatepass")
