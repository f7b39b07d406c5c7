"""The first player: an option that names a seat or leaves it to chance. All games share it."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from tavolino.core.chance import Source
from tavolino.core.options import Choice, Option, Options, Value
from tavolino.core.refusal import Refused
from tavolino.core.seats import Seat

_OPTION: Final = "first"
_DRAWN: Final = "lot"
_MOVE: Final = re.compile(r"first ([0-9])")


@dataclass(frozen=True, slots=True)
class FirstPlayer:
    """The draw of the first player, a move of chance.

    >>> str(FirstPlayer(2))
    'first 2'
    """

    seat: Seat

    def __str__(self) -> str:
        return f"first {self.seat}"


@dataclass(frozen=True)
class FirstPlayerDraw:
    """How a game determines its first player: the option, the draw and its notation.

    `rule` is the rule with which the game refuses a seat.

    >>> draw = FirstPlayerDraw(4, "XY-2")
    >>> draw.option.choices
    ('lot', '0', '1', '2', '3')
    >>> list(draw.moves(seats=2))
    [FirstPlayer(seat=0), FirstPlayer(seat=1)]
    """

    most_seats: int
    rule: str

    @property
    def option(self) -> Choice:
        """Drawn by chance, or a named seat."""
        return Choice(_OPTION, (_DRAWN, *map(str, range(self.most_seats))), _DRAWN, self.rule)

    def named_seat(self, options: Options, seats: int) -> Seat | None:
        """The seat that the options name; None if it is drawn. A solo game draws nothing."""
        value = options[_OPTION]
        if value == _DRAWN:
            return 0 if seats == 1 else None
        first = FirstPlayer(int(value))
        self.check(first, seats)
        return first.seat

    def check(self, first: FirstPlayer, seats: int) -> None:
        """Refuses a seat that is not at the table."""
        if not 0 <= first.seat < seats:
            raise Refused(self.rule, "first", got=first.seat, seats=seats)

    def moves(self, seats: int) -> Iterator[FirstPlayer]:
        """Every possible draw."""
        return map(FirstPlayer, range(seats))

    def sample(self, seats: int, source: Source) -> FirstPlayer:
        """The draw: all seats are equally likely."""
        return FirstPlayer(source.below(seats))

    def read(self, text: str) -> FirstPlayer | None:
        """The first player in the text; None if it names none, or a seat the game cannot have.

        >>> draw = FirstPlayerDraw(4, "XY-2")
        >>> draw.read("first 2"), draw.read("first 4"), draw.read("second 2")
        (FirstPlayer(seat=2), None, None)
        """
        match = _MOVE.fullmatch(text)
        return FirstPlayer(int(match[1])) if match and int(match[1]) < self.most_seats else None


def with_first_player(
    declared: Iterable[Option], chosen: Mapping[str, Value], seat: Seat
) -> dict[str, Value]:
    """The chosen options with this seat as first player. They stay as they are in a game that has
    no such option.

    >>> with_first_player([FirstPlayerDraw(4, "XY-2").option], {"first": "lot", "size": 5}, seat=2)
    {'first': '2', 'size': 5}
    >>> with_first_player([], {"size": 5}, seat=2)
    {'size': 5}
    """
    if any(option.name == _OPTION for option in declared):
        return {**chosen, _OPTION: str(seat)}
    return dict(chosen)
