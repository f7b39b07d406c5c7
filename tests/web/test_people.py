"""The page of a person: ratings, statistics and a history that can be filtered."""

import asyncio
import re

from playwright.sync_api import expect

from tavolino.protocol.messages import encode
from tavolino.server.live.rating_rules import LEAST_MOVES
from tests.server.device_games import played_on_device
from tests.web.axe import expect_no_faults
from tests.web.conftest import Visit
from tests.web.players import is_due, result
from tests.web.positions import middle, play_on, take_name

GIVE_UP = "Resign"
PLAYED = asyncio.run(played_on_device("scalino", "me", "bot:random"))
HAND_OVER = """stored => fetch("/api/me/games", {method: "POST", body: stored})
    .then(response => response.status)"""


def test_a_finished_game_is_on_the_pages_of_both(visit: Visit) -> None:
    anna, stranger = visit(), visit()
    page = anna.page
    anna.is_in_a_hurry()
    take_name(anna, "Anna")
    chosen = {"Seats": "2", "Seat_2": "bot", "Who_can_join": "open"}
    for _ in range(2):
        anna.set_up("Scalino", more=None, **chosen)
        is_due(page).wait_for()
        play_on(anna, middle, LEAST_MOVES)  # a game with fewer is not rated
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
    expect(page.get_by_text("You are not ranked yet")).to_be_visible()
    stranger.go(own.get_by_role("link", name="Anna").get_attribute("href") or "")
    theirs = stranger.page.get_by_role("region", name="Finished games")
    theirs.get_by_role("link").first.click()
    expect(stranger.page).to_have_url(re.compile("/r/"))
    stranger.go("/p/nobody")
    expect(stranger.page.get_by_role("heading", name="No such player")).to_be_visible()


def test_a_game_of_a_device_is_marked_in_the_history(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    take_name(anna, "Anna")
    anna.go("/me")
    assert page.evaluate(HAND_OVER, encode(PLAYED).decode()) == 201
    page.get_by_role("link", name="Your public page").click()
    expect(page.locator(".person-head")).to_contain_text("0 games · 0 wins")
    game = page.get_by_role("region", name="Finished games").get_by_role("link")
    expect(game).to_contain_text("played on a device")
    game.click()
    expect(page).to_have_url(re.compile("/r/"))
