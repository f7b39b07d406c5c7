"""Cut it at a table where two straight cuts may free several snippets."""

from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import expect_no_faults
from tests.web.browsing import PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.players import Player, Spot, log_lines
from tests.web.positions import open_after, take_name

SPOT = """(sheet, [x, y]) => {
  const {x: left, y: top} = new DOMPoint(20 * x, -20 * y).matrixTransform(sheet.getScreenCTM())
  return [left, top]
}"""
"""Where a point of the sheet is on the screen."""


def open_free(visitor: Visitor, scissors: str = "free") -> Page:
    options = {"first": "0", "scissors": scissors}
    open_after(visitor, "cutit", 1, options, ["corner a1"])
    sheet(visitor.page).wait_for()
    return visitor.page


def sheet(page: Page) -> Locator:
    return page.get_by_role("application", name="The sheet")


def spot(page: Page, point: str) -> Spot:
    sheet(page).scroll_into_view_if_needed()
    at = ["ABCDEFGHIJK".index(point[0]), int(point[1:])]
    left, top = sheet(page).evaluate(SPOT, at)
    return left, top


def draw(player: Player, start: str, end: str) -> None:
    """With the mouse by dragging, with a finger by tapping both ends."""
    page = player.page
    if player.has_touch:
        player.press_at(*spot(page, start))
        expect(page.locator(".cutit-point")).to_be_visible()
        player.press_at(*spot(page, end))
    else:
        page.mouse.move(*spot(page, start))
        page.mouse.down()
        page.mouse.move(*spot(page, end), steps=6)
        page.mouse.up()


def second_cut(page: Page) -> Locator:
    return page.get_by_role("button", name="Second cut")


def price(page: Page) -> Locator:
    return page.locator(".cutit-price")


def scissors(page: Page) -> Locator:
    return page.get_by_role("button", name="Cut", exact=True)


def first_round(page: Page) -> Locator:
    return page.locator(".cutit-rounds tbody tr").first


def go_to(page: Page, start: str, end: str) -> None:
    """The keys' way from one point to the next."""
    across = "ABCDEFGHIJK".index(end[0]) - "ABCDEFGHIJK".index(start[0])
    up = int(end[1:]) - int(start[1:])
    for key, steps in (
        ("ArrowRight" if across > 0 else "ArrowLeft", abs(across)),
        ("ArrowUp" if up > 0 else "ArrowDown", abs(up)),
    ):
        for _ in range(steps):
            page.keyboard.press(key)


class SecondCut(NamedTuple):
    """A cut after that from A3 to K3, and what both cost."""

    start: str
    end: str
    path: str
    snippets: int
    spaces: int
    parts: int
    """Which of them stays is asked: not the one with the corner, which must come off."""


SECOND_CUTS: Final = {
    "beside": SecondCut("A7", "K7", "A3-K3,A7-K7", 2, 60, 2),
    "ending": SecondCut("D0", "D3", "A3-K3,D0-D3", 2, 30, 2),
    "crossing": SecondCut("D0", "D10", "A3-K3,D0-D10", 3, 51, 3),
}


@pytest.mark.parametrize("is_phone", [False, True], ids=["desktop", "phone"])
def test_ci9_the_price_of_several_snippets_is_shown_before_the_cut(
    visit: Visit, is_phone: bool
) -> None:
    shape = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if is_phone else {}
    visitor = visit(**shape)
    player = Player(visitor.page, has_touch=is_phone)
    for name, second in SECOND_CUTS.items():
        open_free(visitor)
        show_price(player, name, second)


def show_price(player: Player, name: str, second: SecondCut) -> None:
    page = player.page
    draw(player, "A3", "K3")
    player.press(second_cut(page))
    expect(
        page.get_by_role("region", name="Board").get_by_text("Draw the second cut")
    ).to_be_visible()
    expect(scissors(page)).to_be_hidden()
    draw(player, second.start, second.end)
    expect(price(page)).to_contain_text("−5 points")
    expect(price(page)).to_contain_text("Several snippets: a penalty")
    expect(price(page)).to_contain_text(
        f"{second.snippets} snippets, {second.spaces} spaces in total,"
        " go to your pile and belong to your puzzle"
    )
    expect(page.get_by_role("group", name="Which part remains").get_by_role("radio")).to_have_count(
        second.parts
    )
    expect(page.locator(".cutit-coming-off")).to_have_count(second.snippets)
    expect(page.locator(".cutit-cut")).to_have_count(2)
    expect_no_faults(page, f"the price of two cuts, {name}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    player.press(scissors(page))
    expect(
        log_lines(page).filter(has_text=f"cuts along {second.path} and takes off")
    ).to_have_count(1)
    expect(first_round(page)).to_contain_text("−5")
    expect(page.locator(".cutit-ghost")).to_have_count(second.snippets)


def test_ci9_keys_draw_two_cuts_and_are_told_the_price(visit: Visit) -> None:
    page = open_free(visit())
    status = page.get_by_role("status")
    sheet(page).focus()
    page.keyboard.press("ArrowUp")
    go_to(page, "A0", "A3")
    page.keyboard.press("Enter")
    go_to(page, "A3", "K3")
    page.keyboard.press("Enter")
    expect(scissors(page)).to_be_visible()
    page.keyboard.press("2")
    expect(status.filter(has_text="Draw the second cut")).to_have_count(1)
    go_to(page, "K3", "K7")
    page.keyboard.press("Enter")
    go_to(page, "K7", "A7")
    page.keyboard.press("Enter")
    expect(
        status.filter(has_text="Several snippets: a penalty, −5. 2 snippets, 60 spaces in total")
    ).to_have_count(1)
    page.keyboard.press("s")
    expect(status.filter(has_text="Your sheet keeps 30 spaces, with a8.")).to_have_count(1)
    expect(price(page)).to_contain_text("70 spaces in total")
    page.keyboard.press("c")
    expect(log_lines(page).filter(has_text="cuts along A3-K3,A7-K7 and takes off")).to_have_count(1)
    expect(first_round(page)).to_contain_text("−5")


def test_ci9_one_can_start_over_and_make_a_single_cut(visit: Visit) -> None:
    page = open_free(visitor := visit())
    player = Player(visitor.page)
    draw(player, "A3", "K3")
    second_cut(page).click()
    expect(sheet(page)).to_be_focused()
    draw(player, "A7", "K7")
    expect(price(page)).to_be_visible()
    page.get_by_role("button", name="Start over").click()
    expect(price(page)).to_have_count(0)
    draw(player, "A3", "K3")
    player.cut()
    expect(log_lines(page).filter(has_text="cuts from A3 to K3")).to_have_count(1)
    expect(first_round(page)).not_to_contain_text("−5")


def test_ci9_both_lines_are_shown_while_others_are_cutting(visit: Visit) -> None:
    anna, ben = visit(), visit()
    take_name(ben, "Ben")
    anna.go("/")
    anna.press_at_game("Cut it", "Options")
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_label("Seats").select_option("2")
    dialog.get_by_role("combobox", name="Who goes first", exact=True).select_option("You (seat 1)")
    dialog.get_by_label("Scissors").select_option("Any two straight cuts")
    dialog.get_by_role("button", name="Create table").click()
    ben.go(anna.page.get_by_role("textbox", name="Link to this table").input_value())
    ben.page.get_by_role("button", name="Sit down").click()
    for visitor, corner in ((anna, "a1"), (ben, "j1")):
        visitor.page.get_by_role("button", name=f"Pick corner {corner}", exact=True).click()
        for one in (anna, ben):
            expect(log_lines(one.page).filter(has_text=f"corner {corner}")).to_have_count(1)
    page = anna.page
    sheet(page).wait_for()
    player = Player(page)
    draw(player, "A3", "K3")
    second_cut(page).click()
    draw(player, "D0", "D10")
    player.cut()
    expect(page.get_by_text("Done. Waiting for the others to cut")).to_be_visible()
    expect(page.locator(".cutit-cut")).to_have_count(2)
    expect(page.locator(".cutit-cut-off")).to_have_count(3)


def test_ci9_guarded_scissors_free_one_snippet(visit: Visit) -> None:
    page = open_free(visitor := visit(), "guarded")
    draw(Player(visitor.page), "A3", "K3")
    expect(scissors(page)).to_be_visible()
    expect(second_cut(page)).to_have_count(0)
    sheet(page).focus()
    page.keyboard.press("2")
    expect(scissors(page)).to_be_visible()
