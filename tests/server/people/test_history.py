"""The finished games of a person: who sees which, filters, and statistics."""

import asyncio
from pathlib import Path
from typing import Any

from tavolino.core import Stream
from tavolino.server.people.history import Filter, History, ParTally, Statistics
from tavolino.server.people.ratings import PlayerRating
from tests.server.client_model import go_on
from tests.server.peers import Peer, Running, running
from tests.server.people.setup import Stores, using

INSERT = (
    "INSERT INTO results (person, table_id, game, seats, place, points, outcome, level, opponents,"
    " is_public, ended_at) VALUES ($1, $2, $3, 2, 1, $4, $5, $6, $7, 1, $8)"
)


async def finish(server: Running, host: Peer, guest: Peer | None, **settings: str) -> str:
    """A game of two people, or of one and a bot, played to its end."""
    occupants = ["me"] if guest else ["me", "bot:random"]
    table = await host.create("scalino", 2, occupants=occupants, settings=settings)
    if guest:
        async with guest.at(table) as there:
            await there.submit("sit", seat=1)
            await there.submit("ready", ready=True)
    session = await server.context.table_manager.open(table)
    await go_on(session, 10_000, Stream(bytes(32), 0))
    return table


async def games(of: Peer, asked_by: Peer, **query: str) -> list[dict[str, Any]]:
    response = await asked_by.http.get(f"/api/people/{of.person}/games", params=query)
    found: list[dict[str, Any]] = response.json()["games"]
    return found


def test_others_see_games_at_open_tables_only(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one, server.peer() as two:
            public = await finish(server, one, two, visibility="open")
            linked = await finish(server, one, two)
            hidden = await finish(server, one, two, visibility="open", watching="no")
            for asked_by, expected in ((one, {public, linked, hidden}), (two, {public})):
                assert {game["table"] for game in await games(one, asked_by)} == expected
            [game] = await games(one, two)
            names = await server.context.people.names([two.person])
            assert game["opponents"] == [{"who": two.person, "name": names[two.person]}]
            assert {game["outcome"] for game in await games(one, one)} <= {"won", "shared", "lost"}
            assert await games(one, one, opponent=two.person) == await games(one, one)
            assert await games(one, one, opponent="_" * len(two.person)) == []
            shown = (await two.http.get(f"/api/people/{one.person}")).json()
            assert [(tally["games"], tally["level"]) for tally in shown["tallies"]] == [(3, "")]
            await two.http.delete("/api/me")
            game = (await games(one, one, outcome=game["outcome"], game="scalino"))[0]
            assert game["opponents"] == [{"who": two.person, "name": ""}]
            rows = await server.context.database.read("SELECT DISTINCT person FROM results")
            assert [row["person"] for row in rows] == [one.person]

    asyncio.run(act())


def test_playing_both_seats_is_for_oneself_alone(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one, server.peer() as two:
            table = await one.create(
                "scalino", 2, occupants=["me", "me"], settings={"visibility": "open"}
            )
            session = await server.context.table_manager.open(table)
            await go_on(session, 10_000, Stream(bytes(32), 0))
            assert [game["table"] for game in await games(one, one)] == [table]
            rows = await server.context.database.read("SELECT is_public FROM results")
            assert rows == [{"is_public": 0}]
            assert await games(one, two) == []
            shown = (await two.http.get(f"/api/people/{one.person}")).json()
            assert shown["tallies"] == []

    asyncio.run(act())


def test_somebody_with_two_of_three_seats_wins_nothing(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        anna = await stores.guest()
        for table, seats, opponents in (
            ("both", 2, ","),
            ("two of three", 3, ",bob,"),
            ("one of three", 3, ",bob,bot:x,"),
        ):
            await stores.do(INSERT, anna, table, "rope", 1, "won", "", opponents, 1)
            await stores.do("UPDATE results SET seats = $1 WHERE table_id = $2", seats, table)
        found = await History(stores.database).statistics(anna)
        assert [(one.seats, one.games, one.wins) for one in found.tallies] == [(3, 1, 1)]
        assert found.streak == 1

    using(database_url, act)


def test_statistics(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        anna = await stores.guest()
        history = History(stores.database)
        assert await history.statistics(anna) == Statistics([], 0, 0, [])
        outcomes = ["won", "won", "shared", "lost", "alone", "won"]
        for number, outcome in enumerate(outcomes):
            level = "casual" if number < 4 else ""
            game = "cutit" if outcome == "alone" else "rope"
            args = (anna, f"t{number}", game, number, outcome, level, ",bot:x,", number)
            await stores.do(INSERT, *args)
        found = await history.statistics(anna)
        assert (found.streak, found.longest_streak) == (1, 3)
        assert [tuple(one) for one in found.tallies] == [
            ("cutit", 2, "", 1, 0, 4),
            ("rope", 2, "", 1, 1, 5),
            ("rope", 2, "casual", 4, 3, 3),
        ]
        assert found.par == []
        await stores.do("UPDATE results SET below_par = 2 WHERE table_id IN ('t0', 't1')")
        await stores.do("UPDATE results SET below_par = 0 WHERE table_id IN ('t2', 't4')")
        found = await history.statistics(anna)
        assert found.par == [ParTally("cutit", 1, 0.0, 0), ParTally("rope", 3, 4 / 3, 0)]
        wanted = Filter(game="rope", opponent="bot:x", outcome="won")
        page, total = await history.page(anna, wanted, is_own=False, offset=1, limit=1)
        assert ([one.table for one in page], total) == (["t1"], 3)
        assert await history.opponents(anna, is_own=False) == ["bot:x"]

    using(database_url, act)


def test_ratings_are_on_the_scale_that_players_know() -> None:
    newcomer = PlayerRating("rope", 2, 25.0, 25 / 3, 0)
    assert (newcomer.points, newcomer.deviation) == (1500, 246)
    # Of two whose skill is certain, 400 points more win ten games out of eleven.
    apart = 400 / 29.478
    assert round(PlayerRating("rope", 2, 25 + apart, 0.0, 9).points) == 1900


def test_everybody_with_a_rating_has_a_line_of_their_own(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        anna, bob = await stores.member("Anna"), await stores.member("Bob")
        guest = await stores.guest()
        for number in range(3):
            who = [anna, bob, guest]
            await stores.ratings.rate(f"t{number}", "rope", 3, who, [1, 2, 3])
        found = [await stores.ratings.standing("rope", 3, one) for one in (anna, bob, guest)]
        assert [one and (one.place, one.rating.games) for one in found] == [
            (1, 3),
            (2, 3),
            (None, 3),
        ]
        assert await stores.ratings.standing("rope", 2, anna) is None

    using(database_url, act)
