"""Ratings agree with openskill, and every finished table counts once."""

import asyncio
from pathlib import Path

import pytest
from openskill.models import PlackettLuce

from tavolino.server.people.ratings import PlayerRating, Ratings
from tests.server.people.setup import PASSWORD, Stores, using

GAMES = [(1, 2, 3), (2, 1, 3), (1, 1, 3), (3, 2, 1), (1, 1, 1), (2, 1, 2)]


def test_ratings_are_those_of_the_model(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        who = [await stores.guest(), await stores.guest(), "bot:greedy"]
        model = PlackettLuce()
        teams = [[model.rating()] for _ in who]
        for number, ranks in enumerate(GAMES):
            assert await stores.ratings.rate(f"t{number}", "scalino", 3, who, ranks)
            teams = model.rate(teams, ranks=[float(rank) for rank in ranks])
        for one, [skill] in zip(who, teams, strict=True):
            [rating] = await stores.ratings.of(one)
            assert rating == PlayerRating("scalino", 3, skill.mu, skill.sigma, len(GAMES))
            assert rating.cautious == skill.ordinal()

    using(database_url, act)


def test_a_winner_rises_and_a_loser_falls(tmp_path: Path) -> None:
    async def act(stores: Stores) -> None:
        anna, bob = await stores.guest(), await stores.guest()
        await stores.ratings.rate("t", "rope", 2, [anna, bob], [2, 1])
        [loser], [winner] = await stores.ratings.of(anna), await stores.ratings.of(bob)
        assert loser.mu < 25 < winner.mu
        assert loser.sigma == winner.sigma < 25 / 3

    using(f"sqlite:///{tmp_path}/people.db", act)


def test_a_table_counts_once(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        who = [await stores.guest(), "bot:random"]
        await stores.table("t", who[0], "over", "", who[0])
        elsewhere = Ratings(stores.database)
        counted = await asyncio.gather(
            *(at.rate("t", "rope", 2, who, [1, 2]) for at in (stores.ratings, elsewhere) * 3)
        )
        assert sorted(counted) == [False] * 5 + [True]
        assert [rating.games for rating in await stores.ratings.of(who[0])] == [1]
        rows = await stores.database.read("SELECT rated FROM tables WHERE id = 't'")
        assert rows == [{"rated": 1}]

    using(database_url, act)


def test_tables_that_end_at_once_all_count(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        anna, bob = await stores.guest(), await stores.guest()
        processes = [Ratings(stores.database) for _ in range(3)]
        pairs = [[anna, bob], [bob, anna], [anna, "bot:greedy"], ["bot:greedy", bob]] * 3
        counted = await asyncio.gather(
            *(
                processes[number % 3].rate(f"t{number}", "rope", 2, pair, [1, 2])
                for number, pair in enumerate(pairs)
            )
        )
        assert all(counted)
        games = [(await stores.ratings.of(one))[0].games for one in (anna, bob, "bot:greedy")]
        assert games == [9, 9, 6]

    using(database_url, act)


def test_no_table_is_overwritten_by_another(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        who = [await stores.guest(), await stores.guest()]
        processes = [Ratings(stores.database) for _ in range(3)]
        await asyncio.gather(
            *(processes[n % 3].rate(f"t{n}", "rope", 2, who, [1, 2]) for n in range(9))
        )
        model = PlackettLuce()
        teams = [[model.rating()], [model.rating()]]
        for _ in range(9):
            teams = model.rate(teams)
        found = [(await stores.ratings.of(one))[0] for one in who]
        assert [(one.mu, one.sigma) for one in found] == [(s.mu, s.sigma) for [s] in teams]

    using(database_url, act)


@pytest.mark.parametrize("who", [["p", "p"], ["p", "p", "bot:x"], ["bot:x", "bot:x"], ["p"], []])
def test_nothing_is_counted_where_nobody_met_another(tmp_path: Path, who: list[str]) -> None:
    async def act(stores: Stores) -> None:
        assert not await stores.ratings.rate("t", "rope", len(who), who, list(range(len(who))))
        assert await stores.database.read("SELECT * FROM ratings") == []
        assert await stores.database.read("SELECT * FROM rated") == []

    using(f"sqlite:///{tmp_path}/people.db", act)


def test_a_bot_on_two_seats_plays_one_game(tmp_path: Path) -> None:
    async def act(stores: Stores) -> None:
        anna = await stores.guest()
        await stores.ratings.rate("t", "rope", 3, ["bot:x", anna, "bot:x"], [1, 2, 3])
        model = PlackettLuce()
        first, middle, last = model.rate([[model.rating()] for _ in range(3)])
        [bot], [person] = await stores.ratings.of("bot:x"), await stores.ratings.of(anna)
        assert (person.mu, person.games) == (middle[0].mu, 1)
        assert (bot.mu, bot.games) == ((first[0].mu + last[0].mu) / 2, 1)

    using(f"sqlite:///{tmp_path}/people.db", act)


def test_a_deleted_person_is_not_restored_by_a_game(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        anna, bob = await stores.guest(), await stores.guest()
        await stores.personal_data.forget(bob)
        assert await stores.ratings.rate("t", "rope", 2, [anna, bob], [1, 2])
        assert await stores.ratings.of(bob) == []
        assert [rating.games for rating in await stores.ratings.of(anna)] == [1]

    using(database_url, act)


def test_games_and_sizes_of_table_are_rated_apart(tmp_path: Path) -> None:
    async def act(stores: Stores) -> None:
        anna, bob, eve = [await stores.guest() for _ in range(3)]
        await stores.ratings.rate("a", "rope", 2, [anna, bob], [1, 2])
        await stores.ratings.rate("b", "rope", 3, [anna, bob, eve], [1, 2, 3])
        await stores.ratings.rate("c", "cutit", 2, [anna, bob], [1, 2])
        found = [(one.game, one.seats, one.games) for one in await stores.ratings.of(anna)]
        assert found == [("cutit", 2, 1), ("rope", 2, 1), ("rope", 3, 1)]

    using(f"sqlite:///{tmp_path}/people.db", act)


def test_the_leaderboard(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        anna, guest, late = await stores.member("Anna"), await stores.guest(), await stores.guest()
        await stores.people.make_account(late, "Late", PASSWORD)
        who = [guest, anna, "bot:good", "bot:bad"]
        for number in range(3):
            await stores.ratings.rate(f"t{number}", "rope", 4, who, [1, 2, 3, 4])
        for number in range(2):
            rest = [late, "bot:good", "bot:bad", "bot:fine"]
            await stores.ratings.rate(f"u{number}", "rope", 4, rest, [1, 2, 4, 3])
        board = await stores.ratings.leaderboard("rope", 4, 0, 10)
        found = [(one.place, one.who, one.name, one.rating.games) for one in board.entries]
        # The guest has no account; Late and the third bot have played two games only.
        assert found == [(1, anna, "Anna", 3), (2, "bot:good", "", 5), (3, "bot:bad", "", 5)]
        assert board.total == 3
        shown = [one.rating.cautious for one in board.entries]
        assert shown == sorted(shown, reverse=True)
        page = await stores.ratings.leaderboard("rope", 4, 1, 1)
        assert (page.entries, page.total) == (board.entries[1:2], 3)
        for offset, limit in ((3, 10), (0, 0), (0, -5), (10**9, 10)):
            assert (await stores.ratings.leaderboard("rope", 4, offset, limit)).entries == []
        for game, seats in (("rope", 3), ("cutit", 4), ("no such game", 10**9)):
            empty = await stores.ratings.leaderboard(game, seats, 0, 10)
            assert (empty.entries, empty.total) == ([], 0)

    using(database_url, act)


def test_the_leaderboard_orders_numbers_not_texts(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        for name, mu in (("a", "9.5"), ("b", "10.25"), ("c", "-3.5"), ("d", "1e-07")):
            await stores.do(
                "INSERT INTO ratings VALUES ('rope', 2, $1, $2, '0.5', 3)", f"bot:{name}", mu
            )
        board = await stores.ratings.leaderboard("rope", 2, 0, 10)
        assert [one.who for one in board.entries] == ["bot:b", "bot:a", "bot:d", "bot:c"]

    using(database_url, act)
