"""Bots as separate programs that exchange lines of text over standard input and output.

`docs/engine-protocol.md` specifies the protocol. A bot named `cmd:COMMAND` is such a program: see
`EngineBot`. `serve` is the other side: it runs the bots of this package as an engine.
"""

from tavolino.engines.bot import USUAL_TIME, EngineBot, TimeControl
from tavolino.engines.fault import EngineFault
from tavolino.engines.names import is_engine, split_bots
from tavolino.engines.seating import check_bot, find_player, submit_move

__all__ = [
    "USUAL_TIME",
    "EngineBot",
    "EngineFault",
    "TimeControl",
    "check_bot",
    "find_player",
    "is_engine",
    "split_bots",
    "submit_move",
]
