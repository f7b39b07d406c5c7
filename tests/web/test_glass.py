"""The glass of Cut it: two people who get ready, and one with three minutes of their own."""

import re

from playwright.sync_api import Page, expect

from tests.web.axe import expect_no_faults
from tests.web.browsing import Visitor
from tests.web.conftest import Visit
from tests.web.players import Player, is_due, log_lines, result

ROUNDS_WITH_CUT = 9

WATCH_COUNT = """() => {
  const seen = document.body.dataset
  seen.counted = ''
  new MutationObserver(() => {
    const number = document.querySelector('.cutit-countdown')?.textContent
    if (number && !seen.counted.endsWith(number)) seen.counted += number
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""
"""Keeps what the countdown has shown, which is gone soon; with reduced motion there is none."""


def two_who_cut(visit: Visit) -> tuple[Player, Player]:
    """Anna and Ben at a table, after the last cut."""
    anna, ben = visit(reduced_motion="no-preference"), visit()
    for visitor, name in ((anna, "Anna"), (ben, "Ben")):
        visitor.is_in_a_hurry()
        visitor.take_name(name)
    anna.go("/")
    anna.press_at_game("Cut it", "Invite")
    ben.go(link_of(anna))
    ben.page.get_by_role("button", name="Sit down").click()
    pages = [anna.page, ben.page]
    for corner in ("a1", "j1"):
        page = due_of(pages)
        page.get_by_role("button", name=f"Pick the corner {corner}", exact=True).click()
        for one in pages:
            expect(log_lines(one).filter(has_text=f"corner {corner}")).to_have_count(1)
    players = Player(anna.page), Player(ben.page)
    for _ in range(ROUNDS_WITH_CUT):
        for player in players:
            player.draw_straight_cut()
            player.cut()
    return players


def link_of(host: Visitor) -> str:
    return host.page.get_by_role("textbox", name="Link to this table").input_value()


def due_of(pages: list[Page]) -> Page:
    is_due(pages[0]).or_(pages[0].locator(".status", has_text="Waiting for")).wait_for()
    return pages[0] if is_due(pages[0]).is_visible() else pages[1]


def test_two_people_get_ready_and_the_glass_is_turned(visit: Visit) -> None:
    anna, ben = two_who_cut(visit)
    for player in (anna, ben):
        expect(player.ready()).to_be_visible()
        expect(player.puzzle_table()).to_be_hidden()
    # Ben has no motion: colours do not fade from light to dark while axe looks.
    expect_no_faults(ben.page, "before the glass is turned")

    anna.press(anna.ready())
    back = anna.page.get_by_role("button", name="Wait, not ready")
    expect(anna.page.get_by_text("Not ready yet: Ben")).to_be_visible()
    expect(is_due(anna.page)).to_be_hidden()
    expect(ben.page.locator(".cutit-others")).to_contain_text("is ready")
    anna.press(back)
    expect(ben.page.get_by_text("Not ready yet: Anna and Ben")).to_be_visible()
    expect(log_lines(ben.page).last).to_contain_text("is not ready after all")

    ben.press(ben.ready())
    expect(anna.page.get_by_text("Not ready yet: Anna")).to_be_visible()
    expect(anna.page.get_by_role("timer")).to_be_hidden()
    for player in (anna, ben):
        player.page.evaluate(WATCH_COUNT)
    anna.press(anna.ready())
    expect(anna.page.locator("body")).to_have_attribute("data-counted", "321")
    expect(ben.puzzle_table()).to_be_visible()
    expect(ben.page.locator("body")).to_have_attribute("data-counted", "")
    for player in (anna, ben):
        expect(player.page.get_by_role("timer")).to_contain_text(re.compile("[23]:"))
        player.lay_by_taps()
        player.be_done()
    for player in (anna, ben):
        expect(result(player.page)).to_be_visible()


def test_three_minutes_of_ones_own(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.hurry()
    visitor.play_bots("Cut it", more={"Time for the puzzle": "own"})
    player = Player(visitor.page)
    player.cut_all(player.draw_straight_cut)
    expect(player.ready()).to_be_visible()
    # The bot is ready at once, and its glass runs already.
    expect(visitor.page.locator(".cutit-others")).to_contain_text("is joining")
    expect(visitor.page.get_by_text("Your own three minutes")).to_be_visible()
    expect(visitor.page.get_by_role("timer")).to_be_hidden()
    expect_no_faults(visitor.page, "before the own glass is turned")
    player.press(player.ready())
    expect(visitor.page.get_by_role("timer")).to_contain_text(re.compile("[23]:"))
    player.lay_as_hinted()
    player.be_done()
    expect(result(visitor.page)).to_be_visible()
