"""Snippets on the table: their joins and faults."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Final, Literal, NamedTuple

from tavolino.games.cutit.rules.snippet import JOKER, STEPS, Colour, HalfStar, Side, Snippet

Stars = Literal["normal", "advanced", "strict"]
Contact = Literal["free", "joined"]
Reason = Literal["overlap", "colours", "plain", "open", "unjoined"]
Cell = tuple[int, int]
"""A space of the table: x to the right, y upwards, both may be negative."""
Numbers = frozenset[int]
"""Snippets, by their numbers."""

RULE_OF: Final[Mapping[Reason, str]] = {
    "overlap": "CI-11",
    "unjoined": "CI-11",
    "colours": "CI-12",
    "plain": "CI-16",
    "open": "CI-16",
}


class Placement(NamedTuple):
    """Where a snippet lies: turned clockwise by `turns` quarter turns (0–3), never flipped, and
    then moved until the lower left corner of its bounding box is on table space (x, y).

    One quarter turn takes (x, y) to (y, −x) and side `s` to side `(s + 1) % 4`. CI-11
    """

    x: int
    y: int
    turns: int = 0


class LaidSnippet(NamedTuple):
    """A snippet as it lies on the table: its spaces and half-stars in table coordinates."""

    number: int
    spaces: frozenset[Cell]
    half_stars: tuple[HalfStar, ...]


@dataclass(frozen=True, order=True, slots=True)
class CellSide:
    """A side of a space of a snippet on the table; no side where the whole space is meant."""

    snippet: int
    x: int
    y: int
    side: Side | None


@dataclass(frozen=True, order=True, slots=True)
class Join:
    """Two half-stars that hold two snippets together. CI-11"""

    one: CellSide
    other: CellSide


@dataclass(frozen=True, order=True, slots=True)
class JoinFault:
    """What is wrong, where, and by which rule; `other` is None where a half-star faces nothing.

    overlap: two snippets on one space. colours: half-stars of different colours. plain: a
    half-star (`one`) beside a side without one (`other`). open: a half-star that faces nothing.
    unjoined: two snippets that touch without a join of their own, given at one of their sides.
    """

    rule: str
    reason: Reason
    one: CellSide
    other: CellSide | None


def lay(snippet: Snippet, placement: Placement) -> LaidSnippet:
    """The snippet turned and moved to its place. CI-11"""
    turns = placement.turns
    turned = [turn(cell, turns) for cell in snippet.spaces]
    right = placement.x - min(x for x, _ in turned)
    up = placement.y - min(y for _, y in turned)
    half_stars = []
    for star in snippet.half_stars:
        x, y = turn((star.x, star.y), turns)
        half_stars.append(HalfStar(x + right, y + up, turn_side(star.side, turns), star.colour))
    return LaidSnippet(
        snippet.number, frozenset((x + right, y + up) for x, y in turned), tuple(half_stars)
    )


def turn(cell: Cell, turns: int) -> Cell:
    """The cell after this number of quarter turns clockwise about (0, 0).

    >>> turn((2, 1), 1), turn((2, 1), 2), turn((2, 1), 4)
    ((1, -2), (-2, -1), (2, 1))
    """
    x, y = cell
    for _ in range(turns % 4):
        x, y = y, -x
    return x, y


def turn_side(side: Side, turns: int) -> Side:
    sides: tuple[Side, ...] = (0, 1, 2, 3)
    return sides[(side + turns) % 4]


def matches(one: Colour, other: Colour) -> bool:
    """True if two half-stars join. A joker matches any colour. CI-11

    >>> matches("G", "G"), matches("G", "P"), matches(JOKER, "P")
    (True, False, True)
    """
    return one == other or JOKER in (one, other)


def overlaps(laid: Iterable[LaidSnippet]) -> tuple[JoinFault, ...]:
    """The spaces of the table on which two snippets lie. CI-11"""
    return tuple(
        JoinFault(
            RULE_OF["overlap"],
            "overlap",
            CellSide(a.number, x, y, None),
            CellSide(b.number, x, y, None),
        )
        for a, b in combinations(sorted(laid), 2)
        for x, y in sorted(a.spaces & b.spaces)
    )


class LayoutIndex:
    """An index of the spaces and half-stars of all snippets on the table."""

    def __init__(self, laid: Iterable[LaidSnippet]) -> None:
        self.laid = tuple(sorted(laid))
        self.on: dict[Cell, list[int]] = {}
        self.stars: dict[CellSide, HalfStar] = {}
        for one in self.laid:
            for cell in one.spaces:
                self.on.setdefault(cell, []).append(one.number)
            for star in one.half_stars:
                self.stars[CellSide(one.number, star.x, star.y, star.side)] = star

    def facing(self, spot: CellSide) -> Iterator[CellSide]:
        """The sides of other snippets that lie against this side."""
        assert spot.side is not None
        step_x, step_y = STEPS[spot.side]
        x, y = spot.x + step_x, spot.y + step_y
        for number in self.on.get((x, y), ()):
            if number != spot.snippet:
                yield CellSide(number, x, y, turn_side(spot.side, 2))

    def meetings(self) -> Iterator[tuple[CellSide, CellSide]]:
        """Each pair of adjacent half-stars, once."""
        for spot in self.stars:
            for other in self.facing(spot):
                if spot < other and other in self.stars:
                    yield spot, other

    def joins(self) -> Iterator[Join]:
        """The half-stars that match. CI-11"""
        for one, other in self.meetings():
            if matches(self.stars[one].colour, self.stars[other].colour):
                yield Join(one, other)

    def faults(self, joins: Iterable[Join], stars: Stars, contact: Contact) -> Iterator[JoinFault]:
        yield from overlaps(self.laid)
        yield from self.wrong_colours()
        if stars != "normal":
            yield from self.plain_sides()
        if stars == "strict":
            yield from self.open_stars()
        if contact == "joined":
            yield from self.unjoined(joins)

    def wrong_colours(self) -> Iterator[JoinFault]:
        """Adjacent half-stars of different colours, even next to a correct join. CI-12"""
        for one, other in self.meetings():
            if not matches(self.stars[one].colour, self.stars[other].colour):
                yield JoinFault(RULE_OF["colours"], "colours", one, other)

    def plain_sides(self) -> Iterator[JoinFault]:
        """Half-stars next to a side without one: the advanced variant. CI-16"""
        for spot in self.stars:
            for other in self.facing(spot):
                if other not in self.stars:
                    yield JoinFault(RULE_OF["plain"], "plain", spot, other)

    def open_stars(self) -> Iterator[JoinFault]:
        """Half-stars that face nothing: the strict variant. CI-16"""
        for spot in self.stars:
            if next(self.facing(spot), None) is None:
                yield JoinFault(RULE_OF["open"], "open", spot, None)

    def unjoined(self, joins: Iterable[Join]) -> Iterator[JoinFault]:
        """Pairs of snippets that touch without being joined to each other: contact "joined".
        CI-11"""
        settled = {frozenset((join.one.snippet, join.other.snippet)) for join in joins}
        for one in self.laid:
            for x, y in sorted(one.spaces):
                for side in (0, 1, 2, 3):
                    spot = CellSide(one.number, x, y, turn_side(0, side))
                    for other in self.facing(spot):
                        pair = frozenset((one.number, other.snippet))
                        if pair not in settled:
                            settled.add(pair)
                            yield JoinFault(RULE_OF["unjoined"], "unjoined", spot, other)
