"""The documentation in a browser, from the server and under its policy."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, expect

from tests.site.shared import built_site
from tests.web.browser.conftest import serving
from tests.web.browser.test_matches import violations

PAGES = ("", "rules/goldrush.fr.html", "study.html", "server.html", "api/testing.html")


def test_the_documentation_in_a_browser(browser: Browser, tmp_path: Path) -> None:
    """One test, for one server offers it."""
    flags = ("--port", "0", "--docs", str(built_site()))
    with serving(tmp_path / "data", *flags) as address:
        it_is_found_and_searched(browser, address)
        pages_fit_and_can_be_read_by_everybody(browser, address, 1280, "dark")
        pages_fit_and_can_be_read_by_everybody(browser, address, 360, "light")


def it_is_found_and_searched(browser: Browser, address: str) -> None:
    """From the lobby, in the colours chosen there, asking nobody else.

    Whatever the server's policy forbids would be an error in the console.
    """
    page = browser.new_page()
    complaints: list[str] = []
    asked: list[str] = []
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address)
    page.evaluate("""localStorage.setItem("corral", '{"theme": "dark"}')""")
    page.click("footer a")
    expect(page).to_have_url(f"{address}/docs/")
    expect(page.locator("h1")).to_contain_text("Corral")
    expect(page.locator("body")).to_have_attribute("data-theme", "dark")
    page.fill("input[name=q]", "determinize")
    page.wait_for_load_state("load")  # Chromium may drop a form sent while the page still loads
    page.press("input[name=q]", "Enter")
    page.locator("#search-results ul.search a").filter(has_text="The engine").first.click()
    expect(page.locator("h1")).to_contain_text("The engine")
    assert complaints == []
    assert all(url.startswith((address, "data:")) for url in asked)
    page.close()


def pages_fit_and_can_be_read_by_everybody(
    browser: Browser, address: str, width: int, scheme: Literal["dark", "light"]
) -> None:
    context = browser.new_context(viewport={"width": width, "height": 740}, color_scheme=scheme)
    page = context.new_page()
    for path in PAGES:
        page.goto(f"{address}/docs/{path}")
        page.wait_for_selector("article h1")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path
        assert violations(page) == [], path
    context.close()
