"""Nim: all that Tavolino needs to know about it."""

from typing import Final

from tavolino.bots.search import search_bots
from tavolino.games import GameManifest

from .rules import Nim

RULES: Final = Nim()

NIM: Final = GameManifest(
    package=__package__,
    rules=RULES,
    rule_prefix="NI",
    usual_seats=2,
    minutes=5,
    age=6,
    bots=search_bots(RULES),
)
