"""Puzzles: positions with exactly one best line. Generates, proves, checks and presents them."""

from tavolino.puzzles.maker import Draft, Proof, PuzzleMaker
from tavolino.puzzles.puzzle import GOALS, BotTries, Puzzle

__all__ = ["GOALS", "BotTries", "Draft", "Proof", "Puzzle", "PuzzleMaker"]
