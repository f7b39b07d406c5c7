"""Takes pictures of every scene into build/screenshots: make screenshots

Each is taken as a laptop shows it, light and dark, and as a phone does, and again in the other
languages. Those that README.md shows also go to docs/screenshots.
"""

import re
import tempfile
from collections.abc import Iterator
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Page

from tavolino.locales import LANGUAGES
from tests.web.browsing import (
    DESKTOP,
    PHONE,
    ROOT,
    Visitor,
    change_language,
    open_browser,
    open_server,
    visiting,
)
from tests.web.walkthroughs import WALKTHROUGHS

FOLDER: Final = ROOT / "build" / "screenshots"
README: Final = ROOT / "README.md"
COLOURS: Final = 128


def shown_in_readme() -> dict[str, Path]:
    """The files of the pictures that README.md shows, by their names."""
    found = re.findall(r"\((docs/screenshots/([\w-]+)\.png)\)", README.read_text(encoding="utf-8"))
    return {name: ROOT / file for file, name in found}


def write(page: Page, files: list[Path]) -> None:
    """Few colours keep the files small, and drawings have no more."""
    shot = Image.open(BytesIO(page.screenshot())).convert("RGB")
    few = shot.quantize(COLOURS, dither=Image.Dither.NONE)
    for file in files:
        few.save(file, optimize=True)


def on_devices(page: Page, scene: str) -> Iterator[str]:
    """Shows the scene on one device after another, and gives the name of each picture."""
    for language, after in pairwise((*LANGUAGES, LANGUAGES[0])):
        suffix = "" if language == "en" else f"-{language}"
        yield f"{scene}{suffix}"
        page.set_viewport_size(PHONE)
        yield f"{scene}-phone{suffix}"
        page.set_viewport_size(DESKTOP)
        change_language(page, language, after)
    page.emulate_media(color_scheme="dark")
    yield f"{scene}-dark"
    page.emulate_media(color_scheme="light")


def take_all(visitor: Visitor) -> None:
    in_readme = shown_in_readme()
    visitor.take_name("Lea")
    visitor.hurry()
    for walkthrough in WALKTHROUGHS.values():
        for scene in walkthrough(visitor):
            for name in on_devices(visitor.page, scene):
                files = [FOLDER / f"{name}.png"]
                if name in in_readme:
                    files.append(in_readme[name])
                write(visitor.page, files)
                print(name)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory(prefix="tavolino-screenshots-") as folder,
        open_browser() as browser,
        open_server(Path(folder)) as host,
        visiting(browser, f"http://127.0.0.1:{host.port}") as visitor,
    ):
        take_all(visitor)


if __name__ == "__main__":
    main()
