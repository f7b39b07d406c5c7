"""Why a move is a good one, in words a player would use.

A reason is the key of a sentence and what fills it; the sentence itself is made where the
reader's language is known.
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from tavolino.bots.bot import Bot
from tavolino.bots.evaluation import Evaluator, MoveValue
from tavolino.bots.game_bots import GameBots
from tavolino.bots.levels import CompiledBot
from tavolino.bots.reason import Reason
from tavolino.core import Seat, Source, View

MOST: Final = 2
"""How many reasons are given: the weightiest."""
CLEAR: Final = 0.02
"""A difference of shares that is worth a word."""

CLEAR_CARDS: Final = 0.2
"""The same of pile cards."""


class Advice(NamedTuple):
    """A move, and what speaks for it."""

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
    return Advice(move, (*explain(bots, view, move, source), *compared)[:MOST])


def explain(bots: GameBots, view: View[Any], move: str, source: Source) -> tuple[Reason, ...]:
    """What speaks for a move of the viewer's, by the rules of the game."""
    if view.moves is not None and len(view.moves) == 1:
        return (Reason("reason-only"),)
    return tuple(bots.explain(view, move, source))[:MOST]


def compare(unit: str, values: tuple[MoveValue, ...], seat: Seat) -> Iterator[Reason]:
    """How much better the best move looked than the one after it."""
    if len(values) < 2:
        return
    best, second = sorted((one.values[seat] for one in values[:2]), reverse=True)
    if unit == "points":
        yield Reason("reason-points", {"points": round(best), "other": values[1].move})
    elif unit != "chance":
        key = "reason-best" if best - second >= CLEAR_CARDS else "reason-close"
        yield Reason(key, {"other": values[1].move})
    elif best - second >= CLEAR:
        better = round(100 * (best - second))
        yield Reason("reason-better", {"better": better, "other": values[1].move})
    else:
        yield Reason("reason-close", {"other": values[1].move})


__all__ = ["Advice", "Reason", "advise", "compare", "explain"]
