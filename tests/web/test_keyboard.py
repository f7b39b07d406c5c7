"""With the keys alone, and always seeing where one is."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.players import is_due, log_lines, result
from tests.web.positions import middle, play_on

HAS_VISIBLE_FOCUS = """() => {
  const here = document.activeElement
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(here)
  return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
}"""
NAME = """() => {
  const here = document.activeElement
  return here.ariaLabel ?? here.innerText ?? ''
}"""
MOST_STOPS = 40


def tab_to(page: Page, name: str) -> None:
    """Steps on until the focus is on something called so."""
    stops: list[str] = []
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        stops.append(page.evaluate(NAME))
        assert page.evaluate(HAS_VISIBLE_FOCUS), stops
        if name in stops[-1]:
            return
    raise AssertionError(f"the keys do not lead to {name}, but to {stops}")


def put_blocks(page: Page, *, most: int = 100) -> None:
    """At the first place each time, until the game is over or the limit is reached."""
    for _ in range(most):
        is_due(page).or_(result(page)).first.wait_for()
        if result(page).is_visible():
            return
        known = log_lines(page).count()
        page.keyboard.press("n")
        announced = page.get_by_role("status").filter(has_text="Press Enter to place the block")
        expect(announced).to_have_count(1)
        page.keyboard.press("Enter")
        expect(log_lines(page)).not_to_have_count(known)


def test_a_whole_game_of_scalino(visit: Visit) -> None:
    page = (visitor := visit()).page
    visitor.go("/")
    expect(page.get_by_role("button", name="Play now").first).to_be_enabled()
    tab_to(page, "Settings")
    page.keyboard.press("Enter")
    steady = page.get_by_role("radio", name="Normal")
    steady.wait_for()
    while not steady.evaluate("one => one === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("radio", name="Instant")).to_be_checked()
    page.keyboard.press("Escape")
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    visitor.is_at_game()
    is_due(page).wait_for()
    expect(page.locator("#main")).to_be_focused()
    # The board comes after the rest of the page.
    page.locator(".table-board > :not(p)").first.wait_for()
    tab_to(page, "The pyramid")
    put_blocks(page, most=6)
    play_on(visitor, middle, 8)
    put_blocks(page)
    tab_to(page, "Rematch")
    page.keyboard.press("Enter")
    is_due(page).wait_for()
    expect(result(page)).to_have_count(0)


def test_every_stop_of_each_table_shows_the_focus(visit: Visit) -> None:
    page = (visitor := visit()).page
    for game in ("Scalino", "Cut the Rope", "Cut it", "Scalino demolition"):
        visitor.go("/")
        visitor.press_at_game(game, "Play now")
        # What others do could take away what has the focus.
        is_due(page).wait_for()
        tab_to(page, "More")


def test_the_keys_go_on_from_the_top_of_the_next_page(visit: Visit) -> None:
    page = (visitor := visit()).page
    visitor.go("/learn")
    # The games come after the heading.
    page.get_by_role("link", name="Rules").first.wait_for()
    expect(page.locator("#main")).not_to_be_focused()
    tab_to(page, "Rules")
    page.keyboard.press("Enter")
    page.wait_for_url("**/rules")
    expect(page.locator("#main")).to_be_focused()
    page.go_back()
    expect(page).to_have_url(re.compile("/learn$"))
    expect(page.locator("#main")).to_be_focused()
