"""How the server is set up: by flag, by environment variable, or by a file; in this order.

Each setting is written once, here: ``corral serve --help`` and the reading of all three sources are
made from it. Only the standard library is needed, so that the help is there without the extra.
"""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final

from corral.core.errors import OptionError

PREFIX: Final = "CORRAL_"
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
YES: Final = ("yes", "true", "1")
NO: Final = ("no", "false", "0")


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Where the user's data belongs on this system."""
    if sys.platform == "win32":
        return _at_home(environ.get("LOCALAPPDATA", "~/AppData/Local")) / "corral"
    if sys.platform == "darwin":
        return _at_home("~/Library/Application Support/corral")
    return _at_home(environ.get("XDG_DATA_HOME") or "~/.local/share") / "corral"


def _at_home(path: str) -> Path:
    """As it is where there is no home, as for a container's user: it may never be needed."""
    try:
        return Path(path).expanduser()
    except RuntimeError:
        return Path(path)


def _setting(default: Any, meaning: str, low: float = 0, high: float = 0) -> Any:
    return field(default=default, metadata={"meaning": meaning, "low": low, "high": high})


@dataclass(frozen=True, kw_only=True)
class Settings:
    """All settings, with what ``--help`` says about each, and its bounds."""

    host: str = _setting("127.0.0.1", "the address to listen on")
    port: int = _setting(8000, "the port; 0 takes a free one", 0, 65535)
    open: bool = _setting(False, "show the page in the browser")
    data: str = _setting("", "the folder where everything is stored")
    database: str = _setting(
        "", "a PostgreSQL database to store it in instead (postgresql://…), shared by processes"
    )
    docs: str = _setting("", "the folder of the documentation, if not the installed one")
    public_url: str = _setting("", "the address people use, where a proxy stands in front")
    proxies: str = _setting("", "addresses of proxies whose forwarding headers are believed")
    watchers: str = _setting(
        "127.0.0.0/8,::1", "addresses and networks that may see /live, /ready and /metrics"
    )
    workers: int = _setting(
        max(1, (os.cpu_count() or 2) - 1), "processes in which bots think", 1, 256
    )
    stand_in: str = _setting("cowhand", "the bot for players who are away")
    call_seconds: float = _setting(1.5, "between going once, going twice and gone", 0.01, 60)
    count_seconds: float = _setting(1.0, "between the numbers of a count-down", 0.01, 60)
    bot_pause: float = _setting(0.6, "the least time that a bot's move takes", 0, 60)
    idle_seconds: float = _setting(
        300.0, "after so long a table that nobody watches leaves the memory", 0.1, 86400
    )
    message_rate: int = _setting(10, "messages a second from one connection", 1, 10**6)
    request_rate: int = _setting(20, "requests a second from one address", 1, 10**6)
    request_burst: int = _setting(400, "requests of one address that may come at once", 1, 10**7)
    guest_rate: int = _setting(10, "requests a second from one guest", 1, 10**6)
    guest_burst: int = _setting(100, "requests of one guest that may come at once", 1, 10**7)
    knock_rate: int = _setting(
        6, "tries a minute to come in by password, passkey or link, from one address", 1, 10**6
    )
    knock_burst: int = _setting(20, "such tries that may come at once", 1, 10**6)
    address_new: int = _setting(
        300,
        "new guests, and tables opened, of one address in an hour; a club, a tournament or a bot "
        "account counts as ten",
        1,
        10**7,
    )
    address_connections: int = _setting(100, "sockets that one address may open", 1, 10**6)
    half_requests: int = _setting(
        128, "connections of one address that may be waiting for the end of a request", 1, 10**6
    )
    header_seconds: float = _setting(10.0, "for a request's headers to arrive", 0.05, 3600)
    body_seconds: float = _setting(20.0, "for a request's body to arrive", 0.05, 3600)
    unread_seconds: float = _setting(
        20.0, "after so long a connection is cut whose other end reads nothing", 0.05, 3600
    )
    ping_seconds: float = _setting(
        20.0, "between two looks whether a socket lives, and for the answer to each", 0.05, 3600
    )
    guest_tables: int = _setting(100, "tables that one guest may have open", 1, 10**6)
    guest_public: int = _setting(3, "public tables that may wait for one guest", 1, 10**6)
    address_public: int = _setting(
        15, "public tables that may wait and were opened from one address", 1, 10**6
    )
    guest_tournaments: int = _setting(3, "tournaments that one guest may have open", 1, 10**6)
    address_tournaments: int = _setting(
        10, "tournaments opened from one address that may go on", 1, 10**6
    )
    address_waiting: int = _setting(
        30, "people at one address who may wait to play soon, or be in one tournament", 1, 10**6
    )
    guest_bots: int = _setting(5, "bot accounts that one guest may have", 1, 10**6)
    bot_rate: int = _setting(20, "requests a second from one bot account", 1, 10**6)
    bot_burst: int = _setting(200, "requests of one bot account that may come at once", 1, 10**7)
    bot_tables: int = _setting(
        16, "tables at which one bot account may sit that wait or play", 1, 10**6
    )
    bot_challenges: int = _setting(
        20, "challenges that may wait for one bot account, or were made by one guest", 1, 10**6
    )
    challenge_seconds: float = _setting(
        120.0, "after so long a challenge that a bot account has not answered ends", 0.1, 86400
    )
    lobby_minutes: float = _setting(
        120.0, "after so long a waiting table where nobody is leaves the lobby", 0.01, 10**6
    )
    guest_records: int = _setting(
        50, "records of matches that one guest may bring and have kept", 1, 10**6
    )
    address_records: int = _setting(60, "records brought from one address in an hour", 1, 10**6)
    keep_waiting_days: int = _setting(
        30, "days for which a table that waits is kept untouched; 0: for ever", 0, 10**5
    )
    keep_running_days: int = _setting(
        365, "days for which an unfinished match is kept untouched; 0: for ever", 0, 10**5
    )
    keep_finished_days: int = _setting(
        365, "days for which a match is kept that nobody can come back to; 0: for ever", 0, 10**5
    )
    lease_seconds: float = _setting(
        6.0, "after so long without a sign of life another process lets a table go on", 0.2, 600
    )
    smtp: str = _setting(
        "",
        "a mail server: smtp://host, smtp+starttls:// or smtps://name:password@host:port; "
        "without one nobody is sent mail",
    )
    mail_from: str = _setting("", "the address that mails come from")
    notice_seconds: float = _setting(
        60.0, "so long an unhurried table waits for somebody before they are told", 0, 86400
    )
    notice_minutes: float = _setting(
        10.0, "between two notices to one person, at the least", 0, 10**5
    )
    notice_networks: str = _setting(
        "", "networks to which notices may go besides public addresses, also without https"
    )
    compress: bool = _setting(False, "compress messages: fewer bytes, twice the work")
    log_level: str = _setting("info", "debug, info, warning or error")
    shutdown_seconds: float = _setting(5.0, "for open requests when the server stops", 1, 600)

    @property
    def place(self) -> Path | str:
        """Where the store keeps its rows: a file, or the address of a database."""
        return self.database or self.folder / "corral.db"

    @property
    def folder(self) -> Path:
        found = _at_home(self.data) if self.data else data_folder()
        if str(found).startswith("~"):
            hint = "name another with --data or CORRAL_DATA"
            raise OptionError(f"data = {str(found)!r}: there is no such home folder; {hint}")
        return found


def known_settings() -> dict[str, Field[Any]]:
    return {one.name: one for one in fields(Settings)}


def as_given(value: object) -> str:
    """A value of a setting as a flag gives it."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def config_file(given: Path | None, environ: Mapping[str, str]) -> Path | None:
    """The file with settings: the one of the flag, else the one that the environment names."""
    named = environ.get(f"{PREFIX}CONFIG")
    return Path(named) if given is None and named else given


def read_settings(
    flags: Mapping[str, str | None], environ: Mapping[str, str], file: Path | None
) -> Settings:
    """The settings from all sources; a wrong one is named with where it came from."""
    chosen = Settings()
    for source, values in (
        (f"{file}", _read_file(file)),
        ("the environment", _from_environment(environ)),
        ("the command line", {name: text for name, text in flags.items() if text is not None}),
    ):
        for name, value in values.items():
            chosen = replace(chosen, **{name: _checked(name, value, source)})
    return chosen


def _read_file(file: Path | None) -> dict[str, Any]:
    if file is None:
        return {}
    try:
        return tomllib.loads(file.read_text(encoding="utf-8-sig"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise OptionError(f"{file} is not TOML: {error}") from None


def _from_environment(environ: Mapping[str, str]) -> dict[str, str]:
    names = {f"{PREFIX}{name.upper()}": name for name in known_settings()}
    return {names[key]: text for key, text in environ.items() if key in names}


def _checked(name: str, value: object, source: str) -> Any:
    """The value as its setting wants it, read from text if need be."""
    known = known_settings()
    if name not in known:
        raise OptionError(f"{source}: there is no setting {name!r}; there are {', '.join(known)}")
    wanted, bounds = type(known[name].default), known[name].metadata
    found = _converted(value, wanted)
    low, high = bounds["low"], bounds["high"]
    if found is None or (high and not low <= found <= high):
        right = {bool: "yes or no", str: "a text", int: "a whole number", float: "a number"}
        span = f" from {low} to {high}" if high else ""
        raise OptionError(f"{source}: {name} = {value!r} is not {right[wanted]}{span}")
    return found


def _converted(value: object, wanted: type) -> Any:
    if isinstance(value, str) and wanted is not str:
        if wanted is bool:
            return {**dict.fromkeys(YES, True), **dict.fromkeys(NO, False)}.get(value)
        try:
            return wanted(value)
        except ValueError:
            return None
    if wanted is float and type(value) is int:
        return float(value)
    return value if type(value) is wanted else None
