"""Evenings as a calendar file (iCalendar, RFC 5545), for any program that keeps appointments."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final, NamedTuple

LONGEST_LINE: Final = 75
"""Bytes; what is longer goes on in the next line, after a space."""


class Appointment(NamedTuple):
    """When it is, for how long, and what it is about."""

    id: str
    at: float
    minutes: int
    title: str
    note: str
    link: str


def calendar(appointments: Iterable[Appointment], host: str, now: float) -> str:
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Corral//Corral//EN", "METHOD:PUBLISH"]
    for one in appointments:
        lines += [
            "BEGIN:VEVENT",
            f"UID:{one.id}@{host}",
            f"DTSTAMP:{_moment(now)}",
            f"DTSTART:{_moment(one.at)}",
            f"DTEND:{_moment(one.at + 60 * one.minutes)}",
            f"SUMMARY:{_escaped(one.title)}",
            *([f"DESCRIPTION:{_escaped(one.note)}"] if one.note else []),
            f"URL:{one.link}",
            "END:VEVENT",
        ]
    return "".join(f"{_folded(line)}\r\n" for line in (*lines, "END:VCALENDAR"))


def _moment(at: float) -> str:
    """In world time: the reader's program tells it in theirs."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")


def _escaped(text: str) -> str:
    for sign in "\\;,":
        text = text.replace(sign, f"\\{sign}")
    return "\\n".join(text.splitlines())


def _folded(line: str) -> str:
    """Cut where no letter is torn apart."""
    parts, part = [], ""
    for letter in line:
        if len((part + letter).encode()) >= LONGEST_LINE:
            parts.append(part)
            part = ""
        part += letter
    return "\r\n ".join((*parts, part))
