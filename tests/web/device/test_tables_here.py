"""Tables on the device: kept over a reload, undo, hints, rematches, two windows, and the list."""

import asyncio
import json
import re
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from tavolino.device import LocalDevice, Player, respond
from tavolino.device.runner import PERSON
from tavolino.games import games
from tests.device.storage import MemoryStorage
from tests.web.axe import expect_no_faults
from tests.web.browsing import DESKTOP, PHONE
from tests.web.device.playing import DeviceVisitor
from tests.web.players import Player as Clicking
from tests.web.players import is_due, log_lines, result


@pytest.mark.parametrize("game", games())
def test_frames_are_those_of_a_server(here: DeviceVisitor, game: str) -> None:
    """Byte by byte, for the same events; so are drawings and positions."""
    table = here.create(game, "me", "me")
    frame = here.play_on(table, most=20)
    name = frame["table"]["occupants"][0]["name"]
    stored = here.stored(table)
    urls = [f"/api/tables/{table}{path}" for path in ("/at/5", "/drawing.svg?at=7", "/at/99999")]

    async def ours() -> tuple[list[str], list[tuple[int, str]]]:
        storage = MemoryStorage()
        storage.tables[table] = stored
        device = LocalDevice(Player(PERSON, name), storage, lambda: 0)
        sent: list[str] = []
        (await device.open(table)).connect(sent.append)
        answers = [await respond(device, "GET", url) for url in urls]
        return sent, [(one.status, one.body.decode()) for one in answers]

    # Playwright has an event loop in this thread.
    with ThreadPoolExecutor(1) as pool:
        frames, answers = pool.submit(asyncio.run, ours()).result()
    assert here.frames(table)[1:] == frames[1:]
    assert [here.request("GET", url) for url in urls] == answers


def test_undo_hint_and_a_reload(here: DeviceVisitor) -> None:
    page = here.page
    table = here.open("Scalino")
    player = Clicking(page)
    player.play(player.build, most=2)
    is_due(page).wait_for()
    lines = log_lines(page).count()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("Here, a strong bot")).to_be_visible()
    page.reload()
    expect(page.locator("main").get_by_text("Setting up the table")).to_be_visible()
    is_due(page).wait_for()
    expect(log_lines(page)).to_have_count(lines)
    stored = len(here.stored(table).events)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".log")).to_contain_text(re.compile("take.* back|undo", re.I))
    assert len(here.stored(table).events) > stored


def test_a_second_window_follows(here: DeviceVisitor) -> None:
    table = here.create("scalino", "me", "me", options={"first": "0"})
    here.visitor.go_within(f"/t/{table}")
    player = Clicking(here.page)
    is_due(here.page).wait_for()
    other = here.page.context.new_page()
    other.goto(f"/t/{table}")
    is_due(other).wait_for()
    player.play(player.build, most=1)
    lines = log_lines(here.page).count()
    expect(log_lines(other)).to_have_count(lines)
    there = Clicking(other)
    there.play(there.build, most=1)
    expect(log_lines(here.page)).to_have_count(lines + 1)
    other.close()


def test_a_rematch_is_on_the_device(here: DeviceVisitor) -> None:
    page = here.page
    table = here.create("rope", "me", "bot:casual")
    here.visitor.go_within(f"/t/{table}")
    give_up(page)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/t/device-" in url and table not in url)
    here.visitor.is_at_game()


def give_up(page: Page) -> None:
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(result(page)).to_be_visible()


def open_record(here: DeviceVisitor, table: str) -> str:
    """Opens the record of a table as a file; returns the record's id."""
    _, file = here.request("GET", f"/api/tables/{table}/record")
    status, checked = here.request("POST", "/api/records", file)
    assert status == 201, checked
    return str(json.loads(checked)["record"]["id"])


def test_the_first_page_lists_what_is_on_the_device(here: DeviceVisitor) -> None:
    page = here.page
    # More than are shown at first, whatever other tests have left there.
    running, *_ = (here.create("demolition", "me", "bot:casual") for _ in range(5))
    over = here.create("cutit", "me")
    here.play_on(over, most=2)
    here.visitor.go_within(f"/t/{over}")
    give_up(page)
    page.get_by_role("link", name="Replay").first.click()
    page.get_by_role("button", name="Go to start").wait_for()
    expect(page.get_by_role("link", name="Download")).to_have_attribute(
        "href", re.compile("^data:")
    )
    record = open_record(here, over)
    _, analysed = here.request("POST", f"/api/tables/{over}/analysis")
    assert len(json.loads(analysed)["moves"]) == 1
    page.goto("/")
    assert here.request("GET", f"/api/tables/{over}/analysis")[1] == analysed
    assert here.request("GET", f"/api/records/{record}/at/1")[0] == 200
    section = page.get_by_role("region", name="On this device")
    section.get_by_role("button", name="Show all").click()
    line = section.get_by_role("listitem").filter(has=page.locator(f'a[href="/r/{over}"]'))
    expect(section.locator(f'a[href="/t/{running}"]')).to_be_visible()
    expect_no_faults(page, "games on this device")
    with page.expect_download() as download:
        line.get_by_role("button", name="Download game file").click()
    first = download.value.path().read_text(encoding="utf-8").splitlines()[0]
    assert json.loads(first)["game"] == "cutit"
    line.get_by_role("button", name="Delete").press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).press("Enter")
    expect(page.get_by_text("Deleted.").first).to_be_visible()
    expect(line).to_have_count(0)
    expect(section.get_by_role("heading")).to_be_focused()
    assert here.request("GET", f"/api/tables/{over}/link")[0] == 404


def referee(here: DeviceVisitor, game: str, names: Sequence[str]) -> None:
    """Sits down at a real table with a phone; the first of these begins."""
    page = here.page
    page.set_viewport_size(PHONE)
    here.visitor.go_within("/referee")
    page.get_by_role("radio", name=game, exact=True).check()
    for number, name in enumerate(names, 1):
        page.get_by_label(f"Name of player {number}").fill(name)
    page.get_by_role("combobox", name="Who goes first").select_option(names[0])
    expect(page.get_by_label("Keep the game on this device")).to_be_checked()
    press(page, "Start")
    here.visitor.is_at_game()


@contextmanager
def without_network(page: Page) -> Iterator[None]:
    page.context.set_offline(True)
    yield
    page.context.set_offline(False)
    page.set_viewport_size(DESKTOP)


def test_real_cards_are_refereed_on_after_the_network_is_gone(here: DeviceVisitor) -> None:
    page = here.page
    referee(here, "Cut the Rope", ["Ada", "Bo", "Cy"])
    left = page.get_by_label("Cards left in your pile")
    left.fill("17")
    press(page, "End turn")
    expect(page.get_by_role("heading", name="Bo’s turn")).to_be_visible()
    with without_network(page):
        left.fill("0")
        press(page, "Bo has won")
        press(page, "Undo")
        expect(page.get_by_role("heading", name="Bo’s turn")).to_be_visible()
        left.fill("0")
        press(page, "Bo has won")
        expect_no_faults(page, "between two games of a real table")
        press(page, "Stop playing")
        expect(result(page)).to_contain_text("Bo")


def test_scissors_and_paper_are_refereed_on_after_the_network_is_gone(here: DeviceVisitor) -> None:
    page = here.page
    referee(here, "Cut it", ["Ada", "Bo"])
    table = page.url.rpartition("/")[2]
    press(page, "Roll the dice")
    for corner in ("a1", "j1"):
        press(page, f"Pick corner {corner}")
    with without_network(page):
        player = Clicking(page)
        player.draw_straight_cut()
        player.cut()
        press(page, "Enter points")
        press(page, "Penalty, −5")
        press(page, "Roll the dice")
        here.play_on(table)
        expect(result(page)).to_be_visible()


@pytest.mark.parametrize("game", ["Scalino", "Scalino demolition"])
def test_real_blocks_are_refereed_on_after_the_network_is_gone(
    here: DeviceVisitor, game: str
) -> None:
    referee(here, game, ["Ada", "Bo"])
    table = here.page.url.rpartition("/")[2]
    player = Clicking(here.page)
    make_move = player.build if game == "Scalino" else player.take
    player.play(make_move, most=1)
    with without_network(here.page):
        player.play(make_move, most=1)
        here.play_on(table)
        expect(result(here.page)).to_be_visible()


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()
