"""The sheets that come with the game."""

from importlib.resources import files
from typing import Final

from tavolino.games.cutit.rules.sheet import Sheet, read_sheet

SHEET_IDS: Final = ("standard", "standard-b", "sharp")
"""The ids of the sheets; each is in the file of that name. The first is the usual one."""

SHEETS: Final[dict[str, Sheet]] = {
    name: read_sheet(files(__name__).joinpath(f"{name}.json").read_text("utf-8"))
    for name in SHEET_IDS
}
