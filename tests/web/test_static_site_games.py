"""What a static site has beside whole games; Python in the browser answers. One visitor does it
all: starting Python takes seconds.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.cli.cli_runner import SC17
from tests.web.browsing import Visitor, visiting
from tests.web.puzzles import choose, solve_rope
from tests.web.static_site import watch


@pytest.fixture(scope="module")
def visitor(browser: Browser, site: str) -> Iterator[Visitor]:
    """Somebody on a static site, whose browser asks nothing of any server but for its files."""
    with visiting(browser, site) as come:
        come.is_in_a_hurry()
        traffic = watch(come.page)
        yield come
        assert traffic.failed == []
        assert [url for url in traffic.requested if not url.startswith(("blob:", site))] == []


def test_the_rules_can_be_searched_beside_the_board(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("")
    visitor.press_at_game("Cut the Rope", "Play now")
    visitor.is_at_game()
    place = page.url
    page.keyboard.press("?")
    drawer = page.get_by_role("dialog", name="Rules")
    drawer.get_by_role("searchbox", name="Search the rules").fill("supply rows")
    expect(drawer.locator("mark").first).to_be_in_viewport()
    drawer.get_by_role("article").get_by_role("link", name="CR-1", exact=True).first.click()
    expect(drawer.locator(".asked-for")).to_have_attribute("id", "CR-1")
    expect(drawer.locator(".asked-for")).to_be_in_viewport()
    assert page.url == place


def test_a_puzzle_is_solved_without_a_rating(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("#/puzzles")
    solve_rope(page, choose(page, "Cut the Rope"))
    expect(page.get_by_text("Unrated.")).to_be_visible()
    expect(page.locator(".puzzle-facts dt")).to_have_text(["Streak"])


def test_a_guided_game_keeps_its_step(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("#/learn/scalino/first")
    visitor.is_at_game()
    coach = page.locator(".coach-title")
    expect(coach).to_be_visible()
    assert page.url.endswith("?guide=0")
    page.reload()
    expect(coach).to_be_visible()


def test_a_record_file_is_replayed(visitor: Visitor, site: str) -> None:
    page = visitor.page
    page.goto("#/r")
    page.locator("input[type=file]").set_input_files(Path(SC17))
    page.wait_for_url(f"{site}#/r/record/*")
    slider = page.get_by_role("slider", name="Position in the game")
    expect(slider).to_be_visible()
    page.get_by_role("button", name="Go to start").click()
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="Forward").click()
    assert page.url.endswith("?at=1")
    expect(page.get_by_role("button", name="Link to this position")).to_have_count(0)
    page.reload()
    expect(slider).to_have_value("1")


def test_the_own_name_is_kept(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("#/me")
    page.get_by_role("textbox", name="Your name").fill("Anna")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="Anna")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Anna")).to_be_visible()
