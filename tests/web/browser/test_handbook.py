"""The documentation in a browser, from the server and under its policy."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.site.shared import built_site
from tests.thorough import few_or_all
from tests.web.browser.conftest import serving
from tests.web.browser.test_matches import violations

PAGES = ("", "rules/goldrush.fr.html", "study.html", "server.html", "api/testing.html")
LOOKED_AT = few_or_all([("", 1280), ("study.html", 360)], product(PAGES, (1280, 360)))
"""By axe, which takes seconds for a page: all of them share styles and frame."""


def test_the_documentation_in_a_browser(somebody: Callable[..., Page], tmp_path: Path) -> None:
    """One test, for one server offers it."""
    flags = ("--port", "0", "--docs", str(built_site()))
    with serving(tmp_path / "data", *flags) as address:
        it_is_found_and_searched(somebody(), address)
        for width, scheme in ((1280, "dark"), (360, "light")):
            page = somebody(viewport={"width": width, "height": 740}, color_scheme=scheme)
            pages_fit_and_can_be_read_by_everybody(page, address, width)
        a_chosen_heading_is_not_covered(page, address)


def it_is_found_and_searched(page: Page, address: str) -> None:
    """From the lobby, in the colours chosen there, asking nobody else.

    Whatever the server's policy forbids would be an error in the console.
    """
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address)
    page.evaluate("""localStorage.setItem("corral", '{"theme": "dark"}')""")
    page.click("footer a[href='/docs/']")
    expect(page).to_have_url(f"{address}/docs/")
    expect(page.locator("h1")).to_contain_text("Corral")
    expect(page.locator("body")).to_have_attribute("data-theme", "dark")
    page.wait_for_load_state("load")  # Chromium may drop a form sent while the page still loads
    page.fill("input[name=q]", "determinize")
    page.press("input[name=q]", "Enter", no_wait_after=True)  # the address tells when it was sent
    expect(page).to_have_url(re.compile(r"/docs/search\.html\?q=determinize"))
    page.locator("#search-results ul.search a").filter(has_text="The engine").first.click()
    expect(page.locator("h1")).to_contain_text("The engine")
    page.goto(f"{address}/docs/search.html?q=swiss")
    expect(page.locator("#search-results ul.search > li a").last).to_have_text("Changelog")
    assert all(url.startswith((address, "data:")) for url in asked)


def pages_fit_and_can_be_read_by_everybody(page: Page, address: str, width: int) -> None:
    for path in PAGES:
        page.goto(f"{address}/docs/{path}")
        page.wait_for_selector("article h1")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path
        if (path, width) in LOOKED_AT:
            assert violations(page) == [], path


def a_chosen_heading_is_not_covered(page: Page, address: str) -> None:
    """Where the page is narrow its headings lie over it until one is chosen."""
    page.goto(f"{address}/docs/server.html")
    page.locator(".toc-overlay-icon:visible").first.click()
    page.locator("aside.toc-drawer a[href='#settings']").click()
    expect(page).to_have_url(re.compile("#settings$"))
    expect(page.locator("aside.toc-drawer")).not_to_be_in_viewport()
