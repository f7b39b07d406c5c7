"""A puzzle: a position of a real game, and its single best line."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, NamedTuple, get_args

from tavolino.core import AnyGame, AnyPlay, Play, Refused, Seat, Value, canonical

Goal = Literal["lead", "win", "finish", "join"]
"""lead: the best final lead. win: more points than the other seat. finish: play the last card of
the player's pile in this turn, with as few cards as possible. join: join all snippets that are
left."""
Order = Literal["fixed", "any"]

GOALS: Final[tuple[Goal, ...]] = get_args(Goal)
ORDERS: Final[tuple[Order, ...]] = get_args(Order)
ID_LENGTH: Final = 12


class BotTries(NamedTuple):
    """How often a bot found the whole line."""

    found: int
    tries: int


@dataclass(frozen=True, kw_only=True)
class Puzzle:
    """A position, the seat that solves it, and the line that solves it.

    `log` has every move up to the position. The seat of a move is the only one that could move
    then, so it is not stored. `line` begins in that position. In a fixed order it has the moves of
    all seats, and ends with a move of the solver. In any order it has only moves of the solver.
    """

    game: str
    version: int
    seats: int
    options: Mapping[str, Value]
    log: tuple[str, ...]
    seat: Seat
    goal: Goal
    order: Order
    line: tuple[str, ...]
    value: int
    """The result of the line: the final lead, or the number of cards or snippets."""
    others: tuple[Mapping[str, int], ...]
    """For each decision of the solver in the line, the other moves and their results."""
    themes: tuple[str, ...]
    casual: BotTries
    strong: BotTries

    @cached_property
    def id(self) -> str:
        """Depends on the position and the goal, not on the line or the measurements."""
        what = (self.game, self.version, self.seats, dict(self.options), self.log, self.goal)
        return hashlib.sha256(canonical(what)).hexdigest()[:ID_LENGTH]

    @property
    def moves(self) -> int:
        """The number of decisions of the solver."""
        return len(self.others)

    @property
    def difficulty(self) -> int:
        """From 0 to 100, by what the bots found, the length and the number of choices.

        This is the first rating of a puzzle; see `docs/puzzles.md`.
        """
        missed = _missed_share(self.casual, 35) + _missed_share(self.strong, 30)
        choices = 1
        for others in self.others:
            choices *= len(others) + 1
        return min(100, missed + 4 * min(self.moves - 1, 5) + min(choices.bit_length(), 15))

    def position(self, rules: AnyGame) -> AnyPlay:
        """The game up to the position. Refused if the log is not a legal game."""
        return played(rules, self.seats, self.options, self.log)


def played(
    rules: AnyGame, seats: int, options: Mapping[str, Value], log: tuple[str, ...]
) -> AnyPlay:
    """A game with these moves, each by the only seat that could move."""
    play = Play(rules, seats, options)
    for text in log:
        play.submit_text(only_seat(play), text)
    return play


def only_seat(play: AnyPlay) -> Seat:
    """The seat to move. Refused where several could, or none."""
    if len(play.to_act) != 1:
        raise Refused("PUZZLE", "seats", count=len(play.to_act))
    return next(iter(play.to_act))


def _missed_share(bot: BotTries, weight: int) -> int:
    """The share of tries that failed, out of `weight`."""
    return weight * (bot.tries - bot.found) // bot.tries if bot.tries else 0
