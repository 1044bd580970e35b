"""The HTTP interface for notices, under ``/api/me/notices``, and for the links in mails."""

from __future__ import annotations

from secrets import token_urlsafe
from time import time
from typing import Final
from urllib.parse import urlsplit

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import structs

from corral.languages import LANGUAGES
from corral.server.accounts.api import device
from corral.server.accounts.guestbook import Known
from corral.server.accounts.visitors import AnyRequest, known_guest
from corral.server.gate.rates import counted_for
from corral.server.invitations.invitations import friends_way, spoken
from corral.server.post.book import Channel, ChannelKind, NoticeWishes, new_channel_id
from corral.server.post.calling import read_address
from corral.server.post.mail import is_mail_address
from corral.server.post.postman import CODE_BYTES
from corral.server.post.quiet import zone_named
from corral.server.post.webpush import BrowserKeys, check_keys
from corral.server.post.wire import (
    ChannelInfo,
    MailChannel,
    MailLink,
    NoticeSettings,
    NoticeTrial,
    Noticing,
    PushChannel,
    WebhookChannel,
)
from corral.server.problems import Refusal
from corral.server.services import REFUSED, Injected, Services

TAGS: Final = ["notices"]
MOST: Final[dict[ChannelKind, int]] = {"push": 10, "mail": 1, "webhook": 3}
UTC: Final = "UTC"


def _slow_down(services: Services, *names: str) -> None:
    if not all(services.notice_tries.of(name).take() for name in names):
        raise Refusal("slow_down", "too many tries; please wait a moment")


async def _told(known: Known, request: AnyRequest, services: Services) -> Noticing:
    book = services.store.post
    wishes = await book.wishes(known.player.id) or _first(request, services)
    channels = await book.channels(known.player.id)
    return Noticing(
        NoticeSettings(wishes.language, wishes.zone, wishes.quiet_from, wishes.quiet_until),
        [_info(one, known.session) for one in channels],
        (await services.postman.key()).public,
        services.postman.mail.works,
    )


def _info(channel: Channel, session: str) -> ChannelInfo:
    shown = {
        "push": channel.device,
        "mail": channel.address,
        "webhook": urlsplit(channel.address).hostname or "",  # the rest of it may be a secret
    }[channel.kind]
    confirmed, here = channel.confirmed is not None, channel.session == session
    return ChannelInfo(
        channel.id,
        channel.kind,
        shown,
        channel.form,
        channel.made,
        confirmed,
        here,
        channel.trouble,
    )


def _first(request: AnyRequest, services: Services) -> NoticeWishes:
    """What holds for somebody who has not wished anything yet."""
    language = spoken(request.headers.get("accept-language", ""))
    return NoticeWishes(language, UTC, _base(request, services))


def _base(request: AnyRequest, services: Services) -> str:
    """The address by which they know this server; the gate has looked at host and origin."""
    asked = f"{request.url.scheme}://{request.headers.get('host', '')}"
    origin = request.headers.get("origin") or asked
    return friends_way(services.settings, origin.rstrip("/"))[0]


async def _wish(
    known: Known, request: AnyRequest, services: Services, language: str, zone: str
) -> NoticeWishes:
    """What the browser tells of its language and zone, where it does."""
    wishes = await services.store.post.wishes(known.player.id) or _first(request, services)
    wishes = structs.replace(wishes, base=_base(request, services))
    if language in LANGUAGES:
        wishes = structs.replace(wishes, language=language)
    if zone and zone_named(zone) is not None:
        wishes = structs.replace(wishes, zone=zone)
    await services.store.post.wish(known.player.id, wishes)
    return wishes


async def _add(services: Services, channel: Channel) -> None:
    most = MOST[channel.kind]
    if not await services.store.post.add_channel(channel, most):
        raise Refusal(
            "bad_request",
            f"{most} of this kind are enough: remove one first",
            reason="too_many_channels",
            values={"most": most},
        )


def _checked_address(url: str) -> str:
    try:
        read_address(url)
    except ValueError as error:
        why = f"this address cannot be called: {error}"
        raise Refusal("bad_request", why, reason="bad_address") from None
    return url


async def _own(known: Known, channel: str, services: Services) -> Channel:
    for one in await services.store.post.channels(known.player.id):
        if one.id == channel:
            return one
    raise Refusal("not_found", "you have no such channel")


@get("/me/notices", responses=REFUSED, tags=TAGS, summary="How I am told that a table waits")
async def notices(request: AnyRequest, services: Injected) -> Noticing:
    return await _told(await known_guest(request, services), request, services)


@put("/me/notices", responses=REFUSED, tags=TAGS, summary="When I am told, and in which language")
async def set_notices(
    data: JSONBody[NoticeSettings], request: AnyRequest, services: Injected
) -> Noticing:
    known = await known_guest(request, services)
    if data.language not in LANGUAGES:
        raise Refusal("bad_request", f"there is no language {data.language!r}")
    if zone_named(data.zone) is None:
        raise Refusal("bad_request", f"there is no zone of time {data.zone!r}")
    if (data.quiet_from is None) != (data.quiet_until is None):
        raise Refusal("bad_request", "quiet hours have a beginning and an end, or neither")
    wishes = NoticeWishes(
        data.language, data.zone, _base(request, services), data.quiet_from, data.quiet_until
    )
    await services.store.post.wish(known.player.id, wishes)
    return await _told(known, request, services)


@post("/me/notices/push", responses=REFUSED, tags=TAGS, summary="Tell me in this browser")
async def add_push(
    data: JSONBody[PushChannel], request: AnyRequest, services: Injected
) -> Noticing:
    known = await known_guest(request, services)
    _slow_down(services, known.player.id, f"at {counted_for(request.scope)}")
    keys = BrowserKeys(data.p256dh, data.auth)
    try:
        check_keys(keys)
    except ValueError:
        why = "these are no keys of a subscription"
        raise Refusal("bad_request", why, reason="bad_address") from None
    now = time()
    await _wish(known, request, services, data.language, data.zone)
    channel = Channel(
        new_channel_id(),
        known.player.id,
        "push",
        _checked_address(data.endpoint),
        now,
        secret=msgspec.json.encode(keys).decode(),
        session=known.session,
        device=device(request),
        confirmed=now,
    )
    await _add(services, channel)
    return await _told(known, request, services)


@post("/me/notices/mail", responses=REFUSED, tags=TAGS, summary="Tell me by mail")
async def add_mail(
    data: JSONBody[MailChannel], request: AnyRequest, services: Injected
) -> Noticing:
    """A first mail goes to the address; nothing else does before its link was opened."""
    known = await known_guest(request, services)
    if not services.postman.mail.works:
        raise Refusal("not_allowed", "this server sends no mails", reason="no_mail")
    address = data.address.strip()
    if not is_mail_address(address):
        raise Refusal("bad_request", "this is no mail address", reason="bad_mail_address")
    place = f"at {counted_for(request.scope)}"
    for name, weight in ((place, 1), (known.player.id, 4), (f"to {address.lower()}", 6)):
        if not services.mail_tries.of(name).take(weight):
            raise Refusal("slow_down", "enough mails for today", reason="enough_mails")
    wishes = await _wish(known, request, services, data.language, data.zone)
    secret = token_urlsafe(CODE_BYTES)
    channel = Channel(new_channel_id(), known.player.id, "mail", address, time(), secret=secret)
    for one in await services.store.post.channels(known.player.id):
        if one.kind == "mail":  # one address takes the place of another
            await services.store.post.remove_channel(known.player.id, one.id)
    await _add(services, channel)
    base = services.settings.public_url.rstrip("/") or wishes.base
    if not await services.postman.ask_to_confirm(channel, wishes.language, base):
        await services.store.post.remove_channel(known.player.id, channel.id)
        raise Refusal("unavailable", "the mail could not be sent", reason="mail_not_sent")
    return await _told(known, request, services)


@post("/me/notices/webhook", responses=REFUSED, tags=TAGS, summary="Tell a program of mine")
async def add_webhook(
    data: JSONBody[WebhookChannel], request: AnyRequest, services: Injected
) -> Noticing:
    known = await known_guest(request, services)
    _slow_down(services, known.player.id, f"at {counted_for(request.scope)}")
    url = _checked_address(data.url)
    now = time()
    await _wish(known, request, services, data.language, data.zone)
    channel = Channel(
        new_channel_id(), known.player.id, "webhook", url, now, form=data.form, confirmed=now
    )
    await _add(services, channel)
    return await _told(known, request, services)


@delete(
    "/me/notices/{channel:str}",
    responses=REFUSED,
    status_code=200,
    tags=TAGS,
    summary="Tell me there no more",
)
async def remove_channel(
    channel: FromPath[str], request: AnyRequest, services: Injected
) -> Noticing:
    known = await known_guest(request, services)
    if not await services.store.post.remove_channel(known.player.id, channel):
        raise Refusal("not_found", "you have no such channel")
    return await _told(known, request, services)


@post(
    "/me/notices/{channel:str}/test",
    responses=REFUSED,
    status_code=200,
    tags=TAGS,
    summary="Send me a test notice",
)
async def try_channel(
    channel: FromPath[str], request: AnyRequest, services: Injected
) -> NoticeTrial:
    """At once, in quiet hours as well."""
    known = await known_guest(request, services)
    found = await _own(known, channel, services)
    if found.confirmed is None:
        raise Refusal("not_allowed", "this address is not confirmed yet", reason="not_confirmed")
    place = f"at {counted_for(request.scope)}"
    _slow_down(services, known.player.id, place, f"to {urlsplit(found.address).hostname}")
    wishes = await services.store.post.wishes(known.player.id) or _first(request, services)
    trouble = await services.postman.send_test(found, wishes.language)
    return NoticeTrial(trouble is None, trouble)


# Links in mails. Whoever has the code has got the mail.


async def _by_code(code: str, request: AnyRequest, services: Services) -> Channel:
    if not services.knocks.of(f"at {counted_for(request.scope)}").take():
        raise Refusal("slow_down", "too many tries; please wait a moment")
    found = await services.store.post.channel_by(code)
    if found is None:
        raise Refusal("not_found", "this link leads to nothing any more", reason="wrong_link")
    return found


def _shown(channel: Channel) -> MailLink:
    name, _, host = channel.address.partition("@")
    return MailLink(f"{name[:1]}…@{host}", channel.confirmed is not None)


@get("/letters/{code:str}", responses=REFUSED, tags=TAGS, summary="What a link in a mail is about")
async def letter_link(code: FromPath[str], request: AnyRequest, services: Injected) -> MailLink:
    return _shown(await _by_code(code, request, services))


@post(
    "/letters/{code:str}/confirm",
    responses=REFUSED,
    status_code=200,
    tags=TAGS,
    summary="Confirm a mail address",
)
async def confirm_mail(code: FromPath[str], request: AnyRequest, services: Injected) -> MailLink:
    found = await _by_code(code, request, services)
    await services.store.post.confirm(found.id, time())
    return MailLink(_shown(found).shown, confirmed=True)


@post(
    "/letters/{code:str}",
    responses=REFUSED,
    status_code=200,
    tags=TAGS,
    summary="No more mails (also by one click in a mail program)",
)
async def leave_mails(code: FromPath[str], request: AnyRequest, services: Injected) -> None:
    """As RFC 8058 has it: whatever the body says. Said twice it holds once."""
    if not services.knocks.of(f"at {counted_for(request.scope)}").take():
        raise Refusal("slow_down", "too many tries; please wait a moment")
    found = await services.store.post.channel_by(code)
    if found is not None:
        await services.store.post.remove_channel(found.player, found.id)


notice_handlers = [
    notices,
    set_notices,
    add_push,
    add_mail,
    add_webhook,
    remove_channel,
    try_channel,
    letter_link,
    confirm_mail,
]
