"""What players report of a game with scissors and paper, and how it is written."""

import re
from dataclasses import dataclass
from typing import Final

from tavolino.core import FirstPlayer, Refused, Seat
from tavolino.games.cutit.rules.notation import (
    Corner,
    Cut,
    Done,
    Lift,
    PlaceSnippet,
    Roll,
    TimeUp,
    read_move,
)


@dataclass(frozen=True)
class AskForDice:
    """The dice may be rolled: everything so far is entered. RC-1"""

    def __str__(self) -> str:
        return "roll"


@dataclass(frozen=True)
class Points:
    """A player's points of the round for each die, and whether it took a single cut. RC-2

    >>> str(Points((2, 0, 3, 0), one_cut=True))
    'points 2,0,3,0 one cut'
    """

    by_colour: tuple[int, int, int, int]
    one_cut: bool

    def __str__(self) -> str:
        points = ",".join(map(str, self.by_colour))
        return f"points {points} one cut" if self.one_cut else f"points {points}"


@dataclass(frozen=True)
class Penalty:
    """The round is a penalty. RC-2"""

    def __str__(self) -> str:
        return "penalty"


@dataclass(frozen=True)
class TurnGlass:
    """Somebody turns the glass. RC-4"""

    def __str__(self) -> str:
        return "turn"


@dataclass(frozen=True)
class SnippetsJoined:
    """A player has joined all snippets. RC-4"""

    seat: Seat

    def __str__(self) -> str:
        return f"finished {self.seat}"


@dataclass(frozen=True)
class Stop:
    """Nobody goes on, though there is time left. RC-4"""

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True)
class Complete:
    """A player's puzzle has no fault, and no snippet is outside. RC-5"""

    def __str__(self) -> str:
        return "complete"


@dataclass(frozen=True)
class Outside:
    """The snippets outside a player's puzzle, by number. RC-5

    >>> str(Outside((3, 5)))
    'out 3,5'
    """

    numbers: tuple[int, ...]

    def __str__(self) -> str:
        return f"out {','.join(map(str, self.numbers))}"


@dataclass(frozen=True)
class OutsideSpaces:
    """How many spaces are outside the puzzle of a player who entered points. RC-5"""

    spaces: int

    def __str__(self) -> str:
        return f"outside {self.spaces}"


RoundEntry = Cut | Points | Penalty
"""What a player enters for a round."""
PuzzleReport = Complete | Outside | OutsideSpaces | Done
"""How a player reports what is outside; after `done` the layout on the screen counts."""
CutItReport = (
    FirstPlayer
    | AskForDice
    | Roll
    | Corner
    | RoundEntry
    | TurnGlass
    | SnippetsJoined
    | Stop
    | TimeUp
    | PlaceSnippet
    | Lift
    | PuzzleReport
)

_POINTS: Final = re.compile(r"points (\d{1,2}),(\d{1,2}),(\d{1,2}),(\d{1,2})( one cut)?", re.ASCII)
_FINISHED: Final = re.compile(r"finished ([0-3])", re.ASCII)
_OUTSIDE: Final = re.compile(r"out ([1-9]\d?(?:,[1-9]\d?)*)", re.ASCII)
_SPACES: Final = re.compile(r"outside ([1-9]\d{0,2})", re.ASCII)
_WORDS: Final[dict[str, CutItReport]] = {
    str(move): move for move in (AskForDice(), Penalty(), TurnGlass(), Stop(), Complete())
}
_OF_THE_GAME: Final = (FirstPlayer, Roll, Corner, Cut, PlaceSnippet, Lift, Done, TimeUp)


def read_report(text: str) -> CutItReport:
    """The move that the text denotes. Refused (NOTATION) if it denotes none.

    >>> str(read_report("out 5,3,5")), str(read_report("points 0,1,0,2"))
    ('out 3,5', 'points 0,1,0,2')
    """
    if text in _WORDS:
        return _WORDS[text]
    if match := _POINTS.fullmatch(text):
        green, pink, yellow, blue = map(int, match.groups()[:4])
        return Points((green, pink, yellow, blue), one_cut=match[5] is not None)
    if match := _FINISHED.fullmatch(text):
        return SnippetsJoined(int(match[1]))
    if match := _OUTSIDE.fullmatch(text):
        return Outside(tuple(sorted(set(map(int, match[1].split(","))))))
    if match := _SPACES.fullmatch(text):
        return OutsideSpaces(int(match[1]))
    try:
        move = read_move(text)
    except Refused as refused:
        if refused.rule != "NOTATION":
            raise
        raise Refused("NOTATION", "referee-cutit", text=text[:40]) from None
    if isinstance(move, _OF_THE_GAME):
        return move
    raise Refused("NOTATION", "referee-cutit", text=text[:40])
