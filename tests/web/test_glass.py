"""The glass of Cut it: two people who get ready, and one with three minutes of their own."""

import re

from playwright.sync_api import expect

from tests.games.cutit.rules.tables import RANKS
from tests.web.axe import expect_no_faults
from tests.web.conftest import Visit
from tests.web.players import Player, is_due, log_lines, result
from tests.web.positions import open_after, open_together, take_name

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
    """Anna and Ben at a table, who make the last cut."""
    anna, ben = visit(reduced_motion="no-preference"), visit()
    for visitor, name in ((anna, "Anna"), (ben, "Ben")):
        visitor.is_in_a_hurry()
        take_name(visitor, name)
    *ranks, _ = RANKS
    seats = (anna, ["corner a1", *ranks]), (ben, ["corner j1", *ranks])
    open_together("cutit", {"first": "0"}, *seats)
    players = Player(anna.page), Player(ben.page)
    for player in players:
        player.draw_straight_cut()
        player.cut()
    return players


def test_two_people_get_ready_and_the_glass_is_turned(visit: Visit) -> None:
    anna, ben = two_who_cut(visit)
    for player in (anna, ben):
        expect(player.ready()).to_be_visible()
        expect(player.puzzle_table()).to_be_hidden()
    # Ben has no motion: colours do not fade from light to dark while axe looks.
    expect_no_faults(ben.page, "before the glass is turned")

    anna.press(anna.ready())
    back = anna.page.get_by_role("button", name="I’m not ready", exact=True)
    expect(anna.page.get_by_text("Waiting for: Ben")).to_be_visible()
    expect(is_due(anna.page)).to_be_hidden()
    expect(ben.page.locator(".cutit-others")).to_contain_text("ready")
    anna.press(back)
    expect(ben.page.get_by_text("Waiting for: Anna and Ben")).to_be_visible()
    expect(log_lines(ben.page).last).to_contain_text("is no longer ready")

    ben.press(ben.ready())
    expect(anna.page.get_by_text("Waiting for: Anna")).to_be_visible()
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
    visitor.is_in_a_hurry()
    *ranks, _ = RANKS
    options = {"first": "0", "glass": "own"}
    open_after(visitor, "cutit", 2, options, ["corner a1", *ranks], bots=1)
    player = Player(visitor.page)
    player.cut_all(player.draw_straight_cut)
    expect(player.ready()).to_be_visible()
    # The bot is ready at once, and its glass runs already.
    expect(visitor.page.locator(".cutit-others")).to_contain_text("doing the puzzle")
    expect(visitor.page.get_by_text("Your three minutes")).to_be_visible()
    expect(visitor.page.get_by_role("timer")).to_be_hidden()
    expect_no_faults(visitor.page, "before the player's glass is turned")
    player.press(player.ready())
    expect(visitor.page.get_by_role("timer")).to_contain_text(re.compile("[23]:"))
    player.lay_as_hinted()
    player.be_done()
    expect(result(visitor.page)).to_be_visible()
