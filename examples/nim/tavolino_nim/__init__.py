"""Nim: all that Tavolino needs to know about it."""

from importlib import resources
from typing import Final

from tavolino.bots.search import search_bots
from tavolino.games import GameManifest

from .rules import Nim

RULES: Final = Nim()

NIM: Final = GameManifest(
    rules=RULES,
    rule_prefix="NI",
    usual_seats=2,
    minutes=5,
    age=6,
    bots=search_bots(RULES),
    actions=f"{__package__}.actions:ACTIONS",
    encoder=f"{__package__}.encoding:NimEncoder",
    commands=(f"{__package__}.commands:nim_sum",),
    words=resources.files(__package__) / "words",
)
