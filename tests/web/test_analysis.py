"""A finished game is analysed in its replay, and played on from one of its positions."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tavolino.catalogue import find_game, rules
from tavolino.core import Dealer, Play, Record, Stream, verify
from tests.web.axe import expect_no_faults
from tests.web.browsing import Visitor
from tests.web.conftest import Visit

MOVES = 6


def short_game(game: str, seats: int, **options: Any) -> bytes:
    """The record of a game with a few moves by chance; then all but one give up."""
    dealer = Dealer(bytes(32))
    play: Play[Any, Any, Any] = Play(rules()[game], seats, options)
    source = Stream(bytes(32), 7)
    bot = find_game(game).bots.find("random")
    for number in range(MOVES):
        dealer.deal(play, 1000 * number)
        seat = min(play.to_act)
        play.submit_text(seat, bot.choose(play.view(seat), source), 1000 * number)
    dealer.deal(play, 1000 * MOVES)
    for seat in range(max(seats - 1, 1)):
        play.resign(seat, "resigned", 1000 * MOVES)
    names = ("Anna", "Ben", "Cleo", "Dora")[:seats]
    return Record(play, dealer.hash, dealer.secret.hex(), names).write()


def open_record(visitor: Visitor, record: bytes) -> None:
    visitor.go("/r")
    file = {"name": "game.jsonl", "mimeType": "application/jsonl", "buffer": record}
    visitor.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    visitor.page.wait_for_url("**/r/record/*")


def panel(page: Page) -> Locator:
    return page.get_by_role("region", name="Analysis")


def analyse(page: Page) -> None:
    panel(page).get_by_role("button", name="Analyse the game").click()
    expect(panel(page).get_by_role("progressbar")).to_have_count(0)


def test_a_game_of_scalino_is_analysed_and_played_on(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    record = short_game("scalino", 2, first="0")
    assert verify(record, rules()).fairness == "fair"
    open_record(visitor, record)
    analyse(page)
    expect(panel(page).get_by_role("img", name="Chance of winning")).to_be_visible()
    expect(panel(page).get_by_role("heading", name="Turning points")).to_be_visible()
    marks = page.locator(".log .log-mark")
    expect(marks.first).to_be_visible()
    panel(page).locator(".turning-points button").first.click()
    expect(panel(page).get_by_role("heading", name="Best moves for")).to_be_visible()
    best = panel(page).locator(".best-moves button")
    expect(best).to_have_count(3)
    best.first.click()
    expect(best.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".table-board .sc-advice")).to_be_visible()
    expect_no_faults(page, "analysis")
    page.reload()
    expect(panel(page).get_by_role("heading", name="Turning points")).to_be_visible()
    page.get_by_role("button", name="One on").click()
    panel(page).get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    visitor.is_at_game()
    expect(page.locator(".log-line").first).to_contain_text("1")
