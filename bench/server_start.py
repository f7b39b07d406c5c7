"""The time from starting the server to the first page: python -m bench.server_start"""

import json
import statistics
import tempfile
import time
from pathlib import Path
from typing import Final

import httpx
import typer

from bench.serving import keep_to_load_core, serving

GOAL_S: Final = 2.0
PAGES: Final = ("/healthz", "/api/games")


def first_page_s(folder: Path) -> float:
    with serving(folder) as server, httpx.Client(base_url=server.url) as browser:
        for page in PAGES:
            browser.get(page).raise_for_status()
        return time.monotonic() - server.started_at


def main(times: int = 5) -> None:
    keep_to_load_core()
    new, again = [], []
    for _ in range(times):
        with tempfile.TemporaryDirectory(prefix="tavolino-bench-") as name:
            new.append(first_page_s(Path(name)))
            again.append(first_page_s(Path(name)))
    worst = max(*new, *again)
    figures = {
        "starts": 2 * times,
        "first page, new database, median s": round(statistics.median(new), 3),
        "first page, old database, median s": round(statistics.median(again), 3),
        "worst s": round(worst, 3),
        "goal s": GOAL_S,
        "worst to goal": round(worst / GOAL_S, 3),
    }
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    typer.run(main)
