"""The moves of Cut it, and how they are written."""

import re
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from tavolino.core import FirstPlayer, FirstPlayerDraw, Refused
from tavolino.games.cutit.rules.sheet import FACES
from tavolino.games.cutit.rules.snippet import COLOURS, Space

COLUMNS: Final = "ABCDEFGHIJK"


class Point(NamedTuple):
    """A crossing of grid lines: x 0–10 for A–K from the left, y 0–10 from the bottom.

    Space a1 lies between A0 and B1.

    >>> str(Point(4, 10))
    'E10'
    """

    x: int
    y: int

    def __str__(self) -> str:
        return f"{COLUMNS[self.x]}{self.y}"


Path = tuple[Point, ...]
"""A straight cut as its two ends; two cuts that meet as end, meeting point, end."""


class Cut(NamedTuple):
    """The cut of one round. CI-4, CI-9

    One path frees one snippet, and `space` is the first space of that snippet. Two paths are the
    mistake that frees several; then `space` is the first space of the part that stays the sheet.
    Paths run left to right or upwards; where two cuts meet, the level one is named first. `claim`
    are the points that count instead of the most that the jokers give. CI-7
    """

    paths: tuple[Path, ...]
    space: Space
    claim: int | None = None

    @property
    def cuts(self) -> int:
        """The number of straight cuts."""
        return sum(len(path) - 1 for path in self.paths)

    @property
    def is_mistake(self) -> bool:
        return len(self.paths) > 1

    def __str__(self) -> str:
        return _write_cut(self)


@lru_cache(maxsize=1 << 15)
def _write_cut(cut: Cut) -> str:
    claim = "" if cut.claim is None else f"={cut.claim}"
    return ",".join("-".join(map(str, path)) for path in cut.paths) + f"/{cut.space}{claim}"


@dataclass(frozen=True)
class Roll:
    """The dice, one face for each of green, pink, yellow and blue (a move of chance). CI-3"""

    faces: str

    def __str__(self) -> str:
        return f"dice {self.faces}"


@dataclass(frozen=True)
class Corner:
    """Picks the corner that the first snippet must contain. CI-5"""

    space: Space

    def __str__(self) -> str:
        return f"corner {self.space}"


@dataclass(frozen=True)
class PlaceSnippet:
    """Places a snippet on the table, or moves it. CI-11"""

    number: int
    x: int
    y: int
    turns: int

    def __str__(self) -> str:
        return f"{self.number}@{self.x},{self.y}r{self.turns}"


@dataclass(frozen=True)
class Lift:
    """Takes a snippet off the table. CI-11"""

    number: int

    def __str__(self) -> str:
        return f"lift {self.number}"


@dataclass(frozen=True)
class Keep:
    """After the check, keeps the part of a faulty puzzle that contains this snippet. CI-14"""

    number: int

    def __str__(self) -> str:
        return f"keep {self.number}"


@dataclass(frozen=True)
class Done:
    """Declares the puzzle finished. CI-13"""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True)
class DeclareReady:
    """Declares the player ready for the puzzle. CI-11"""

    def __str__(self) -> str:
        return "ready"


@dataclass(frozen=True)
class DeclareNotReady:
    """Takes `ready` back, before the glass is turned. CI-11"""

    def __str__(self) -> str:
        return "not ready"


@dataclass(frozen=True)
class TimeUp:
    """The glass has run out (a move of the clock): the one for all, or that of a seat.

    >>> str(TimeUp()), str(TimeUp(2))
    ('time up', 'time up 2')
    """

    seat: int | None = None

    def __str__(self) -> str:
        return "time up" if self.seat is None else f"time up {self.seat}"


DONE: Final = Done()
READY: Final = DeclareReady()
NOT_READY: Final = DeclareNotReady()

FIRST_PLAYER: Final = FirstPlayerDraw(4, "CI-5")

PuzzleMove = PlaceSnippet | Lift | Keep | Done
CutItMove = FirstPlayer | Roll | Corner | Cut | DeclareReady | DeclareNotReady | PuzzleMove | TimeUp

_POINT: Final = "[A-K](?:10|[0-9])"
_SPACE: Final = "[a-j](?:10|[1-9])"
_ROLL: Final = re.compile(f"dice ([{re.escape(FACES)}]{{{len(COLOURS)}}})")
_CORNER: Final = re.compile(f"corner ({_SPACE})")
_CUT: Final = re.compile(
    f"({_POINT}-{_POINT}(?:-{_POINT})?|{_POINT}-{_POINT},{_POINT}-{_POINT})/({_SPACE})"
    r"(?:=(0|[1-9]\d{0,2}))?",
    re.ASCII,
)
_PLACE: Final = re.compile(r"([1-9]\d?)@(-?\d{1,3}),(-?\d{1,3})r([0-3])", re.ASCII)
_LIFT: Final = re.compile(r"lift ([1-9]\d?)", re.ASCII)
_KEEP: Final = re.compile(r"keep ([1-9]\d?)", re.ASCII)
_TIME_UP: Final = re.compile(r"time up(?: ([0-3]))?", re.ASCII)
_WORDS: Final[dict[str, CutItMove]] = {str(move): move for move in (DONE, READY, NOT_READY)}


def read_move(text: str) -> CutItMove:
    """The move that the text denotes. Refused (NOTATION) if it denotes none.

    >>> str(read_move("E0-E3-A3/a1")), str(read_move("5@3,-2r1"))
    ('A3-E3-E0/a1', '5@3,-2r1')
    """
    if text in _WORDS:
        return _WORDS[text]
    if match := _TIME_UP.fullmatch(text):
        return TimeUp(None if match[1] is None else int(match[1]))
    if match := _CUT.fullmatch(text):
        return _read_cut(*match.groups())
    if match := _PLACE.fullmatch(text):
        number, x, y, turns = map(int, match.groups())
        return PlaceSnippet(number, x, y, turns)
    if match := _LIFT.fullmatch(text):
        return Lift(int(match[1]))
    if match := _KEEP.fullmatch(text):
        return Keep(int(match[1]))
    if match := _CORNER.fullmatch(text):
        return Corner(Space.named(match[1]))
    if match := _ROLL.fullmatch(text):
        return Roll(match[1])
    if first := FIRST_PLAYER.read(text):
        return first
    raise Refused("NOTATION", "cutit", text=text[:40])


def _read_cut(lines: str, space: str, claim: str | None) -> Cut:
    paths = sorted((_read_path(path) for path in lines.split(",")), key=path_order)
    return Cut(tuple(paths), Space.named(space), None if claim is None else int(claim))


def _read_path(text: str) -> Path:
    points = tuple(Point(COLUMNS.index(name[0]), int(name[1:])) for name in text.split("-"))
    for a, b in pairwise(points):
        if (a.x == b.x) == (a.y == b.y):
            raise Refused("CI-4", "slanted", start=str(a), end=str(b))
    if len(points) == 2:
        return tuple(sorted(points))
    if is_level(points[:2]) == is_level(points[1:]):
        raise Refused("CI-4", "no-angle", point=str(points[1]))
    return points if is_level(points[:2]) else points[::-1]


def is_level(path: Path) -> bool:
    """True if a straight cut runs from left to right."""
    return path[0].y == path[1].y


def path_order(path: Path) -> tuple[bool, Path]:
    """Level cuts first, then from the left and from the bottom."""
    return not is_level(path), path
