"""How long it takes from a frame of the server to the screen: python -m bench.web_latency"""

import json
import statistics
import tempfile
from pathlib import Path
from typing import Final

import typer

from tests.web.browsing import open_browser, open_site, visiting
from tests.web.latency import latencies_ms, watch_latency
from tests.web.players import Player

GOAL_MS: Final = 100.0


def main() -> None:
    figures: dict[str, object] = {}
    worst = 0.0
    with (
        tempfile.TemporaryDirectory(prefix="tavolino-bench-") as folder,
        open_browser() as browser,
        open_site(Path(folder)) as host,
        visiting(browser, f"http://127.0.0.1:{host.port}") as visitor,
    ):
        watch_latency(visitor.page)
        visitor.go("/")
        visitor.hurry()
        player = Player(visitor.page)
        for game, make_move in {
            "Scalino": player.build,
            "Scalino demolition": player.take,
            "Cut the Rope": player.lay_cards,
        }.items():
            visitor.go("/")
            visitor.press_at_game(game, "Play now")
            player.play(make_move, most=20)
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
