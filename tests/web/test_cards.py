"""The cards of Cut the Rope: always readable, and played at once where there is no choice."""

import re
from itertools import pairwise

from playwright.sync_api import Page, expect

from tests.web.browsing import DESKTOP, PHONE
from tests.web.conftest import Visit
from tests.web.players import Player, is_due, log_lines

HAND = """() => [...document.querySelectorAll('.rope-hand-fan .rope-card')].map(card => {
  const box = one => one?.getBoundingClientRect()
  const [corner, middle] = ['.rope-corner, .rope-scissors', '.rope-middle'].map(name =>
    card.querySelector(name))
  return {
    left: box(card).left,
    right: box(card).right,
    cornerRight: box(corner).right,
    isMiddleShown: !/ 400px /.test(getComputedStyle(middle).clipPath),
  }
})"""


def test_a_covered_card_shows_its_whole_number(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.press_at_game("Cut the Rope", "Play now")
    page = visitor.page
    is_due(page).wait_for()
    for size, is_covered in ((DESKTOP, False), (PHONE, True)):
        page.set_viewport_size(size)
        cards = page.evaluate(HAND)
        assert len(cards) == 6
        for card, following in pairwise(cards):
            assert (card["right"] > following["left"]) is is_covered
            assert card["cornerRight"] <= following["left"]
            assert card["isMiddleShown"] is not is_covered
        assert cards[-1]["isMiddleShown"]
    labels = page.locator(".rope-own-hand .rope-label")
    expect(labels).to_have_text(["Your pile", "Your hand", "Your supply"])


def lay_until_one_fits(page: Page, player: Player) -> None:
    """Goes on until a card fits one row and no other."""
    only = page.get_by_role("button", name=re.compile("from your (pile|hand), fits row [ABC]$"))
    is_due(page).wait_for()
    while not only.count():
        player.play(player.lay_cards, most=1)
        is_due(page).wait_for()
    only.first.focus()


def test_a_card_with_one_place_goes_there(visit: Visit) -> None:
    visitor = visit()
    visitor.is_in_a_hurry()
    visitor.go("/")
    visitor.press_at_game("Cut the Rope", "Play now")
    page = visitor.page
    player = Player(page)
    for way in ("double click", "Enter"):
        lay_until_one_fits(page, player)
        known = log_lines(page).count()
        if way == "Enter":
            page.keyboard.press(way)
        else:
            page.locator(":focus").dblclick()
        expect(log_lines(page).nth(known)).to_contain_text(re.compile("plays .* onto row [ABC]"))
        is_due(page).wait_for()
