"""Exhaustive search of a game of two seats without chance, and its single best line."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple

from tavolino.core import Entry, Game, Seat
from tavolino.core.game import S


class TooLarge(Exception):
    """The search would exceed its limit of positions."""


@dataclass
class ExactSearch(Generic[S]):
    """Searches every reachable position once.

    The number of positions is the only limit, so the result is the same on every machine. `key`
    identifies a position: equal keys must mean equal final leads.
    """

    rules: Game[S, Any, Any]
    key: Callable[[S], Hashable]
    most: int
    _leads: dict[Hashable, int] = field(default_factory=dict)

    def lead(self, state: S) -> int:
        """The final lead of seat 0 if both seats play their best."""
        outcome = self.rules.outcome(state)
        if outcome is not None:
            return outcome.points[0] - outcome.points[1]
        key = self.key(state)
        known = self._leads.get(key)
        if known is not None:
            return known
        if len(self._leads) >= self.most:
            raise TooLarge
        seat = self.seat(state)
        leads = [
            self.lead(self.rules.apply(state, Entry(seat, move)))
            for move in self.rules.legal(state, seat) or ()
        ]
        best = min(leads) if seat else max(leads)
        self._leads[key] = best
        return best

    def seat(self, state: S) -> Seat:
        return next(iter(self.rules.to_act(state)))

    def leads(self, state: S, seat: Seat) -> dict[str, int]:
        """Every legal move with the final lead it gives this seat, in the order of their texts."""
        sign = -1 if seat else 1
        mover = self.seat(state)
        found = {
            self.rules.write(move): sign * self.lead(self.rules.apply(state, Entry(mover, move)))
            for move in self.rules.legal(state, mover) or ()
        }
        return dict(sorted(found.items()))

    def after(self, state: S, text: str) -> S:
        seat = self.seat(state)
        return self.rules.apply(state, Entry(seat, self.rules.read(state, seat, text)))


class Line(NamedTuple):
    """A line of moves. `others` has an item for each decision of the solver."""

    moves: tuple[str, ...] = ()
    others: tuple[Mapping[str, int], ...] = ()


def best_line(
    search: ExactSearch[S], state: S, seat: Seat, goal_value: Callable[[int], int]
) -> Line | None:
    """The one best line of this seat; None if its first move is no decision, or has several best.

    `goal_value` turns the final lead into what the goal compares. Every decision of the seat in the
    line has exactly one best move. The line ends at the last such decision before one where several
    moves are equally good. The other seat makes the reply that is worst for the solver; of equal
    replies the one after which the line is longest, then the one with the least lead for the
    solver, then the first in notation.
    """
    if len(search.leads(state, seat)) == 1:
        return None
    line = _longest(search, state, seat, goal_value)
    return line if line.others else None


def _longest(
    search: ExactSearch[S], state: S, seat: Seat, goal_value: Callable[[int], int]
) -> Line:
    if search.rules.outcome(state) is not None:
        return Line()
    leads = search.leads(state, seat)
    if search.seat(state) == seat:
        return _own(search, state, seat, goal_value, leads)
    least = min(map(goal_value, leads.values()))
    best: tuple[int, int] | None = None
    chosen = Line()
    for text, lead in leads.items():
        if goal_value(lead) != least:
            continue
        rest = _longest(search, search.after(state, text), seat, goal_value)
        rank = (len(rest.others), -lead)
        if best is None or rank > best:
            best = rank
            chosen = Line((text, *rest.moves), rest.others) if rest.others else Line()
    return chosen


def _own(
    search: ExactSearch[S],
    state: S,
    seat: Seat,
    goal_value: Callable[[int], int],
    leads: dict[str, int],
) -> Line:
    best = max(map(goal_value, leads.values()))
    right = [text for text, lead in leads.items() if goal_value(lead) == best]
    if len(right) > 1:
        return Line()
    text = right[0]
    rest = _longest(search, search.after(state, text), seat, goal_value)
    if len(leads) == 1:
        return Line((text, *rest.moves), rest.others) if rest.others else Line()
    wrong = {other: lead for other, lead in leads.items() if other != text}
    return Line((text, *rest.moves), (wrong, *rest.others))
