"""Measures whether a game is fair to its seats: the same bot plays on all of them, with every
setting.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from tavolino.core import Choice, Game, Number, Option, Refused, Value
from tavolino.engines import USUAL_TIME, TimeControl
from tavolino.games import rules
from tavolino.lab.arena.contest import (
    Contest,
    GameResult,
    Sitting,
    win_shares,
    with_first_seat,
)
from tavolino.lab.arena.playing import play_sitting
from tavolino.lab.intervals import Interval, mean, share

FIRST: Final = "first"
"""The first player is not varied: seat 0 starts, so a seat is a position in the order of play."""


@dataclass(frozen=True)
class Setting:
    """The number of players, the options given for all settings, and at most one more option that
    differs from its default.
    """

    players: int
    option: str = ""
    value: Value = ""
    given: tuple[tuple[str, Value], ...] = ()

    @property
    def chosen(self) -> dict[str, Value]:
        varied = {self.option: self.value} if self.option else {}
        return {**dict(self.given), **varied}


class BalanceGame(NamedTuple):
    """A game to play in a setting."""

    setting: Setting
    sitting: Sitting


class SeatBalance(NamedTuple):
    """A seat in a setting: its share of wins, and its points."""

    setting: Setting
    seat: int
    wins: Interval
    points: Interval

    @property
    def fair(self) -> float:
        return 1 / self.setting.players

    @property
    def verdict(self) -> int:
        """1 if the seat wins significantly more than its fair share, −1 if less, else 0."""
        if self.setting.players == 1:
            return 0
        return (self.wins.low > self.fair) - (self.wins.high < self.fair)


def settings(game: Game[Any, Any, Any], given: Mapping[str, Value] | None = None) -> list[Setting]:
    """For every number of players: the given options with the defaults of the others, then with
    each other value of one of the others.
    """
    fixed = tuple((given or {}).items())
    others = [
        (option.name, value)
        for option in game.options
        if option.name not in (FIRST, *dict(fixed))
        for value in other_values(option)
    ]
    changes = [("", ""), *others]
    found = [Setting(players, *change, fixed) for players in game.players for change in changes]
    return [one for one in found if _is_possible(game, one)]


def other_values(option: Option) -> Iterator[Value]:
    """The values besides the default: all choices, both ends of a range, none for free text."""
    if isinstance(option, Choice):
        yield from (value for value in option.choices if value != option.default)
    elif isinstance(option, Number):
        yield from sorted({option.low, option.high} - {option.default})


def balance_games(
    game: str,
    bot: str,
    of: Iterable[Setting],
    games: int,
    seed: str,
    *,
    watch_clock: bool = False,
    time: TimeControl = USUAL_TIME,
) -> Iterator[BalanceGame]:
    """The games of all settings, `games` of each."""
    for setting in of:
        contest = Contest(
            game,
            (bot,) * setting.players,
            setting.players,
            with_first_seat(game, setting.chosen),
            seed,
            watch_clock,
            time,
        )
        for deal in range(games):
            yield BalanceGame(setting, Sitting(contest, deal, 0))


def play_balance_game(game: BalanceGame) -> tuple[Setting, GameResult]:
    return game.setting, play_sitting(game.sitting)


def balance(played: Iterable[tuple[Setting, GameResult]]) -> list[SeatBalance]:
    """The figures of every seat in every setting; the order of the games does not matter."""
    by_setting: dict[Setting, list[GameResult]] = defaultdict(list)
    for setting, game in played:
        by_setting[setting].append(game)
    return [
        _seat(setting, seat, sorted(games))
        for setting, games in by_setting.items()
        for seat in range(setting.players)
    ]


def _seat(setting: Setting, seat: int, games: list[GameResult]) -> SeatBalance:
    wins = sum(win_shares(game.ranks)[seat] for game in games)
    points = mean([game.points[seat] for game in games])
    return SeatBalance(setting, seat, share(wins, len(games)), points)


def _is_possible(game: Game[Any, Any, Any], setting: Setting) -> bool:
    chosen: Mapping[str, Value] = with_first_seat(game.name, setting.chosen)
    try:
        game.start(setting.players, chosen)
    except Refused:
        return False
    return True


def find_settings(
    name: str, players: int | None, given: Mapping[str, Value] | None = None
) -> list[Setting]:
    """The settings of a game, or those for one number of players. Refuses options that cannot be
    played.
    """
    game = rules()[name]
    found = [one for one in settings(game, given) if players is None or one.players == players]
    if not found:
        game.start(game.players[0] if players is None else players, given)
    return found
