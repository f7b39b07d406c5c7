"""Checks a player's puzzle: joins, faults, the part that is kept and its cost."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from tavolino.games.cutit.rules.layout import (
    Contact,
    Join,
    JoinFault,
    LaidSnippet,
    LayoutIndex,
    Numbers,
    Placement,
    Stars,
    lay,
)
from tavolino.games.cutit.rules.snippet import Snippet

__all__ = [
    "Contact",
    "Join",
    "JoinFault",
    "LaidSnippet",
    "LayoutCheck",
    "Numbers",
    "Placement",
    "Stars",
    "check_layout",
    "check_puzzle",
    "lay",
    "parts_to_keep",
]


@dataclass(frozen=True)
class LayoutCheck:
    """The result of checking a layout.

    `parts` are all the parts a player may keep, none within another: the cheapest first, which
    is `kept` unless the player picks one. `costs` are the spaces that each leaves outside, `cost`
    those that `kept` does. CI-14
    """

    joins: tuple[Join, ...]
    faults: tuple[JoinFault, ...]
    parts: tuple[Numbers, ...]
    costs: tuple[int, ...]
    kept: Numbers
    cost: int
    is_complete: bool


def check_layout(
    snippets: Iterable[Snippet],
    placements: Mapping[int, Placement],
    stars: Stars = "normal",
    contact: Contact = "free",
) -> LayoutCheck:
    """Joins, faults, the parts that may be kept, and what the best of them costs. CI-14

    `snippets` are all of a player's, `placements` say by number where those on the table lie.
    A single snippet is a connected part, so it is the least that may be kept. If `stars` is
    "strict", a half-star left open by removing snippets is a fault too, so only a complete group
    of joined snippets can be kept, or none.
    """
    pile = tuple(snippets)
    laid = [lay(one, placements[one.number]) for one in pile if one.number in placements]
    sizes = {snippet.number: len(snippet.spaces) for snippet in pile}
    table = LayoutIndex(laid)
    joins = tuple(table.joins())
    faults = tuple(table.faults(joins, stars, contact))
    parts = parts_to_keep(laid, joins, faults, stars)
    total = sum(sizes.values())
    costs = {part: total - sum(sizes[number] for number in part) for part in parts}
    ranked = tuple(sorted(parts, key=lambda part: (costs[part], -len(part), sorted(part))))
    kept: Numbers = ranked[0] if ranked else frozenset()
    return LayoutCheck(
        joins=joins,
        faults=faults,
        parts=ranked,
        costs=tuple(costs[part] for part in ranked),
        kept=kept,
        cost=costs.get(kept, total),
        is_complete=len(kept) == len(pile),
    )


@lru_cache(maxsize=1 << 8)
def check_puzzle(
    snippets: tuple[Snippet, ...],
    layout: tuple[tuple[int, Placement], ...],
    stars: Stars,
    contact: Contact,
) -> LayoutCheck:
    """The check of a player's puzzle, cached for views. CI-14"""
    return check_layout(snippets, dict(layout), stars, contact)


def parts_to_keep(
    laid: Iterable[LaidSnippet], joins: Iterable[Join], faults: Iterable[JoinFault], stars: Stars
) -> list[Numbers]:
    """Every maximal connected part without a fault. CI-14

    Two snippets at fault cannot be in one part, so the search branches on the snippet with most
    faults: without it, then with it but without the snippets it is at fault with.
    """
    joined: dict[int, set[int]] = {one.number: set() for one in laid}
    at_fault: dict[int, set[int]] = {number: set() for number in joined}
    for join in joins:
        _link(joined, join.one.snippet, join.other.snippet)
    for fault in faults:
        if fault.other is not None:
            _link(at_fault, fault.one.snippet, fault.other.snippet)
    closed = _Closed(laid, joins) if stars == "strict" else None
    seen: set[Numbers] = set()
    found: set[Numbers] = set()
    groups = [frozenset(joined)]
    while groups:
        for part in _hanging_together(groups.pop(), joined):
            if part in seen:
                continue
            seen.add(part)
            worst = max(part, key=lambda number: (len(at_fault[number] & part), -number))
            if at_fault[worst] & part:
                groups += [part - {worst}, part - at_fault[worst]]
            elif closed is not None and (open_ones := closed.left_open(part)):
                groups.append(part - open_ones)
            else:
                found.add(part)
    return [part for part in found if not any(part < other for other in found)]


def _link(links: dict[int, set[int]], one: int, other: int) -> None:
    links[one].add(other)
    links[other].add(one)


def _hanging_together(group: Numbers, joined: Mapping[int, set[int]]) -> list[Numbers]:
    """The connected parts of a group. CI-11"""
    left = set(group)
    parts = []
    while left:
        border = [left.pop()]
        part = set(border)
        while border:
            reached = joined[border.pop()] & left
            left -= reached
            part |= reached
            border += reached
        parts.append(frozenset(part))
    return parts


class _Closed:
    """Finds half-stars that have a match within a part, for the strict variant. CI-16"""

    def __init__(self, laid: Iterable[LaidSnippet], joins: Iterable[Join]) -> None:
        self.stars = {one.number: len(one.half_stars) for one in laid}
        self.joins = tuple(joins)

    def left_open(self, part: Numbers) -> Numbers:
        """The snippets with a half-star that has no match."""
        met = {
            spot
            for join in self.joins
            if join.one.snippet in part and join.other.snippet in part
            for spot in (join.one, join.other)
        }
        count = Counter(spot.snippet for spot in met)
        return frozenset(number for number in part if count[number] < self.stars[number])
