"""Files are chosen by a button of ours: the browser's own speaks the browser's language."""

from playwright.sync_api import expect

from tavolino.locales import say
from tests.games.short_games import short_game
from tests.web.axe import expect_no_faults
from tests.web.conftest import Visit


def test_a_file_is_chosen_by_mouse_and_by_keyboard(visit: Visit) -> None:
    visitor = visit(locale="pl")
    page = visitor.page
    visitor.go("/r")
    button = page.get_by_text(say("choose-file", "pl"))
    expect(button).to_be_visible()
    # Nothing of the browser's own field is seen.
    field = page.get_by_label(say("open-record-drop", "pl"))
    assert field.evaluate("field => getComputedStyle(field).opacity") == "0"
    expect_no_faults(page, "a field for a file")
    with page.expect_file_chooser() as by_mouse:
        button.click()
    assert not by_mouse.value.is_multiple()
    field.focus()
    with page.expect_file_chooser() as by_keyboard:
        page.keyboard.press("Enter")
    record = short_game("scalino", 2, moves=2, first="0")
    by_keyboard.value.set_files(
        {"name": "partia.jsonl", "mimeType": "application/jsonl", "buffer": record[:-20]}
    )
    expect(page.get_by_text("partia.jsonl")).to_be_visible()
