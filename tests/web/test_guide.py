"""The guided first games: they follow what the player does, and let go at any moment."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import expect_no_faults
from tests.web.browsing import DESKTOP, PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.players import Player, is_due, log_lines, result
from tests.web.positions import lowest_rank, play_on

END = "Now you know how to play."


def coach(page: Page) -> Locator:
    return page.get_by_role("region", name="Guided first game")


def read_on(page: Page, words: str) -> None:
    """Reads up to the step with these words, which are to be done, or to the end."""
    follow = coach(page).get_by_role("button", name="Next", exact=True)
    here = coach(page).get_by_text(words)
    while True:
        follow.or_(here).first.wait_for()
        if here.is_visible():
            return
        title = coach(page).get_by_text(re.compile(r"^Step \d+ of")).inner_text()
        follow.click()
        expect(coach(page).get_by_text(title, exact=True)).to_be_hidden()


def pass_over_the_rest(page: Page) -> None:
    on = coach(page).get_by_role("button", name=re.compile("^(Next|Skip)"))
    step = coach(page).get_by_text(re.compile(r"^Step \d+ of"))
    end = coach(page).get_by_text(END)
    while not end.is_visible():
        at = step.inner_text()
        on.click()
        # A step that does not matter as the game stands is left out.
        expect(step.filter(has_text=at)).to_be_hidden()


def stands_beside_the_board(page: Page) -> bool:
    board = page.get_by_role("region", name="Board").bounding_box()
    panel = coach(page).bounding_box()
    assert board is not None
    assert panel is not None
    is_above = panel["y"] + panel["height"] <= board["y"] + 1
    return is_above or board["x"] + board["width"] <= panel["x"] + 1


def begin(visit: Visit, game: str) -> tuple[Visitor, Player]:
    visitor = visit()
    visitor.is_in_a_hurry()
    visitor.go(f"/learn/{game}/first")
    coach(visitor.page).get_by_text("Step 1 of ").wait_for()
    return visitor, Player(visitor.page)


def do(player: Player, make_move: Callable[[], None]) -> None:
    assert player.play(make_move, most=1) == 1


def test_scalino(visit: Visit) -> None:
    visitor, player = begin(visit, "scalino")
    for words in ("cover the star", "must touch another", "may not touch", "No gaps"):
        read_on(visitor.page, words)
        do(player, player.build)
    climb(visitor.page)
    read_on(visitor.page, END)
    coach(visitor.page).get_by_role("button", name="Play on").click()
    expect(coach(visitor.page)).to_be_hidden()
    do(player, player.build)


def climb(page: Page) -> None:
    """The rest of the lesson, at tables where much has been built: up one row, step by step."""
    green = page.get_by_role("button", name=re.compile("^Score for green "))
    steps = [
        ("has one space left: a5", "a5", r"\+1 point\.", None),
        ("Put it on b5", "b5", r"Row 1 → 2, \+2", "each row: 2"),
        ("climb on to c5", "c5", r"Row 2 → 3, \+3", "each row: 3"),
        ("put it on d5", "d5", r"Row 3 → 4, \+4", "each row: 4"),
    ]
    for words, place, gain, made in steps:
        read_on(page, words)
        is_due(page).wait_for()
        page.get_by_role("button", name=re.compile("^Block of one space")).click()
        board = page.get_by_role("application", name="The pyramid")
        board.focus()
        hint = page.locator(".sc-hint")
        while place not in hint.inner_text():
            board.press("n")
        expect(hint).to_have_text(re.compile(gain))
        board.press("Enter")
        if made:
            expect(green).to_have_accessible_name(re.compile(made))
    green.hover()
    expect(page.locator(".sc-rows .sc-badge").first).to_have_text("10")


def test_demolition(visit: Visit) -> None:
    visitor, player = begin(visit, "demolition")
    for words in ("at least one free side", "sets free"):
        read_on(visitor.page, words)
        do(player, player.take)
    is_due(visitor.page).wait_for()
    if visitor.page.locator('.sc-block[data-level="4"]').count():
        read_on(visitor.page, "play on until it is cleared")
        coach(visitor.page).get_by_role("button", name="Skip this step").click()
    read_on(visitor.page, END)


def test_cut_the_rope(visit: Visit) -> None:
    visitor, player = begin(visit, "rope")
    # The cards decide which of the steps there are, and whether the game is won before them, be it
    # by the other.
    follow = coach(visitor.page).get_by_role("button", name="Next", exact=True)
    end = coach(visitor.page).get_by_text(END)
    is_quiet = is_due(visitor.page).or_(result(visitor.page)).first
    while True:
        is_quiet.wait_for()
        if end.is_visible():
            break
        if follow.is_visible():
            follow.click()
        else:
            player.play(player.lay_cards, most=1)
    coach(visitor.page).get_by_role("link", name="Read the rules").click()
    visitor.page.get_by_role("heading", name="Cut the Rope").first.wait_for()


def test_cut_it(visit: Visit) -> None:
    visitor, player = begin(visit, "cutit")
    dice = visitor.page.locator(".cutit-head .cutit-dice")
    read_on(visitor.page, "nothing for blue")
    label = "green 2, pink question mark, yellow 3 and blue blank"
    expect(dice).to_have_accessible_name(label)
    read_on(visitor.page, "must include a corner")
    player.press(visitor.page.get_by_role("button", name="Pick corner a1", exact=True))
    for words in ("Cut off a snippet", "two columns", "at least four spaces"):
        if words == "at least four spaces":
            read_on(visitor.page, "green scores 4")
            expect(dice).to_have_accessible_name(re.compile("^green 4"))
        read_on(visitor.page, words)
        player.draw_straight_cut()
        player.cut()
    read_on(visitor.page, "cuts left")
    play_on(visitor, lowest_rank, 5)
    player.cut_up(player.draw_straight_cut)
    read_on(visitor.page, "Drag a snippet onto the mat")
    player.lay_as_hinted()
    read_on(visitor.page, "Put another one")
    player.lay_as_hinted()
    expect(coach(visitor.page).get_by_text("Put another one")).to_be_hidden()


@pytest.mark.parametrize("game", ["scalino", "demolition", "rope", "cutit"])
def test_it_stands_beside_the_board_and_every_step_can_be_passed_over(
    visit: Visit, game: str
) -> None:
    visitor, _ = begin(visit, game)
    visitor.is_at_game()
    expect_no_faults(visitor.page, game)
    assert stands_beside_the_board(visitor.page)
    visitor.page.set_viewport_size(PHONE)
    assert stands_beside_the_board(visitor.page)
    visitor.page.set_viewport_size(DESKTOP)
    pass_over_the_rest(visitor.page)


def test_a_reload_loses_nothing_and_leaving_is_one_press(visit: Visit) -> None:
    visitor, player = begin(visit, "scalino")
    read_on(visitor.page, "cover the star")
    do(player, player.build)
    expect(coach(visitor.page).get_by_text("Step 3 of 14")).to_be_visible()
    visitor.page.reload()
    expect(coach(visitor.page).get_by_text("Step 3 of 14")).to_be_visible()
    coach(visitor.page).get_by_role("button", name="Exit guide").click()
    expect(coach(visitor.page)).to_be_hidden()
    expect(log_lines(visitor.page)).not_to_have_count(0)
    expect(visitor.page).to_have_url(re.compile(r"/t/[^?]+$"))
