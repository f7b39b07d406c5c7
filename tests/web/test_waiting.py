"""Waiting for a hint: how many are ahead, in five languages, and moving without it."""

import json

import pytest
from playwright.sync_api import Locator, expect

from tavolino.locales import LANGUAGES, say
from tests.web.browsing import Visitor
from tests.web.conftest import Visit
from tests.web.players import Player, is_due

BUSY_SERVER = """() => {
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
"""Lets the page believe that many others have asked the server for hints."""


def ask_for_a_hint(visitor: Visitor, language: str) -> Locator:
    """At a table of somebody's own; gives where it says that they wait."""
    page = visitor.page
    visitor.go("/")
    visitor.press_at_game(say("game-scalino", language), say("play-now", language))
    is_due(page).wait_for()
    page.evaluate(BUSY_SERVER)
    button = page.get_by_role("button", name=say("hint", language), exact=True)
    button.click()
    expect(button).to_be_disabled()
    return page.locator(".hint[role=status]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_waits_for_a_hint_sees_how_many_are_ahead(visit: Visit, language: str) -> None:
    visitor = visit(locale=language)
    waiting = ask_for_a_hint(visitor, language)
    expect(waiting).to_have_text(say("bot-thinks", language))
    for ahead in (5, 2, 1):
        visitor.page.evaluate("line => window.say(line)", json.dumps({"ahead": ahead}))
        expect(waiting).to_have_text(say("requests-ahead", language, ahead=ahead))
        expect(waiting).to_contain_text(str(ahead))


def test_who_moves_without_the_hint_leaves_the_queue(visit: Visit) -> None:
    visitor = visit()
    waiting = ask_for_a_hint(visitor, "en")
    expect(waiting).to_be_visible()
    Player(visitor.page).build()
    expect(waiting).to_be_hidden()
    assert visitor.page.evaluate("window.hasLeft")
