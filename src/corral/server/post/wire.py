"""What travels about notices; as in ``server.wire``."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from corral.server.post.book import ChannelKind, Form
from corral.server.post.calling import LONGEST_ADDRESS
from corral.server.post.mail import LONGEST

Minute: TypeAlias = Annotated[int, Meta(ge=0, lt=24 * 60)]
Language: TypeAlias = Annotated[str, Meta(max_length=20)]
Zone: TypeAlias = Annotated[str, Meta(max_length=64)]
Url: TypeAlias = Annotated[str, Meta(min_length=8, max_length=LONGEST_ADDRESS)]
Key: TypeAlias = Annotated[str, Meta(max_length=200)]


class ChannelInfo(Struct, frozen=True):
    """Where somebody is told. ``shown``: the device, the mailbox, or the host of a webhook."""

    id: str
    kind: ChannelKind
    shown: str
    form: Form
    made: float
    confirmed: bool
    """Nothing is sent to a mailbox before the link in a first mail was opened."""
    here: bool
    """Whether it is the browser that asks."""
    trouble: str | None
    """Why the latest notice did not get through: unreachable, forbidden_address, refused."""


class NoticeSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """When somebody is told, and in which language. Quiet hours are minutes of the day in the zone
    of time (as the IANA names it), and may go over midnight; without both there are none."""

    language: Language
    zone: Zone
    quiet_from: Minute | None = None
    quiet_until: Minute | None = None


class Noticing(Struct, frozen=True):
    """How somebody is told that a table waits for them."""

    settings: NoticeSettings
    channels: list[ChannelInfo]
    key: str
    """To which browsers subscribe (``applicationServerKey``)."""
    mail: bool
    """Whether this server can send mails."""


class PushChannel(Struct, frozen=True, forbid_unknown_fields=True):
    """A subscription, as the browser gives it."""

    endpoint: Url
    p256dh: Key
    auth: Key
    language: Language = ""
    zone: Zone = ""


class MailChannel(Struct, frozen=True, forbid_unknown_fields=True):
    """An address; a mail goes there, and nothing more until its link is opened."""

    address: Annotated[str, Meta(min_length=3, max_length=LONGEST)]
    language: Language = ""
    zone: Zone = ""


class WebhookChannel(Struct, frozen=True, forbid_unknown_fields=True):
    """An address that takes JSON, in a form of our own or one that Slack or Discord read."""

    url: Url
    form: Literal["json", "slack", "discord"]
    language: Language = ""
    zone: Zone = ""


class NoticeTrial(Struct, frozen=True):
    """What became of a test notice; ``trouble`` as with a channel, or ``gone``: it was removed."""

    sent: bool
    trouble: str | None


class MailLink(Struct, frozen=True):
    """What the link in a mail is about; the address is not told in full."""

    shown: str
    confirmed: bool
