"""What a table agrees on before it starts, beside the options of the game."""

from typing import Final

from tavolino.core import Choice, Number, Option

DAY: Final = 24 * 60 * 60

TERMS: Final[tuple[Option, ...]] = (
    Choice("visibility", ("link", "open"), "link", "TABLE"),
    Choice("clock", ("none", "move", "total"), "none", "TABLE"),
    Number("seconds", 5, 14 * DAY, 300, "TABLE"),
    Number("increment", 0, DAY, 0, "TABLE"),
    Choice("timeout", ("bot", "skip", "loss"), "bot", "TABLE"),
    Number("patience", 10, 14 * DAY, 60, "TABLE"),
    Choice("undo", ("consent", "free", "never"), "consent", "TABLE"),
    Choice("watching", ("yes", "no"), "yes", "TABLE"),
    Choice("over-shoulder", ("leave", "never"), "leave", "TABLE"),
    Choice("chat", ("all", "players", "off"), "all", "TABLE"),
    Choice("rated", ("yes", "no"), "yes", "TABLE"),
)
"""`seconds` are a move's (clock "move") or all a seat has (clock "total", plus `increment` for each
move). `patience` is how long a seat may be waited for before a bot may stand in for it."""
