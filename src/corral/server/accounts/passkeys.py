"""Passkeys (WebAuthn): browsers and phones keep a key, and show that they have it.

What is asked is random, written down, and good once and for minutes, in whichever process the
answer arrives. A passkey is bound to the name of this server as the browser sees it.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from secrets import token_bytes
from time import time
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from corral.server.accounts.guestbook import Guestbook, Passkey, Player
from corral.server.accounts.identity import hash_of
from corral.server.problems import Refusal
from corral.server.storage.worker import Conflict

MAKE, SHOW = "make", "show"
"""What a question asks for."""
MINUTES: Final = 5
MOST: Final = 20
"""So many passkeys a guest may have."""
CHALLENGE_BYTES: Final = 32
MALFORMED: Final = (WebAuthnException, ValueError, TypeError, KeyError)
"""What comes of answers that no browser gives."""


class RelyingParty:
    """Where the browser thinks it is: the origin, and the name that passkeys are bound to."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.name = urlsplit(origin).hostname or ""


class Passkeys:
    """Asks, and checks the answers."""

    def __init__(self, guestbook: Guestbook) -> None:
        self._book = guestbook

    async def ask_to_make(self, player: Player, place: RelyingParty) -> dict[str, Any]:
        """For ``navigator.credentials.create``."""
        challenge = await self._challenge(MAKE, player.id)
        known = await self._book.passkeys(player.id)
        if len(known) >= MOST:
            raise Refusal("not_allowed", f"{MOST} passkeys are allowed", reason="many_passkeys")
        options = generate_registration_options(
            rp_id=place.name,
            rp_name="Corral",
            user_id=(await self._book.handle(player.id)).encode(),
            user_name=player.name,
            user_display_name=player.name,
            challenge=challenge,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in known
            ],
        )
        return _as_json(options_to_json(options))

    async def add(
        self, player: Player, place: RelyingParty, credential: dict[str, Any], name: str
    ) -> None:
        challenge = await self._asked(MAKE, player.id, credential)
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=place.name,
                expected_origin=place.origin,
            )
        except MALFORMED:
            raise _wrong() from None
        passkey = Passkey(
            id=_text(made.credential_id),
            player=player.id,
            public_key=_text(made.credential_public_key),
            uses=made.sign_count,
            name=name,
            made=time(),
        )
        try:
            await self._book.add_passkey(passkey)
        except Conflict:
            raise _wrong() from None

    async def ask_to_show(self, place: RelyingParty) -> dict[str, Any]:
        """For ``navigator.credentials.get``: anybody's, so that it tells of nobody."""
        challenge = await self._challenge(SHOW, None)
        options = generate_authentication_options(
            rp_id=place.name,
            challenge=challenge,
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return _as_json(options_to_json(options))

    async def player_with(self, place: RelyingParty, credential: dict[str, Any]) -> str:
        """Whose passkey was shown."""
        challenge = await self._asked(SHOW, "", credential)
        passkey = await self._book.passkey(f"{credential.get('id')}")
        if passkey is None:
            raise _wrong()
        try:
            shown = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=place.name,
                expected_origin=place.origin,
                credential_public_key=_bytes(passkey.public_key),
                credential_current_sign_count=passkey.uses,
            )
        except MALFORMED:
            raise _wrong() from None
        if not await self._book.used_passkey(passkey, shown.new_sign_count, time()):
            raise _wrong()
        return passkey.player

    async def _challenge(self, kind: str, player: str | None) -> bytes:
        challenge = token_bytes(CHALLENGE_BYTES)
        now = time()
        digest = hash_of(_text(challenge))
        await self._book.add_token(kind, digest, player, now, now + 60 * MINUTES)
        return challenge

    async def _asked(self, kind: str, player: str, credential: dict[str, Any]) -> bytes:
        """The question that an answer answers, if it was asked and not yet answered."""
        try:
            told = msgspec.json.decode(_bytes(credential["response"]["clientDataJSON"]))
            challenge = _bytes(told["challenge"])
        except (msgspec.DecodeError, ValueError, TypeError, KeyError):
            raise _wrong() from None
        digest = hash_of(_text(challenge))
        if await self._book.take_token((kind,), digest, time()) != player:
            raise _wrong()
        return challenge


def _wrong() -> Refusal:
    """The same for all that may be wrong."""
    return Refusal("not_allowed", "this passkey does not fit", reason="wrong_passkey")


def _as_json(text: str) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(text)
    return found


def _text(value: bytes) -> str:
    return urlsafe_b64encode(value).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
