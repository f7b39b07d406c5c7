"""What the client's drawing of Cut the Rope shares with this one."""

from typing import Final

from tavolino.drawing.client import HEAD
from tavolino.games.rope.drawing.colours import CARD_COLOURS, SCISSORS, TINT


def cards_css() -> str:
    """The colour of each card, as a custom property of what shows it."""
    tint = f"[data-card] {{\n  --tint: {TINT}%;\n}}\n"
    rules = [
        f'[data-card="{name}"] {{\n  --card: {_value(name, colour)};\n}}\n'
        for name, colour in CARD_COLOURS.items()
    ]
    return "\n".join([f"/* {HEAD} */", tint, *rules])


def _value(name: str, colour: str) -> str:
    """Scissors have a colour of the palette, which the client knows by its name."""
    return "var(--palette-black)" if name == SCISSORS else colour.lower()


FILES: Final = {"style/constants.css": cards_css}
