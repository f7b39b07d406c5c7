"""The turn order: the fixed cycle of colours, for two, three and four players."""

from dataclasses import dataclass, replace
from functools import cache
from typing import Final, Literal, NamedTuple

from tavolino.core import Seat
from tavolino.games.scalino.rules.placement import Gaps, can_place
from tavolino.games.scalino.rules.pyramid import COLOURS, Colour, Pyramid

Bonus = Literal["same", "either"]

NEUTRAL: Final[Colour] = 3
"""The colour that belongs to nobody when three play. SC-19"""


@dataclass(frozen=True, order=True, slots=True)
class Turn:
    """Who must place which colour now; `due` is the place in the cycle that this turn uses up.

    `other` is a second colour that may be placed instead, where a bonus leaves the choice. SC-9
    """

    seat: Seat
    colour: Colour
    due: int
    bonus: bool = False
    other: Colour | None = None


class Order(NamedTuple):
    """The cycle of a table: how many play, and who is first.

    >>> Order(seats=4, first=2).cycle, Order(seats=3, first=1).cycle
    ((2, 3, 0, 1), (1, 2, 0, 3))
    """

    seats: int
    first: Seat

    @property
    def cycle(self) -> tuple[Colour, ...]:
        """The colours in the order they are due. SC-2, SC-18, SC-19"""
        return _cycle(self.seats, self.first)

    def candidates(self, due: Colour) -> tuple[Colour, ...]:
        """The colours a turn may be played with: two players may have to use their other. SC-18"""
        return (due, (due + 2) % 4) if self.seats == 2 else (due,)

    def bonus_turn(self, turn: Turn, pyramid: Pyramid, bonus: Bonus, gaps: Gaps) -> Turn | None:
        """The turn goes on with a colour that can start the next level; None if there is none. SC-9

        The colour is that of the block before. By option two players may choose either of theirs.
        """
        colours = self.candidates(turn.colour) if bonus == "either" else (turn.colour,)
        fitting = [colour for colour in colours if can_place(pyramid, colour, gaps)]
        if not fitting:
            return None
        other = fitting[1] if len(fitting) > 1 else None
        return replace(turn, colour=fitting[0], bonus=True, other=other)

    def hand(self, colour: Colour, neutral_turns: int) -> Seat:
        """The seat that places this colour; seats take turns with the neutral one. SC-19"""
        if self.seats == 3 and colour == NEUTRAL:
            return (self.first + neutral_turns) % 3
        return colour % self.seats

    def next_turn(
        self, pyramid: Pyramid, after: int, neutral_turns: int, gaps: Gaps
    ) -> Turn | None:
        """The next turn in which a block fits, forced skips left out; None ends the game.

        SC-4, SC-10, SC-18
        """
        cycle = self.cycle
        for step in range(1, len(cycle) + 1):
            due = (after + step) % len(cycle)
            for colour in self.candidates(cycle[due]):
                if can_place(pyramid, colour, gaps):
                    return Turn(self.hand(colour, neutral_turns), colour, due)
        return None


@cache
def _cycle(seats: int, first: Seat) -> tuple[Colour, ...]:
    if seats == 3:
        return (*((first + i) % 3 for i in range(3)), NEUTRAL)
    return tuple((first + i) % 4 for i in range(4))


@cache
def owners(seats: int) -> tuple[Seat | None, ...]:
    """The owner of each colour."""
    return tuple(owner(seats, colour) for colour in COLOURS)


def owned_colours(seats: int, seat: Seat) -> tuple[Colour, ...]:
    """The colours whose points a seat gets. SC-18, SC-19"""
    return tuple(colour for colour in COLOURS if owner(seats, colour) == seat)


def owner(seats: int, colour: Colour) -> Seat | None:
    """The owner of a colour; None for the neutral one."""
    return None if seats == 3 and colour == NEUTRAL else colour % seats
