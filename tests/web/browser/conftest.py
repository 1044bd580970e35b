"""A server with the built client, and the system's Chromium in front of it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from os import environ
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.people import Guest
from tests.web.browser.playing import PATIENCE

expect.set_options(timeout=PATIENCE)

CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
)
HOUSE = "corral.test"
"""What the browser takes for another machine, and so for less secure than its own."""

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {HOUSE} 127.0.0.1",
]
QUICK = [
    "--bot-pause",
    "0",
    "--call-seconds",
    "0.3",
    "--message-rate",
    "200",
    "--request-rate",
    "500",
    "--address-new",
    "100000",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if CHROMIUM is None:
        skipped = pytest.mark.skip(reason="NO CHROMIUM: the page was not tested in a browser")
        for item in items:
            item.add_marker(skipped)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": CHROMIUM, "args": FLAGS}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    wide = {"viewport": {"width": 1280, "height": 800}, "locale": "en-US"}
    return {**browser_context_args, **wide, "reduced_motion": "reduce"}  # movement takes time


@pytest.fixture(scope="session")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of our own."""
    with serving(tmp_path_factory.mktemp("data"), "--port", "0") as address:
        yield address


@contextmanager
def serving(
    folder: Path,
    *flags: str,
    environ: Mapping[str, str] = environ,
    python: str = sys.executable,
) -> Iterator[str]:
    """A server that keeps its data there; its address."""
    server = subprocess.Popen(
        [python, "-m", "corral", "serve", "--data", str(folder), *QUICK, *flags],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=dict(environ),
        text=True,
    )
    try:
        assert server.stdout
        said = []
        address = None
        for line in server.stdout:
            said.append(line)
            if address := re.search(r"http://127\.0\.0\.1:\d+", line):
                break
        assert address, "".join(said)
        _wait_until_ready(address[0])
        yield address[0]
    finally:
        server.terminate()
        server.communicate(timeout=PATIENCE / 1000)


def _wait_until_ready(address: str) -> None:
    deadline = monotonic() + PATIENCE / 1000
    while monotonic() < deadline:
        with suppress(OSError), urlopen(f"{address}/ready", timeout=5):
            return
        sleep(0.05)
    raise AssertionError(f"{address} does not get ready")


MEANT = (
    "ERR_INTERNET_DISCONNECTED",  # some tests pull the plug on purpose
    "Cross-Origin-Opener-Policy header has been ignored",  # as it is for friends in the house
)


class Faults:
    """What went wrong in pages without anybody seeing it."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def watch(self, page: Page) -> Page:
        page.on("pageerror", lambda error: self.found.append(str(error)))
        page.on(
            "console",
            lambda line: self.found.append(line.text) if line.type == "error" else None,
        )
        return page


@pytest.fixture
def faults() -> Iterator[Faults]:
    watched = Faults()
    yield watched
    assert [fault for fault in watched.found if not any(map(fault.__contains__, MEANT))] == []


@pytest.fixture
def page(context: BrowserContext, faults: Faults) -> Page:
    """A page that must not report errors."""
    context.set_default_timeout(PATIENCE)
    return faults.watch(context.new_page())


@pytest.fixture
def another(browser: Browser, base_url: str, faults: Faults) -> Iterator[Page]:
    """Somebody else's browser."""
    context = browser.new_context(base_url=base_url, locale="en-US", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    yield faults.watch(context.new_page())
    context.close()


@pytest.fixture
def company(base_url: str) -> Iterator[list[Guest]]:
    """People who take the other seats and sit still, so that positions stay as they are."""
    guests = [Guest(base_url, name) for name in ("Bartholomew", "Cy", "Dolores", "Ed", "Fay")]
    yield guests
    for guest in guests:
        guest.close()
