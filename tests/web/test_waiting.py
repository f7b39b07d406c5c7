"""Waiting for a hint, and moving without it. The words for it are in test_languages.py."""

from playwright.sync_api import expect

from tests.web.busy import ask_for_a_hint
from tests.web.conftest import Visit
from tests.web.players import Player


def test_who_moves_without_the_hint_leaves_the_queue(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.press_at_game("Scalino", "Play now")
    waiting = ask_for_a_hint(visitor.page)
    expect(waiting).to_be_visible()
    Player(visitor.page).build()
    expect(waiting).to_be_hidden()
    assert visitor.page.evaluate("window.hasLeft")
