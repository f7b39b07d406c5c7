"""The first page: one's own games come first, and the games are where one looks for them."""

import re

import pytest
from playwright.sync_api import Page, expect

from tavolino.locales import LANGUAGES, say
from tests.web.axe import expect_no_faults
from tests.web.conftest import Visit
from tests.web.players import is_due
from tests.web.positions import take_name

WIDTHS = {360: 1, 740: 2, 820: 2, 1280: 4, 1920: 4}
"""How many games stand side by side on a page of this width."""


def columns(page: Page) -> int:
    tops = page.locator(".game").evaluate_all(
        "games => games.map(game => game.getBoundingClientRect().top)"
    )
    return len([top for top in tops if top == tops[0]])


def test_the_page_leads_back_into_the_game(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.is_in_a_hurry()
    visitor.go("/")
    rope = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Cut the Rope"))
    rope.get_by_label("Bot level").select_option("learner")
    visitor.press_at_game("Scalino", "Play now")
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("Beginner bot").first).to_be_visible()
    is_due(page).wait_for()
    table = page.url

    visitor.go("/")
    mine = page.get_by_role("region", name="Your turn – continue")
    expect(mine.get_by_role("link", name="Scalino")).to_be_in_viewport()
    for select in page.get_by_label("Bot level").all():
        expect(select).to_have_value("learner")
    names = page.locator(".game h2").all_inner_texts()
    for width, expected in WIDTHS.items():
        page.set_viewport_size({"width": width, "height": 800})
        assert columns(page) == expected, width
    page.set_viewport_size({"width": 1920, "height": 1080})
    box = page.locator(".home-body").bounding_box()
    assert box is not None
    assert box["width"] > 0.85 * 1920
    expect_no_faults(page, "home with a game")
    mine.get_by_role("link", name="Scalino").click()
    expect(page).to_have_url(table)

    visitor.go("/")
    mine.get_by_role("button", name="Remove Scalino from the list").press("Enter")
    back = mine.get_by_role("button", name="Undo")
    expect(back).to_be_focused()
    back.press("Enter")
    mine.get_by_role("button", name="Remove Scalino from the list").click()
    expect(back).to_be_focused()
    visitor.go("/learn")
    expect(page.locator(".game h2")).to_have_text(names)
    visitor.go("/")
    expect(page.locator(".game h2")).to_have_text(names)
    expect(mine).to_have_count(0)


def test_a_game_to_watch_is_on_the_page_of_others(visit: Visit) -> None:
    host, watcher = visit(), visit()
    take_name(host, "Hostess")
    chosen = {"Seats": "2", "Seat_2": "bot", "Who_can_join": "open"}
    host.set_up("Scalino", more=None, **chosen)
    host.is_at_game()
    watcher.go("/")
    offered = watcher.page.get_by_role("region", name="Watch a game")
    offered.get_by_role("link", name=re.compile("Hostess")).first.click()
    expect(watcher.page).to_have_url(host.page.url)
    watcher.go("/nowhere")
    expect(watcher.page.locator(".empty-drawing")).to_be_visible()
    watcher.page.get_by_role("link", name="All games").click()
    expect(watcher.page.get_by_role("button", name="Play now").first).to_be_enabled()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_smaller_ways_to_a_game_stand_in_one_line(visit: Visit, language: str) -> None:
    visitor = visit(locale=language)
    visitor.go("/")
    page = visitor.page
    expect(page.get_by_role("button", name=say("print-button", language)).first).to_be_visible()
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        lines = page.locator(".game-more").evaluate_all(
            "all => all.map(one => new Set([...one.children].map(child => child.offsetTop)).size)"
        )
        assert lines == [1, 1, 1, 1], width
