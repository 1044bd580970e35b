"""An authenticator in software: makes passkeys and shows them, as WebAuthn describes it."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from secrets import token_bytes
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT_AND_VERIFIED = 0x05
WITH_KEY = 0x40
NO_AAGUID = bytes(16)


def text(value: bytes) -> str:
    return urlsafe_b64encode(value).decode().rstrip("=")


def data(told: str) -> bytes:
    return urlsafe_b64decode(told + "=" * (-len(told) % 4))


class Authenticator:
    """Has one key at a time; a phone that somebody carries from browser to browser."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.uses = 0
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.id = token_bytes(16)
        self.handle = b""

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to ``navigator.credentials.create``."""
        self.handle = data(options["user"]["id"])
        numbers = self._key.public_key().public_numbers()
        x, y = (one.to_bytes(32, "big") for one in (numbers.x, numbers.y))
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        told = NO_AAGUID + len(self.id).to_bytes(2, "big") + self.id + key
        known = self._known(options["rp"]["id"], PRESENT_AND_VERIFIED | WITH_KEY) + told
        response = {
            "clientDataJSON": text(self._said("webauthn.create", options)),
            "attestationObject": text(
                cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": known})
            ),
        }
        return self._credential(response)

    def show(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to ``navigator.credentials.get``."""
        self.uses += 1
        known = self._known(options["rpId"], PRESENT_AND_VERIFIED)
        said = self._said("webauthn.get", options)
        signature = self._key.sign(known + sha256(said).digest(), ec.ECDSA(SHA256()))
        response = {
            "clientDataJSON": text(said),
            "authenticatorData": text(known),
            "signature": text(signature),
            "userHandle": text(self.handle),
        }
        return self._credential(response)

    def _known(self, place: str, flags: int) -> bytes:
        return sha256(place.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def _said(self, kind: str, options: dict[str, Any]) -> bytes:
        told = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps({**told, "crossOrigin": False}).encode()

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        name = text(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}
