"""A page that believes that many others have asked the server for hints."""

import json
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tavolino.locales import say
from tests.web.players import is_due

BUSY_SERVER: Final = """() => {
  const real = window.fetch
  window.fetch = (url, init) => {
    if (!String(url).includes('/hint')) return real(url, init)
    init.signal.addEventListener('abort', () => { window.hasLeft = true })
    const body = new ReadableStream({
      start(controller) {
        window.say = line => controller.enqueue(new TextEncoder().encode(line + '\\n'))
      },
    })
    const headers = { 'Content-Type': 'application/jsonl' }
    return Promise.resolve(new Response(body, { headers }))
  }
}"""


def ask_for_a_hint(page: Page, language: str = "en") -> Locator:
    """At a table; gives where it says that they wait."""
    is_due(page).wait_for()
    page.evaluate(BUSY_SERVER)
    button = page.get_by_role("button", name=say("hint", language), exact=True)
    button.click()
    expect(button).to_be_disabled()
    return page.locator(".hint[role=status]")


def report_ahead(page: Page, ahead: int) -> None:
    """As the server tells how many others come first."""
    page.evaluate("line => window.say(line)", json.dumps({"ahead": ahead}))
