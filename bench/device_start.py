"""How long it takes until a game on the device can be played, and how much is loaded for it:
python -m bench.device_start
"""

import json
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Final

from playwright.sync_api import Page

from tavolino.server.http.pages import device_files
from tests.web.browsing import open_browser, open_server, visiting

CHOOSE: Final = """
localStorage.setItem('tavolino.on-device', 'true')
localStorage.setItem('tavolino.pace', '0')
"""


def seconds_to_table(page: Page) -> float:
    """From the press of the button to the board."""
    page.goto("/")
    button = page.get_by_role("button", name="Play now").first
    button.wait_for()
    began = perf_counter()
    button.click()
    page.get_by_role("region", name="What can be done now").wait_for()
    return round(perf_counter() - began, 1)


def main() -> None:
    figures: dict[str, object] = {}
    raw = compressed = 0
    for path, is_compressed in device_files().values():
        raw += path.stat().st_size
        compressed += Path(f"{path}.gz" if is_compressed else path).stat().st_size
    figures["files, bytes"] = raw
    figures["files, bytes over the network"] = compressed
    with (
        tempfile.TemporaryDirectory(prefix="tavolino-bench-") as folder,
        open_browser() as browser,
        open_server(Path(folder)) as host,
        visiting(browser, f"http://127.0.0.1:{host.port}") as visitor,
    ):
        visitor.page.add_init_script(CHOOSE)
        figures["first start, s"] = seconds_to_table(visitor.page)
        figures["start with files in the browser's cache, s"] = seconds_to_table(visitor.page)
        visitor.page.get_by_role("link", name="Tavolino").first.click()
        button = visitor.page.get_by_role("button", name="Play now").first
        button.wait_for()
        began = perf_counter()
        button.click()
        visitor.page.get_by_role("region", name="What can be done now").wait_for()
        figures["another table without a new start, s"] = round(perf_counter() - began, 1)
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
