"""The personal best and the last ten games of somebody alone; every table counts once."""

import asyncio

from tavolino.server.people.solo_scores import SoloScore, SoloScores
from tests.server.people.setup import Stores, using

USUAL = "{}"
OTHER = '{"sheet": "other"}'


def test_the_best_stays_and_the_mean_is_of_the_last_ten(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        anna = await stores.guest()
        points = [104, 60, -12, *range(50, 60)]
        for number, one in enumerate(points):
            assert await stores.solo_scores.count(f"t{number}", "cutit", USUAL, anna, one)
        score = await stores.solo_scores.find("cutit", USUAL, anna)
        assert score == SoloScore("cutit", USUAL, 104, tuple(range(50, 60)), 13)
        assert score.mean == 54.5
        assert await stores.solo_scores.of(anna) == [score]

    using(database_url, act)


def test_games_and_options_are_kept_apart(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        anna, bob = await stores.guest(), await stores.guest()
        for table, game, variant, person, points in (
            ("a", "cutit", USUAL, anna, 70),
            ("b", "cutit", OTHER, anna, 80),
            ("c", "another", USUAL, anna, 90),
            ("d", "cutit", USUAL, bob, 100),
        ):
            await stores.solo_scores.count(table, game, variant, person, points)
        found = {(one.game, one.variant): one.best for one in await stores.solo_scores.of(anna)}
        assert found == {("another", USUAL): 90, ("cutit", OTHER): 80, ("cutit", USUAL): 70}
        assert await stores.solo_scores.find("another", OTHER, anna) is None

    using(database_url, act)


def test_a_table_counts_once(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        anna = await stores.guest()
        await stores.table("t", anna, "over", "", anna)
        elsewhere = SoloScores(stores.database)
        counted = await asyncio.gather(
            *(at.count("t", "cutit", USUAL, anna, 70) for at in (stores.solo_scores, elsewhere) * 3)
        )
        assert sorted(counted) == [False] * 5 + [True]
        assert [one.games for one in await stores.solo_scores.of(anna)] == [1]
        rows = await stores.database.read("SELECT rated FROM tables WHERE id = 't'")
        assert rows == [{"rated": 1}]

    using(database_url, act)


def test_tables_that_end_at_once_all_count(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        anna = await stores.guest()
        processes = [SoloScores(stores.database) for _ in range(3)]
        counted = await asyncio.gather(
            *(processes[n % 3].count(f"t{n}", "cutit", USUAL, anna, n) for n in range(12))
        )
        assert all(counted)
        [score] = await stores.solo_scores.of(anna)
        assert (score.best, score.games, len(score.recent)) == (11, 12, 10)

    using(database_url, act)


def test_a_deleted_person_is_not_restored_by_a_game(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        anna = await stores.guest()
        await stores.solo_scores.count("t", "cutit", USUAL, anna, 70)
        await stores.personal_data.forget(anna)
        assert await stores.solo_scores.of(anna) == []
        assert not await stores.solo_scores.count("u", "cutit", USUAL, anna, 70)
        assert await stores.database.read("SELECT * FROM solo_scores") == []

    using(database_url, act)


def test_the_leaderboard(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        guest = await stores.guest()
        members = {name: await stores.member(name) for name in ("Anna", "Bob", "Eve", "Zoe")}
        games = {
            "Anna": (9, 100, 80),
            "Bob": (110,),
            "Eve": (100, 81),
            "Zoe": (-5,),
        }
        for name, points in games.items():
            for number, one in enumerate(points):
                await stores.solo_scores.count(
                    f"{name}{number}", "cutit", USUAL, members[name], one
                )
        await stores.solo_scores.count("guest", "cutit", USUAL, guest, 200)
        await stores.solo_scores.count("other", "cutit", OTHER, members["Zoe"], 200)
        board = await stores.solo_scores.leaderboard("cutit", USUAL, 0, 10)
        # Nine is less than eighty: means are compared as numbers. The guest has no account.
        found = [(one.place, one.name, one.score.best, one.score.mean) for one in board.entries]
        assert found == [
            (1, "Bob", 110, 110),
            (2, "Eve", 100, 90.5),
            (3, "Anna", 100, 63),
            (4, "Zoe", -5, -5),
        ]
        assert board.entries[0].person == members["Bob"]
        assert board.total == 4
        for entry in board.entries:
            assert await stores.solo_scores.standing("cutit", USUAL, entry.person) == entry
        own = await stores.solo_scores.standing("cutit", USUAL, guest)
        assert own is not None
        assert (own.place, own.score.best) == (None, 200)
        assert await stores.solo_scores.standing("rope", USUAL, guest) is None
        page = await stores.solo_scores.leaderboard("cutit", USUAL, 1, 2)
        assert (page.entries, page.total) == (board.entries[1:3], 4)
        for offset, limit in ((4, 10), (0, 0), (0, -5)):
            page = await stores.solo_scores.leaderboard("cutit", USUAL, offset, limit)
            assert page.entries == []
        assert (await stores.solo_scores.leaderboard("rope", USUAL, 0, 10)).total == 0

    using(database_url, act)
