"""Five languages that are equals: everything is said in each, and there is room for it."""

import re

import pytest
from playwright.sync_api import Page, expect

from tavolino.locales import LANGUAGES, has_message, say
from tests.web.browsing import PHONE, Visitor
from tests.web.busy import ask_for_a_hint, report_ahead
from tests.web.conftest import Visit
from tests.web.players import log_lines

PAGES = ["/", "/learn", *(f"/learn/{game}/rules" for game in ("scalino", "rope", "cutit"))]
PAGES += ["/leaderboard", "/daily", "/me", "/r", "/referee", "/nowhere"]


def check(page: Page, language: str) -> None:
    """Is all of it in this language, and nothing wider than the screen?"""
    assert page.evaluate("document.documentElement.lang") == language
    text = page.inner_text("body")
    keys = {word for word in re.findall(r"[a-z]+(?:-[a-z0-9]+)+", text) if has_message(word)}
    assert not keys
    assert "{" not in text
    wide = page.evaluate(
        """[...document.querySelectorAll('body *')]
             .filter(one => document.documentElement.scrollWidth > innerWidth
                            && one.getBoundingClientRect().right > innerWidth)
             .map(one => one.outerHTML.slice(0, 150))"""
    )
    assert not wide


def read_pages(visitor: Visitor, language: str) -> None:
    for path in PAGES:
        visitor.go(path) if path == PAGES[0] else visitor.go_within(path)
        visitor.page.get_by_role("heading", level=1).first.wait_for()
        expect(visitor.page.get_by_text(say("loading", language), exact=True)).to_be_hidden()
        check(visitor.page, language)


def read_table(visitor: Visitor, language: str, game: str) -> None:
    visitor.page.get_by_role("link", name="Tavolino", exact=True).click()
    visitor.press_at_game(say(f"game-{game}", language), say("play-now", language))
    log_lines(visitor.page).first.wait_for()
    check(visitor.page, language)
    visitor.page.get_by_role("tab", name=say("tab-text", language)).click()
    expect(visitor.page.locator(".board-text li").first).to_be_visible()
    check(visitor.page, language)


def wait_for_a_hint(page: Page, language: str) -> None:
    """Whoever waits sees how many are ahead."""
    waiting = ask_for_a_hint(page, language)
    expect(waiting).to_have_text(say("bot-thinks", language))
    for ahead in (5, 2, 1):
        report_ahead(page, ahead)
        expect(waiting).to_have_text(say("requests-ahead", language, ahead=ahead))
        expect(waiting).to_contain_text(str(ahead))


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_and_tables_in_every_language(visit: Visit, language: str) -> None:
    visitor = visit(locale=language, viewport=PHONE)
    read_pages(visitor, language)
    for game in ("scalino", "demolition", "rope", "cutit"):
        read_table(visitor, language, game)
        if game == "scalino":
            wait_for_a_hint(visitor.page, language)
