"""A server with the built client, and the system's Chromium in front of it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from os import environ
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.server.people import Guest
from tests.web.browser.playing import PATIENCE

expect.set_options(timeout=PATIENCE)

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)
"""The first is the same browser without windows of its own, and opens a page in half the time."""
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
    "--js-flags=--no-opt --no-maglev",  # pages are gone before optimized code has paid for itself
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
    # movement takes time, and what the page's worker keeps would be asked of no server
    calm = {"reduced_motion": "reduce", "service_workers": "block"}
    return {**browser_context_args, **wide, **calm}


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
    """A server that keeps its data there; its address.

    What it says goes into a file: a pipe that nobody reads would stop it when it is full.
    """
    said = folder.with_name(f"{folder.name}.log")
    with said.open("w", encoding="utf-8") as log:
        server = subprocess.Popen(
            [python, "-m", "corral", "serve", "--data", str(folder), *QUICK, *flags],
            stdout=log,
            stderr=subprocess.STDOUT,
            env=dict(environ),
        )
    try:
        yield _address_when_ready(server, said)
    finally:
        server.terminate()
        server.wait(PATIENCE / 1000)


def _address_when_ready(server: subprocess.Popen[bytes], said: Path) -> str:
    deadline = monotonic() + PATIENCE / 1000
    while server.poll() is None and monotonic() < deadline:
        told = re.search(r"http://127\.0\.0\.1:\d+(?=\D)", said.read_text(encoding="utf-8"))
        if told:
            with suppress(OSError), urlopen(f"{told[0]}/ready", timeout=5):
                return told[0]
        sleep(0.05)
    raise AssertionError(f"the server does not get ready:\n{said.read_text(encoding='utf-8')}")


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
        page.on("console", self._note)
        return page

    def _note(self, line: ConsoleMessage) -> None:
        if line.type == "error":
            self.found.append(f"{line.text} ({line.location['url']})")

    def expect_missing(self) -> None:
        """Addresses that lead nowhere were opened on purpose."""
        self.found = [fault for fault in self.found if "status of 404" not in fault]


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
def somebody(browser: Browser, base_url: str, faults: Faults) -> Iterator[Callable[..., Page]]:
    """Opens a browser of somebody else's, like ours but for what Playwright's context is told.

    Every context is made here or by ``context``: on a busy machine half a minute is not enough.
    """
    usual = {
        "base_url": base_url,
        "locale": "en-US",
        "reduced_motion": "reduce",
        "service_workers": "block",
    }
    with ExitStack() as contexts:

        def come_in(**wishes: Any) -> Page:
            context = contexts.enter_context(browser.new_context(**{**usual, **wishes}))
            context.set_default_timeout(PATIENCE)
            return faults.watch(context.new_page())

        yield come_in


@pytest.fixture
def another(somebody: Callable[..., Page]) -> Page:
    """Somebody else's browser."""
    return somebody()


@pytest.fixture
def company(base_url: str) -> Iterator[list[Guest]]:
    """People who take the other seats and sit still, so that positions stay as they are."""
    guests = [Guest(base_url, name) for name in ("Bartholomew", "Cy", "Dolores", "Ed", "Fay")]
    yield guests
    for guest in guests:
        guest.close()
