"""Somebody whose browser keeps files, and whose server may be stopped."""

import time
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.patience import PATIENCE_S
from tests.web.browsing import Visitor
from tests.web.front import Front

WORKER: Final = "navigator.serviceWorker.ready.then(() => true)"
KEPT: Final = """async () => {
  const names = (await caches.keys()).filter(name => name.startsWith('tavolino-offline-files'))
  const all = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
  return all.flat().map(({url}) => new URL(url).pathname.split('/').slice(2).join('/'))
}"""
"""The paths of all files kept for play without a network."""
VERSION: Final = """async () => {
  const lists = (await caches.keys()).find(name => name.startsWith('tavolino-offline '))
  const found = await (await caches.open(lists)).match(new URL('/kept', location.href))
  return (await found.json()).current?.version
}"""
"""Which version of the files is used."""
AGE: Final = """async () => {
  const name = (await caches.keys()).find(name => name.startsWith('tavolino-offline '))
  const lists = await caches.open(name)
  for (const key of await lists.keys()) {
    if (!key.url.includes('/client/')) continue
    const client = await (await lists.match(key)).json()
    const earlier = { ...client, since: client.since - 120_000 }
    await lists.put(key, new Response(JSON.stringify(earlier)))
  }
}"""
"""Makes all pages two minutes older."""


def until(is_so: Callable[[], bool]) -> None:
    """Asks until it is so."""
    end = time.monotonic() + PATIENCE_S
    while not is_so():
        assert time.monotonic() < end


class Guest:
    """Somebody behind a front, who may open several pages in one browser."""

    def __init__(self, visitor: Visitor, front: Front) -> None:
        self.visitor = visitor
        self.front = front
        self.page = visitor.page

    def another_page(self) -> Page:
        page = self.page.context.new_page()
        page.on("pageerror", lambda error: self.visitor.faults.append(str(error)))
        return page

    def open_card(self) -> Locator:
        self.page.get_by_role("button", name="Settings").click()
        card = self.page.locator(".offline-card")
        card.wait_for()
        return card

    def close_card(self) -> None:
        self.page.get_by_role("button", name="Close").click()

    def install(self) -> None:
        self.visitor.go("/")
        self.page.evaluate(WORKER)
        card = self.open_card()
        card.get_by_role("button", name="Download").click()
        expect(card).to_contain_text("Ready: Tavolino works offline on this device")
        self.close_card()

    def wait_two_minutes(self, page: Page) -> None:
        """As if all pages had been opened earlier. The service worker is stopped, as browsers do
        with one that is not needed, so that it reads anew when they were opened.
        """
        page.evaluate(AGE)
        devtools = page.context.new_cdp_session(page)
        devtools.send("ServiceWorker.enable")
        devtools.send("ServiceWorker.stopAllWorkers")
        devtools.detach()

    def kept(self) -> set[str]:
        return set(self.page.evaluate(KEPT))
