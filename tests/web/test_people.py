"""The page of a person: ratings, statistics and a history that can be filtered."""

import re

from playwright.sync_api import expect

from tests.web.axe import expect_no_faults
from tests.web.conftest import Visit
from tests.web.players import is_due, result
from tests.web.positions import take_name

GIVE_UP = "Give up"


def test_a_finished_game_is_on_the_pages_of_both(visit: Visit) -> None:
    anna, stranger = visit(), visit()
    page = anna.page
    anna.is_in_a_hurry()
    take_name(anna, "Anna")
    chosen = {"Seats": "2", "Of_these,_bots": "1", "Who_may_join": "open"}
    for _ in range(2):
        anna.set_up("Scalino", more=None, **chosen)
        is_due(page).wait_for()
        page.get_by_role("button", name="More").first.click()
        page.get_by_role("button", name=GIVE_UP).first.click()
        page.get_by_role("dialog").get_by_role("button", name=GIVE_UP).click()
        result(page).wait_for()

    anna.go("/me")
    page.get_by_role("link", name="Your public page").click()
    expect(page.get_by_role("heading", name="Anna", level=1)).to_be_visible()
    expect(page.locator(".person-head")).to_contain_text("2 games · 0 wins")
    ratings = page.get_by_role("region", name="Ratings")
    # A number that players know, with its uncertainty.
    expect(ratings.locator(".rating-number")).to_have_text(re.compile(r"^1[2-4]\d\d ± 2\d\d$"))
    games = page.get_by_role("region", name="Finished games")
    expect(games.get_by_role("link")).to_have_count(2)
    expect_no_faults(page, "person")
    games.get_by_label("Result").select_option("won")
    expect(games.get_by_role("link")).to_have_count(0)
    games.get_by_label("Result").select_option("lost")
    games.get_by_label("Game").select_option("scalino")
    games.get_by_label("Opponent").select_option("bot:casual")
    expect(games.get_by_role("link")).to_have_count(2)
    expect(page.locator(".tallies")).to_contain_text("Casual bot")

    page.goto("/leaderboard/scalino/2")
    own = page.locator("tr.own")
    expect(own).to_contain_text(re.compile(r"–.*Anna.*1[2-4]\d\d ± 2\d\d"))
    expect(page.get_by_text("Your line has no place yet")).to_be_visible()
    stranger.go(own.get_by_role("link", name="Anna").get_attribute("href") or "")
    theirs = stranger.page.get_by_role("region", name="Finished games")
    theirs.get_by_role("link").first.click()
    expect(stranger.page).to_have_url(re.compile("/r/"))
    stranger.go("/p/nobody")
    expect(stranger.page.get_by_role("heading", name="Nobody is here")).to_be_visible()
