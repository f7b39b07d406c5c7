"""Misbehaving bots for worker processes."""

import os
import threading
from pathlib import Path
from typing import Any

from tavolino.core import View
from tavolino.table.bot_moves import choose_move

Board = View[Any]


def by_name(game: str, bot: str, view: Board, seed: bytes) -> str:
    """Misbehaves as the bot's name says; any other name is a real bot."""
    match bot.split(":"):
        case ["crash"]:
            os._exit(3)
        case ["crash-once", mark]:
            return crash_once(game, view, seed, Path(mark))
        case ["hang-once", mark]:
            if not Path(mark).exists():
                Path(mark).touch()
                threading.Event().wait()
        case ["hang"]:
            threading.Event().wait()
        case ["spin"]:
            while True:
                pass
        case ["raise"]:
            raise ValueError("the ace of spades")
        case ["illegal"]:
            return "z99"
        case ["nothing"]:
            return None  # type: ignore[return-value]
        case ["print"]:
            print("I think")
        case ["pid"]:
            return f"pid {os.getpid()}"
        case ["environment"]:
            assert not [name for name in os.environ if name.startswith("TAVOLINO_")]
    return choose_move(game, "random", view, seed)


def crash_once(game: str, view: Board, seed: bytes, mark: Path) -> str:
    """Crashes the first time, and leaves a file to recognize the second."""
    if not mark.exists():
        mark.touch()
        os._exit(3)
    return choose_move(game, "random", view, seed)
