"""An engine at one seat of one game, as a bot."""

from time import monotonic
from typing import Any, Final, NamedTuple

from tavolino.core import Outcome, Refused, Source, Stream, View
from tavolino.core.chance import SECRET_BYTES
from tavolino.engines.client import EngineClient
from tavolino.engines.fault import EngineFault
from tavolino.engines.lines import Go, MoveInfo, SeatSetup, ThinkingTime
from tavolino.engines.pool import POOL, EnginePool
from tavolino.games import find_game

LONGEST_MOVE: Final = 4_000
"""More characters than any move in notation has."""


class TimeControl(NamedTuple):
    """The seconds an engine has for each move, and for all its moves of a game."""

    move: float = 10.0
    game: float | None = None

    def left(self, spent: float) -> ThinkingTime:
        """What remains after this many seconds."""
        game = None if self.game is None else max(0, round(1000 * (self.game - spent)))
        return ThinkingTime(round(1000 * self.move), game)


USUAL_TIME: Final = TimeControl()


class EngineBot:
    """Gets the engine with its first move, and returns it when the game is over."""

    def __init__(self, bot: str, time: TimeControl = USUAL_TIME, pool: EnginePool = POOL) -> None:
        self.bot = bot
        self.info: MoveInfo | None = None
        """What the engine said last about its last move."""
        self._time = time
        self._pool = pool
        self._engine: EngineClient | None = None
        self._spent = 0.0

    def choose(self, view: View[Any], source: Source) -> str:
        """The engine's move as it wrote it, which may be illegal. Raises EngineFault if there is
        none.
        """
        engine = self.join(view, source)
        request = Go(self._time.left(self._spent), default_move(view))
        start = monotonic()
        reply = engine.choose(view, request)
        self._spent += monotonic() - start
        self.info = reply.info
        return reply.move[:LONGEST_MOVE]

    def join(self, view: View[Any], source: Source) -> EngineClient:
        """The engine, ready for this game. The first time it may take long, which costs the engine
        no time of its own.
        """
        if self._engine is None:
            self._engine = self._pool.take(self.bot)
            self._engine.new_game(setup_of(view, draw_seed(source)))
        return self._engine

    def illegal(self, move: str, refusal: Refused) -> EngineFault:
        """The fault of a move that the rules refuse."""
        return EngineFault(
            Refused("ENGINE", "illegal", bot=self.bot[:80], move=move[:60], by=refusal.rule)
        )

    def close(self, outcome: Outcome | None = None) -> None:
        """Ends the game for the engine, which is told the outcome if there is one."""
        engine, self._engine = self._engine, None
        if engine is None:
            return
        if outcome is not None and engine.is_idle:
            engine.game_over(outcome)
        self._pool.give_back(engine)


def setup_of(view: View[Any], seed: bytes) -> SeatSetup:
    return SeatSetup(view.game, view.version, view.seats, view.options, view.viewer, seed.hex())


def draw_seed(source: Source) -> bytes:
    """A seed for the engine's own chance. It reveals nothing about the chance of others."""
    return bytes(source.below(256) for _ in range(SECRET_BYTES))


def default_move(view: View[Any]) -> str:
    """The move that the rules make for an absent player, found from the view alone."""
    rules = find_game(view.game).rules
    source = Stream(bytes(SECRET_BYTES), 0)
    state = rules.determinize(view, source)
    return rules.write(rules.default_move(state, view.viewer, source))
