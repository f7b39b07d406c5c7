"""A contest, its seatings, and the result of a game."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations
from math import ceil
from typing import Final, NamedTuple

from tavolino.core import Refused, Value, settle
from tavolino.engines import USUAL_TIME, TimeControl, find_player
from tavolino.games import rules
from tavolino.lab.arena.faults import Fault

MAX_SEATINGS: Final = 720
_FIRST: Final = "first"
_FIRST_SEAT: Final = "0"
Seating = tuple[str, ...]
"""The names of bots by seat."""


@dataclass(frozen=True)
class Contest:
    """Bots at tables of one game. The contest and the number of a game determine that game
    completely.

    With `watch_clock` bots keep their time limits, so the speed of the machine may matter. Engines
    always have a time limit.
    """

    game: str
    bots: tuple[str, ...]
    players: int
    options: Mapping[str, Value]
    seed: str
    watch_clock: bool = False
    time: TimeControl = USUAL_TIME

    def __post_init__(self) -> None:
        """Refuses a contest that cannot be played."""
        for bot in self.bots:
            find_player(self.game, bot)
        if self.players > len(self.bots):
            raise Refused("ARENA", "bots", players=self.players, got=len(self.bots))
        rules()[self.game].start(self.players, self.options)
        if len(self.seatings) > MAX_SEATINGS:
            raise Refused("ARENA", "seatings", got=len(self.seatings), most=MAX_SEATINGS)

    @cached_property
    def seatings(self) -> tuple[Seating, ...]:
        """Every way to seat the bots. A bot that is listed twice takes two seats."""
        return tuple(dict.fromkeys(permutations(self.bots, self.players)))

    @property
    def names(self) -> tuple[str, ...]:
        """The bots, each once."""
        return tuple(dict.fromkeys(self.bots))

    def deals_for(self, games: int) -> int:
        """The number of deals for at least `games` games; every seating plays each deal."""
        return ceil(games / len(self.seatings))

    def sittings(self, deals: int) -> Iterator["Sitting"]:
        for deal in range(deals):
            for seating in range(len(self.seatings)):
                yield Sitting(self, deal, seating)


class Sitting(NamedTuple):
    """A game to play, by the numbers of its deal and its seating."""

    contest: Contest
    deal: int
    seating: int


class GameResult(NamedTuple):
    """The result of a game, by seat."""

    deal: int
    seating: int
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    """The total thinking time."""
    slowest: tuple[float, ...]
    """The thinking time of the slowest move."""
    faults: tuple[Fault, ...] = ()
    """A seat with a fault has forfeited the game."""


def win_shares(ranks: Sequence[int]) -> list[float]:
    """Each seat's share of the win."""
    winners = ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]


def with_first_seat(game: str, options: Mapping[str, Value]) -> dict[str, Value]:
    """The options with seat 0 as first player, unless they set one. A seat is then a position in
    the order of play, so a first-player advantage shows.
    """
    has_draw = any(option.name == _FIRST for option in rules()[game].options)
    return {_FIRST: _FIRST_SEAT, **options} if has_draw else dict(options)


def name_options(game: str, options: Mapping[str, Value]) -> list[str]:
    """The options that differ from the defaults, as `name = value`."""
    declared = rules()[game].options
    usual = {option.name: option.default for option in declared}
    settled = settle(declared, options)
    return [
        f"{name} = {value}"
        for name, value in settled.items()
        if value != usual[name] and (name, value) != (_FIRST, _FIRST_SEAT)
    ]
