"""Cut it at a table where one may count fewer points than the jokers give."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import expect_no_faults
from tests.web.browsing import PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.players import Player, log_lines, spots_of
from tests.web.positions import open_after

TABLES = 20
"""About every other first roll has a question mark, which leaves the jokers a choice."""


def draw_cut_below_the_top(player: Player) -> None:
    """Keeps one rank and takes all others off, jokers and all."""
    points = player.page.get_by_role("application", name="The sheet").locator(".cutit-open")
    player.press_at(*min(spots_of(points), key=lambda spot: (round(spot[0]), spot[1])))
    expect(player.page.locator(".cutit-point")).to_be_visible()
    player.press_at(*max(spots_of(points), key=lambda spot: spot[0]))
    expect(player.page.get_by_role("button", name="Cut", exact=True)).to_be_visible()


def open_with_a_choice(visitor: Visitor, *, has_touch: bool) -> Player:
    player = Player(visitor.page, has_touch=has_touch)
    for _ in range(TABLES):
        open_after(visitor, "cutit", 1, {"first": "0", "jokers": "choice"}, ["corner a1"])
        draw_cut_below_the_top(player)
        if fewer(visitor.page).count():
            return player
    raise AssertionError("no dice left a choice")


def fewer(page: Page) -> Locator:
    return page.get_by_role("combobox", name="Claim fewer")


@pytest.mark.parametrize("is_phone", [False, True], ids=["desktop", "phone"])
def test_ci7_fewer_points_are_counted(visit: Visit, is_phone: bool) -> None:
    shape = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if is_phone else {}
    visitor = visit(**shape)
    player = open_with_a_choice(visitor, has_touch=is_phone)
    page = visitor.page
    expect(page.get_by_text("With fewer points now, the next + is easier.")).to_be_visible()
    expect_no_faults(page, "a choice of points")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    values = [
        int(one)
        for one in fewer(page).locator("option").evaluate_all("all => all.map(one => one.value)")
    ]
    assert values == sorted(set(values), reverse=True)
    least, most = values[-1], values[0]
    fewer(page).select_option(str(least))
    expect(
        page.get_by_text(f"{least} instead of {most}: the next + will be easier.")
    ).to_be_visible()
    chosen = page.locator(".cutit-part:has(:checked) .cutit-part-points")
    expect(chosen).to_have_text(re.compile(rf"^{least}\s*points?$"))
    player.press(page.get_by_role("button", name="Cut", exact=True))
    expect(log_lines(page).filter(has_text=f"and claims {least}")).to_have_count(1)
    first = page.locator(".cutit-rounds tbody tr").first
    expect(first.locator("b").last).to_have_text(re.compile(rf"^{least}$"))


def test_ci7_where_the_best_counts_nothing_is_asked(visit: Visit) -> None:
    visitor = visit()
    open_after(visitor, "cutit", 1, {"first": "0"}, ["corner a1"])
    draw_cut_below_the_top(Player(visitor.page))
    expect(fewer(visitor.page)).to_have_count(0)
