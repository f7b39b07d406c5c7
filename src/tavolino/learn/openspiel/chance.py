"""Moves of chance as sequences of small chance nodes.

Rules draw a move of chance from a source of numbers. A move whose alternatives can be listed, such
as a roll of dice, is drawn number by number: each number below n is a chance node with n equally
likely outcomes. So is a deal with `deal=numbers`. With `deal=seed` a deal has eight nodes, which
draw the bytes of a seed; all its numbers then follow from the seed.
"""

import hashlib
from typing import Any, Final, Literal, NamedTuple

from tavolino.core import CHANCE, Game, Stream

Deal = Literal["seed", "numbers"]
DEALS: Final[tuple[Deal, ...]] = ("seed", "numbers")
SEED_BYTES: Final = 8
MOST_OUTCOMES: Final = 1024
"""The outcomes of a chance node are fewer. No shipped game draws a number as great."""


class Drawn(NamedTuple):
    """What chance has drawn: its move, or None and how many outcomes the next node has."""

    move: Any | None
    outcomes: int = 0


class _MissingNumberError(Exception):
    """The rules ask for one more number, below `outcomes`."""

    def __init__(self, outcomes: int) -> None:
        self.outcomes = outcomes


class _GivenNumbers:
    """A source of the numbers drawn so far. A number below 1 needs no chance node."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self._left = iter(numbers)

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        number = next(self._left, None)
        if number is None:
            raise _MissingNumberError(n)
        return number


def draw(rules: Game[Any, Any, Any], state: Any, numbers: tuple[int, ...], deal: Deal) -> Drawn:
    """What these numbers, one from each chance node, make of the next move of chance."""
    if deal == "seed" and rules.legal(state, CHANCE) is None:
        if len(numbers) < SEED_BYTES:
            return Drawn(None, 256)
        secret = hashlib.sha256(b"tavolino openspiel " + bytes(numbers)).digest()
        return Drawn(rules.sample(state, CHANCE, Stream(secret, 0)))
    try:
        return Drawn(rules.sample(state, CHANCE, _GivenNumbers(numbers)))
    except _MissingNumberError as missing:
        if missing.outcomes > MOST_OUTCOMES:
            raise ValueError(
                f"{rules.name} draws a number below {missing.outcomes}, but a chance node has at "
                f"most {MOST_OUTCOMES} outcomes; deal=seed may help"
            ) from None
        return Drawn(None, missing.outcomes)
