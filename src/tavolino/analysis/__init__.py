"""Analyses finished games: the value of each move, better ones, and every player against par."""

from tavolino.analysis.moves import (
    BestMove,
    MoveReview,
    Question,
    costliest,
    move_numbers,
    question_about,
    questions,
    review_move,
)
from tavolino.analysis.seats import review_seat

__all__ = [
    "BestMove",
    "MoveReview",
    "Question",
    "costliest",
    "move_numbers",
    "question_about",
    "questions",
    "review_move",
    "review_seat",
]
