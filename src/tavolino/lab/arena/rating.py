"""Ratings from games, as Plackett and Luce model them."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating


class Rating(NamedTuple):
    """What is thought of a skill, and how unsure that is."""

    mu: float
    sigma: float


def rate_games(games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating]:
    """The ratings after games, each given by who sat where and by their ranks.

    Who sits on several seats takes the mean of what they get; alone nobody is rated.
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
