"""The service worker shows push messages, and a click on one opens its table."""

import json

from playwright.sync_api import Page

from tests.web.conftest import Visit

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
    while not registrations:
        page.wait_for_timeout(10)
    origin = page.evaluate("location.origin")
    message = {"origin": origin, "registrationId": registrations[-1], "data": text}
    session.send("ServiceWorker.deliverPushMessage", message)
    session.detach()


def test_a_push_message_is_shown(visit: Visit) -> None:
    visitor = visit(service_workers="allow", permissions=["notifications"])
    visitor.go("/")
    page = visitor.page
    message = {
        "title": "Your turn: Scalino with Bob",
        "body": "3 days left",
        "url": "/t/some-table",
        "tag": "some-table",
    }
    deliver(page, json.dumps(message))
    while not (notifications := page.evaluate(SHOWN)):
        page.wait_for_timeout(10)
    [shown] = notifications
    assert shown == {
        "title": message["title"],
        "body": message["body"],
        "tag": message["tag"],
        "data": {"url": message["url"]},
    }
