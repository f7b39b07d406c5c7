"""Finds bots by name, including commands of engines, and makes their moves."""

from collections.abc import Mapping
from typing import Any

from tavolino.bots import Bot
from tavolino.core import Play, Refused, Seat, Value
from tavolino.engines.bot import USUAL_TIME, EngineBot, TimeControl
from tavolino.engines.fault import EngineFault
from tavolino.engines.lines import SeatSetup
from tavolino.engines.names import command_of, is_engine
from tavolino.engines.pool import POOL
from tavolino.games import find_game
from tavolino.games.local_bots import find_local_bot


def find_player(game: str, name: str, time: TimeControl = USUAL_TIME) -> Bot:
    """A bot of the game, or the engine with this command. Does not start the engine."""
    if not is_engine(name):
        return find_local_bot(game, name)
    command_of(name)
    return EngineBot(name, time)


def check_bot(game: str, name: str, seats: int, options: Mapping[str, Value]) -> None:
    """Refuses a bot that does not exist, cannot be started, or does not play such games."""
    if not is_engine(name):
        find_local_bot(game, name)
        return
    rules = find_game(game).rules
    settled = rules.start(seats, options).options
    try:
        engine = POOL.take(name)
        try:
            engine.check(SeatSetup(game, rules.version, seats, settled, 0, ""))
        finally:
            POOL.give_back(engine)
    except EngineFault as fault:
        raise fault.refusal from None


def submit_move(play: Play[Any, Any, Any], seat: Seat, text: str, bot: Bot, at: int = 0) -> None:
    """Makes the move that a bot has chosen. An illegal move of an engine is a fault; an illegal
    move of any other bot is an error of this program.
    """
    try:
        play.submit_text(seat, text, at)
    except Refused as refusal:
        if isinstance(bot, EngineBot) and refusal.rule != "CLOCK":
            raise bot.illegal(text, refusal) from None
        raise
