"""The more often two people meet, the less a game changes their ratings."""

from pathlib import Path

import pytest
from openskill.models import PlackettLuce

from tavolino.server.people.meetings import WINDOW_MS, Meetings
from tavolino.server.people.ratings import DEVIATIONS
from tests.server.people.setup import Stores, using

NOW = 2 * WINDOW_MS
INSERT = (
    "INSERT INTO results (person, table_id, game, seats, place, points, outcome, level, opponents,"
    " is_public, ended_at) VALUES ($1, $2, $3, 2, 1, 0, 'won', '', $4, 1, $5)"
)


async def finish(
    stores: Stores, table: str, *who: str, at: int = NOW, game: str = "rope", rate: bool = True
) -> None:
    """A finished table of these players, the first of whom has won; it is rated at once."""
    for one in who:
        if not one.startswith("bot:"):
            others = "".join(f",{other}" for other in who if other != one)
            await stores.do(INSERT, one, table, game, f"{others},", at)
    if rate:
        ranks = list(range(1, len(who) + 1))
        assert await stores.ratings.rate(table, game, len(who), list(who), ranks)


def test_the_first_games_of_two_count_fully_and_later_ones_less(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        anna, bob = await stores.member("Anna"), await stores.member("Bob")
        model = PlackettLuce()
        skills = [model.rating(), model.rating()]
        for number, share in enumerate((1, 1, 1, 3 / 4, 3 / 5, 1 / 2)):
            await finish(stores, f"t{number}", anna, bob, at=NOW + number)
            played = model.rate([[one] for one in skills])
            skills = [
                model.rating(
                    old.mu + share * (new.mu - old.mu),
                    old.sigma + share * (new.sigma - old.sigma),
                )
                for old, [new] in zip(skills, played, strict=True)
            ]
        for person, skill in zip((anna, bob), skills, strict=True):
            [found] = await stores.ratings.of(person)
            assert (found.mu, found.sigma) == pytest.approx((skill.mu, skill.sigma))
            assert found.games == 6

    using(database_url, act)


def test_what_does_not_lessen_a_game(database_url: str) -> None:
    """Games of long ago, of another kind, against others or bots, and those that ended later."""

    async def act(stores: Stores) -> None:
        anna, bob, eve = [await stores.member(name) for name in ("Anna", "Bob", "Eve")]
        for number in range(9):
            await finish(stores, f"old{number}", anna, bob, at=NOW - WINDOW_MS, rate=False)
            await finish(stores, f"other{number}", anna, bob, game="cutit", rate=False)
            await finish(stores, f"eve{number}", anna, eve, rate=False)
            await finish(stores, f"bot{number}", anna, "bot:random", rate=False)
            await finish(stores, f"later{number}", anna, bob, at=NOW + 1, rate=False)
        await finish(stores, "now", anna, bob, rate=False)
        assert await Meetings(stores.database).weights("now", [anna, bob]) == {anna: 1, bob: 1}
        assert await Meetings(stores.database).weights("bot0", [anna]) == {anna: 1}

    using(database_url, act)


def test_at_a_table_of_three_the_opponent_met_most_often_decides(tmp_path: Path) -> None:
    async def act(stores: Stores) -> None:
        anna, bob, eve = [await stores.member(name) for name in ("Anna", "Bob", "Eve")]
        for number in range(5):
            await finish(stores, f"t{number}", anna, bob, rate=False)
        await finish(stores, "now", anna, bob, eve, rate=False)
        found = await Meetings(stores.database).weights("now", [anna, bob, eve])
        assert found == {anna: 0.5, bob: 0.5, eve: 1}

    using(f"sqlite:///{tmp_path}/people.db", act)


def test_all_guests_are_one_opponent(tmp_path: Path) -> None:
    """Also those who have been deleted meanwhile."""

    async def act(stores: Stores) -> None:
        anna, bob = await stores.member("Anna"), await stores.member("Bob")
        for number in range(4):
            await finish(stores, f"t{number}", anna, await stores.guest(), rate=False)
        await finish(stores, "gone", anna, "somebody who was deleted", rate=False)
        guest = await stores.guest()
        await finish(stores, "now", anna, guest, rate=False)
        meetings = Meetings(stores.database)
        assert await meetings.weights("now", [anna, guest]) == {anna: 0.5, guest: 1}
        await finish(stores, "bob", anna, bob, rate=False)
        assert await meetings.weights("bob", [anna, bob]) == {anna: 1, bob: 1}

    using(f"sqlite:///{tmp_path}/people.db", act)


def test_forty_wins_against_new_guests_are_worth_less_than_twelve_against_others(
    tmp_path: Path,
) -> None:
    async def act(stores: Stores) -> None:
        cheat = await stores.member("Cheat")
        for number in range(40):
            await finish(stores, f"t{number}", cheat, await stores.guest(), at=NOW + number)
        [found] = await stores.ratings.of(cheat)
        model = PlackettLuce()
        skill = model.rating()
        for _ in range(12):
            [[skill], _] = model.rate([[skill], [model.rating()]])
        assert found.cautious < skill.mu - DEVIATIONS * skill.sigma

    using(f"sqlite:///{tmp_path}/people.db", act)
