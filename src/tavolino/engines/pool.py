"""A pool of the engines of this process. They are reused because starting one is slow."""

import atexit
import threading
from collections import defaultdict
from typing import Final

from tavolino.engines.client import EngineClient


class EnginePool:
    """The idle engines by bot name.

    Each seat gets a different engine, so no engine sees the views of two seats of a game.
    """

    def __init__(self) -> None:
        self._idle: dict[str, list[EngineClient]] = defaultdict(list)
        self._lock = threading.Lock()

    def take(self, bot: str) -> EngineClient:
        """An idle engine, or a new one."""
        with self._lock:
            while idle := self._idle[bot]:
                engine = idle.pop()
                if engine.process.is_running:
                    return engine
                engine.close()
        return EngineClient(bot)

    def give_back(self, engine: EngineClient) -> None:
        """Keeps the engine for another game, or closes it if a reply is still due."""
        if engine.is_idle and engine.process.is_running:
            with self._lock:
                self._idle[engine.bot].append(engine)
        else:
            engine.close()

    def close(self) -> None:
        """Closes all idle engines."""
        with self._lock:
            engines = [engine for idle in self._idle.values() for engine in idle]
            self._idle.clear()
        for engine in engines:
            engine.close()


POOL: Final = EnginePool()
atexit.register(POOL.close)
