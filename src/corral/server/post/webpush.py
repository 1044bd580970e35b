"""Web push: a message that only one browser can read, and a note by whom it is sent.

The body is encrypted as RFC 8291 says (one record of RFC 8188's ``aes128gcm``), the note is a
token signed as RFC 8292 says (VAPID). Both are some dozen lines over ``cryptography``, which is
here for passkeys anyway; docs/stack.md tells why no library of push stands in between.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from secrets import token_bytes
from typing import Final

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from msgspec import Struct

CURVE: Final = ec.SECP256R1()
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16
SALT_BYTES: Final = 16
RECORD: Final = 4096
LONGEST: Final = 3072
"""Bytes of a message; services take at least 4096 of an encrypted one."""
LAST_RECORD: Final = b"\2"
TOKEN_SECONDS: Final = 12 * 3600


class BrowserKeys(Struct, frozen=True):
    """What a subscription tells: the browser's public key, and a secret; base64url."""

    p256dh: str
    auth: str


def to_base64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    """``ValueError`` where it is none."""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (NotBase64, UnicodeEncodeError):
        raise ValueError("not base64url") from None


def check_keys(keys: BrowserKeys) -> None:
    """``ValueError`` where nothing can be encrypted for them."""
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64(keys.p256dh))
    if len(from_base64(keys.auth)) != AUTH_BYTES:
        raise ValueError(f"auth is not of {AUTH_BYTES} bytes")


# Encryption


def encrypted(message: bytes, keys: BrowserKeys) -> bytes:
    """With a key and a salt that are used this once."""
    return sealed(message, keys, ec.generate_private_key(CURVE), token_bytes(SALT_BYTES))


def sealed(
    message: bytes, keys: BrowserKeys, own: ec.EllipticCurvePrivateKey, salt: bytes
) -> bytes:
    """RFC 8291, section 3.4; the header of RFC 8188, section 2.1, and one record."""
    theirs_raw = from_base64(keys.p256dh)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs_raw)
    own_raw = point(own)
    shared = own.exchange(ec.ECDH(), theirs)
    info = b"WebPush: info\0" + theirs_raw + own_raw
    secret = _derived(shared, from_base64(keys.auth), info, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([POINT_BYTES]) + own_raw
    return head + AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half, as browsers and services write it."""
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_key().public_bytes(serialization.Encoding.X962, form)


# By whom it is sent


class ServerKey:
    """The key by which push services know this server again; browsers subscribe to it."""

    def __init__(self, key: ec.EllipticCurvePrivateKey) -> None:
        self._key = key
        self.public = to_base64(point(key))

    @classmethod
    def new(cls) -> ServerKey:
        return cls(ec.generate_private_key(CURVE))

    @classmethod
    def read(cls, text: str) -> ServerKey:
        return cls(ec.derive_private_key(int.from_bytes(from_base64(text), "big"), CURVE))

    def written(self) -> str:
        return to_base64(self._key.private_numbers().private_value.to_bytes(32, "big"))

    def authorization(self, origin: str, contact: str, now: float) -> str:
        """The header for a service at an origin; ``contact``: whom its operators may ask."""
        claims = {"aud": origin, "exp": int(now) + TOKEN_SECONDS, "sub": contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(to_base64(msgspec.json.encode(part)) for part in parts)
        pair = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = b"".join(number.to_bytes(32, "big") for number in pair)
        return f"vapid t={signed}.{to_base64(signature)}, k={self.public}"
