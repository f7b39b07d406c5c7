"""Who meets whom: a contest, its seatings, and one game of it."""

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
from tavolino.core import Dealer, Play, Refused, Seat, Stream, Value, canonical
from tavolino.lab.solo import seed_of

MOST_SEATINGS: Final = 720
Seating = tuple[str, ...]
"""The names of bots by seat."""


@dataclass(frozen=True)
class Contest:
    """Bots at tables of one game. Everything that decides a game is in here and in its number:
    it comes out the same wherever and whenever it is played.

    With `watch_clock` bots also keep to their seconds, and then a slow machine may matter.
    """

    game: str
    bots: tuple[str, ...]
    players: int
    options: Mapping[str, Value]
    seed: str
    watch_clock: bool = False

    def __post_init__(self) -> None:
        """Refuses what cannot be played."""
        for bot in self.bots:
            find_bot(self.game, bot)
        if self.players > len(self.bots):
            raise Refused("ARENA", "bots", players=self.players, got=len(self.bots))
        rules()[self.game].start(self.players, self.options)
        if len(self.seatings) > MOST_SEATINGS:
            raise Refused("ARENA", "seatings", got=len(self.seatings), most=MOST_SEATINGS)

    @cached_property
    def seatings(self) -> tuple[Seating, ...]:
        """Every way to seat them: who is named twice may sit on two seats."""
        return tuple(dict.fromkeys(permutations(self.bots, self.players)))

    @property
    def names(self) -> tuple[str, ...]:
        """The bots, each once."""
        return tuple(dict.fromkeys(self.bots))

    def deals_for(self, games: int) -> int:
        """How many deals make at least so many games, every seating getting each of them."""
        return ceil(games / len(self.seatings))

    def sittings(self, deals: int) -> Iterator["Sitting"]:
        for deal in range(deals):
            for seating in range(len(self.seatings)):
                yield Sitting(self, deal, seating)


class Sitting(NamedTuple):
    """A game to be played, by the numbers of its deal and of its seating."""

    contest: Contest
    deal: int
    seating: int


class Played(NamedTuple):
    """A game that was played. `seconds` and `slowest` are what each seat thought, in all and about
    a single move."""

    deal: int
    seating: int
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]


def win_shares(ranks: Sequence[int]) -> list[float]:
    """What of the win each seat has."""
    winners = ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]


def named_first(game: str, options: Mapping[str, Value]) -> dict[str, Value]:
    """The options with the first seat to begin, unless they say otherwise: then a seat is a place
    in the order of play, and an advantage of seats can be seen."""
    has_draw = any(option.name == "first" for option in rules()[game].options)
    return {"first": "0", **options} if has_draw else dict(options)


def play_sitting(sitting: Sitting) -> Played:
    """One whole game. The deal has its secret and every seat its own chance, all from the seed."""
    contest = sitting.contest
    seating = contest.seatings[sitting.seating]
    about = f"{contest.seed} {contest.game} {contest.players} {_spelled(contest.options)}"
    dealer = Dealer(seed_of(f"arena {about} {sitting.deal}"))
    thoughts = seed_of(f"arena {about} {sitting.deal} {' '.join(seating)}")
    bots = [_bot(contest, name) for name in seating]
    chances = [Stream(thoughts, seat) for seat in range(contest.players)]
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
    """Who moves where several may: whoever has moved least, so that nobody wins a race by seat."""
    return min(play.to_act, key=lambda seat: (moves[seat], seat))


def _bot(contest: Contest, name: str) -> Bot:
    bot = find_bot(contest.game, name)
    return at_full_strength(bot, watch_clock=contest.watch_clock)


def _spelled(options: Mapping[str, Value]) -> str:
    return canonical(dict(options)).decode()
