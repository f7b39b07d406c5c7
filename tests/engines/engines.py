"""Engines for tests: their commands, games with them, and checks that their processes are gone."""

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

from tavolino.core import Dealer, Play
from tavolino.engines.bot import EngineBot, TimeControl
from tavolino.engines.client import EngineClient, EngineTimeouts
from tavolino.engines.pool import EnginePool
from tavolino.games import games, referees, rules
from tests.patience import PATIENCE_S

ROOT: Final = Path(__file__).parents[2]
EXAMPLES: Final = ROOT / "examples" / "engines"
SCRIPT: Final = Path(__file__).with_name("scripted.py")
GAMES: Final = [name for name in games() if name not in referees()]
PYTHON_BOT: Final = f"cmd:{sys.executable} -IS {EXAMPLES / 'mybot.py'}"


def scripted(what: str, file: Path | None = None) -> str:
    """The scripted engine as a bot. It starts quickly without site packages."""
    return f"cmd:{sys.executable} -IS {SCRIPT} {what} {file or ''}".strip()


def own_engine(bot: str) -> str:
    return f"cmd:{sys.executable} -m tavolino engine --bot {bot}"


def begun(game: str, seats: int = 2) -> Play[Any, Any, Any]:
    """A dealt game with seat 0 as first player."""
    first = {"first": "0"} if any(one.name == "first" for one in rules()[game].options) else {}
    play = Play(rules()[game], seats, first)
    Dealer(bytes(32)).deal(play)
    return play


NEVER_MOVE: Final = ("child", "silent")
"""Scripted engines that exceed their time limit."""


class FreshPool(EnginePool):
    """Starts a new engine each time, with long timeouts except for stopping."""

    def __init__(self, stop: float = PATIENCE_S) -> None:
        super().__init__()
        self._timeouts = EngineTimeouts(PATIENCE_S, PATIENCE_S, stop=stop)

    def take(self, bot: str) -> EngineClient:
        return EngineClient(bot, self._timeouts)


@contextmanager
def faulty_bot(what: str) -> Iterator[EngineBot]:
    """The scripted engine, with a short time limit only if it never moves."""
    time = TimeControl(move=0.09 if what in NEVER_MOVE else PATIENCE_S)
    bot = EngineBot(scripted(what), time, FreshPool(stop=0.01))
    try:
        yield bot
    finally:
        bot.close()


def node_bot() -> str:
    """The example for Node.js, if that is installed."""
    node = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
    if node is None:
        pytest.skip("there is no Node")
    return f"cmd:{node} {EXAMPLES / 'mybot.mjs'}"
