"""Puzzles in a browser: one is solved, the next one comes, and another one is failed."""

from playwright.sync_api import Page, expect

from tavolino.locales import say
from tavolino.puzzles import Puzzle
from tests.web.axe import expect_no_faults
from tests.web.browsing import PHONE, change_language
from tests.web.conftest import Visit
from tests.web.players import VISIBLE_SPOTS, Player, spots_of
from tests.web.puzzles import choose, shown_puzzle, solve_rope


def test_a_puzzle_is_solved_and_another_one_failed(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_role("link", name="Puzzles").click()
    puzzle = choose(page, "Cut the Rope")
    solve_rope(page, puzzle)
    expect(page.get_by_text("Your rating: +")).to_be_visible()
    expect(page.get_by_role("button", name="Next puzzle")).to_be_focused()
    expect_no_faults(page, "a solved puzzle")
    page.keyboard.press("Enter")
    expect(page.locator(f'main[data-puzzle="{puzzle.id}"]')).to_have_count(0)
    assert shown_puzzle(page).id != puzzle.id
    expect(page.locator(".puzzle-status")).to_have_count(0)
    page.set_viewport_size(PHONE)
    page.get_by_role("link", name="More puzzles").click()
    expect(page.get_by_text("1 of 1 solved")).to_be_visible()
    expect_no_faults(page, "the puzzles of all games")
    fail_demolition(page, choose(page, "Scalino demolition"))


def fail_demolition(page: Page, puzzle: Puzzle) -> None:
    """Takes a hint, then a wrong block."""
    decisions = f"You have {puzzle.moves} decisions to make."
    expect(page.locator(".puzzle-goal")).to_contain_text(decisions)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".puzzle-hints > li")).to_have_count(1)
    wrong = next(move for move in puzzle.others[0] if move != "decline")
    spots = spots_of(page.locator(f'.free[data-place="{wrong}"]'), VISIBLE_SPOTS)
    Player(page).press_twice_at(*spots[0], "(Click|Tap again) to take")
    status = page.locator(".puzzle-status")
    expect(status).to_have_text("Not the best move. Your opponent could now stop you from winning.")
    expect(page.locator(".puzzle-line > li")).to_have_count(len(puzzle.line))
    expect(page.get_by_text("Your rating: −")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_puzzle_follows_a_change_of_the_language(visit: Visit) -> None:
    page = visit().page
    page.goto("/puzzles")
    puzzle = choose(page, "Cut the Rope")
    page.get_by_role("button", name="Hint").click()
    expect_puzzle_in(page, puzzle, "en")
    change_language(page, "en", "de")
    expect_puzzle_in(page, puzzle, "de")
    page.get_by_role("link", name=say("puzzle-choose", "de")).click()
    themes = page.locator(".puzzle-game option", has_text=say("puzzle-theme-scissors", "de"))
    expect(themes).to_have_count(1)
    change_language(page, "de", "fr")
    expect(themes).to_have_count(0)


def expect_puzzle_in(page: Page, puzzle: Puzzle, language: str) -> None:
    """Its goal and its first hint are texts of the server."""
    goal = say("puzzle-goal-finish", language, count=puzzle.value)
    expect(page.locator(".puzzle-goal")).to_have_text(goal)
    theme = say(f"puzzle-theme-{puzzle.themes[0]}", language)
    expect(page.locator(".puzzle-hints > li")).to_have_text(
        say("puzzle-hint-theme", language, theme=theme)
    )
