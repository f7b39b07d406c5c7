"""Analyses finished games move by move: the value of each move, and better ones."""

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

__all__ = [
    "BestMove",
    "MoveReview",
    "Question",
    "costliest",
    "move_numbers",
    "question_about",
    "questions",
    "review_move",
]
