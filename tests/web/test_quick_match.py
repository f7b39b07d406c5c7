"""Two strangers meet at a game; where nobody comes, a bot steps in."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.web.axe import expect_no_faults
from tests.web.browsing import Visitor, open_server, visiting
from tests.web.conftest import Visit

GAME = "Scalino demolition"


def look(visitor: Visitor, *, bot: bool) -> None:
    visitor.go("/")
    visitor.press_at_game(GAME, "Find an opponent")
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog.get_by_text("Looking for an opponent")).to_be_visible()
    dialog.get_by_label("If nobody joins").set_checked(bot)


def stop_while_asking(visitor: Visitor) -> None:
    """Stops looking before the server has answered the first question."""
    asked: list[Route] = []
    visitor.page.route("**/api/quick-match/*", lambda route: asked.append(route))
    with visitor.page.expect_request("**/api/quick-match/*"):
        look(visitor, bot=False)
    visitor.page.get_by_role("button", name="Cancel").click()
    with visitor.page.expect_response(lambda response: response.request.method == "DELETE"):
        asked[0].continue_()


def test_two_people_meet(visit: Visit) -> None:
    one, two, gone = visit(), visit(), visit()
    for visitor in (one, two, gone):
        visitor.page.add_init_script("localStorage.setItem('tavolino.bot-steps-in', 'false')")
    stop_while_asking(gone)
    look(one, bot=False)
    expect_no_faults(one.page, "quick match")
    two.go("/")
    two.press_at_game(GAME, "Find an opponent")
    for visitor in (one, two):
        visitor.page.wait_for_url("**/t/*")
        visitor.is_at_game()
    assert one.page.url == two.page.url


@pytest.fixture
def quick_url(tmp_path: Path) -> Iterator[str]:
    with open_server(tmp_path, quick_match_seconds="1") as host:
        yield f"http://127.0.0.1:{host.port}"


def test_a_bot_steps_in(browser: Browser, quick_url: str) -> None:
    with visiting(browser, quick_url) as visitor:
        look(visitor, bot=True)
        visitor.page.wait_for_url("**/t/*")
        visitor.is_at_game()
        expect(visitor.page.get_by_text("Casual bot").first).to_be_visible()
