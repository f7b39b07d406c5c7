"""What people, bots and time can do at a table. Each refuses first and then lets it happen."""

from tavolino.match.absence import come_back, leave, take_over
from tavolino.match.gathering import be_ready, meet_again, seat_bot, sit, stand
from tavolino.match.hand import Hand
from tavolino.match.playing import answer_undo, ask_undo, bot_move, move, resign, take_hint
from tavolino.match.shoulder import answer_shoulder, ask_shoulder
from tavolino.match.time import pass_time

__all__ = [
    "Hand",
    "answer_shoulder",
    "answer_undo",
    "ask_shoulder",
    "ask_undo",
    "be_ready",
    "bot_move",
    "come_back",
    "leave",
    "meet_again",
    "move",
    "pass_time",
    "resign",
    "seat_bot",
    "sit",
    "stand",
    "take_hint",
    "take_over",
]
