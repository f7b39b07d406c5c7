"""A challenge: a starting position, an opponent, and par."""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import NamedTuple, TypeAlias

from tavolino.core import AnyGame, AnyPlay, Dealer, Play, Seat, Value


class PlayedMove(NamedTuple):
    """A move before the try begins, in notation. Moves of chance are among them."""

    seat: Seat
    move: str


@dataclass(frozen=True)
class Challenge:
    """What everybody plays on one day."""

    seats: int
    options: Mapping[str, Value]
    moves: tuple[PlayedMove, ...]
    seat: Seat
    """The seat of the player."""
    bot: str
    """The bot in all other seats. It plays the same on every machine."""
    par: int
    own_moves: int = 0
    """How many moves there are to make; 0 where that does not matter."""

    def position(self, game: AnyGame, secret: bytes) -> AnyPlay:
        """The game up to the moment at which the try begins. The dealer has made its draws."""
        play = Play(game, self.seats, self.options)
        for seat, move in self.moves:
            play.submit_text(seat, move)
        Dealer(secret).deal(play)
        return play


Make: TypeAlias = Callable[[bytes, bool], Challenge | None]
"""The challenge of a dealer's secret. None if it is too easy or too hard, unless the second
argument, `check_quality`, is False."""
Score: TypeAlias = Callable[[AnyPlay, Seat], int | None]
"""The score of a finished try; None if it failed."""
PrintOptions: TypeAlias = Callable[[Challenge], Mapping[str, Value]]
"""The print options with which a challenge is printed."""


@dataclass(frozen=True, kw_only=True)
class DailyGame:
    """How a game makes its daily challenges: in bounded time, and deterministically."""

    make: Make
    score: Score
    fewer_is_better: bool = False
    print_options: PrintOptions | None = None
    """None if a challenge has nothing to print."""

    def beyond_par(self, score: int, par: int) -> int:
        """How much better than par a score is; below zero if it is worse."""
        return par - score if self.fewer_is_better else score - par


def write_challenge(challenge: Challenge) -> str:
    """The challenge as canonical JSON."""
    return json.dumps(asdict(challenge), sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def read_challenge(text: str) -> Challenge:
    """Reads what `write_challenge` wrote."""
    fields = json.loads(text)
    moves = tuple(PlayedMove(int(seat), str(move)) for seat, move in fields.pop("moves"))
    return Challenge(**fields, moves=moves)
