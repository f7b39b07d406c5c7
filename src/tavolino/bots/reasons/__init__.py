"""Why a move is a good one, in words a player would use.

A reason is the key of a sentence and what fills it; the sentence itself is made where the
reader's language is known.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from tavolino.bots.bot import Bot
from tavolino.bots.judging import Judge, Judged
from tavolino.bots.levels import WhenCompiled
from tavolino.bots.reasons.cutit import cutit_reasons
from tavolino.bots.reasons.demolition import demolition_reasons
from tavolino.bots.reasons.reason import Reason
from tavolino.bots.reasons.rope import rope_reasons
from tavolino.bots.reasons.scalino import building_reasons
from tavolino.core import Seat, Source, View
from tavolino.games.cutit import CUTIT
from tavolino.games.rope import ROPE
from tavolino.games.scalino import DEMOLITION, SCALINO

MOST: Final = 2
"""How many reasons are given: the weightiest."""
CLEAR: Final = 0.02
"""A difference of shares that is worth a word."""

CLEAR_CARDS: Final = 0.2
"""The same of pile cards."""

Explain = Callable[[View[Any], str, Source], Iterator[Reason]]
"""Gives what speaks for the viewer's move, the weightiest first."""

EXPLAIN: Final[Mapping[str, Explain]] = {
    CUTIT.name: cutit_reasons,
    SCALINO.name: building_reasons,
    DEMOLITION.name: demolition_reasons,
    ROPE.name: rope_reasons,
}


class Advice(NamedTuple):
    """A move, and what speaks for it."""

    move: str
    reasons: tuple[Reason, ...]


def advise(game: str, bot: Bot, view: View[Any], source: Source) -> Advice:
    """What a bot would do in the viewer's place, and why."""
    if isinstance(bot, WhenCompiled):
        bot = bot.now()
    judged: tuple[Judged, ...] = ()
    compared: tuple[Reason, ...] = ()
    if isinstance(bot, Judge):
        judged = bot.judge(view, source)
        compared = tuple(compare(bot.unit, judged, view.viewer))
    move = judged[0].move if judged else bot.choose(view, source)
    return Advice(move, (*explain(game, view, move, source), *compared)[:MOST])


def explain(game: str, view: View[Any], move: str, source: Source) -> tuple[Reason, ...]:
    """What speaks for a move of the viewer's, by the rules of the game."""
    if view.moves is not None and len(view.moves) == 1:
        return (Reason("reason-only"),)
    return tuple(EXPLAIN[game](view, move, source))[:MOST]


def compare(unit: str, judged: tuple[Judged, ...], seat: Seat) -> Iterator[Reason]:
    """How much better the best move looked than the one after it."""
    if len(judged) < 2:
        return
    best, second = sorted((one.values[seat] for one in judged[:2]), reverse=True)
    if unit == "points":
        yield Reason("reason-points", {"points": round(best), "other": judged[1].move})
    elif unit != "chance":
        key = "reason-best" if best - second >= CLEAR_CARDS else "reason-close"
        yield Reason(key, {"other": judged[1].move})
    elif best - second >= CLEAR:
        better = round(100 * (best - second))
        yield Reason("reason-better", {"better": better, "other": judged[1].move})
    else:
        yield Reason("reason-close", {"other": judged[1].move})


__all__ = ["Advice", "Reason", "advise", "compare", "explain"]
