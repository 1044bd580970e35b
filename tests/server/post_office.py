"""What stands in for push services, webhooks and a mail server: the real protocols, all read.

A browser is one too: it has the keys by which alone what it is sent can be read.
"""

from __future__ import annotations

import json
import socketserver
import ssl
import threading
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Empty, Queue
from typing import Any, NamedTuple

import jwt
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from corral.server.post.webpush import CURVE, from_base64, point, to_base64
from tests.server.people import PATIENCE

WHILE = 0.3
"""So long nothing more must come."""


class Taken(NamedTuple):
    """A request that came in."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Box:
    """What has come, in its order."""

    def __init__(self) -> None:
        self._queue: Queue[Any] = Queue()

    def put(self, one: object) -> None:
        self._queue.put(one)

    def next(self) -> Any:
        return self._queue.get(timeout=PATIENCE)

    def nothing(self) -> bool:
        """Whether nothing more is there, or comes in a moment."""
        try:
            self._queue.get(timeout=WHILE)
        except Empty:
            return True
        return False


class PostOffice:
    """A push service and webhooks: one address, any path; answers are what ``answers`` says."""

    def __init__(self, tls: ssl.SSLContext | None = None) -> None:
        self.box = Box()
        self.answers: list[tuple[int, dict[str, str]]] = []
        """Statuses and headers of the next answers; then all is fine."""
        office = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers.get("content-length", "0"))
                headers = {name.lower(): value for name, value in self.headers.items()}
                office.box.put(Taken(self.path, headers, self.rfile.read(length)))
                status, more = office.answers.pop(0) if office.answers else (201, {})
                self.send_response(status)
                self.send_header("location", "http://127.0.0.1:1/elsewhere")
                for name, value in more.items():
                    self.send_header(name, value)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                """Nobody reads it."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        if tls is not None:
            self._server.socket = tls.wrap_socket(self._server.socket, server_side=True)
        self.port = self._server.server_address[1]
        self.url = f"http://127.0.0.1:{self.port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Subscription:
    """A browser's: it alone can read what is sent to it."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(CURVE)
        self._auth = b"sixteen letters!"

    @property
    def told(self) -> dict[str, str]:
        """What the page hands to the server."""
        return {
            "endpoint": self.endpoint,
            "p256dh": to_base64(point(self._key)),
            "auth": to_base64(self._auth),
        }

    def read(self, taken: Taken, server_key: str) -> Any:
        """The message, if all is as RFC 8291 and RFC 8292 say."""
        assert taken.headers["content-encoding"] == "aes128gcm"
        assert int(taken.headers["ttl"]) > 0
        scheme, token, key = taken.headers["authorization"].replace(",", "").split()
        assert (scheme, key) == ("vapid", f"k={server_key}")
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64(server_key))
        origin = "/".join(self.endpoint.split("/")[:3])
        claims = jwt.decode(token.removeprefix("t="), public, algorithms=["ES256"], audience=origin)
        assert claims["sub"].startswith(("mailto:", "https:"))
        return json.loads(self.decrypted(taken.body))

    def decrypted(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender_raw, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        sender = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender_raw)
        shared = self._key.exchange(ec.ECDH(), sender)
        info = b"WebPush: info\x00" + point(self._key) + sender_raw
        secret = HKDF(hashes.SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        padded = AESGCM(key).decrypt(nonce, sealed, None)
        message, mark, padding = padded.rpartition(b"\x02")
        assert mark
        assert not padding.strip(b"\x00")
        return message


class MailRoom:
    """A mail server that takes everything from who knows the password, but ``refuses`` some."""

    NAME, PASSWORD = "corral", "lasso and boots"

    def __init__(self, tls: ssl.SSLContext | None = None) -> None:
        self.box = Box()
        self.refuses: dict[str, str] = {}
        """Answers to mailboxes, by address."""
        room = self

        class Conversation(socketserver.StreamRequestHandler):
            def say(self, text: str) -> None:
                self.wfile.write(text.encode() + b"\r\n")

            def handle(self) -> None:
                self.say("220 mail room")
                known, receiver = False, ""
                while line := self.rfile.readline().decode().strip():
                    verb = line.split()[0].upper()
                    if verb == "EHLO":
                        more = "STARTTLS" if tls else "AUTH PLAIN"
                        self.say(f"250-mail room\r\n250-{more}\r\n250 8BITMIME")
                    elif verb == "STARTTLS" and tls:
                        self.say("220 go on")
                        secure = tls.wrap_socket(self.connection, server_side=True)
                        self.request = self.connection = secure  # closed in the end
                        self.rfile = secure.makefile("rb")
                        self.wfile = secure.makefile("wb", buffering=0)  # type: ignore[assignment]
                        known = True
                    elif verb == "AUTH":
                        _, name, password = b64decode(line.split()[2]).decode().split("\0")
                        known = (name, password) == (room.NAME, room.PASSWORD)
                        self.say("235 welcome" if known else "535 who are you")
                    elif verb == "RCPT":
                        receiver = line.partition("<")[2].partition(">")[0]
                        self.say(room.refuses.get(receiver, "250 fine"))
                    elif verb == "DATA" and known:
                        self.say("354 go on")
                        room.box.put((receiver, self.data()))
                        self.say("250 taken")
                    elif verb == "QUIT":
                        self.say("221 bye")
                        return
                    else:
                        self.say("250 fine" if verb in ("MAIL", "RSET") else "503 not now")

            def finish(self) -> None:
                super().finish()
                self.connection.close()

            def data(self) -> EmailMessage:
                lines = []
                while (line := self.rfile.readline()) != b".\r\n":
                    lines.append(line.removeprefix(b"."))
                return message_from_bytes(b"".join(lines), policy=default)

        class Server(socketserver.ThreadingTCPServer):
            daemon_threads = True

            def handle_error(self, request: Any, client_address: Any) -> None:
                """Whoever does not trust us goes."""

        self._server = Server(("127.0.0.1", 0), Conversation)
        self.port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        """As the setting wants it."""
        return f"smtp://{self.NAME}:{self.PASSWORD.replace(' ', '%20')}@127.0.0.1:{self.port}"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def open_office() -> Iterator[PostOffice]:
    office = PostOffice()
    try:
        yield office
    finally:
        office.close()


@contextmanager
def open_mail_room(tls: ssl.SSLContext | None = None) -> Iterator[MailRoom]:
    room = MailRoom(tls)
    try:
        yield room
    finally:
        room.close()
