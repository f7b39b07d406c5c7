"""Chance moves as sequences of chance nodes with few outcomes.

Rules draw a chance move from a source of random numbers. If the possible moves can be listed, as
for a roll of dice, each number below n becomes a chance node with n equally likely outcomes. The
same holds for a deal with `deal=numbers`. With `deal=seed` a deal has eight nodes, which draw the
bytes of a seed for all its numbers.
"""

import hashlib
from typing import Any, Final, Literal, NamedTuple

from tavolino.core import CHANCE, Game, Stream

Deal = Literal["seed", "numbers"]
DEALS: Final[tuple[Deal, ...]] = ("seed", "numbers")
SEED_BYTES: Final = 8
MAX_OUTCOMES: Final = 1024
"""The most outcomes of a chance node. No shipped game needs more."""


class DrawResult(NamedTuple):
    """The chance move; or None, and the number of outcomes of the next chance node."""

    move: Any | None
    outcomes: int = 0


class _MissingNumberError(Exception):
    """The rules need one more number, below `outcomes`."""

    def __init__(self, outcomes: int) -> None:
        self.outcomes = outcomes


class _RecordedNumbers:
    """A source of the numbers drawn so far. A number with one value needs no chance node."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self._left = iter(numbers)

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        number = next(self._left, None)
        if number is None:
            raise _MissingNumberError(n)
        return number


def draw(
    rules: Game[Any, Any, Any], state: Any, numbers: tuple[int, ...], deal: Deal
) -> DrawResult:
    """The next chance move from these numbers, one per chance node."""
    if deal == "seed" and rules.legal(state, CHANCE) is None:
        if len(numbers) < SEED_BYTES:
            return DrawResult(None, 256)
        secret = hashlib.sha256(b"tavolino openspiel " + bytes(numbers)).digest()
        return DrawResult(rules.sample(state, CHANCE, Stream(secret, 0)))
    try:
        return DrawResult(rules.sample(state, CHANCE, _RecordedNumbers(numbers)))
    except _MissingNumberError as missing:
        if missing.outcomes > MAX_OUTCOMES:
            raise ValueError(
                f"{rules.name} draws a number below {missing.outcomes}, but a chance node has at "
                f"most {MAX_OUTCOMES} outcomes; deal=seed may help"
            ) from None
        return DrawResult(None, missing.outcomes)
