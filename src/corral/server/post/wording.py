"""What a notice says: in the language of who gets it, and in the form that the channel wants.

The game, the people at the table, and where it is: nothing of the match.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct, structs

from corral.languages import ENGLISH, LANGUAGES
from corral.server.post.asking import WAITING, PendingNotice
from corral.server.post.book import Form
from corral.server.post.webpush import LONGEST
from corral.server.tables.summary import Summary
from corral.words import Words

MOST_LINES: Final = 6
MOST_NAMES: Final = 4
LONGEST_LINE: Final = 300
TEST: Final = "test"
MARKDOWN: Final = re.compile(r"([\\*_~`|>\[\]()#@:-])")


class ToldTable(Struct, frozen=True):
    """A table that a notice tells of."""

    id: str
    game: str
    people: list[str]
    """Who else is there."""


class Bulletin(Struct, frozen=True):
    """What all channels of a person are sent, each in its form."""

    kind: str
    title: str
    lines: list[str]
    path: str
    waiting: int
    """How many tables wait for them, of all."""
    language: str
    tables: list[ToldTable] = []

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


def words_in(language: str) -> Words:
    return Words(language if language in LANGUAGES else ENGLISH)


def told_of(summary: Summary, player: str) -> ToldTable:
    """By all who sit there: whether they have decided anything is nobody's business."""
    seats = zip(summary.players, summary.table.seats, strict=True)
    others = [seat.name for who, seat in seats if who not in (None, player) and seat.name]
    return ToldTable(summary.table.id, summary.table.game, others)


def compose(
    notices: Sequence[tuple[PendingNotice, ToldTable | None]], waiting: int, language: str
) -> Bulletin:
    """All of them as one."""
    words = words_in(language)
    lines = [_line(words, notice, table) for notice, table in notices]
    more = len(lines) - MOST_LINES
    if more > 0:
        lines = [*lines[:MOST_LINES], words.text("notice-more", count=more)]
    kinds = {notice.kind for notice, _ in notices}
    tables = [table for _, table in notices if table is not None]
    if len(notices) == 1:
        title = words.title(tables[0].game) if tables else "Corral"
    elif kinds == {WAITING}:
        title = words.text("notice-several", count=len(notices))
    else:
        title = words.text("notice-mixed", count=len(notices))
    path = f"/table/{tables[0].id}" if len(notices) == 1 and tables else "/"
    kind = kinds.pop() if len(kinds) == 1 else "several"
    return Bulletin(kind, title, lines, path, waiting, language, tables)


def trial_of(language: str) -> Bulletin:
    """By which people see that a channel works."""
    words = words_in(language)
    return Bulletin(
        TEST, words.text("notice-test"), [words.text("notice-test-text")], "/notices", 0, language
    )


def _line(words: Words, notice: PendingNotice, table: ToldTable | None) -> str:
    values: dict[str, str | int] = {"game": "", "others": "", **notice.details}
    message = notice.words
    if table is not None:
        values["game"] = words.title(table.game)
        if table.people:
            values["others"] = words.listed(_few(table.people))
        elif notice.kind == WAITING:
            message = "notice-waiting-alone"
    return words.text(message, **values)[:LONGEST_LINE]


def _few(people: list[str]) -> list[str]:
    return people if len(people) <= MOST_NAMES else [*people[:MOST_NAMES], "…"]


# The forms


def push_message(told: Bulletin, tag: str) -> bytes:
    """What the page's worker reads (``client/worker``); with fewer lines where it is too long."""
    shown = {
        "title": told.title,
        "text": told.text,
        "path": told.path,
        "tag": tag,
        "waiting": told.waiting,
        "language": told.language,
    }
    message = msgspec.json.encode(shown)
    if len(message) > LONGEST and told.lines:
        return push_message(structs.replace(told, lines=told.lines[:-1]), tag)
    return message


def webhook_message(told: Bulletin, form: Form, base: str) -> bytes:
    link = f"{base}{told.path}"
    message: dict[str, Any]
    if form == "slack":
        message = {"text": f"*{_slack(told.title)}*\n{_slack(told.text)}\n<{link}>"}
    elif form == "discord":
        text = f"**{_plain(told.title)}**\n{_plain(told.text)}\n{link}"
        message = {"content": text[:2000], "allowed_mentions": {"parse": []}}
    else:
        message = {
            "kind": told.kind,
            "title": told.title,
            "text": told.text,
            "url": link,
            "waiting": told.waiting,
            "tables": [
                {"url": f"{base}/table/{one.id}", "game": one.game, "people": one.people}
                for one in told.tables
            ],
        }
    return msgspec.json.encode(message)


def _slack(text: str) -> str:
    """Nobody's name calls a whole channel."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _plain(text: str) -> str:
    """Nobody's name is bold, or a link."""
    return MARKDOWN.sub(r"\\\1", text)


def mail_text(told: Bulletin, base: str, leave: str) -> str:
    words = words_in(told.language)
    parts = [told.text, f"{base}{told.path}", "-- ", words.text("notice-mail-why", link=leave)]
    return "\n\n".join(parts[:2]) + "\n\n" + "\n".join(parts[2:]) + "\n"


def confirming_mail(language: str, link: str) -> tuple[str, str]:
    """Subject and text. Nobody's name is in it: a stranger may have given the address."""
    words = words_in(language)
    return words.text("notice-confirm"), words.text("notice-confirm-text", link=link) + "\n"
