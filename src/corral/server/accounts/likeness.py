"""Which names look alike, so that nobody can pass for somebody else, for a bot, or for nobody.

By the two means of Unicode's security mechanisms (UTS 39). A word in which alphabets are mixed is
refused, for no language writes like that. What is left are words of one alphabet that look like
words of another; these, and the usual tricks with figures, come to the same ``likeness``.

The tables are our own and small. The libraries for this tell whether a text could be taken for
another one, not whether two names are alike, and most of Unicode's 6,000 pairs are of scripts
that cannot be mixed here anyway.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final
from unicodedata import category, combining, name, normalize

from corral.bots import opponents
from corral.languages import LANGUAGES, OWN, texts

BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Letters and signs that show nothing."""
EMOJI_STYLE: Final = "\ufe0f"

_TOGETHER: Final = (
    {"LATIN", "CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"},
    {"LATIN", "CJK", "HANGUL"},
    {"LATIN", "CJK", "BOPOMOFO"},
)
"""Scripts that are written together."""
_COMMON: Final = frozenset({"MODIFIER", "FEMININE", "MASCULINE", "IDEOGRAPHIC"})
"""Letters of no script of their own begin like this."""

_PAIRS: Final = """
АA ВB ЕE ЅS З3 ІI ЈJ КK МM НH ОO РP СC ТT УY ХX Ьb аa вb еe ѕs іi јj кk мm нh оo рp сc тt уy хx ьb
гr пn ԁd һh ӏl ԛq ԝw ѵv үy ғf
ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX αa βb γy εe ηn ιi κk μu νv οo ρp σo τt υu χx ωw
ՕO ՍU ՏS ԼL օo ոn սu հh յj ցg զq ռn
ᎠD ᎡR ᎢT Ꭵi ᎪA ᎫJ ᎬE ᎳW ᎷM ᎻH ᎽY ᏀG ᏃZ ᏒR ᏔW ᏕS ᏙV ᏚS ᏞL ᏟC ᏢP ᏦK ᏴB
ıi ɑa ɡg ɩi ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz øo đd łl
0o 1l
"""  # noqa: RUF001
"""Letters of Cyrillic, Greek, Armenian, Cherokee, further Latin ones and figures, each followed by
the letter it is drawn like."""
_LOOKS_LIKE: Final = {ord(pair[0]): pair[1] for pair in _PAIRS.split()}


def scripts(word: str) -> set[str]:
    """The alphabets of its letters, as Unicode's names of the letters begin."""
    letters = [sign for sign in normalize("NFKC", word) if category(sign).startswith("L")]
    found = {name(sign, "MODIFIER").split(" ")[0] for sign in letters}
    return found - _COMMON


def mixed(shown: str) -> bool:
    """Whether alphabets are mixed in a word of it."""
    return any(
        len(found) > 1 and not any(found <= together for together in _TOGETHER)
        for found in map(scripts, shown.split(" "))
    )


def shows_nothing(shown: str) -> bool:
    """Whether there is nothing to see, or something in it that cannot be seen."""
    hidden = any(sign in BLANK or _selects(sign) for sign in shown)
    return hidden or not any(category(sign)[0] in "LN" or category(sign) == "So" for sign in shown)


def _selects(sign: str) -> bool:
    """Whether it only says how the sign before it is drawn, and is not that of emoji."""
    return sign != EMOJI_STYLE and name(sign, "").startswith(("VARIATION SELECTOR", "MONGOLIAN F"))


def likeness(shown: str) -> str:
    """The same text for names that look alike."""
    known = normalize("NFD", normalize("NFKC", shown).translate(_LOOKS_LIKE))
    bare = "".join(sign for sign in known if not combining(sign)).translate(_LOOKS_LIKE)
    signs = [sign for sign in bare.casefold() if sign.isalnum()] or list(shown)
    return "".join(signs).replace("i", "l").replace("rn", "m").replace("vv", "w")


@cache
def _names_of_bots(bots: tuple[str, ...]) -> frozenset[str]:
    said = [text for language in LANGUAGES for text in texts(OWN, language).values()]
    names = re.findall(r"^web-bot-\S+ *= *(.+)$", "\n".join(said), re.MULTILINE)
    return frozenset(likeness(one) for one in (*bots, *names))


def like_a_bot(shown: str) -> bool:
    """Whether it could be taken for a bot, by what bots are called in any language."""
    return likeness(shown) in _names_of_bots(tuple(opponents()))
