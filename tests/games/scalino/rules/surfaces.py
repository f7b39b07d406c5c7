"""Surfaces, colour by colour."""

from tavolino.games.scalino.rules.board import Space
from tavolino.games.scalino.rules.pyramid import COLOURS
from tavolino.games.scalino.rules.scoring import Surface


def levels_of(surface: Surface) -> tuple[dict[Space, int], ...]:
    """For each colour its steps, by space, with their levels. SC-11"""
    levels: tuple[dict[Space, int], ...] = tuple({} for _ in COLOURS)
    for space, step in sorted(surface.items()):
        levels[step.colour][space] = step.level
    return levels
