"""A contest, its seatings, and one game of it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations
from math import ceil
from time import perf_counter
from typing import Any, Final, NamedTuple

from tavolino.bots import Bot
from tavolino.bots.levels import at_full_strength
from tavolino.catalogue import find_bot, rules
from tavolino.core import Dealer, Play, Refused, Seat, Stream, Value, canonical, settle
from tavolino.lab.seeds import seed_of

MOST_SEATINGS: Final = 720
_FIRST: Final = "first"
_FIRST_SEAT: Final = "0"
Seating = tuple[str, ...]
"""The names of bots by seat."""


@dataclass(frozen=True)
class Contest:
    """Bots at tables of one game. The contest and the number of a game determine that game
    completely, wherever and whenever it is played.

    With `watch_clock` bots also keep their time limit, so a slow machine may matter.
    """

    game: str
    bots: tuple[str, ...]
    players: int
    options: Mapping[str, Value]
    seed: str
    watch_clock: bool = False

    def __post_init__(self) -> None:
        """Refuses a contest that cannot be played."""
        for bot in self.bots:
            find_bot(self.game, bot)
        if self.players > len(self.bots):
            raise Refused("ARENA", "bots", players=self.players, got=len(self.bots))
        rules()[self.game].start(self.players, self.options)
        if len(self.seatings) > MOST_SEATINGS:
            raise Refused("ARENA", "seatings", got=len(self.seatings), most=MOST_SEATINGS)

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


class Played(NamedTuple):
    """The result of a game. `seconds` and `slowest` are each seat's thinking time, in total and for
    a single move.
    """

    deal: int
    seating: int
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]


def win_shares(ranks: Sequence[int]) -> list[float]:
    """Each seat's share of the win."""
    winners = ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]


def named_first(game: str, options: Mapping[str, Value]) -> dict[str, Value]:
    """The options with seat 0 as first player, unless they say otherwise. A seat is then a position
    in the order of play, and an advantage of seats shows.
    """
    has_draw = any(option.name == _FIRST for option in rules()[game].options)
    return {_FIRST: _FIRST_SEAT, **options} if has_draw else dict(options)


def name_options(game: str, options: Mapping[str, Value]) -> list[str]:
    """The options that make these games unusual, as `name = value`."""
    declared = rules()[game].options
    usual = {option.name: option.default for option in declared}
    settled = settle(declared, options)
    return [
        f"{name} = {value}"
        for name, value in settled.items()
        if value != usual[name] and (name, value) != (_FIRST, _FIRST_SEAT)
    ]


def play_sitting(sitting: Sitting) -> Played:
    """Plays one game. The secret of the deal and the random source of every seat derive from the
    seed.
    """
    contest = sitting.contest
    seating = contest.seatings[sitting.seating]
    about = f"{contest.seed} {contest.game} {contest.players} {_spelled(contest.options)}"
    dealer = Dealer(seed_of(f"arena {about} {sitting.deal}"))
    random_seed = seed_of(f"arena {about} {sitting.deal} {' '.join(seating)}")
    bots = [_bot(contest, name) for name in seating]
    chances = [Stream(random_seed, seat) for seat in range(contest.players)]
    play = Play(rules()[contest.game], contest.players, contest.options)
    moves = [0] * contest.players
    seconds = [0.0] * contest.players
    slowest = [0.0] * contest.players
    dealer.deal(play)
    while play.outcome is None:
        seat = next_to_move(play, moves)
        view = play.view(seat)
        start = perf_counter()
        text = bots[seat].choose(view, chances[seat])
        spent = perf_counter() - start
        play.submit_text(seat, text)
        moves[seat] += 1
        seconds[seat] += spent
        slowest[seat] = max(slowest[seat], spent)
        dealer.deal(play)
    return Played(
        sitting.deal,
        sitting.seating,
        play.outcome.points,
        play.outcome.ranks,
        tuple(moves),
        tuple(seconds),
        tuple(slowest),
    )


def next_to_move(play: Play[Any, Any, Any], moves: list[int]) -> Seat:
    """The seat that moves where several may: the one with the fewest moves, so no seat wins every
    race.
    """
    return min(play.to_act, key=lambda seat: (moves[seat], seat))


def _bot(contest: Contest, name: str) -> Bot:
    bot = find_bot(contest.game, name)
    return at_full_strength(bot, watch_clock=contest.watch_clock)


def _spelled(options: Mapping[str, Value]) -> str:
    return canonical(dict(options)).decode()
