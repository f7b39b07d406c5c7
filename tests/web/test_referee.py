"""The referee for a real table, on a phone that lies beside it."""

import re
from collections.abc import Sequence

from playwright.sync_api import Page, expect

from tests.games.cutit.rules.tables import RANKS
from tests.web.axe import expect_no_faults
from tests.web.browsing import PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.players import Player, result
from tests.web.positions import open_after


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def begin(visitor: Visitor, game: str, names: Sequence[str]) -> None:
    """Sits down with these names; the first of them begins."""
    page = visitor.page
    visitor.is_in_a_hurry()
    visitor.go("/referee")
    page.get_by_role("radio", name=game, exact=True).check()
    for number, name in enumerate(names, 1):
        page.get_by_label(f"Name of player {number}").fill(name)
    page.get_by_role("combobox", name="Who goes first").select_option(names[0])
    press(page, "Start")
    visitor.is_at_game()


def expect_to_fit(page: Page) -> None:
    """Nothing is wider than the phone."""
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_laptop_shows_all_that_can_be_entered(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    begin(visitor, "Cut it", ["Ada", "Bo"])
    press(page, "Roll the dice")
    for corner in ("a1", "j1"):
        press(page, f"Pick corner {corner}")
    press(page, "Enter points")
    for part in page.locator(".referee-cutit-now button, .referee-cutit-standings").all():
        expect(part).to_be_in_viewport(ratio=0.99)


def test_cut_it_takes_cuts_and_points(visit: Visit) -> None:
    visitor = visit(viewport=PHONE)
    page = visitor.page
    begin(visitor, "Cut it", ["Ada", "Bo"])
    player = Player(page)
    press(page, "Roll the dice")
    for corner in ("a1", "j1"):
        press(page, f"Pick corner {corner}")
    expect(page.locator(".status")).to_contain_text("Ada")
    player.draw_straight_cut()
    expect_no_faults(page, "a cut at a real table")
    player.cut()
    expect(page.locator(".status")).to_contain_text("Bo")
    press(page, "Enter points")
    # No points at all are a penalty, unless all dice are blank (RC-3).
    expect(page.get_by_role("button", name="Enter 0 points")).to_be_disabled()
    expect_no_faults(page, "points at a real table")
    expect_to_fit(page)
    press(page, "Penalty, −5")
    expect(page.get_by_role("button", name="Bo −5")).to_be_visible()
    press(page, "Undo")
    expect(page.locator(".status")).to_contain_text("Bo")


def test_cut_it_ends_with_the_glass_and_what_is_outside(visit: Visit) -> None:
    visitor = visit(viewport=PHONE)
    visitor.is_in_a_hurry()
    page = visitor.page
    rounds = [["roll", cut, "penalty"] for cut in RANKS]
    first = ["roll", "corner a1", "corner j1", *rounds[0][1:]]
    later = [move for moves in rounds[1:] for move in moves]
    moves = [*first, *later, "roll", "penalty"]
    open_after(visitor, "referee-cutit", 2, {"first": "0"}, moves)
    press(page, "Start the timer: three minutes")
    expect(page.get_by_role("timer")).to_be_visible()
    page.get_by_role("button", name=re.compile("is done")).first.click()
    press(page, "End the puzzle")
    page.get_by_role("button", name=re.compile("^Snippet 10")).click()
    expect_no_faults(page, "what is left over")
    expect_to_fit(page)
    press(page, "1 snippet left over")
    page.get_by_label("Spaces left over").fill("250")
    press(page, "250 spaces left over")
    expect(page.get_by_text("At most 99 spaces can be left over").first).to_be_visible()
    page.get_by_label("Spaces left over").fill("12")
    press(page, "12 spaces left over")
    expect(result(page)).to_be_visible()
    press(page, "Par and best solution")
    expect(page.get_by_role("img", name=re.compile("The snippets joined"))).to_be_visible()
    expect_no_faults(page, "the end of a real table")


def test_cut_the_rope_refuses_nonsense_and_loses_nothing(visit: Visit) -> None:
    visitor = visit(viewport=PHONE)
    page = visitor.page
    visitor.go("/referee")
    page.get_by_role("button", name="Start").wait_for()
    expect_no_faults(page, "the page of the referee")
    expect_to_fit(page)
    begin(visitor, "Cut the Rope", ["Ada", "Bo", "Cy"])
    left = page.get_by_label("Cards left in your pile")
    left.fill("33")
    press(page, "End turn")
    expect(page.get_by_text("Your pile had 20 cards before this turn").first).to_be_visible()
    expect(page.get_by_role("heading", name="Ada’s turn")).to_be_visible()
    left.fill("17")
    press(page, "End turn")
    expect(page.get_by_role("heading", name="Bo’s turn")).to_be_visible()
    expect_no_faults(page, "a turn at a real table")
    expect_to_fit(page)


def test_scalino_lights_legal_places_and_explains_others(visit: Visit) -> None:
    visitor = visit(viewport=PHONE)
    page = visitor.page
    begin(visitor, "Scalino", ["Ada", "Bo"])
    expect(page.locator(".status")).to_contain_text("Ada")
    board = page.get_by_role("application")
    box = board.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 20)
    expect(page.locator(".sc-hint.warning")).to_contain_text("is not on the board")
    player = Player(page)
    player.play(player.build, most=3)
    expect(page.locator(".status")).to_contain_text("Bo")
    expect_to_fit(page)


def test_demolition_is_refereed_as_it_is_played(visit: Visit) -> None:
    visitor = visit(viewport=PHONE)
    page = visitor.page
    begin(visitor, "Scalino demolition", ["Ada", "Bo", "Cy"])
    expect(page.locator(".status")).to_contain_text("Ada")
    player = Player(page)
    player.play(player.take, most=2)
    expect(page.locator(".status")).to_contain_text("Cy")
