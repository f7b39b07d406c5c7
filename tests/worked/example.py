"""An example on a rules page: a picture with letters, and what the rules say about each letter."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from tavolino.core import Refused
from tavolino.games.rope.rules.deck import NAMES

ALLOWED: Final = "✓"
REFUSED: Final = "✗"


@dataclass(frozen=True)
class Part:
    """A lettered part of an example.

    The page writes `verdict` behind the letter; its reason names the `rule` if there is one.
    """

    letter: str
    verdict: str
    rule: str = ""

    @property
    def head(self) -> str:
        """How the page begins the reason."""
        return f"**{self.letter} {self.verdict}**" if self.verdict else f"**{self.letter}**"


@dataclass(frozen=True)
class Example:
    """`name` is the picture's file without its ending, `page` the game's page."""

    name: str
    page: str
    parts: tuple[Part, ...]
    draw: Callable[[], str]


def checked(letter: str, check: Callable[[], object]) -> Part:
    """Allowed, or refused with the rule that is in the way."""
    try:
        check()
    except Refused as refused:
        return Part(letter, REFUSED, refused.rule)
    return Part(letter, ALLOWED)


def scored(letter: str, points: int, rule: str = "") -> Part:
    return Part(letter, f"= {points}".replace("-", "−"), rule)


def due(letter: str, cards: Iterable[int]) -> Part:
    """The numbers that may follow."""
    return Part(letter, f"→ {', '.join(NAMES[card] for card in cards)}")
