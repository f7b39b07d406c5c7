"""A second, naive reading of what follows the check of Cut it: who may pick which part. CI-14

It tries every set of snippets of a puzzle (`cutit_puzzle`) and reads the log again for every
question. A line of the log is (seat, text), without moves that were taken back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.naive.cutit_puzzle import Lying, parts_to_keep

Line = tuple[int, str]
Part = frozenset[int]


class Checked:
    """A puzzle after the check: `sizes` are the spaces of all its player's snippets."""

    def __init__(
        self, layout: Sequence[Lying], sizes: Mapping[int, int], stars: str, contact: str
    ) -> None:
        self.sizes = sizes
        self.parts = parts_to_keep(layout, stars, contact)

    def outside(self, part: Part) -> int:
        return sum(size for number, size in self.sizes.items() if number not in part)

    def best(self, parts: set[Part]) -> Part:
        """What costs least; then what has more snippets, then the lower numbers."""
        return min(
            parts,
            key=lambda part: (self.outside(part), -len(part), sorted(part)),
            default=frozenset(),
        )

    def part_with(self, number: int) -> Part | None:
        """What `keep` with this snippet means."""
        with_it = {part for part in self.parts if number in part}
        return self.best(with_it) if with_it else None

    def names(self) -> list[int]:
        """The snippets that name parts, the best part's first: each part once, by its lowest."""
        first: dict[Part, int] = {}
        for number in sorted(self.sizes, reverse=True):
            part = self.part_with(number)
            if part is not None:
                first[part] = number
        order = []
        left = set(first)
        while left:
            part = self.best(left)
            left.remove(part)
            order.append(first[part])
        return order


def said(log: Sequence[Line], seat: int) -> int | None:
    """The snippet a seat has named."""
    texts = [text for by, text in log if by == seat and text.startswith("keep ")]
    return int(texts[-1].removeprefix("keep ")) if texts else None


def waited_for(log: Sequence[Line], puzzles: Sequence[Checked]) -> set[int]:
    """Everybody with more than one part, until they have named one."""
    return {
        seat
        for seat, puzzle in enumerate(puzzles)
        if len(puzzle.parts) > 1 and said(log, seat) is None
    }


def kept(log: Sequence[Line], seat: int, puzzle: Checked) -> Part:
    number = said(log, seat)
    named = None if number is None else puzzle.part_with(number)
    return puzzle.best(puzzle.parts) if named is None else named
