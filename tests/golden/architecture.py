"""The picture of the packages, drawn from the contracts in pyproject.toml."""

import tomllib
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from tests.rulebook import ROOT, SOURCE

FILE: Final = ROOT / "docs" / "architecture.svg"
WIDTH: Final = 900
MARGIN: Final = 16
GAP: Final = 12
BOX: Final = 52
STEP: Final = BOX + 18
INTERFACE: Final = "games"
"""Stands for the modules of `games/` that every game is built on."""
STYLE: Final = """<style>
text { font: 12px system-ui, sans-serif; fill: #4b5e64; text-anchor: middle; }
.name { font-weight: 600; font-size: 15px; fill: #22343a; }
.box { fill: #e8f1f0; stroke: #3c8c84; stroke-width: 1.5; }
.game { fill: #fbe9cf; stroke: #b06a00; stroke-width: 1.5; }
</style>"""


def layers() -> list[list[str]]:
    """The packages from top to bottom, those of one layer together."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contract = project["tool"]["importlinter"]["contracts"][0]
    return [_packages(layer) for layer in contract["layers"]]


def _packages(layer: str) -> list[str]:
    if ":" in layer:
        return [INTERFACE]
    return [name.strip().removeprefix("tavolino.") for name in layer.split("|")]


def summary(package: str) -> str:
    """The first line of a package's docstring, up to the first colon or full stop."""
    path = Path(SOURCE, *package.split("."), "__init__.py")
    line = path.read_text(encoding="utf-8").split("\n")[0].strip('"')
    return line.partition(":")[0].partition(".")[0]


def architecture() -> str:
    rows = layers()
    height = 2 * MARGIN + len(rows) * STEP - (STEP - BOX)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
        ' aria-label="The packages of Tavolino. Each imports only those below it.">',
        STYLE,
        f'<rect width="{WIDTH}" height="{height}" rx="10" fill="#fbfaf6"/>',
    ]
    for number, row in enumerate(rows):
        width = (WIDTH - 2 * MARGIN - GAP * (len(row) - 1)) / len(row)
        for place, package in enumerate(row):
            x, y = MARGIN + place * (width + GAP), MARGIN + number * STEP
            kind = "game" if package.startswith("games.") else "box"
            middle, name = x + width / 2, package.replace(".", "/")
            parts += [
                f'<rect x="{x:g}" y="{y}" width="{width:g}" height="{BOX}" rx="8" class="{kind}"/>',
                f'<text x="{middle:g}" y="{y + 22}" class="name">{name}</text>',
                f'<text x="{middle:g}" y="{y + 40}">{escape(summary(package))}</text>',
            ]
    return "\n".join([*parts, "</svg>", ""])


def write_architecture() -> None:
    FILE.write_text(architecture(), encoding="utf-8")
