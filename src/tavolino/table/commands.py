"""The commands of a table. Each checks first (Refused), then adds events."""

from tavolino.table.absence import leave, reclaim, stop_nudge, take_over
from tavolino.table.actor import Actor
from tavolino.table.holidays import pause_clocks, resume_clocks
from tavolino.table.lobby import announce_rematch, rematch_options, seat_bot, set_ready, sit, stand
from tavolino.table.peeking import answer_peek, request_peek
from tavolino.table.playing import answer_undo, bot_move, move, request_undo, resign, take_hint
from tavolino.table.time import pass_time

__all__ = [
    "Actor",
    "announce_rematch",
    "answer_peek",
    "answer_undo",
    "bot_move",
    "leave",
    "move",
    "pass_time",
    "pause_clocks",
    "reclaim",
    "rematch_options",
    "request_peek",
    "request_undo",
    "resign",
    "resume_clocks",
    "seat_bot",
    "set_ready",
    "sit",
    "stand",
    "stop_nudge",
    "take_hint",
    "take_over",
]
