"""Printing a game from the client, and the address that a printed code leads to."""

from pathlib import Path

from playwright.sync_api import expect
from pypdf import PdfReader

from tavolino.games.cutit.rules.sheet_code import sheet_code
from tavolino.games.cutit.solver.sheet_generator import seeded_sheet
from tests.web.axe import expect_no_faults
from tests.web.conftest import Visit


def test_a_sheet_for_each_player_is_saved_as_pdf(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/")
    visitor.press_at_game("Cut it", "Print")
    dialog = page.get_by_role("dialog", name="Print: Cut it")
    expect(dialog).to_be_visible()
    expect_no_faults(page, "print dialog")
    dialog.get_by_label("What to print").select_option(label="Cutting sheet and score sheet")
    dialog.get_by_role("combobox", name="Sheet", exact=True).select_option(label="Sharp")
    dialog.get_by_label("Or a new sheet from any words").fill("Mia")
    dialog.get_by_label("Copies (one per player)").select_option("3")
    dialog.get_by_label("Paper").select_option("letter")
    dialog.get_by_label("Ink").select_option(label="Black and white, with patterns")
    with page.expect_download() as saved:
        dialog.get_by_role("button", name="Download PDF").click()
    assert saved.value.suggested_filename == "cutit-sheet.pdf"
    saved.value.save_as(tmp_path / "sheet.pdf")
    pages = PdfReader(tmp_path / "sheet.pdf").pages
    assert len(pages) == 3
    assert "Sheet: Mia" in pages[0].extract_text()
    expect(dialog).to_be_hidden()


def test_the_rules_page_offers_its_booklet_first(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/learn/scalino/rules")
    page.get_by_role("button", name="Print").click()
    dialog = page.get_by_role("dialog", name="Print: Scalino")
    expect(dialog.get_by_label("What to print")).to_have_value("rules")
    expect(dialog.get_by_label("Copies (one per player)")).to_have_count(0)


def test_a_printed_code_opens_a_table_with_that_sheet(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    sheet = seeded_sheet("Mia", "standard")
    visitor.go(f"/new/cutit?design={sheet_code(sheet)}&unknown=1")
    dialog = page.get_by_role("dialog")
    own = dialog.get_by_role("combobox", name="Your own sheet", exact=True)
    expect(own.locator("option:checked")).to_have_text("From the link")
    expect_no_faults(page, "new table from a code")
    dialog.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("Your own sheet")).to_be_visible()
