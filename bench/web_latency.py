"""The time from a server's frame to the screen: python -m bench.web_latency

The bots do not search, because a search would compete with the browser for the CPU.
"""

import json
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

import typer

from tests.web.browsing import open_browser, open_server, visiting
from tests.web.latency import latencies_ms, watch_latency
from tests.web.players import Player

GOAL_MS: Final = 100.0
MOVES: Final = 20


def cut_and_lay(player: Player) -> None:
    """A whole sheet is cut up, then some of the snippets are laid."""
    player.cut_up()
    player.lay_as_hinted()
    player.stand_back()
    player.lay_by_dragging()
    player.lay_by_taps()


GAMES: Final[dict[str, Callable[[Player], object]]] = {
    "Scalino": lambda player: player.play(player.build, most=MOVES),
    "Scalino demolition": lambda player: player.play(player.take, most=MOVES),
    "Cut the Rope": lambda player: player.play(player.lay_cards, most=MOVES),
    "Cut it": cut_and_lay,
}


def main() -> None:
    figures: dict[str, object] = {}
    worst = 0.0
    with (
        tempfile.TemporaryDirectory(prefix="tavolino-bench-") as folder,
        open_browser() as browser,
        open_server(Path(folder)) as host,
        visiting(browser, f"http://127.0.0.1:{host.port}") as visitor,
    ):
        watch_latency(visitor.page)
        visitor.go("/")
        visitor.hurry()
        player = Player(visitor.page)
        for game, play in GAMES.items():
            visitor.play_bots(game)
            play(player)
            times = sorted(latencies_ms(visitor.page))
            most = times[int(len(times) * 0.95)]
            worst = max(worst, most)
            figures[f"{game}, moves seen"] = len(times)
            figures[f"{game}, median ms"] = round(statistics.median(times), 1)
            figures[f"{game}, 95 of 100 within ms"] = round(most, 1)
    figures["goal ms"] = GOAL_MS
    figures["worst to goal"] = round(worst / GOAL_MS, 3)
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    typer.run(main)
