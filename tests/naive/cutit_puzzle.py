"""A second, naive reading of the puzzle of Cut it, used to check the real one.

A snippet is a number, a list of spaces and a list of half-stars (x, y, side, colour), sides going
0 up, 1 right, 2 down, 3 left. Places are complex numbers: right is 1, up is i.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

Space = complex
Spot = tuple[complex, int]
Layout = tuple["Lying", ...]

TOWARDS = (1j, 1 + 0j, -1j, -1 + 0j)


@dataclass(frozen=True)
class Cutting:
    number: int
    spaces: frozenset[Space]
    stars: frozenset[tuple[complex, int, str]]


@dataclass(frozen=True)
class Lying:
    """A snippet on the table: its number, spaces, and half-stars by space and side."""

    number: int
    spaces: frozenset[Space]
    stars: frozenset[tuple[complex, int, str]]

    def star_at(self, spot: Spot) -> str | None:
        for space, side, colour in self.stars:
            if (space, side) == spot:
                return colour
        return None


def cutting(
    number: int, spaces: Iterable[tuple[int, int]], stars: Iterable[tuple[int, int, int, str]]
) -> Cutting:
    return Cutting(
        number,
        frozenset(complex(x, y) for x, y in spaces),
        frozenset((complex(x, y), side, colour) for x, y, side, colour in stars),
    )


def lie(snippet: Cutting, x: int, y: int, turns: int) -> Lying:
    """Turned clockwise, then moved so that its bounding box begins at (x, y). CI-11"""
    spaces = set(snippet.spaces)
    stars = set(snippet.stars)
    for _ in range(turns):
        spaces = {space * -1j for space in spaces}
        stars = {(space * -1j, (side + 1) % 4, colour) for space, side, colour in stars}
    corner = complex(min(space.real for space in spaces), min(space.imag for space in spaces))
    move = complex(x, y) - corner
    return Lying(
        snippet.number,
        frozenset(space + move for space in spaces),
        frozenset((space + move, side, colour) for space, side, colour in stars),
    )


def same_colour(one: str, other: str) -> bool:
    """A joker matches any colour. CI-11"""
    return one == other or one == "J" or other == "J"


def touching_sides(one: Lying, other: Lying) -> list[tuple[Spot, Spot]]:
    """The sides of one that lie against sides of the other."""
    return [
        ((space, side), (space + TOWARDS[side], (side + 2) % 4))
        for space in one.spaces
        for side in range(4)
        if space + TOWARDS[side] in other.spaces
    ]


def count_joins(one: Lying, other: Lying) -> int:
    """Half-star to half-star of the same colour. CI-11"""
    joins = 0
    for mine, yours in touching_sides(one, other):
        a, b = one.star_at(mine), other.star_at(yours)
        joins += a is not None and b is not None and same_colour(a, b)
    return joins


def pair_is_fine(one: Lying, other: Lying, stars: str, contact: str) -> bool:
    if one.spaces & other.spaces:
        return False  # CI-11: no overlap
    for mine, yours in touching_sides(one, other):
        a, b = one.star_at(mine), other.star_at(yours)
        if a is not None and b is not None and not same_colour(a, b):
            return False  # CI-12
        if stars != "normal" and (a is None) != (b is None):
            return False  # CI-16: a half-star against a plain side
    touch = bool(touching_sides(one, other))
    return contact == "free" or not touch or count_joins(one, other) > 0  # CI-11


def faces_nothing(lying: Lying, layout: Sequence[Lying]) -> bool:
    covered = {space for other in layout for space in other.spaces}
    return any(space + TOWARDS[side] not in covered for space, side, _ in lying.stars)


def is_puzzle(layout: Sequence[Lying], stars: str, contact: str) -> bool:
    """Is this, all by itself, a puzzle without a fault that hangs together? CI-11, CI-12, CI-16"""
    if any(not pair_is_fine(a, b, stars, contact) for a, b in combinations(layout, 2)):
        return False
    if stars == "strict" and any(faces_nothing(one, layout) for one in layout):
        return False
    reached = list(layout[:1])
    for one in reached:
        reached += [other for other in layout if other not in reached and count_joins(one, other)]
    return len(reached) == len(layout)


def parts_to_keep(layout: Sequence[Lying], stars: str, contact: str) -> set[frozenset[int]]:
    """Every set of snippets that is a puzzle and is not within a larger one. CI-14"""
    puzzles = [
        frozenset(one.number for one in part)
        for count in range(1, len(layout) + 1)
        for part in combinations(layout, count)
        if is_puzzle(part, stars, contact)
    ]
    return {part for part in puzzles if not any(part < other for other in puzzles)}


def most_spaces(snippets: Sequence[Cutting], stars: str, contact: str) -> int:
    """The spaces of the largest puzzle these snippets can make, by trying everything.

    Snippets are added one by one, each in every way that brings one of its half-stars against a
    half-star on the table; what comes out is judged as a whole.
    """
    seen: set[Layout] = set()
    best = 0
    todo: list[Layout] = [(lie(snippet, 0, 0, 0),) for snippet in snippets]
    while todo:
        layout = todo.pop()
        if layout in seen:
            continue
        seen.add(layout)
        if is_puzzle(layout, stars, contact):
            best = max(best, sum(len(one.spaces) for one in layout))
        on_table = {one.number for one in layout}
        for snippet in snippets:
            if snippet.number not in on_table:
                for lying in _ways_to_meet(snippet, layout):
                    if all(not lying.spaces & one.spaces for one in layout):
                        todo.append(tuple(sorted((*layout, lying), key=lambda one: one.number)))
    return best


def _ways_to_meet(snippet: Cutting, layout: Layout) -> Iterable[Lying]:
    for turns in range(4):
        turned = lie(snippet, 0, 0, turns)
        for one in layout:
            for space, side, _ in one.stars:
                for own, own_side, _ in turned.stars:
                    if own_side == (side + 2) % 4:
                        move = space + TOWARDS[side] - own
                        yield lie(snippet, int(move.real), int(move.imag), turns)
