"""Mails, by the server that the operator has named. The conversation takes place in a thread."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from corral.core.errors import OptionError
from corral.server.post.calling import CallFailed
from corral.server.settings import LOOPBACK, Settings

SECONDS: Final = 10.0
"""For each step of the conversation."""
PORTS: Final = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}
LONGEST: Final = 254
ADDRESS: Final = re.compile(
    r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\w-]{1,63}\.)+[a-z]{2,63}", re.A | re.I
)
DETAIL: Final = re.compile(r"(\d\.\d{1,3})\.\d{1,3}")
FULL: Final = "5.2.2"
"""A mailbox that is full is there."""
AT_ONCE: Final = 4
UNFOLDED: Final = SMTP.clone(max_line_length=998)
"""Mail programs look for links in headers: none is folded."""


class NoMailbox(Exception):
    """Nobody has that address."""


def is_mail_address(text: str) -> bool:
    return len(text) <= LONGEST and ADDRESS.fullmatch(text) is not None


class MailServer:
    """Where mails are handed in; without the settings it does not work, and says so."""

    def __init__(self, settings: Settings) -> None:
        self._place = read_mail_server(settings)
        self.sender = settings.mail_from
        self._threads = ThreadPoolExecutor(AT_ONCE, "corral-mail")

    @property
    def works(self) -> bool:
        return self._place is not None

    async def send(self, to: str, subject: str, text: str, name: str, leave: str) -> None:
        """``name``: the same for the same letter, however often it is tried. ``leave``: the
        address at which nobody needs more than one click to be sent nothing any more."""
        mail = EmailMessage(policy=UNFOLDED)
        mail["From"], mail["To"], mail["Subject"] = self.sender, to, subject
        mail["Date"] = formatdate()
        mail["Message-ID"] = f"<{name}@{self.sender.rpartition('@')[2]}>"
        mail["Auto-Submitted"] = "auto-generated"
        mail["List-Unsubscribe"] = f"<{leave}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(text)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._threads, self._hand_in, mail)

    def _hand_in(self, mail: EmailMessage) -> None:
        place = self._place
        if place is None:
            raise CallFailed("no_mail")
        try:
            with _connected(place) as line:
                if place.username:
                    line.login(unquote(place.username), unquote(place.password or ""))
                line.send_message(mail)
        except smtplib.SMTPRecipientsRefused as error:
            nobody = all(no_such_mailbox(*answer) for answer in error.recipients.values())
            raise (NoMailbox() if nobody else CallFailed("refused")) from error
        except smtplib.SMTPResponseException as error:
            raise CallFailed("refused") from error
        except (OSError, smtplib.SMTPException) as error:
            raise CallFailed("unreachable") from error


def no_such_mailbox(code: int, text: bytes | str) -> bool:
    """Whether a refusal is about the mailbox, and for good. Others are about us: a server that
    relays nothing for this sender would else cost everybody their address."""
    said = text.decode("ascii", "replace") if isinstance(text, bytes) else text
    detail = DETAIL.match(said)  # RFC 3463
    if detail is not None:
        return detail[1] in ("5.1", "5.2") and detail[0] != FULL
    return code in (550, 551, 553)


def _connected(place: SplitResult) -> smtplib.SMTP:
    host, port = place.hostname or "", place.port or PORTS[place.scheme]
    if place.scheme == "smtps":
        context = ssl.create_default_context()
        return smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=context)
    line = smtplib.SMTP(host, port, timeout=SECONDS)
    if place.scheme == "smtp+starttls":
        try:
            line.starttls(context=ssl.create_default_context())
        except BaseException:
            line.close()
            raise
    return line


def read_mail_server(settings: Settings) -> SplitResult | None:
    """Where it is, if there is one; ``OptionError`` where the settings do not fit."""
    if not settings.smtp:
        return None
    try:
        place = urlsplit(settings.smtp)
        fine = place.scheme in PORTS and bool(place.hostname) and (place.port or 1) > 0
    except ValueError:
        fine = False
    if not fine:  # the text may have a password in it: it is not told
        raise OptionError("smtp: take smtp://, smtp+starttls:// or smtps://name:password@host:port")
    if not is_mail_address(settings.mail_from):
        raise OptionError(f"mail_from = {settings.mail_from!r}: mails need an address to come from")
    if not settings.public_url and settings.host not in LOOPBACK:
        links = "mails have links in them, and whoever asks for one could say where these lead"
        raise OptionError(f"smtp: {links}; name the server's own address with public_url")
    return place
