"""200 ms from the server, what a player puts down stays there, unless the server refuses it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.games.cutit.rules.tables import RANKS
from tests.server.hosts import Host
from tests.web.browsing import Visitor, visiting
from tests.web.players import Player, is_due, log_lines
from tests.web.positions import open_after
from tests.web.slow_network import SlowNetwork, slow_network

DELAY_S: Final = 0.1
"""In each direction."""

SPOIL: Final = """
window.spoils = false
const send = WebSocket.prototype.send
WebSocket.prototype.send = function (data) {
  const command = JSON.parse(data)
  if (window.spoils && command.type === 'move') command.move = 'no such move'
  send.call(this, JSON.stringify(command))
}
"""
"""Lets the page send moves that the server refuses, though the board offers none."""

WATCH: Final = """selector => {
  const entries = () => document.querySelectorAll('.log > li').length
  const known = entries()
  const watch = { counts: [], sentences: [] }
  window.watch = watch
  const note = (list, one) => list.at(-1) === one || list.push(one)
  const look = () => {
    if (entries() !== known || window.watch !== watch) return
    note(watch.counts, document.querySelectorAll(selector).length)
    note(watch.sentences, document.querySelector('.status').textContent)
    requestAnimationFrame(look)
  }
  look()
}"""
"""Counts what is shown, picture by picture, until the log has something new."""


END: Final = """() => {
  const { watch } = window
  window.watch = null
  return watch
}"""


@dataclass
class Watched:
    visitor: Visitor
    player: Player

    def counts(self, selector: str, act: Callable[[], None], *, is_refused: bool) -> list[int]:
        """How many parts the board has one after the other while a move is made."""
        page = self.visitor.page
        is_due(page).wait_for()
        known = log_lines(page).count()
        page.evaluate("spoils => { window.spoils = spoils }", is_refused)
        page.evaluate(WATCH, selector)
        act()
        if is_refused:
            reason = page.locator(".toast-refused")
            expect(reason).to_be_visible()
            reason.get_by_role("button").click()
            expect(reason).to_be_hidden()
        else:
            expect(log_lines(page)).not_to_have_count(known)
        watch = page.evaluate(END)
        assert "Sending your move" not in " ".join(watch["sentences"])
        return [int(one) for one in watch["counts"]]

    def stays(self, selector: str, act: Callable[[], None], change: int) -> None:
        """What is put down is there at once and until the log has it, unless it is refused."""
        is_due(self.visitor.page).wait_for()
        # The board comes after the rest of the page.
        self.visitor.page.locator(".table-board > :not(p)").first.wait_for()
        before = self.visitor.page.locator(selector).count()
        after = before + change
        assert self.counts(selector, act, is_refused=True) == [before, after, before]
        assert self.counts(selector, act, is_refused=False) == [before, after]


@pytest.fixture
def network(server: Host) -> Iterator[SlowNetwork]:
    with slow_network(server.port) as network:
        yield network


@pytest.fixture
def watched(browser: Browser, network: SlowNetwork) -> Iterator[Watched]:
    with visiting(browser, f"http://127.0.0.1:{network.port}") as visitor:
        visitor.page.add_init_script(SPOIL)
        visitor.is_in_a_hurry()
        visitor.go("/")
        yield Watched(visitor, Player(visitor.page))


def test_a_block(watched: Watched, network: SlowNetwork) -> None:
    player = watched.player
    watched.visitor.press_at_game("Scalino", "Play now")
    player.play(player.build, most=1)
    network.seconds = DELAY_S
    watched.stays(".sc-block:not(.ghost)", player.build, 1)


def test_a_block_that_is_taken(watched: Watched, network: SlowNetwork) -> None:
    watched.visitor.press_at_game("Scalino demolition", "Play now")
    is_due(watched.visitor.page).wait_for()
    network.seconds = DELAY_S
    watched.stays(".sc-block", watched.player.take, -1)


def test_a_card(watched: Watched, network: SlowNetwork) -> None:
    player = watched.player
    watched.visitor.press_at_game("Cut the Rope", "Play now")
    is_due(watched.visitor.page).wait_for()
    network.seconds = DELAY_S
    # A card that was put down is on a row or in the player's supply.
    watched.stays(":is(.rope-row, .rope-supply-row) .rope-card", player.lay_cards, 1)


def test_a_cut_and_a_snippet(watched: Watched, network: SlowNetwork) -> None:
    page, player = watched.visitor.page, watched.player
    watched.visitor.play_bots("Cut it")
    corners = page.get_by_role("button", name="Pick corner")
    corners.first.wait_for()
    network.seconds = DELAY_S
    watched.stays(".cutit-pick", corners.first.click, -corners.count())
    player.draw_cut()
    cut = page.get_by_role("button", name="Cut", exact=True)
    assert watched.counts(".cutit-cut", cut.click, is_refused=True) == [1]
    assert watched.counts(".cutit-cut", cut.click, is_refused=False) == [1]
    network.seconds = 0
    open_after(watched.visitor, "cutit", 1, {}, ["corner a1", *RANKS])
    player.puzzle_table().wait_for()
    network.seconds = DELAY_S
    watched.stays('.cutit-lying[data-loose="true"]', player.lay_by_taps, -1)
