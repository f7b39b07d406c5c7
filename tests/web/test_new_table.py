"""What a host may choose for a new table, and where they find it."""

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browsing import DESKTOP, PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.players import is_due


def form(visitor: Visitor, game: str) -> Locator:
    visitor.go("/")
    visitor.press_at_game(game, "Options")
    return visitor.page.get_by_role("dialog")


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_variants_are_in_sight_with_a_sentence_and_a_picture(
    visit: Visit, viewport: dict[str, int]
) -> None:
    dialog = form(visit(viewport=viewport), "Cut the Rope")
    for label, sentence in (
        ("Cards per pile", "Smaller piles make a shorter game"),
        ("Repeated numbers", "1, 2, 3, 4 can be followed by a 4 or a 5"),
    ):
        field = dialog.get_by_label(label)
        expect(field).to_be_visible()
        expect(dialog.locator(".option-help", has_text=sentence).locator("svg")).to_be_visible()
        text = field.evaluate(
            "field => document.getElementById(field.getAttribute('aria-describedby')).textContent"
        )
        assert sentence in text
    assert dialog.evaluate("one => one.scrollWidth <= one.clientWidth"), "nothing sticks out"


def test_the_host_picks_who_begins_among_those_at_the_table(visit: Visit) -> None:
    visitor = visit()
    dialog = form(visitor, "Scalino")
    first = dialog.get_by_role("combobox", name="Who goes first", exact=True)
    dialog.get_by_label("Seats").select_option("3")
    dialog.get_by_role("combobox", name="Seat 2").select_option("Bot")
    expect(first.get_by_role("option")).to_have_text(
        ["Random", "You (seat 1)", "The bot in seat 2", "Whoever takes seat 3"]
    )
    first.select_option("Whoever takes seat 3")
    dialog.get_by_label("Seats").select_option("2")
    expect(first).to_have_value("lot")
    first.select_option("You (seat 1)")
    dialog.get_by_role("combobox", name="First player in a rematch").select_option(
        "The loser of the last game"
    )
    dialog.get_by_role("button", name="Create table").click()
    visitor.is_at_game()
    expect(is_due(visitor.page)).to_be_visible()
