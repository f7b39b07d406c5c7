"""Puzzles. Positions with exactly one best line: made, proved, judged and shown."""

from tavolino.puzzles.maker import Draft, Proof, PuzzleMaker
from tavolino.puzzles.puzzle import GOALS, BotTries, Puzzle

__all__ = ["GOALS", "BotTries", "Draft", "Proof", "Puzzle", "PuzzleMaker"]
