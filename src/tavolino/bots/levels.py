"""Four levels of every game, and the two ways a level may be made of other bots.

A level differs from the next by effort and knowledge; none of them sees more than its seat.
"""

from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from tavolino.bots.bot import Bot
from tavolino.bots.kernels import kernels_ready, warm_up
from tavolino.core import Source, View

STRONG_SECONDS: Final = 0.9
"""What *strong* thinks at most, so that it answers within a second."""
MASTER_SECONDS: Final = 4.5
"""What *master* thinks at most, so that it answers within five."""


class Levels(NamedTuple):
    """The bots of a game that people choose from, the weakest first."""

    learner: Bot
    casual: Bot
    strong: Bot
    master: Bot


LEVELS: Final = Levels._fields


@runtime_checkable
class Hurried(Protocol):
    """A bot that watches a clock while it thinks."""

    def without_clock(self) -> Bot:
        """The same bot, limited by its effort alone: it moves the same on every machine."""
        ...


def unhurried(bot: Bot) -> Bot:
    return bot.without_clock() if isinstance(bot, Hurried) else bot


def at_its_best(bot: Bot, *, watch_clock: bool) -> Bot:
    """The bot with its kernel compiled, waited for if need be, and with or without its clock."""
    if isinstance(bot, WhenCompiled):
        warm_up(bot.kernel)
        bot = bot.now()
    return bot if watch_clock else unhurried(bot)


@dataclass(frozen=True)
class Wavering:
    """Plays like one bot, but makes one move in so many like another."""

    bot: Bot
    other: Bot
    one_in: int

    def choose(self, view: View[Any], source: Source) -> str:
        chosen = self.other if source.below(self.one_in) == 0 else self.bot
        return chosen.choose(view, source)


@dataclass(frozen=True)
class WhenCompiled:
    """The bot that needs a kernel once that is ready, a plain one until then."""

    kernel: str
    compiled: Bot
    """Imports its kernel no sooner than it first thinks."""
    plain: Bot

    def choose(self, view: View[Any], source: Source) -> str:
        return self.now().choose(view, source)

    def now(self) -> Bot:
        return self.compiled if kernels_ready(self.kernel) else self.plain

    def without_clock(self) -> Bot:
        return WhenCompiled(self.kernel, unhurried(self.compiled), unhurried(self.plain))
