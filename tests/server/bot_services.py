"""Bot services with bots chosen by the tests."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from tavolino.core import Dealer, Play, View
from tavolino.games import find_game
from tavolino.server.workers.bot_service import BotService, TimedMove
from tavolino.server.workers.process_pool import ProcessPool
from tests.patience import PATIENCE_S
from tests.server.live_processes import is_alive
from tests.server.strange_bots import by_name

SEED = bytes(range(32))


def first_view(game: str = "scalino") -> View[Any]:
    rules = find_game(game).rules
    play = Play(rules, rules.players[0])
    Dealer(SEED).deal(play)
    return rules.view(play.state, min(play.to_act))


VIEW = first_view()


assert VIEW.moves


class Tried:
    """A bot service with misbehaving bots, and the moves it has timed."""

    def __init__(self, workers: int = 2, seconds: float = PATIENCE_S) -> None:
        self.timed_moves: list[TimedMove] = []
        self.processes = ProcessPool(workers, seconds)
        background = ProcessPool(1, seconds, in_background=True)
        self.bot_service = BotService(self.processes, background, by_name, self.timed_moves.append)

    async def choose(self, bot: str, view: View[Any] = VIEW, seed: bytes = SEED) -> str:
        return await self.bot_service.choose(view.game, bot, view, seed)

    @property
    def plain(self) -> list[str | None]:
        return [timed.plain for timed in self.timed_moves]

    @property
    def pids(self) -> frozenset[int]:
        return self.processes.pids


def trying(
    body: Callable[[Tried], Awaitable[None]], workers: int = 2, seconds: float = PATIENCE_S
) -> None:
    async def run() -> None:
        tried = Tried(workers, seconds)
        try:
            async with asyncio.timeout(PATIENCE_S):
                await body(tried)
        finally:
            pids = tried.pids
            await tried.bot_service.close()
            assert not any(map(is_alive, pids))

    asyncio.run(run())
