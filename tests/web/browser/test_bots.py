"""Bot accounts in the browser: one is made, a program plays as it, and a person challenges it."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from os import environ
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.server.people import PATIENCE as SECONDS
from tests.server.people import Guest, with_bot
from tests.web.browser.playing import play
from tests.web.browser.test_account import begin
from tests.web.browser.test_matches import violations

SEEN = environ.get("CORRAL_SCREENSHOTS", "")
"""A folder for pictures, for people who want to look."""


def look(page: Page, name: str) -> None:
    assert violations(page) == []
    if SEEN:
        page.screenshot(path=Path(SEEN) / f"{name}.png", full_page=True)


@contextmanager
def program(base_url: str, token: str) -> Iterator[subprocess.Popen[str]]:
    """The network that comes with Corral, as this bot account, for one match."""
    command = [sys.executable, "-m", "corral", "seat", base_url, "--bot", "net:elgaucho-2"]
    running = subprocess.Popen(
        [*command, "--matches", "1"],
        env={**os.environ, "CORRAL_TOKEN": token},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield running
    finally:
        running.kill()
        running.communicate()


def test_a_bot_account_is_made_challenged_and_marked(
    page: Page, somebody: Callable[..., Page], base_url: str
) -> None:
    """A trained network sits at a table in the browser by this way, and plays to the end."""
    begin(page, "Ana", table=False)
    page.goto("/account")
    bots = page.get_by_role("region", name="Bot accounts")
    expect(bots.get_by_text("First keep your account")).to_be_visible()
    page.get_by_role("button", name="Choose a password").click()
    page.get_by_label("New password").fill("a herd of cows")
    page.keyboard.press("Enter")
    bots.get_by_label("Name of a new bot").fill("Netta")
    bots.get_by_role("button", name="Make a bot account").click()
    token = bots.locator("[data-token] input").input_value()
    look(page, "account")

    other = somebody(viewport={"width": 390, "height": 844}, has_touch=True)
    begin(other, "Bo", table=False)
    other.locator("[data-bots]").click()
    row = other.locator("[data-bot=Netta]")
    expect(row).to_contain_text("bot of Ana")
    expect(row).to_have_attribute("data-online", "false")
    with program(base_url, token) as running:
        expect(row).to_have_attribute("data-online", "true")
        look(other, "bots")
        row.get_by_role("button", name="Challenge Netta").click()
        look(other, "challenge")
        other.locator("[data-send]").click()
        other.wait_for_url(re.compile("/table/"))
        expect(other.get_by_text("Netta (bot)").first).to_be_attached()
        assert play(other, random.Random(3))
        look(other, "end")
        expect(other.get_by_text("Netta (bot)").first).to_be_attached()
        out, told = running.communicate(timeout=SECONDS)
        assert running.returncode == 0, told
    table = other.url.rpartition("/")[2]
    scores = other.request.get(f"/api/tables/{table}").json()["table"]["scores"]
    assert out.split() == [table, *map(str, scores)]
    other.goto("/")
    expect(other.get_by_text("Netta · bot of Ana")).to_be_visible()

    page.reload()
    bots.get_by_role("button", name="Revoke the token of Netta").click()
    expect(bots.get_by_text("no token")).to_be_visible()
    bots.get_by_role("button", name="Delete Netta").click()
    bots.get_by_role("button", name="Delete", exact=True).click()
    expect(bots.locator("[data-bot=Netta]")).to_have_count(0)


def test_who_does_not_come_is_told_in_the_readers_language(
    base_url: str, somebody: Callable[..., Page]
) -> None:
    """A seat by invitation: the bot account is asked, and declines."""
    owner = Guest(base_url, "Anke")
    robo = with_bot(owner, "Besetzt")
    german = somebody(locale="de-DE")
    with robo.listen() as ear:
        german.goto("/new/goldrush")
        german.get_by_label("Platz 2").select_option(label="Einladen: Besetzt · Bot von Anke")
        german.get_by_role("button", name="Beginnen").click()
        expect(german.get_by_text("Besetzt, Bot von Anke, wird gefragt …")).to_be_visible()
        look(german, "asked")
        robo.decline(ear.challenge(status="open"), "busy")
        expect(german.locator("[data-excuse=busy]")).to_have_text(
            "Besetzt hat gerade zu viel zu tun."
        )
        look(german, "declined")
    owner.close()
