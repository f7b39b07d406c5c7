"""Solving puzzles in a browser."""

import re

from playwright.sync_api import Page, expect

from tavolino.puzzles import Puzzle
from tavolino.puzzles.library import shipped_library


def shown_puzzle(page: Page) -> Puzzle:
    main = page.locator("main[data-puzzle]")
    main.wait_for()
    return shipped_library().find(str(main.get_attribute("data-puzzle")))


def choose(page: Page, game: str) -> Puzzle:
    """A puzzle of this game, on the page of all games."""
    page.get_by_role("link", name=re.compile(f"Solve.*{game}")).click()
    return shown_puzzle(page)


def play_card(page: Page, move: str) -> None:
    """A card onto a shared row, by the notation of the move."""
    source, row = move.split(">")
    cards = page.get_by_role("region", name="Your cards")
    if source == "p":
        name = "from your pile"
    elif source[0] == "s":
        name = f"from supply row {source[1:]}"
    else:
        name = f"{'Scissors' if source == 'hS' else source[1:]} from your hand"
    cards.get_by_role("button", name=re.compile(rf"(^|\b){name}")).first.click()
    page.locator(".rope-row").nth("ABC".index(row)).get_by_role("button").first.click()


def solve_rope(page: Page, puzzle: Puzzle) -> None:
    expect(page.locator(".puzzle-goal")).to_contain_text(f"playing only {puzzle.value} cards")
    for made, move in enumerate(puzzle.line, 1):
        play_card(page, move)
        expect(page.locator(f'main[data-made="{made}"]')).to_be_visible()
        if made < len(puzzle.line):
            expect(page.locator(".puzzle-now").get_by_text("Correct! Keep going.")).to_be_visible()
    expect(page.locator(".puzzle-status")).to_have_text("Solved!")
    expect(page.locator(".puzzle-line > li")).to_have_count(len(puzzle.line))
