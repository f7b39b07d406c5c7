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

MAX_MOVE_LENGTH: Final = 4_000
"""Longer than any move in notation."""


class TimeControl(NamedTuple):
    """The seconds an engine has for each move, and for all its moves in a game."""

    move: float = 10.0
    game: float | None = None

    def left(self, spent: float) -> ThinkingTime:
        """What remains after this many seconds."""
        game = None if self.game is None else max(0, round(1000 * (self.game - spent)))
        return ThinkingTime(round(1000 * self.move), game)


USUAL_TIME: Final = TimeControl()


class EngineBot:
    """Takes an engine from the pool for its first move, and returns it when the game is over."""

    def __init__(self, bot: str, time: TimeControl = USUAL_TIME, pool: EnginePool = POOL) -> None:
        self.bot = bot
        self.info: MoveInfo | None = None
        """The engine's last info about its last move."""
        self._time = time
        self._pool = pool
        self._engine: EngineClient | None = None
        self._spent = 0.0

    def choose(self, view: View[Any], source: Source) -> str:
        """The engine's move as written, possibly illegal. Raises EngineFault if there is none."""
        engine = self.join(view, source)
        request = Go(self._time.left(self._spent), default_move(view))
        start = monotonic()
        reply = engine.choose(view, request)
        self._spent += monotonic() - start
        self.info = reply.info
        return reply.move[:MAX_MOVE_LENGTH]

    def join(self, view: View[Any], source: Source) -> EngineClient:
        """The engine, ready for this game. The first call may take long; this does not count as
        thinking time.
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
        """Ends the game for the engine, and sends it the outcome if there is one."""
        engine, self._engine = self._engine, None
        if engine is None:
            return
        if outcome is not None and engine.is_idle:
            engine.game_over(outcome)
        self._pool.give_back(engine)


def setup_of(view: View[Any], seed: bytes) -> SeatSetup:
    return SeatSetup(view.game, view.version, view.seats, view.options, view.viewer, seed.hex())


def draw_seed(source: Source) -> bytes:
    """A seed for the engine's random numbers. It reveals nothing about other random numbers."""
    return bytes(source.below(256) for _ in range(SECRET_BYTES))


def default_move(view: View[Any]) -> str:
    """The move that the rules make for an absent player, from the view alone."""
    rules = find_game(view.game).rules
    source = Stream(bytes(SECRET_BYTES), 0)
    state = rules.determinize(view, source)
    return rules.write(rules.default_move(state, view.viewer, source))
