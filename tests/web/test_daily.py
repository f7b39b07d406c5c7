"""The challenge of the day: played, compared and shared; the next day is sealed."""

import json
import sqlite3
from collections.abc import Iterator, Sequence
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import expect

from tavolino.core import Stream
from tavolino.daily import ROUNDS, add_days, daily_games, utc_day, write_challenge
from tavolino.daily.published import PublishedDay, read_receipt
from tavolino.games import games
from tavolino.server.clock.game_clock import wall_ms
from tavolino.server.daily.seals import SEAL, STORE
from tests.daily.days import (
    GAME,
    OPTIONS,
    SECRET,
    SHEET_GAME,
    hash_of,
    made_for,
    published,
    seal_row,
)
from tests.server.hosts import Host
from tests.web.axe import expect_no_faults
from tests.web.browsing import Visitor
from tests.web.conftest import Visit
from tests.web.players import result
from tests.web.positions import make_moves, run, session_of


def open_days(server: Host, today: str) -> None:
    """Makes today a day with challenges and seals tomorrow, as a server does in a day."""
    with sqlite3.connect(server.database, timeout=30) as database:
        for day in (today, add_days(today, 1)):
            database.execute(SEAL.replace("$", "?"), seal_row(day))
        for game, made in made_for(today).items():
            challenge = write_challenge(made.challenge)
            stored = (today, game, made.attempt, made.secret.hex(), challenge)
            database.execute(STORE.replace("$", "?"), stored)


def end_day(server: Host, day: str) -> PublishedDay:
    """Makes this a day that is over, drawn with as many rounds as a server uses."""
    daily = daily_games()[GAME]
    past = published(day, (), GAME, daily, ROUNDS)
    with sqlite3.connect(server.database, timeout=30) as database:
        database.execute(SEAL.replace("$", "?"), seal_row(day, ROUNDS))
        (made,) = past.challenges
        stored = (day, made.game, made.attempt, SECRET.hex(), made.challenge)
        database.execute(STORE.replace("$", "?"), stored)
    return past


def note_hash(visitor: Visitor, day: str, seal: str) -> None:
    """Lets the browser remember that it has seen this hash."""
    noted = json.dumps({day: {"hash": seal}})
    visitor.page.evaluate("noted => localStorage.setItem('tavolino.daily-noted', noted)", noted)


def best_line(today: str) -> Iterator[str]:
    """The moves of whoever tries, if both sides play best."""
    made = made_for(today)[GAME]
    play = made.challenge.position(games()[GAME].rules, made.secret)
    bot = games()[GAME].bots.find(made.challenge.bot)
    while play.outcome is None:
        seat = min(play.to_act)
        move = bot.choose(play.game.view(play.state, seat), Stream(SECRET, 0))
        play.submit_text(seat, move)
        if seat == made.challenge.seat:
            yield move


def play_to_the_end(visitor: Visitor, moves: Sequence[str]) -> None:
    """Makes these moves at the table that the visitor looks at."""
    session, table = session_of(visitor), visitor.page.url.rpartition("/")[2]

    async def act() -> None:
        async with session.peer() as peer, peer.at(table) as here:
            await make_moves(here, peer.person, moves)

    run(act())


def test_a_daily_is_played_and_shared_and_tomorrow_is_sealed(visit: Visit, server: Host) -> None:
    today = utc_day(wall_ms())
    open_days(server, today)
    visitor = visit(permissions=["clipboard-read", "clipboard-write"])
    visitor.is_in_a_hurry()
    page = visitor.page
    visitor.go("/")
    card = page.locator(".daily-card")
    expect(card.get_by_text("Not played yet")).to_have_count(4)
    card.get_by_role("link", name="Scalino demolition").click()
    expect(page.get_by_text("Win this endgame")).to_be_visible()
    expect(page.get_by_role("heading", name="All results")).to_have_count(0)
    expect_no_faults(page, "a challenge")
    page.get_by_role("button", name="Start").focus()
    page.keyboard.press("Enter")
    visitor.is_at_game()
    # Somebody who leaves and comes back goes on with the same try.
    table = page.url
    visitor.go(f"/daily/{today}/{GAME}")
    page.get_by_role("button", name="Continue").click()
    expect(page).to_have_url(table)
    visitor.is_at_game()
    play_to_the_end(visitor, list(best_line(today)))
    expect(result(page)).to_be_visible()
    page.get_by_role("link", name="Back to the challenge").click()
    expect(page.get_by_text("Exactly par!")).to_be_visible()
    expect(page.get_by_text("1 day in a row")).to_be_visible()
    expect(page.get_by_text("1 person has played.")).to_be_visible()
    expect_no_faults(page, "a finished challenge")
    page.get_by_role("button", name="Copy text").click()
    expect(page.get_by_text("Copied.").first).to_be_visible()
    shared = str(page.evaluate("navigator.clipboard.readText()"))
    assert "🟩🟩🟩🟩🟩" in shared
    assert f"/daily/{today}/{GAME}" in shared
    page.get_by_role("button", name="Practise").click()
    visitor.is_at_game()
    assert page.url != table
    visitor.go("/daily")
    sealed = page.get_by_role("region", name="Tomorrow")
    expect(sealed.get_by_text(hash_of(add_days(today, 1)))).to_be_visible()
    adding = sealed.get_by_role("button", name="Add a random number")
    closed = sealed.get_by_text("It is too late to add numbers")
    expect(adding.or_(closed)).to_be_visible()
    if adding.is_visible():  # not in the last hour of the day
        adding.click()
        expect(sealed.get_by_text("1 number has been added.")).to_be_visible()
        with page.expect_download() as saved:
            sealed.get_by_role("link", name="Save the receipt").click()
        receipt = read_receipt(saved.value.path().read_bytes())
        visitor.go("/daily")  # the browser keeps the receipt
        expect(sealed.get_by_text(receipt.value)).to_be_visible()
    expect_no_faults(page, "all challenges")


def test_the_sheet_of_the_day_is_printed_once_it_is_known(visit: Visit, server: Host) -> None:
    today = utc_day(wall_ms())
    open_days(server, today)
    visitor = visit()
    page = visitor.page
    visitor.go(f"/daily/{today}/{SHEET_GAME}")
    begin = page.get_by_role("button", name="Start")
    expect(begin).to_be_visible()
    expect(page.get_by_role("button", name="Print")).to_have_count(0)
    begin.click()
    visitor.is_at_game()
    visitor.go(f"/daily/{today}/{SHEET_GAME}")
    page.get_by_role("button", name="Print").click()
    dialog = page.get_by_role("dialog", name="Print: Cut it")
    expect(dialog.get_by_label("Copies (one per player)")).to_be_visible()
    expect(dialog.get_by_role("combobox", name="Sheet", exact=True)).to_have_count(0)
    with page.expect_request("**/print.pdf?*") as asked:
        dialog.get_by_role("button", name="Download PDF").click()
    assert parse_qs(urlsplit(asked.value.url).query)["code"] == [OPTIONS[SHEET_GAME]["design"]]
    expect(dialog).to_be_hidden()


def test_the_browser_repeats_the_draw_of_a_day_that_is_over(visit: Visit, server: Host) -> None:
    today = utc_day(wall_ms())
    open_days(server, today)
    past = end_day(server, add_days(today, -2))
    visitor = visit()
    page = visitor.page
    visitor.go("/daily")
    note_hash(visitor, past.day, past.hash)
    visitor.go("/daily")
    page.get_by_role("button", name="Check this day").click()
    expect(page.get_by_text("Everything fits")).to_be_visible()
    expect(page.get_by_text("is the one that your browser saw before")).to_be_visible()
    expect(page.get_by_role("alert").filter(has_text="tampered")).to_have_count(0)
    expect_no_faults(page, "a checked day")
    # Somebody has replaced the secret and its hash.
    note_hash(visitor, past.day, "ab" * 32)
    visitor.go("/daily")
    alert = page.get_by_role("alert").filter(has_text="was tampered with")
    expect(alert).to_contain_text(f"The hash is {past.hash}")
    expect_no_faults(page, "a day that was tampered with")
    # So it is told at once for a day to come.
    note_hash(visitor, add_days(today, 1), "ab" * 32)
    visitor.go("/")
    expect(page.get_by_role("alert").filter(has_text="another hash")).to_be_visible()
