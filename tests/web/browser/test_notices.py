"""Being told outside the page: set up by people, shown by the browser, and what is left offline."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, CDPSession, Page, Worker, expect
from playwright.sync_api import Error as PlaywrightError

from corral.server.client import FOLDER
from tests.server.house import House
from tests.server.people import Guest
from tests.server.post_office import (
    MailRoom,
    PostOffice,
    Subscription,
    open_mail_room,
    open_office,
)
from tests.server.test_notices import waiting_table
from tests.web.browser.conftest import Faults, serving
from tests.web.browser.playing import PATIENCE
from tests.web.browser.test_matches import violations

PHONE = {"width": 390, "height": 844}
SUBSCRIBE = """told => {
    // Chromium's own push service cannot be reached from here: ours stands in for it.
    const { endpoint, ...keys } = told;
    PushManager.prototype.subscribe = async function (options) {
        if (!options.userVisibleOnly || !options.applicationServerKey) throw new Error("no key");
        return { toJSON: () => ({ endpoint, keys }) };
    };
}"""
ALLOWED = """() => {
    // Chromium without windows shows no notices, and says that nobody allows them.
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
}"""
SHADE = """() => {
    // Nor does it let the worker show any: what the worker wants to show is kept here.
    if (self.all) return;
    const all = (self.all = new Map());
    self.navigator.setAppBadge = async (count) => void (self.mark = count); // else it is ended
    self.registration.showNotification = async (title, { body, tag, data }) =>
        void all.set(tag, { title, body, data, close: () => all.delete(tag) });
    self.registration.getNotifications = async () => [...all.values()];
    self.NotificationEvent = class extends Event {
        constructor(kind, { notification }) { super(kind); this.notification = notification; }
        waitUntil() {}
    };
}"""
SHOWN = """() => self.registration.getNotifications()
    .then((all) => all.map(({ title, body }) => [title, body]))"""
CLICK = """async () => {
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
}"""
CLOSE = """() => self.registration.getNotifications()
    .then((all) => all.forEach((one) => one.close()))"""


def until(page: Page, look: Callable[[], Any]) -> Any:
    """What is found as soon as there is something."""
    deadline = monotonic() + PATIENCE / 1000
    while not (found := look()):
        assert monotonic() < deadline
        page.wait_for_timeout(20)
    return found


class Told:
    """A server that tells, with what stands in for the world outside."""

    def __init__(self, folder: Path) -> None:
        self._open = ExitStack()
        self.office: PostOffice = self._open.enter_context(open_office())
        self.mail_room: MailRoom = self._open.enter_context(open_mail_room())
        self._server = ExitStack()
        at_once = ("--notice-seconds", "0", "--notice-minutes", "0")
        networks = ("--notice-networks", "127.0.0.0/8")
        mail = ("--smtp", self.mail_room.address, "--mail-from", "corral@example.org")
        server = serving(folder, "--port", "0", *at_once, *networks, *mail)
        self.url = self._server.enter_context(server)

    def guest(self, name: str | None = None, at: BrowserContext | None = None) -> Guest:
        """Somebody; or whoever sits before that browser, for what need not be clicked here."""
        guest = Guest(self.url, name)
        self._open.callback(guest.close)
        for cookie in [] if at is None else at.cookies():
            guest.http.cookies.set(cookie["name"], cookie["value"])
        return guest

    def stop(self) -> None:
        self._server.close()

    def close(self) -> None:
        self.stop()
        self._open.close()


def forgive_a_server_that_stops(faults: Faults) -> None:
    """While it stops it refuses pages that ask, then nobody answers them."""
    meant = ("net::ERR_", "status of 503")
    faults.found = [one for one in faults.found if not any(map(one.__contains__, meant))]


@pytest.fixture
def told(tmp_path: Path) -> Iterator[Told]:
    opened = Told(tmp_path / "data")
    yield opened
    opened.close()


class Deliverer:
    """Hands a message to the page's worker, as the browser's push service does."""

    def __init__(self, page: Page, origin: str) -> None:
        self._origin = origin
        self._numbers: list[str] = []
        self._line: CDPSession = page.context.new_cdp_session(page)
        self._line.on("ServiceWorker.workerRegistrationUpdated", self._note)
        self._line.send("ServiceWorker.enable")

    def _note(self, event: dict[str, Any]) -> None:
        self._numbers += [one["registrationId"] for one in event["registrations"]]

    def awake(self, page: Page, shows: bool) -> Worker:
        """The worker, which sleeps after a while and then has forgotten everything."""

        def found() -> Worker | None:
            self._line.send("ServiceWorker.startWorker", {"scopeURL": f"{self._origin}/"})
            for worker in page.context.service_workers[-1:]:
                with suppress(PlaywrightError):  # it begins just now
                    worker.evaluate("() => 1" if shows else SHADE)
                    return worker
            return None

        worker: Worker = until(page, found)
        return worker

    def deliver(self, page: Page, message: object) -> None:
        number = until(page, lambda: self._numbers)[-1]
        values = {"origin": self._origin, "registrationId": number}
        self._line.send("ServiceWorker.deliverPushMessage", {**values, "data": json.dumps(message)})


NAME = """(name) => fetch("/api/me", { method: "POST", body: JSON.stringify({ name }),
    headers: { "content-type": "application/json" } })"""


def test_a_browser_is_told_and_a_click_opens_the_table(
    told: Told, somebody: Callable[..., Page], faults: Faults
) -> None:
    page = somebody(base_url=told.url, service_workers="allow", permissions=["notifications"])
    browser = Subscription(f"{told.office.url}/push/ana")
    page.goto("/")
    shows = page.evaluate("() => Notification.permission === 'granted'")
    if not shows:
        page.add_init_script(f"({ALLOWED})()")
    page.add_init_script(f"({SUBSCRIBE})({json.dumps(browser.told)})")
    page.goto("/")
    page.evaluate(NAME, "Ana")
    page.reload()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("link", name="Notices").click()
    page.get_by_role("button", name="Switch on here").click()
    expect(page.locator('[data-channel="push"]')).to_contain_text("this browser")
    expect(page.locator("[data-live]")).to_have_attribute("data-live", "1")
    assert violations(page) == []
    deliverer = Deliverer(page, told.url)

    page.get_by_role("button", name="Send a test notice").click()
    expect(page.get_by_text("The test notice is on its way.")).to_have_role("status")
    ana = told.guest(at=page.context)
    key = ana.get("/api/me/notices")["key"]
    worker = deliverer.awake(page, shows)
    deliverer.deliver(page, browser.read(told.office.box.next(), key))
    [[title, _]] = until(page, lambda: worker.evaluate(SHOWN))
    assert title == "A test notice"
    worker.evaluate(CLOSE)

    bo = told.guest("Bo")
    table = waiting_table(bo, ana)
    message = browser.read(told.office.box.next(), key)
    worker = deliverer.awake(page, shows)
    deliverer.deliver(page, message)
    shown = until(page, lambda: worker.evaluate(SHOWN))
    assert shown == [["El Gaucho", "El Gaucho waits for you, with Bo."]]
    assert shows or worker.evaluate("() => self.mark") == 1
    worker.evaluate(CLICK)
    expect(page).to_have_url(f"{told.url}/table/{table}")

    told.stop()  # the shell is left, and says what is wrong
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    page.goto("/rules/elgaucho")
    expect(page.get_by_role("link", name="Corral")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    forgive_a_server_that_stops(faults)


def test_mail_webhook_and_quiet_hours_are_set_up_on_a_phone(
    told: Told, somebody: Callable[..., Page]
) -> None:
    """In German; the mail is read elsewhere, in French."""
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    page = somebody(base_url=told.url, locale="de", timezone_id="Europe/Paris", **phone)
    page.goto("/notices")
    expect(page.get_by_role("heading", name="Nachrichten", exact=True)).to_be_visible()
    page.evaluate(NAME, "Ana")
    page.reload()
    page.get_by_label("E-Mail-Adresse").fill("ana@example.org")
    page.get_by_role("button", name="Erste Mail schicken").click()
    expect(page.locator('[data-channel="mail"]')).to_contain_text("ana@example.org")
    page.get_by_label(re.compile("https://")).fill(f"{told.office.url}/hook")
    page.get_by_label("Form").select_option("slack")
    page.locator("section", has=page.locator("#webhook")).locator("form button").click()
    hook = page.locator('[data-channel="webhook"]')
    expect(hook).to_contain_text("127.0.0.1")
    told.office.answers[:] = [(500, {})]
    hook.get_by_role("button").first.click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert "text" in told.office.box.next().json
    page.locator("section", has=page.locator("#quiet")).get_by_role("checkbox").check()
    page.locator('input[type="time"]').first.fill("23:30")
    page.locator('input[type="time"]').first.blur()
    ana = told.guest(at=page.context)
    page.wait_for_function("""() => fetch("/api/me/notices").then((answer) => answer.json())
        .then(({ settings }) => settings.quiet_from === 23 * 60 + 30)""")
    wishes = ana.get("/api/me/notices")["settings"]
    assert wishes == {
        "language": "de",
        "zone": "Europe/Paris",
        "quiet_from": 23 * 60 + 30,
        "quiet_until": 7 * 60,
    }
    assert violations(page) == []

    _, mail = told.mail_room.box.next()
    other = somebody(base_url=told.url, locale="fr", **phone)
    other.goto(re.search(r"https?://\S+/letters/\S+", mail.get_content())[0])  # type: ignore[index]
    other.get_by_role("button", name="Confirmer cette adresse").click()
    expect(other.get_by_role("button", name="Confirmer cette adresse")).to_have_count(0)
    assert violations(other) == []
    mails = [one for one in ana.get("/api/me/notices")["channels"] if one["kind"] == "mail"]
    assert mails[0]["confirmed"]
    other.get_by_role("button", name="Plus de messages").click()
    expect(other.get_by_role("button")).not_to_have_count(0)
    expect(other.get_by_role("button", name="Plus de messages")).to_have_count(0)
    assert [one["kind"] for one in ana.get("/api/me/notices")["channels"]] == ["webhook"]


KEPT = "() => caches.keys().then((all) => all.map((name) => name.startsWith('corral-newer')))"


def test_after_an_upgrade_nobody_has_the_old_page(
    somebody: Callable[..., Page], tmp_path: Path, faults: Faults
) -> None:
    """The worker keeps a shell for when nobody answers, and it is that of the latest build."""
    house = House(tmp_path / "data", client=FOLDER)
    page = somebody(base_url=house.url, service_workers="allow")
    page.goto("/")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    house.close()
    newer = shutil.copytree(FOLDER, tmp_path / "newer")
    for name, old, new in (
        ("index.html", "<title>", '<meta name="build" content="newer"><title>'),
        ("worker.js", 'corral-${"', 'corral-${"newer'),
    ):
        text = (newer / name).read_text(encoding="utf-8")
        assert old in text
        (newer / name).write_text(text.replace(old, new), encoding="utf-8")
        for packed in newer.glob(f"{name}.*"):
            packed.unlink()
    again = House(tmp_path / "data", client=newer, port=house.port)
    page.goto("/")
    mark = page.locator('meta[name="build"]')
    expect(mark).to_have_count(1)
    until(page, lambda: page.evaluate(KEPT) == [True])
    again.close()
    page.goto("/account")
    expect(mark).to_have_count(1)
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    forgive_a_server_that_stops(faults)
