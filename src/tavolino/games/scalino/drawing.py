from collections.abc import Sequence

from tavolino.games.scalino.shown import ShownBlock

SVG_LOOKS = ("above", "south", "east", "north", "west")


def draw_text(blocks: Sequence[ShownBlock]) -> str:
    return ""


def draw_table(blocks: Sequence[ShownBlock], look: str) -> str:
    return ""
