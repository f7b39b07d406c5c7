"""Explains why a move is good, in a player's terms.

A reason is a message key with parameters; the message is formatted where the reader's language is
known.
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from tavolino.bots.bot import Bot
from tavolino.bots.evaluation import Evaluator, MoveValue
from tavolino.bots.game_bots import GameBots
from tavolino.bots.levels import CompiledBot
from tavolino.bots.reason import Reason
from tavolino.core import Seat, Source, View

MAX_REASONS: Final = 2
"""How many reasons are given; the most important come first."""
CLEAR_CHANCE: Final = 0.02
"""The smallest difference of winning chances worth mentioning."""
CLEAR_CARDS: Final = 0.2
"""The same in pile cards."""


class Advice(NamedTuple):
    """A move and the reasons for it."""

    move: str
    reasons: tuple[Reason, ...]


def advise(bots: GameBots, bot: Bot, view: View[Any], source: Source) -> Advice:
    """What a bot would do in the viewer's place, and why."""
    if isinstance(bot, CompiledBot):
        bot = bot.now()
    values: tuple[MoveValue, ...] = ()
    compared: tuple[Reason, ...] = ()
    if isinstance(bot, Evaluator):
        values = bot.evaluate(view, source)
        compared = tuple(compare(bot.unit, values, view.viewer))
    move = values[0].move if values else bot.choose(view, source)
    return Advice(move, (*explain(bots, view, move, source), *compared)[:MAX_REASONS])


def explain(bots: GameBots, view: View[Any], move: str, source: Source) -> tuple[Reason, ...]:
    """The reasons for a move of the viewer that the game knows."""
    if view.moves is not None and len(view.moves) == 1:
        return (Reason("reason-only"),)
    return tuple(bots.explain(view, move, source))[:MAX_REASONS]


def compare(unit: str, values: tuple[MoveValue, ...], seat: Seat) -> Iterator[Reason]:
    """How much better the best move is than the second best."""
    if len(values) < 2:
        return
    best, second = sorted((one.values[seat] for one in values[:2]), reverse=True)
    if unit == "points":
        yield Reason("reason-points", {"points": round(best), "other": values[1].move})
    elif unit != "chance":
        key = "reason-best" if best - second >= CLEAR_CARDS else "reason-close"
        yield Reason(key, {"other": values[1].move})
    elif best - second >= CLEAR_CHANCE:
        better = round(100 * (best - second))
        yield Reason("reason-better", {"better": better, "other": values[1].move})
    else:
        yield Reason("reason-close", {"other": values[1].move})


__all__ = ["Advice", "Reason", "advise", "compare", "explain"]
