"""A record that somebody brings: by file, by hand, by drop; seen, reviewed, played on from."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.server.test_records import played
from tests.thorough import few_or_all
from tests.web.browser.conftest import Faults
from tests.web.browser.playing import wait_for_review
from tests.web.browser.test_matches import violations

DROP = """
([text]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], "match.corral", { type: "text/plain" }));
  document.querySelector("main").dispatchEvent(
    new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }),
  );
}
"""


@pytest.mark.parametrize(
    ("width", "language"), few_or_all([(390, "de-DE")], [(1280, "en-US"), (390, "de-DE")])
)
def test_a_file_is_seen_reviewed_and_played_on_from(
    somebody: Callable[..., Page], width: int, language: str
) -> None:
    page = somebody(locale=language, viewport={"width": width, "height": 844})
    page.goto("/")
    page.click("[data-records]")
    shown = {"en-US": "A record shows everything", "de-DE": "Eine Aufzeichnung zeigt alles"}
    expect(page.locator("[data-open-book]")).to_contain_text(shown[language])
    assert violations(page) == []
    file: FilePayload = {
        "name": "match.corral",
        "mimeType": "text/plain",
        "buffer": played(moves=8).encode(),
    }
    page.set_input_files("[data-file]", file)
    expect(page).to_have_url(re.compile(r"/replay/[\w-]+$"))
    expect(page.locator("h1")).to_contain_text(re.compile("record|Aufzeichnung"))
    replay = page.url
    page.click("[data-reviewing]")
    wait_for_review(page)
    expect(page.locator("th[data-seat]")).to_have_count(2)
    page.click("[data-try]", no_wait_after=True)
    expect(page).to_have_url(re.compile("/table/"))
    # Whoever has the link sees it; it stands in the list of who brought it until it is removed.
    stranger = somebody()
    stranger.goto(replay)
    expect(stranger.locator("main.board")).to_be_visible()
    page.goto("/records")
    page.click("[data-brought] button")
    expect(page.locator("[data-brought]")).to_have_count(0)


def test_pasted_and_dropped(page: Page, faults: Faults) -> None:
    page.goto("/records")
    page.fill("[data-paste]", "once upon a time")
    page.click("[data-open]")
    expect(page.get_by_role("alert")).to_contain_text("This is not a record of Corral.")
    page.fill("[data-paste]", played().replace("game goldrush", "game chess"))
    page.click("[data-open]")
    expect(page.get_by_role("alert")).to_contain_text("“chess”")
    page.evaluate(DROP, ["x" * 300_000])
    expect(page.get_by_role("alert")).to_contain_text("too large")
    page.fill("[data-paste]", played())
    page.click("[data-open]")
    expect(page).to_have_url(re.compile("/replay/"))
    page.goto("/records")
    expect(page.locator("[data-brought]")).to_have_count(1)
    page.evaluate(DROP, [played("elgaucho")])
    expect(page).to_have_url(re.compile("/replay/"))
    expect(page.locator("h1")).to_contain_text("El Gaucho")
    refused = [fault for fault in faults.found if "status of 400" in fault]
    assert len(refused) == 2
    faults.found = [fault for fault in faults.found if fault not in refused]
