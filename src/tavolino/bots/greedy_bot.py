"""A bot that looks one move ahead."""

from collections.abc import Callable
from typing import Any, Generic

from tavolino.core import Entry, Game, Seat, Source, View, pick
from tavolino.core.game import B, M, S


class GreedyBot(Generic[S, M, B]):
    """Chooses a legal move after which `value` is highest for its seat; a random one if the legal
    moves cannot be listed."""

    def __init__(self, game: Game[S, M, B], value: Callable[[S, Seat], int]) -> None:
        self._game = game
        self._value = value

    def choose(self, view: View[Any], source: Source) -> str:
        state = self._game.determinize(view, source)
        seat = view.viewer
        if view.moves is None:
            return self._game.write(self._game.sample(state, seat, source))
        values: dict[str, int] = {}
        for text in view.moves:
            move = self._game.read(state, seat, text)
            after = self._game.apply(state, Entry(seat, move))
            values[text] = self._value(after, seat)
        best = max(values.values())
        return pick(source, [text for text, value in values.items() if value == best])
