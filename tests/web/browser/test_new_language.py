"""A language is one folder of words: a copy of the sources with one more, built and looked at."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from os import environ
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest
from playwright.sync_api import Page, expect

from corral.languages import LANGUAGES, language_name
from tests.web.browser.conftest import serving
from tests.web.browser.playing import wait

ROOT = Path(__file__).resolve().parents[3]
BUILT = ("node_modules", "page", "*.so")
"""Not copied; bytecode is, else the server would compile everything anew."""
BEGUN = "qq"
DONE = ("common.ftl", "web.ftl", "elgaucho.ftl", "elgaucho-rules.ftl")
"""What the translator has done so far; the rest stays English."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of a checkout in which somebody has begun a language: a mark before every text."""
    folder = tmp_path_factory.mktemp("checkout")
    for room in ("src", "client"):
        copytree(ROOT / room, folder / room, ignore=ignore_patterns(*BUILT))
    (folder / "client" / "node_modules").symlink_to((ROOT / "client" / "node_modules").resolve())
    locales = folder / "src" / "corral" / "locales"
    (locales / BEGUN).mkdir()
    for name in DONE:
        text = (locales / "en" / name).read_text(encoding="utf-8")
        marked = re.sub(r"^([\w-]+ =\s+)", r"\1«", text, flags=re.MULTILINE)
        (locales / BEGUN / name).write_text(marked, encoding="utf-8")
    subprocess.run([sys.executable, str(folder / "client" / "build.py")], check=True)
    own = {**environ, "PYTHONPATH": str(folder / "src")}
    with serving(folder / "data", "--port", "0", environ=own) as found:
        yield found


def test_a_folder_of_words_is_a_language_of_the_page(
    somebody: Callable[..., Page], address: str
) -> None:
    page = somebody(base_url=address)
    page.goto("/")
    menu = page.locator("select.language")
    told = {language: language_name(language) for language in LANGUAGES} | {BEGUN: "«English"}
    names = [told.pop("en"), *(told[language] for language in sorted(told))]
    expect(menu.locator("option")).to_have_text(names)
    menu.select_option(BEGUN)
    expect(page.locator("html")).to_have_attribute("lang", BEGUN)
    expect(page.get_by_role("button", name="«Play now")).to_have_count(3)
    expect(page.get_by_role("heading", name="«El Gaucho")).to_be_visible()
    expect(page.get_by_role("heading", name="Gold Rush", exact=True)).to_be_visible()
    page.click("[data-play=elgaucho]")
    wait(page)
    expect(page.locator("[data-prompt]")).to_contain_text("«")
    page.goto("/rules/elgaucho")
    expect(page.locator("[id='E-23'] dd")).to_have_text("«Your turn ends when you say so.")
    page.goto("/rules/kuhhandel")
    expect(page.locator("[id='K-1'] dd")).not_to_contain_text("«")
