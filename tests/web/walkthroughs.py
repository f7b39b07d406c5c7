"""Walkthroughs of the client: every page, and every state of a game, one scene after the other."""

import re
from collections.abc import Callable, Iterator
from typing import Final

from playwright.sync_api import Page, expect

from tests.games.short_games import short_game
from tests.web.browsing import Visitor
from tests.web.players import Player, expect_first_in_log, is_due, log_lines, result
from tests.web.puzzles import choose

Walkthrough = Callable[[Visitor], Iterator[str]]
"""Goes on to the next scene, and gives its name."""

PAGES: Final = {
    "learn": ("/learn", "Learn the games"),
    "rules": ("/learn/scalino/rules", "Scalino"),
    "leaderboard": ("/leaderboard", "Leaderboard"),
    "daily": ("/daily", "Daily challenge"),
    "referee": ("/referee", "Referee for a real table"),
    "me": ("/me", "Your name"),
    "open-record": ("/r", "Open a game file"),
    "nowhere": ("/nowhere", "Page not found"),
    "no-table": ("/t/nosuchtablehere1", "Table not available"),
    "no-code": ("/c/ABC234", "Code ABC234"),
}


def look_at_result(page: Page) -> None:
    expect(result(page)).to_be_in_viewport()


def pages(visitor: Visitor) -> Iterator[str]:
    page = visitor.page
    visitor.go("/")
    expect(page.get_by_role("button", name="Play now").first).to_be_enabled()
    yield "home"
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").wait_for()
    yield "settings"
    page.get_by_role("button", name="Close").click()
    visitor.press_at_game("Cut the Rope", "Options")
    page.get_by_text("More options").click()
    yield "setting-up"
    page.get_by_role("button", name="Close").click()
    visitor.press_at_game("Cut the Rope", "Invite")
    expect(page.get_by_text("Code:")).to_be_visible()
    yield "lobby"
    for name, (path, heading) in PAGES.items():
        visitor.go_within(path)
        page.get_by_role("heading", name=heading).first.wait_for()
        yield name


def learning(visitor: Visitor) -> Iterator[str]:
    for game in ("scalino", "demolition", "rope", "cutit"):
        visitor.go(f"/learn/{game}/first")
        visitor.page.get_by_text("Step 1 of").wait_for()
        visitor.is_at_game()
        yield f"first-game-{game}"


def building(visitor: Visitor) -> Iterator[str]:
    page = visitor.page
    visitor.go("/")
    visitor.press_at_game("Scalino", "Play now")
    player = Player(page)
    made = player.play(player.build, most=6)
    is_due(page).wait_for()
    yield "scalino"
    box = page.get_by_role("application", name="The pyramid").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".sc-hint.warning")).to_be_visible()
    yield "scalino-not-here"
    page.get_by_role("button", name="Top view").click()
    page.get_by_role("tab", name="Text").click()
    yield "scalino-from-above"
    page.get_by_role("button", name="Side view").click()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox", name="Write a message").fill("Good luck, bot!")
    page.get_by_role("button", name="Send").click()
    page.get_by_text("Good luck, bot!").wait_for()
    yield "chat"
    page.get_by_role("tab", name="Log").click()
    for name in ("Share", "More"):
        page.get_by_role("button", name=name).click()
        page.get_by_role("dialog").wait_for()
        yield name.lower()
        page.get_by_role("button", name="Close").click()
    log_lines(page).nth(3).get_by_role("button").click()
    page.get_by_text("You are viewing the position").wait_for()
    yield "earlier"
    page.get_by_role("button", name="Back to the game").click()
    page.context.set_offline(True)
    page.get_by_text("You are offline").wait_for()
    yield "offline"
    page.context.set_offline(False)
    made += player.play(player.build)
    assert made > 10
    look_at_result(page)
    yield "scalino-over"
    page.get_by_role("link", name="Replay").first.click()
    page.get_by_role("button", name="Go to start").wait_for()
    yield "replay"


def taking_apart(visitor: Visitor) -> Iterator[str]:
    visitor.go("/")
    visitor.press_at_game("Scalino demolition", "Play now")
    player = Player(visitor.page)
    made = player.play(player.take, most=4)
    is_due(visitor.page).wait_for()
    yield "demolition"
    made += player.play(player.take)
    assert made > 10
    expect_first_in_log(visitor.page, "The pyramid is ready")
    look_at_result(visitor.page)
    yield "demolition-over"


def laying_cards(visitor: Visitor) -> Iterator[str]:
    page = visitor.page
    visitor.play_bots("Cut the Rope", seats=8)
    is_due(page).wait_for()
    yield "rope-with-eight"
    visitor.go("/")
    visitor.press_at_game("Cut the Rope", "Play now")
    player = Player(page)
    player.play(player.lay_cards, most=8)
    is_due(page).wait_for()
    yield "rope"
    cards = page.get_by_role("region", name="Your cards")
    # The hand is empty at times, the pile is not; it lies before the hand.
    cards.get_by_role("button", name=re.compile("from your (pile|hand)")).last.click()
    expect(cards.get_by_role("button", pressed=True)).to_be_visible()
    yield "rope-picked-up"
    visitor.play_bots("Cut the Rope", seats=3, more={"Cards per pile": "1"})
    player.play(player.lay_cards)
    expect_first_in_log(page, "The cards are dealt")
    expect(page.locator(".ranking tbody tr").first.locator(".number").last).to_have_text("0 left")
    look_at_result(page)
    yield "rope-over"


def cutting(visitor: Visitor) -> Iterator[str]:
    page = visitor.page
    visitor.play_bots("Cut it")
    page.get_by_role("button", name="Pick corner").first.wait_for()
    yield "cutit-corner"
    player = Player(page)
    player.cut_up(player.draw_small_cut, rounds=3)
    player.draw_small_cut()
    yield "cutit-cutting"
    page.get_by_role("button", name="Start over").click()
    player.cut_up(player.draw_straight_cut)
    for _ in range(3):
        player.lay_as_hinted()
    yield "cutit-puzzle"
    player.be_done()
    look_at_result(page)
    yield "cutit-over"


def puzzling(visitor: Visitor) -> Iterator[str]:
    page = visitor.page
    visitor.go("/puzzles")
    page.get_by_role("heading", name="Puzzles").wait_for()
    yield "puzzles"
    for number, game in enumerate(("Scalino demolition", "Cut the Rope", "Cut it")):
        if number:
            visitor.go("/puzzles")
        choose(page, game)
        yield f"puzzle-{number + 1}"


def refereeing(visitor: Visitor) -> Iterator[str]:
    page = visitor.page
    for game in ("Cut it", "Cut the Rope"):
        visitor.go("/referee")
        page.get_by_role("radio", name=game, exact=True).check()
        for number, name in enumerate(("Ada", "Bo"), 1):
            page.get_by_label(f"Name of player {number}").fill(name)
        page.get_by_role("button", name="Start", exact=True).click()
        visitor.is_at_game()
        if game == "Cut it":
            page.get_by_role("button", name="Roll the dice").click()
            for corner in ("a1", "j1"):
                page.get_by_role("button", name=f"Pick corner {corner}", exact=True).click()
            page.get_by_role("button", name="Enter points").click()
        yield "referee-rope" if game == "Cut the Rope" else "referee-cutit"


def analysing(visitor: Visitor) -> Iterator[str]:
    page = visitor.page
    visitor.go("/r")
    record = short_game("scalino", 2, moves=6, first="0")
    file = {"name": "game.jsonl", "mimeType": "application/jsonl", "buffer": record}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    page.get_by_role("button", name="Analyse the game").click()
    page.get_by_role("heading", name="Turning points").wait_for()
    yield "analysis"


WHOLE_GAMES: Final[dict[str, Walkthrough]] = {
    "building": building,
    "taking apart": taking_apart,
    "laying cards": laying_cards,
    "cutting": cutting,
}
WALKTHROUGHS: Final[dict[str, Walkthrough]] = {
    "pages": pages,
    "learning": learning,
    **WHOLE_GAMES,
    "puzzling": puzzling,
    "refereeing": refereeing,
    "analysing": analysing,
}
