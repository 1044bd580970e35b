"""What a browser calls itself, in two words: enough to tell one's own devices apart."""

from __future__ import annotations

from typing import Final

BROWSERS: Final = (
    ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""In this order: most say of themselves that they are others as well."""
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("Linux", "Linux"),
)
LONGEST: Final = 40


def device_of(agent: str) -> str:
    """From a ``User-Agent``; of what is no browser its first word."""
    browser = next((name for mark, name in BROWSERS if mark in agent), None)
    system = next((name for mark, name in SYSTEMS if mark in agent), None)
    if browser is None:
        first = "".join(sign for sign in agent.partition(" ")[0] if sign.isprintable())
        return first[:LONGEST]
    return f"{browser} · {system}" if system else browser
