"""Writes a picture of every sight to docs/screenshots: python -m tests.web.screenshots

Each is taken as a laptop shows it, light and dark, and as a phone does, in English and in a
language that needs more room.
"""

import tempfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Page

from tavolino.locales import say
from tests.web.browsing import DESKTOP, PHONE, ROOT, Visitor, open_browser, open_site, visiting
from tests.web.sights import JOURNEYS

FOLDER: Final = ROOT / "docs" / "screenshots"
COLOURS: Final = 128
LONG_LANGUAGE: Final = "de"


def write(page: Page, name: str) -> None:
    """Small: with few colours, as drawings have them."""
    shot = Image.open(BytesIO(page.screenshot())).convert("RGB")
    few = shot.quantize(COLOURS, dither=Image.Dither.NONE)
    few.save(FOLDER / f"{name}.png", optimize=True)


def change_language(page: Page, before: str, after: str) -> None:
    page.get_by_role("button", name=say("settings", before)).click()
    page.get_by_label(say("language", before)).select_option(after)
    page.get_by_role("button", name=say("close", after), exact=True).click()


def looks(page: Page, sight: str) -> Iterator[str]:
    """The sight as seen on one device after another."""
    yield sight
    page.emulate_media(color_scheme="dark")
    yield f"{sight}-dark"
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(PHONE)
    yield f"{sight}-phone"
    if not page.get_by_role("dialog").count():
        change_language(page, "en", LONG_LANGUAGE)
        yield f"{sight}-phone-{LONG_LANGUAGE}"
        change_language(page, LONG_LANGUAGE, "en")
    page.set_viewport_size(DESKTOP)


def picture(visitor: Visitor) -> None:
    visitor.take_name("Lea")
    visitor.hurry()
    for journey in JOURNEYS.values():
        for sight in journey(visitor):
            for name in looks(visitor.page, sight):
                write(visitor.page, name)
                print(name)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory(prefix="tavolino-screenshots-") as folder,
        open_browser() as browser,
        open_site(Path(folder)) as host,
        visiting(browser, f"http://127.0.0.1:{host.port}") as visitor,
    ):
        picture(visitor)


if __name__ == "__main__":
    main()
