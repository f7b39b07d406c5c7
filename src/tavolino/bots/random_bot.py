"""A bot that makes uniformly random legal moves."""

from typing import Any

from tavolino.core import Game, Source, View, pick


class RandomBot:
    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self._game = game

    def choose(self, view: View[Any], source: Source) -> str:
        if view.moves is not None:
            return pick(source, view.moves)
        state = self._game.determinize(view, source)
        return self._game.write(self._game.sample(state, view.viewer, source))
