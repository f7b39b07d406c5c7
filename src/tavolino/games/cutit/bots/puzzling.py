"""Lays the puzzle: the solver's arrangement, aligned with the snippets already placed."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from tavolino.core import View
from tavolino.games.cutit.bots.policy import Rules
from tavolino.games.cutit.rules.layout import Cell, Contact, Placement, Stars, lay, turn
from tavolino.games.cutit.rules.notation import DONE, Done, Lift, PlaceSnippet, read_move
from tavolino.games.cutit.rules.puzzle_phase import FARTHEST
from tavolino.games.cutit.rules.sheet import mask_of
from tavolino.games.cutit.rules.snippet import STEPS, Snippet, Space
from tavolino.games.cutit.rules.view import CutItBoard
from tavolino.games.cutit.solver.solver import solve

NODES: Final = 6_000
"""The solver's budget for a puzzle, in placings."""

Places = Mapping[int, Placement]
"""The place of each snippet, by its number."""


class Motion(NamedTuple):
    """A rotation of the whole puzzle about space (0, 0), then a translation."""

    turns: int
    right: int
    up: int


def next_placing(view: View[CutItBoard], rules: Rules) -> PlaceSnippet | Lift | Done:
    """The next move towards the best puzzle, keeping the snippets that already fit it. CI-11"""
    player = view.board.players[view.viewer]
    snippets = {
        one.number: rules.sheet.snippet(one.number, mask_of(map(Space.named, one.spaces)))
        for one in player.snippets
    }
    moves = map(read_move, player.layout)
    placed = {
        move.number: Placement(move.x, move.y, move.turns)
        for move in moves
        if isinstance(move, PlaceSnippet)
    }
    best = best_puzzle(tuple(snippets.values()), rules.stars, rules.contact)
    return _next_step(snippets, align(best, placed, snippets), placed)


@lru_cache(maxsize=1 << 8)
def best_puzzle(snippets: tuple[Snippet, ...], stars: Stars, contact: Contact) -> Places:
    """The place of each snippet in the best puzzle. Cached: every move needs it."""
    return solve(snippets, stars, contact, NODES).placements


def align(wanted: Places, placed: Places, snippets: Mapping[int, Snippet]) -> Places:
    """The wanted puzzle, rotated and moved so that as many placed snippets as possible fit it."""
    motions = Counter(
        _motion(snippets[number], wanted[number], place)
        for number, place in placed.items()
        if number in wanted
    )
    for motion, _ in motions.most_common():
        moved = {
            number: _moved(snippets[number], place, motion) for number, place in wanted.items()
        }
        if all(max(abs(place.x), abs(place.y)) <= FARTHEST for place in moved.values()):
            return moved
    return wanted


def _next_step(
    snippets: Mapping[int, Snippet], wanted: Places, placed: Places
) -> PlaceSnippet | Lift | Done:
    """Places a loose snippet, if possible next to one in its place; then moves a misplaced one, or
    lifts it if its place is blocked."""
    taken = {number: _cells(snippets[number], place) for number, place in placed.items()}
    right = [number for number, place in placed.items() if wanted.get(number) == place]
    beside = _around(cell for number in right for cell in taken[number])
    free: list[tuple[bool, bool, PlaceSnippet]] = []
    for number, place in wanted.items():
        cells = _cells(snippets[number], place)
        is_clear = not any(cells & others for other, others in taken.items() if other != number)
        if number not in right and is_clear:
            free.append((number in placed, not cells & beside, PlaceSnippet(number, *place)))
    if free:
        return min(free, key=lambda one: one[:2])[-1]
    return next((Lift(number) for number in placed if number not in right), DONE)


def _motion(snippet: Snippet, start: Placement, end: Placement) -> Motion:
    """The motion that takes a snippet from one place to another."""
    turns = (end.turns - start.turns) % 4
    turned = _moved(snippet, start, Motion(turns, 0, 0))
    return Motion(turns, end.x - turned.x, end.y - turned.y)


def _moved(snippet: Snippet, place: Placement, motion: Motion) -> Placement:
    turned = [turn(cell, motion.turns) for cell in _cells(snippet, place)]
    return Placement(
        min(x for x, _ in turned) + motion.right,
        min(y for _, y in turned) + motion.up,
        (place.turns + motion.turns) % 4,
    )


def _cells(snippet: Snippet, place: Placement) -> frozenset[Cell]:
    return lay(snippet, place).spaces


def _around(cells: Iterable[Cell]) -> frozenset[Cell]:
    """The spaces next to these."""
    return frozenset((x + right, y + up) for x, y in cells for right, up in STEPS)
