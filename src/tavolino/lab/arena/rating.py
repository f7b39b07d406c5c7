"""Ratings from games, by the Plackett–Luce model."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating


class Rating(NamedTuple):
    """An estimated skill and its uncertainty."""

    mu: float
    sigma: float


def rate_games(games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating]:
    """The ratings after these games, each given by the players and ranks by seat.

    A player on several seats gets the mean of their ratings. Solo games are not rated.
    """
    model = PlackettLuce()
    skills: dict[str, PlackettLuceRating] = {}
    for who, ranks in games:
        for one in who:
            skills.setdefault(one, model.rating())
        if len(set(who)) < 2:
            continue
        teams = model.rate([[skills[one]] for one in who], ranks=[float(rank) for rank in ranks])
        after: dict[str, list[PlackettLuceRating]] = {}
        for one, team in zip(who, teams, strict=True):
            after.setdefault(one, []).extend(team)
        for one, rated in after.items():
            mu = sum(skill.mu for skill in rated) / len(rated)
            sigma = sum(skill.sigma for skill in rated) / len(rated)
            skills[one] = model.rating(mu, sigma)
    return {one: Rating(skill.mu, skill.sigma) for one, skill in skills.items()}
