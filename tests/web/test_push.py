"""The service worker shows push messages.

Chromium without windows has no notifications, so this test opens the whole browser.
"""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.server.hosts import Host
from tests.web.browsing import launching, visiting
from tests.web.guests import until

SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready
  const shown = await registration.getNotifications()
  return shown.map(({ title, body, tag, data }) => ({ title, body, tag, data }))
}"""


def deliver(page: Page, text: str) -> None:
    """What a push service does, done by the browser's own tools."""
    session = page.context.new_cdp_session(page)
    registrations: list[str] = []

    def hear(event: dict[str, list[dict[str, str]]]) -> None:
        registrations.extend(one["registrationId"] for one in event["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", hear)
    session.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.ready.then(one => !!one.active)")

    def is_registered() -> bool:
        page.wait_for_timeout(10)  # Events arrive while Playwright waits.
        return bool(registrations)

    until(is_registered)
    origin = page.evaluate("location.origin")
    message = {"origin": origin, "registrationId": registrations[-1], "data": text}
    session.send("ServiceWorker.deliverPushMessage", message)
    session.detach()


@pytest.fixture
def page(browser: Browser, server: Host) -> Iterator[Page]:
    chosen = {"service_workers": "allow", "permissions": ["notifications"]}
    with (
        launching(browser.browser_type, "chromium") as whole,
        visiting(whole, f"http://127.0.0.1:{server.port}", **chosen) as visitor,
    ):
        yield visitor.page


def test_a_push_message_is_shown(page: Page) -> None:
    page.goto("/")
    message = {
        "title": "Your turn: Scalino with Bob",
        "body": "3 days left",
        "url": "/t/some-table",
        "tag": "some-table",
    }
    deliver(page, json.dumps(message))
    until(lambda: bool(page.evaluate(SHOWN)))
    [shown] = page.evaluate(SHOWN)
    assert shown == {
        "title": message["title"],
        "body": message["body"],
        "tag": message["tag"],
        "data": {"url": message["url"]},
    }
