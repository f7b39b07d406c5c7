"""What comes off a sheet: snippets, with the half-stars that cut stars leave on their border."""

from typing import Final, Literal, NamedTuple

from tavolino.core import Refused

SIZE: Final = 10
"""Spaces along each side of a sheet."""

FILES: Final = "abcdefghij"

Colour = Literal["G", "P", "Y", "B", "K", "J"]
"""Green, pink, yellow, blue, black (K) and joker."""

COLOURS: Final[tuple[Colour, ...]] = ("G", "P", "Y", "B")
"""The four colours that have a die, in the order of the dice."""
BLACK: Final[Colour] = "K"
JOKER: Final[Colour] = "J"

Side = Literal[0, 1, 2, 3]
UP: Final[Side] = 0
RIGHT: Final[Side] = 1
DOWN: Final[Side] = 2
LEFT: Final[Side] = 3

STEPS: Final[tuple[tuple[int, int], ...]] = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""One space up, right, down, left. A quarter turn clockwise makes side s side (s + 1) % 4."""


class Space(NamedTuple):
    """A space of the sheet: x 0–9 for files a–j from the left, y 0–9 for ranks 1–10 from the
    bottom, as on a chessboard.

    >>> str(Space(4, 9)), Space.named("e10")
    ('e10', Space(x=4, y=9))
    """

    x: int
    y: int

    def __str__(self) -> str:
        return f"{FILES[self.x]}{self.y + 1}"

    @classmethod
    def named(cls, name: str) -> "Space":
        file, rank = name[:1], name[1:]
        if file and file in FILES and rank in _RANKS:
            return cls(FILES.index(file), _RANKS.index(rank))
        raise Refused("NOTATION", "cutit-space", text=name[:20])


_RANKS: Final = tuple(str(rank) for rank in range(1, SIZE + 1))


class HalfStar(NamedTuple):
    """Half a puzzle star, left on this side of space (x, y); its colour is that of the space."""

    x: int
    y: int
    side: Side
    colour: Colour


class Snippet(NamedTuple):
    """A piece of paper in a player's pile, in the coordinates of the sheet it came from.

    `half_stars` are on its border only: a star that was not cut is no half-star.
    """

    number: int
    spaces: tuple[Space, ...]
    half_stars: tuple[HalfStar, ...]
