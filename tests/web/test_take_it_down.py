"""A completed pyramid at the end of a game: everybody is asked to take it down."""

from pathlib import Path

from playwright.sync_api import Locator, expect

from tavolino.core import Play, Record, Stream
from tavolino.games.scalino.demolition.rules.complete import complete_pyramid
from tavolino.games.scalino.rules import SCALINO
from tavolino.games.scalino.rules.pyramid import write_blocks
from tests.web.axe import expect_no_faults
from tests.web.browsing import Visitor
from tests.web.conftest import Visit
from tests.web.players import Player, log_lines, result
from tests.web.positions import open_after

PYRAMID = complete_pyramid(Stream(bytes(32), 0))
MOVES = [block.place.name for block in PYRAMID.blocks]
PYRAMID_OF = """async () => {
  const id = location.pathname.split("/").pop()
  return (await (await fetch(`/api/tables/${id}`)).json()).table.options.pyramid
}"""


def test_a_finished_pyramid_is_taken_down(visit: Visit) -> None:
    visitor, spectator = visit(), visit()
    table = open_after(visitor, "scalino", 4, {"first": "0"}, MOVES)
    page = visitor.page
    expect(result(page)).to_be_visible()
    spectator.go(f"/t/{table}")
    expect(result(spectator.page)).to_be_visible()
    expect(spectator.page.get_by_role("button", name="Take it apart")).to_have_count(0)
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    expect_no_faults(page, "a complete pyramid")
    page.get_by_role("button", name="Take it apart").click()
    page.wait_for_url(lambda url: not url.endswith(table))
    expect(page.locator(".free[data-place]").first).to_be_visible()
    known = log_lines(page).count()
    Player(page).take()
    expect(log_lines(page)).not_to_have_count(known)


def test_a_resigned_game_offers_no_demolition(visit: Visit) -> None:
    visitor = visit()
    open_after(visitor, "scalino", 2, {"first": "0"}, ["e5"])
    page = visitor.page
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Resign").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(page.get_by_role("button", name="Take it apart")).to_have_count(0)


def choose_pyramid(visitor: Visitor, source: str) -> Locator:
    """The form of a new demolition, with the pyramid from there."""
    visitor.go("/")
    visitor.press_at_game("Scalino demolition", "Options")
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_text("More options").click()
    dialog.get_by_label("Pyramid").select_option(source)
    return dialog


def test_a_new_table_begins_with_the_pyramid_of_a_finished_game(visit: Visit) -> None:
    visitor = visit()
    table = open_after(visitor, "scalino", 4, {"first": "0"}, MOVES)
    expect(result(visitor.page)).to_be_visible()
    dialog = choose_pyramid(visitor, "From one of your finished games")
    expect(dialog.get_by_label("Which game").locator("option")).to_have_count(1)
    expect_no_faults(visitor.page, "choosing a pyramid")
    dialog.get_by_role("button", name="Create table").click()
    visitor.page.wait_for_url("**/t/*")
    assert not visitor.page.url.endswith(table)
    assert visitor.page.evaluate(PYRAMID_OF) == write_blocks(PYRAMID.build_order)


def test_without_a_finished_game_the_pyramid_is_dealt(visit: Visit) -> None:
    visitor = visit()
    dialog = choose_pyramid(visitor, "From one of your finished games")
    expect(visitor.page.get_by_text("None of your finished games").first).to_be_attached()
    expect(dialog.get_by_label("Pyramid")).to_have_value("usual")


def test_a_new_table_begins_with_the_pyramid_of_a_record(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    play = Play(SCALINO, 4, {"first": "0"})
    unfinished = tmp_path / "unfinished.jsonl"
    unfinished.write_bytes(Record(play).write())
    for block in PYRAMID.blocks:
        play.submit(block.colour, block.place)
    complete = tmp_path / "complete.jsonl"
    complete.write_bytes(Record(play).write())
    dialog = choose_pyramid(visitor, "From a game file")
    field = dialog.locator("input[type=file]")
    field.set_input_files(unfinished)
    expect(visitor.page.get_by_text("This file has nothing").first).to_be_attached()
    expect(field).to_have_value("")
    field.set_input_files(complete)
    expect(field).to_have_js_property("validationMessage", "")
    dialog.get_by_role("button", name="Create table").click()
    visitor.page.wait_for_url("**/t/*")
    assert visitor.page.evaluate(PYRAMID_OF) == write_blocks(PYRAMID.build_order)
