"""Which bots a device can offer: those that play here as well as their names promise."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from time import perf_counter
from typing import Any, Final

from tavolino.bots import LEVELS, Bot
from tavolino.bots.levels import MASTER_SECONDS, CompiledBot
from tavolino.bots.search import PlayoutBudget, SearchBot
from tavolino.core import Dealer, Play, Refused, Stream
from tavolino.games import find_bot, find_game

MASTER: Final = LEVELS[-1]
TRIAL_PLAYOUTS: Final = 20
"""Enough for an estimate; they take a fraction of a second."""
SEED: Final = bytes(32)

Timer = Callable[[], float]
"""The time in seconds."""


def offered_bots(game: str) -> list[str]:
    """The levels of a game that this device can offer, the weakest first."""
    return [level for level in LEVELS if level != MASTER or _is_master_quick(game)]


def best_level(game: str) -> str:
    return offered_bots(game)[-1]


def check_offered(game: str, bot: str) -> None:
    """Refuses a bot that the game does not have or this device cannot offer."""
    find_bot(game, bot)
    if bot == MASTER and not _is_master_quick(game):
        raise Refused("BOT", "device")


@cache
def _is_master_quick(game: str) -> bool:
    return is_master_quick(game)


def is_master_quick(game: str, timer: Timer = perf_counter) -> bool:
    """True if the master can search here as much as it should within its time limit.

    Without a compiled kernel it may be no better than *strong*; then it is not offered.
    """
    levels = find_game(game).bots.levels
    master = _without_kernel(levels.master)
    return master != _without_kernel(levels.strong) and (
        _seconds(game, master, timer) <= MASTER_SECONDS
    )


def _without_kernel(bot: Bot) -> Bot:
    """The bot that plays now: kernels are not compiled here."""
    return bot.now() if isinstance(bot, CompiledBot) else bot


def _seconds(game: str, bot: Bot, timer: Timer) -> float:
    """About how long the bot takes for the first move of a game."""
    play: Play[Any, Any, Any] = Play(find_game(game).rules, find_game(game).usual_seats)
    Dealer(SEED).deal(play)
    view = play.view(min(play.to_act))
    share = 1.0
    if isinstance(bot, SearchBot):
        share = bot.budget.playouts / TRIAL_PLAYOUTS
        bot = replace(bot, budget=PlayoutBudget(TRIAL_PLAYOUTS))
    began = timer()
    bot.choose(view, Stream(SEED, 0))
    return (timer() - began) * share
