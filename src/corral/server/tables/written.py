"""What people write, fit to be shown: names and chat. What is refused says why."""

from __future__ import annotations

from typing import Final

from corral.core.errors import CorralError
from corral.core.setting import check_name
from corral.server.accounts.likeness import like_a_bot, mixed, shows_nothing
from corral.server.problems import Refusal, refusal_of

_JOINERS: Final = "\u200c\u200d"
"""Between two signs they make one emoji, or letters as some scripts write them."""
_FLAG: Final = "\U0001f3f4"
_TAGS: Final = range(0xE0020, 0xE0080)
"""After a black flag they tell whose flag it is."""
_EMOJI: Final = range(0x1F000, 0x1FB00)
"""Also those that are younger than this Python."""


def clean_name(name: str) -> str:
    """A name fit to be shown: one line, printable, single spaces, and nobody else's."""
    try:
        shown = check_name(" ".join(name.split()))
    except CorralError as error:
        raise refusal_of(error) from None
    if shows_nothing(shown):
        raise Refusal("bad_request", "a name must be visible", reason="name_blank")
    if mixed(shown):
        several = f"the name {shown!r} mixes letters of several alphabets in one word"
        raise Refusal("bad_request", several, reason="name_mixed", values={"name": shown})
    if like_a_bot(shown):
        bot = f"the name {shown!r} could be taken for a bot's"
        raise Refusal("bad_request", bot, reason="name_bot", values={"name": shown})
    return shown


def clean_text(text: str) -> str:
    """Chat without control characters and needless space; what joins visible signs stays."""
    signs = [
        sign if sign.isprintable() or ord(sign) in _EMOJI or _joins(text, place) else " "
        for place, sign in enumerate(text)
    ]
    shown = " ".join("".join(signs).split())
    if not shown:
        raise Refusal("bad_request", "there is nothing to read in this message")
    return shown


def _joins(text: str, place: int) -> bool:
    """Whether the sign there is one that makes others look as they are meant."""
    sign, before, after = text[place], text[place - 1 : place], text[place + 1 : place + 2]
    if sign in _JOINERS:
        return _visible(before) and _visible(after)
    return ord(sign) in _TAGS and before != "" and (before == _FLAG or ord(before) in _TAGS)


def _visible(sign: str) -> bool:
    return sign not in ("", " ") and (sign.isprintable() or ord(sign) in _EMOJI)
