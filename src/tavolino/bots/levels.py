"""Four levels of every game, and bots that combine two others.

Levels differ by search budget and knowledge; none of them sees more than its seat.
"""

from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from tavolino.bots.bot import Bot
from tavolino.bots.warmup import kernel_ready, warm_up
from tavolino.core import Source, View

STRONG_SECONDS: Final = 0.9
"""The time limit of *strong*, which answers within a second."""
MASTER_SECONDS: Final = 4.5
"""The time limit of *master*, which answers within five."""


class Levels(NamedTuple):
    """The bots of a game that people choose from, the weakest first."""

    learner: Bot
    casual: Bot
    strong: Bot
    master: Bot


LEVELS: Final = Levels._fields


@runtime_checkable
class TimeLimited(Protocol):
    """A bot whose search has a time limit."""

    def without_time_limit(self) -> Bot:
        """The same bot without a time limit: it moves the same on every machine."""
        ...

    def within(self, seconds: float) -> Bot:
        """The same bot with a time limit of at most these seconds for each part of its search."""
        ...


def without_time_limit(bot: Bot) -> Bot:
    return bot.without_time_limit() if isinstance(bot, TimeLimited) else bot


def within(bot: Bot, seconds: float) -> Bot:
    return bot.within(seconds) if isinstance(bot, TimeLimited) else bot


def at_full_strength(bot: Bot, *, watch_clock: bool) -> Bot:
    """The bot with its kernel compiled, and with or without its time limit."""
    if isinstance(bot, CompiledBot):
        warm_up(bot.kernel)
        bot = bot.now()
    return bot if watch_clock else without_time_limit(bot)


@dataclass(frozen=True)
class MixedBot:
    """Plays like one bot, but on average one in `one_in` moves like another."""

    bot: Bot
    other: Bot
    one_in: int

    def choose(self, view: View[Any], source: Source) -> str:
        chosen = self.other if source.below(self.one_in) == 0 else self.bot
        return chosen.choose(view, source)


@dataclass(frozen=True)
class CompiledBot:
    """A bot with a kernel, and the plain bot that plays until the kernel is ready."""

    kernel: str
    """The kernel's warm-up module, which the game's manifest registers."""
    compiled: Bot
    """Imports its kernel when it first chooses a move."""
    plain: Bot

    def choose(self, view: View[Any], source: Source) -> str:
        return self.now().choose(view, source)

    def now(self) -> Bot:
        return self.compiled if kernel_ready(self.kernel) else self.plain

    def without_time_limit(self) -> Bot:
        return CompiledBot(
            self.kernel, without_time_limit(self.compiled), without_time_limit(self.plain)
        )

    def within(self, seconds: float) -> Bot:
        return CompiledBot(self.kernel, within(self.compiled, seconds), within(self.plain, seconds))
