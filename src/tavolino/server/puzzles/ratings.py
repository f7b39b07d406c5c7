"""Ratings of puzzles and of the people who solve them, by openskill: a try is a game of two."""

from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from tavolino.puzzles import Puzzle
from tavolino.server.people.ratings import MEAN_SKILL, NEWCOMER, POINTS

NEW_SIGMA: Final = MEAN_SKILL / 3
"""How uncertain the skill of a newcomer is: the model's own value."""
PUZZLE_SIGMA: Final = MEAN_SKILL / 6
"""Less for a puzzle, since bots have tried it."""
MEAN_DIFFICULTY: Final = 40
DIFFICULTY_PER_SKILL: Final = 5
"""How much more difficult a puzzle is whose first rating is higher by one unit of skill."""

_MODEL: Final = PlackettLuce()


class Skill(NamedTuple):
    mu: float = MEAN_SKILL
    sigma: float = NEW_SIGMA

    @property
    def points(self) -> int:
        """The rating on the scale that players know: newcomers have 1500."""
        return round(NEWCOMER + POINTS * (self.mu - MEAN_SKILL))


def first_skill(puzzle: Puzzle) -> Skill:
    """The skill of a puzzle that nobody has tried, from what bots found."""
    mu = MEAN_SKILL + (puzzle.difficulty - MEAN_DIFFICULTY) / DIFFICULTY_PER_SKILL
    return Skill(mu, PUZZLE_SIGMA)


class AfterTry(NamedTuple):
    player: Skill
    puzzle: Skill


def after_try(player: Skill, puzzle: Skill, *, solved: bool) -> AfterTry:
    """Both skills after a try: the player wins if the puzzle was solved."""
    teams = [[_MODEL.rating(*player)], [_MODEL.rating(*puzzle)]]
    ranks = [1.0, 2.0] if solved else [2.0, 1.0]
    (one,), (other,) = _MODEL.rate(teams, ranks=ranks)
    return AfterTry(Skill(one.mu, one.sigma), Skill(other.mu, other.sigma))
