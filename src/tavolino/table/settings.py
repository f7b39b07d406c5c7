"""The settings of a table, as opposed to the options of its game."""

from typing import Final

from tavolino.core import Choice, Number, Option

DAY: Final = 24 * 60 * 60

TABLE_SETTINGS: Final[tuple[Option, ...]] = (
    Choice("visibility", ("link", "open"), "link", "TABLE"),
    Choice("clock", ("none", "move", "total"), "none", "TABLE"),
    Number("seconds", 5, 14 * DAY, 300, "TABLE"),
    Number("increment", 0, DAY, 0, "TABLE"),
    Choice("timeout", ("bot", "skip", "loss"), "bot", "TABLE"),
    Number("patience", 10, 14 * DAY, 60, "TABLE"),
    Choice("undo", ("consent", "free", "never"), "consent", "TABLE"),
    Choice("watching", ("yes", "no"), "yes", "TABLE"),
    Choice("peek", ("ask", "never"), "ask", "TABLE"),
    Choice("chat", ("all", "players", "off"), "all", "TABLE"),
    Choice("rated", ("yes", "no"), "yes", "TABLE"),
    Choice("rematch-first", ("same", "winner", "loser"), "same", "TABLE"),
)
"""`seconds` are per move (clock "move") or for the whole game (clock "total", plus `increment` per
move). `patience` is how many seconds a seat may keep the others waiting before they may let a bot
stand in for it. `peek` says whether spectators may ask to see what a seat sees.
`rematch-first` says who begins a rematch: the same player as the options say, or the winner or
loser of this game."""
MOST_EVENTS: Final = 10_000
"""No honest game comes near this; replaying this many takes well under a second."""
