"""An endgame solver for two-player games of perfect information, and a bot that uses it."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

from tavolino.bots.bot import Bot
from tavolino.core import Entry, Game, Seat, Source, View

MAX_CACHED: Final = 20_000
"""Caching solves an endgame once when many people play it, as in a daily puzzle."""
NO_LIMIT: Final = 1_000_000
"""No lead comes near this."""

Line: TypeAlias = tuple[tuple[Seat, str], ...]
"""Moves in notation, each with its seat."""


class EndgameSolution(NamedTuple):
    """The best play of the seat to move."""

    lead: int
    """Its final lead in points."""
    move: str
    own_moves: int
    """How many of the remaining moves it makes."""
    nodes: int
    """The number of positions searched."""


class EndgameTooLarge(Exception):
    """The endgame has more positions than may be searched."""


class EndgameSolver:
    """Alpha–beta search to the end of a game without chance, by the readable rules.

    It visits moves in the order of the rules and prefers the first of several best moves, so it
    plays the same on every machine.
    """

    def __init__(self, game: Game[Any, Any, Any], most_nodes: int) -> None:
        self.game: Final = game
        self.most_nodes: Final = most_nodes
        self.solve: Final[Callable[[Any], EndgameSolution]] = lru_cache(MAX_CACHED)(self._solve)

    def lead_after(self, state: Any, move: str) -> int:
        """The final lead of the seat to move after this move, with best play by both."""
        seat = min(self.game.to_act(state))
        after = self.game.apply(state, Entry(seat, self.game.read(state, seat, move)))
        search = _Search(self.game, seat, self.most_nodes)
        return search.lead(after, -NO_LIMIT, NO_LIMIT)[0]

    def _solve(self, state: Any) -> EndgameSolution:
        seat = min(self.game.to_act(state))
        search = _Search(self.game, seat, self.most_nodes)
        lead, line = search.lead(state, -NO_LIMIT, NO_LIMIT)
        own_moves = sum(one == seat for one, _ in line)
        return EndgameSolution(lead, line[0][1], own_moves, self.most_nodes - search.nodes_left)


class _Search:
    """One search. Leads are leads of `seat` over the other seat."""

    def __init__(self, game: Game[Any, Any, Any], seat: Seat, nodes: int) -> None:
        self._game = game
        self._seat = seat
        self.nodes_left = nodes

    def lead(self, state: Any, low: int, high: int) -> tuple[int, Line]:
        """The final lead with best play by both, and that play."""
        self.nodes_left -= 1
        if self.nodes_left < 0:
            raise EndgameTooLarge
        outcome = self._game.outcome(state)
        if outcome is not None:
            return outcome.points[self._seat] - outcome.points[1 - self._seat], ()
        mover = min(self._game.to_act(state))
        is_own = mover == self._seat
        best = -NO_LIMIT if is_own else NO_LIMIT
        line: Line = ()
        for move in self._game.legal(state, mover) or ():
            after = self._game.apply(state, Entry(mover, move))
            lead, rest = self.lead(after, low, high)
            if lead > best if is_own else lead < best:
                best, line = lead, ((mover, self._game.write(move)), *rest)
            if is_own:
                low = max(low, best)
            else:
                high = min(high, best)
            if low >= high:
                break
        return best, line


class EndgameBot:
    """Plays endgames perfectly, and like `before` while the endgame is too large to solve."""

    def __init__(self, solver: EndgameSolver, before: Bot) -> None:
        self.solver: Final = solver
        self._before = before

    def choose(self, view: View[Any], source: Source) -> str:
        if view.seats != 2:
            return self._before.choose(view, source)
        try:
            return self.solver.solve(self.solver.game.determinize(view, source)).move
        except EndgameTooLarge:
            return self._before.choose(view, source)
