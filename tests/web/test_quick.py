"""Quickly there, and quickly shown."""

import gzip
import statistics

import pytest
from playwright.sync_api import Response

from tests.web.conftest import Visit
from tests.web.latency import latencies_ms, watch_latency
from tests.web.players import Player, is_due

MOST_BYTES = 120_000
"""Of script, compressed, until one can play."""


def script_bytes(responses: list[Response]) -> int:
    scripts = [one for one in responses if one.request.resource_type == "script"]
    assert scripts
    return sum(len(gzip.compress(one.body())) for one in scripts)


@pytest.mark.parametrize("game", ["Scalino", "Cut the Rope", "Cut it", "Scalino demolition"])
def test_the_first_load_is_small(visit: Visit, game: str) -> None:
    visitor = visit()
    responses: list[Response] = []
    visitor.page.on("response", lambda response: responses.append(response))
    visitor.go("/")
    visitor.page.wait_for_load_state("networkidle")
    home = script_bytes(responses)
    visitor.press_at_game(game, "Play now")
    is_due(visitor.page).wait_for()
    table = script_bytes(responses)
    print(f"first page {home} bytes of script, with a table of {game} {table}")
    assert home < MOST_BYTES
    assert table < MOST_BYTES


def test_a_move_is_soon_on_the_screen(visit: Visit) -> None:
    """Other work on the machine counts too, so this is generous; bench/web_latency.py is not."""
    visitor = visit()
    visitor.is_in_a_hurry()
    watch_latency(visitor.page)
    visitor.go("/")
    visitor.press_at_game("Scalino", "Play now")
    player = Player(visitor.page)
    player.play(player.build, most=5)
    times = latencies_ms(visitor.page)
    print(f"a move is on the screen after {statistics.median(times):.0f} ms")
    assert len(times) >= 5
    assert statistics.median(times) < 1000
