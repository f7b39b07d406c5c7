"""Helpers that play games of OpenSpiel."""

from collections.abc import Callable, Sequence
from typing import Any

from tavolino.core import CHANCE, Source, Stream, pick
from tavolino.learn.openspiel import TavolinoState

SECRET = bytes(range(32))


def play_on(
    state: TavolinoState, until: Callable[[TavolinoState], bool] = lambda state: False
) -> TavolinoState:
    """Plays random actions to the end or until a condition holds."""
    source = Stream(SECRET, 0)
    while not state.is_terminal() and not until(state):
        state.apply_action(pick(source, state.legal_actions()))
    return state


def deal(state: TavolinoState) -> TavolinoState:
    """Random outcomes of chance until a player is to act."""
    return play_on(state, lambda state: not state.is_chance_node())


class Recorder:
    """A source that records its numbers, except those with only one value."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self.numbers: list[int] = []

    def below(self, n: int) -> int:
        number = self._source.below(n)
        if n > 1:
            self.numbers.append(number)
        return number


def numbers_of(game: Any, state: Any, source: Source) -> list[int]:
    """The numbers drawn for a chance move."""
    recorder = Recorder(source)
    game.sample(state, CHANCE, recorder)
    return recorder.numbers


def shuffling_numbers(items: Sequence[object], wanted: Sequence[object]) -> list[int]:
    """The numbers with which `shuffled` gives this order."""
    left, numbers = list(items), []
    for last in range(len(left) - 1, 0, -1):
        other = left.index(wanted[last])
        left[last], left[other] = left[other], left[last]
        numbers.append(other)
    assert left == [*wanted]
    return numbers
