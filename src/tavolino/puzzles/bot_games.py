"""Games between bots, from which positions are taken."""

from collections.abc import Callable, Mapping
from typing import Any

from tavolino.bots import Bot
from tavolino.bots.levels import CompiledBot, without_time_limit
from tavolino.core import CHANCE, AnyGame, AnyPlay, Entry, Play, Source, Value
from tavolino.puzzles.puzzle import only_seat


def plain(bot: Bot) -> Bot:
    """The bot by the readable rules and without a time limit: the same on every machine."""
    return without_time_limit(bot.plain if isinstance(bot, CompiledBot) else bot)


def play_game(
    rules: AnyGame,
    seats: int,
    options: Mapping[str, Value],
    bot: Bot,
    source: Source,
    *,
    random_in: int = 0,
    until: Callable[[Any], bool] | None = None,
) -> AnyPlay:
    """A whole game, or one up to a state, with one source for chance and bots.

    One move in `random_in` is random, so games differ.
    """
    play = Play(rules, seats, options)
    while play.outcome is None and not (until and until(play.state)):
        seat = only_seat(play)
        if seat == CHANCE or (random_in and source.below(random_in) == 0):
            play.submit(seat, rules.sample(play.state, seat, source))
        else:
            play.submit_text(seat, bot.choose(play.view(seat), source))
    return play


def texts(play: AnyPlay, count: int | None = None) -> tuple[str, ...]:
    """The first moves of a game in notation. None of them was undone."""
    log = play.log if count is None else play.log[:count]
    return tuple(play.game.write(entry.move) for entry in log if isinstance(entry, Entry))
