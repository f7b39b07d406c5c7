"""Runs the searches of an engine one after the other in a background thread."""

import logging
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, Final, NamedTuple

from tavolino.bots import Bot
from tavolino.bots.evaluation import Evaluator
from tavolino.core import Source, View
from tavolino.engines.lines import MoveInfo

_log: Final = logging.getLogger(__name__)


class SearchTask(NamedTuple):
    """A move to choose. `request` is its number."""

    request: int
    bot: Bot
    view: View[Any]
    source: Source
    with_info: bool


class SearchResult(NamedTuple):
    """The chosen move (empty if the bot failed), and the values of the best moves if requested."""

    request: int
    move: str
    values: tuple[MoveInfo, ...] = ()


class SearchThread:
    def __init__(self, on_result: Callable[[SearchResult], None]) -> None:
        self._tasks: SimpleQueue[SearchTask] = SimpleQueue()
        self._on_result = on_result
        threading.Thread(target=self._run, name="search", daemon=True).start()

    def start(self, task: SearchTask) -> None:
        self._tasks.put(task)

    def _run(self) -> None:
        while True:
            task = self._tasks.get()
            try:
                result = search(task)
            except Exception:
                _log.exception("the bot has failed")
                result = SearchResult(task.request, "")
            self._on_result(result)


def search(task: SearchTask) -> SearchResult:
    """The bot's move. If values are requested, it is the first of those, as in a hint."""
    bot = task.bot
    if task.with_info and isinstance(bot, Evaluator):
        unit = bot.unit
        found = tuple(
            MoveInfo(one.move, round(one.values[task.view.viewer], 4), unit, one.visits)
            for one in bot.evaluate(task.view, task.source)
        )
        if found:
            return SearchResult(task.request, found[0].move, found)
    return SearchResult(task.request, bot.choose(task.view, task.source))
