"""All bots of one game, its evaluator and its explanations."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from tavolino.bots.bot import Bot
from tavolino.bots.evaluation import Evaluator
from tavolino.bots.levels import Levels, at_full_strength
from tavolino.bots.reason import Reason
from tavolino.core import Refused, Source, View

Explain = Callable[[View[Any], str, Source], Iterator[Reason]]
"""Gives the reasons for the viewer's move, the most important first."""
Pause = Callable[[str, View[Any]], int]
"""How long a bot of this name pauses before its move, in ms."""


def no_reasons(view: View[Any], move: str, source: Source) -> Iterator[Reason]:
    return iter(())


def no_pause(bot: str, view: View[Any]) -> int:
    return 0


@dataclass(frozen=True, kw_only=True)
class GameBots:
    levels: Levels
    """The bots that people play against."""
    others: Mapping[str, Bot] = field(default_factory=dict)
    """Bots for comparisons, by the names used in records and tables."""
    evaluator: Evaluator
    """Values moves by the readable rules alone."""
    explain: Explain = no_reasons
    pause_ms: Pause = no_pause
    """For phases in which bots race people: makes the race fair."""

    @property
    def by_name(self) -> dict[str, Bot]:
        """The levels, the weakest first, then the others."""
        return {**self.levels._asdict(), **self.others}

    def find(self, name: str) -> Bot:
        bots = self.by_name
        if name not in bots:
            raise Refused("BOT", "unknown", got=name[:40], expected=", ".join(bots))
        return bots[name]

    def best_evaluator(self) -> Evaluator:
        """The master if it can value every move, else the plain evaluator."""
        best = at_full_strength(self.levels.master, watch_clock=False)
        return best if isinstance(best, Evaluator) else self.evaluator
