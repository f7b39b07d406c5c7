"""Finished games of a device become tables of the visitor: once, unrated, and like all others."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tavolino.core import verify
from tavolino.games import games, rules
from tavolino.protocol.tables import StoredTable
from tavolino.server.maintenance import DAY_MS
from tavolino.server.storage import Statement
from tests.device.tables import ANN
from tests.server.device_games import (
    changed,
    hand_over,
    kept,
    played_on_device,
    played_with_help,
)
from tests.server.hosts import Host, hosting
from tests.server.peers import Peer, Running, running
from tests.server.people.setup import everything_stored
from tests.server.schema_checks import check_answer, check_view
from tests.server.test_two_processes import moved
from tests.services.fixtures import new_database
from tests.services.redis import RedisService


async def history(of: Peer, asked_by: Peer, **query: str) -> list[dict[str, Any]]:
    response = await asked_by.http.get(f"/api/people/{of.person}/games", params=query)
    check_answer(response)
    found: list[dict[str, Any]] = response.json()["games"]
    return found


async def events_of(server: Running, table: str) -> list[dict[str, Any]]:
    sql = "SELECT body FROM events WHERE table_id = $1 ORDER BY version"
    return [json.loads(str(row["body"])) for row in await server.context.database.read(sql, table)]


async def stored_text(server: Running) -> str:
    return json.dumps(await everything_stored(server.context.settings.database))


@pytest.mark.parametrize("game", games())
def test_a_kept_game_is_a_finished_table(game: str, database_url: str, tmp_path: Path) -> None:
    async def act() -> None:
        seats = rules()[game].players
        occupants = ["me", *["bot:random"] * (seats[0] - 1)]
        stored = await played_on_device(game, *occupants)
        async with running(tmp_path, database=database_url) as server, server.peer() as one:
            response = await hand_over(one, stored)
            assert response.status_code == 201
            table = response.json()["id"]
            assert response.json()["url"] == f"{server.url}/t/{table}"
            shown = (await one.http.get(f"/api/tables/{table}")).json()
            assert shown["table"]["phase"] == "over"
            assert shown["table"]["settings"]["rated"] == "no"
            assert shown["table"]["settings"]["visibility"] == "link"
            (found,) = await history(one, one)
            assert (found["table"], found["from_device"]) == (table, True)
            record = await one.http.get(f"/api/tables/{table}/record")
            verdict = verify(record.content, rules())
            assert (verdict.faults, verdict.fairness) == ((), "fair")
            assert verdict.record is not None
            position = await one.http.get(f"/api/tables/{table}/at/2?seat=0")
            check_answer(position)
            check_view(position.json()["seat_view"]["view"])
            drawing = await one.http.get(f"/api/tables/{table}/drawing.svg")
            assert drawing.status_code == 200
            listed = (await one.http.get("/api/me/games?over=1")).json()["tables"]
            assert [entry["id"] for entry in listed] == [table]

    asyncio.run(act())


def test_hints_undo_stand_ins_and_rematches_are_no_obstacle(tmp_path: Path) -> None:
    async def act() -> None:
        stored = await played_with_help()
        async with running(tmp_path) as server, server.peer() as one:
            table = await kept(one, stored)
            events = await events_of(server, table)
            kinds = {event["event"]["type"] for event in events}
            assert {"Hinted", "Undone", "StandInStarted", "SeatReclaimed"} <= kinds
            assert "Rematched" not in kinds  # it would lead to a table of the device
            shown = (await one.http.get(f"/api/tables/{table}")).json()["table"]
            assert (shown["title"], shown["rematch"]) == ("Rainy day", "")
            async with one.at(table) as here:
                assert (await here.submit("rematch"))["type"] == "ack"

    asyncio.run(act())


def test_the_visitor_takes_the_place_of_the_device_s_person(tmp_path: Path) -> None:
    async def act() -> None:
        stored = await played_on_device("rope", "me", "bot:random", "me")
        async with running(tmp_path) as server, server.peer() as one:
            table = await kept(one, stored)
            assert f'"{ANN.person}"' not in (await stored_text(server)).replace("\\", "")
            shown = (await one.http.get(f"/api/tables/{table}")).json()
            assert shown["table"]["owner"] == one.person
            people = [occupant["person"] for occupant in shown["table"]["occupants"]]
            assert people == [one.person, "", one.person]
            assert [view["viewer"] for view in shown["views"]] == [0, 2]

    asyncio.run(act())


def test_the_game_ended_now_and_took_as_long_as_on_the_device(tmp_path: Path) -> None:
    async def act() -> None:
        stored = await played_on_device("scalino", "me", "bot:random")
        async with running(tmp_path) as server, server.peer() as one:
            before = server.context.clock.now()
            table = await kept(one, stored)
            times = [event["at"] for event in await events_of(server, table)]
            own = [json.loads(line)["at"] for line in stored.events]
            assert [at - times[0] for at in times] == [at - own[0] for at in own]
            assert before <= times[-1] <= server.context.clock.now()
            (row,) = await server.context.database.read(
                "SELECT changed_at FROM tables WHERE id = $1", table
            )
            (found,) = await history(one, one)
            assert found["ended_at"] == row["changed_at"]

    asyncio.run(act())


def test_the_same_game_again_is_the_same_table(database_url: str, tmp_path: Path) -> None:
    async def act() -> None:
        stored = await played_on_device("scalino", "me", "bot:random")
        longer = StoredTable(stored.id, stored.secret, "Other", [*stored.events, "later"])
        settings: dict[str, Any] = {"database": database_url, "kept_games_per_day": 2}
        async with running(tmp_path, **settings) as server, server.peer() as one:
            answers = await asyncio.gather(*(hand_over(one, stored) for _ in range(4)))
            assert {answer.json()["id"] for answer in answers if answer.is_success} == {
                await kept(one, stored)
            }
            assert len(await history(one, one)) == 1
            again = await hand_over(one, longer)
            assert again.status_code == 200
            for table in ("tables", "results", "sitting"):
                (row,) = await server.context.database.read(f"SELECT count(*) AS n FROM {table}")
                assert row["n"] == 1

    asyncio.run(act())


def test_an_archived_game_is_not_kept_twice(tmp_path: Path) -> None:
    async def act() -> None:
        stored = await played_on_device("scalino", "me", "bot:random", title="Mine")
        archive: dict[str, Any] = {
            "archive_after_days": 1,
            "archive_folder": str(tmp_path / "archive"),
        }
        async with running(tmp_path, **archive) as server, server.peer() as one:
            table = await kept(one, stored)
            age = "UPDATE tables SET changed_at = changed_at - $1"
            await server.context.database.write([Statement(age, (2 * DAY_MS,))])
            await server.context.maintenance.archive_tables()
            assert await server.context.database.read("SELECT id FROM tables") == []
            assert (await hand_over(one, stored)).status_code == 200
            assert await server.context.database.read("SELECT id FROM tables") == []
            assert (await one.http.get(f"/api/tables/{table}/record")).status_code == 200

    asyncio.run(act())


def test_a_game_is_in_nobody_else_s_history(tmp_path: Path) -> None:
    async def act() -> None:
        stored = await played_on_device("scalino", "me", "bot:random")
        async with running(tmp_path) as server, server.peer() as one, server.peer() as two:
            forged = changed(stored, 1, lambda one: one["event"].update(owner=two.person))
            assert (await hand_over(one, forged)).json()["error"]["why"] == "people"
            mine, theirs = await kept(one, stored), await kept(two, stored)
            assert mine != theirs
            for peer, other, table in ((one, two, mine), (two, one, theirs)):
                assert [game["table"] for game in await history(peer, peer)] == [table]
                assert await history(peer, other) == []
            lobby = (await two.http.get("/api/lobby")).json()["tables"]
            assert lobby == []

    asyncio.run(act())


def test_nobody_watches_where_watching_was_off(tmp_path: Path) -> None:
    async def act() -> None:
        stored = await played_on_device("rope", "me", "me", settings={"watching": "no"})
        async with running(tmp_path) as server, server.peer() as one, server.peer() as two:
            table = await kept(one, stored)
            for path in ("", "/record", "/at/3?seat=0", "/drawing.svg", "/link"):
                assert (await one.http.get(f"/api/tables/{table}{path}")).status_code == 200
                assert (await two.http.get(f"/api/tables/{table}{path}")).status_code == 403

    asyncio.run(act())


@pytest.mark.parametrize("occupants", [["me"], ["me", "bot:random"]], ids=["solo", "bots"])
def test_it_counts_for_nothing(occupants: list[str], tmp_path: Path) -> None:
    async def act() -> None:
        stored = await played_on_device("cutit", *occupants)
        claim = changed(
            stored, 1, lambda one: one["event"]["settings"].update(rated="yes", visibility="open")
        )
        async with running(tmp_path) as server, server.peer() as one:
            account = {"name": "Anna", "password": "a long password"}
            assert (await one.http.post("/api/account", json=account)).status_code == 200
            table = await kept(one, claim)
            await server.context.table_manager.sweep()
            await server.context.par.compare_due()
            shown = (await one.http.get(f"/api/people/{one.person}")).json()
            for field in ("ratings", "solo_scores", "tallies", "par"):
                assert shown[field] == [], field
            assert (shown["streak"], shown["longest_streak"]) == (0, 0)
            for board in ("leaderboard/cutit/2", "solo/cutit"):
                found = (await one.http.get(f"/api/{board}")).json()
                assert (found["entries"], found["own"]) == ([], None)
            solo = (await one.http.get(f"/api/tables/{table}/solo")).json()
            assert solo == {"counts": False, "is_best": False, "score": None}
            rows = await server.context.database.read("SELECT below_par, par_due_at FROM results")
            assert rows == [{"below_par": None, "par_due_at": None}]
            assert await server.context.database.read("SELECT * FROM rated") == []

    asyncio.run(act())


def test_filters_find_it(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            first = await kept(one, await played_on_device("cutit", "me"))
            second = await kept(one, await played_on_device("scalino", "me", "bot:random"))
            (game,) = await history(one, one, game="scalino")
            assert game["table"] == second
            for query in ({"opponent": "bot:random"}, {"outcome": game["outcome"]}):
                assert [one["table"] for one in await history(one, one, **query)] == [second]
            (alone,) = await history(one, one, outcome="alone")
            assert alone["table"] == first
            page = (await one.http.get(f"/api/people/{one.person}/games?limit=1")).json()
            assert (page["total"], page["opponents"]) == (2, [{"who": "bot:random", "name": ""}])

    asyncio.run(act())


def test_it_is_exported_and_deleted_with_its_person(database_url: str, tmp_path: Path) -> None:
    async def act() -> None:
        stored = await played_on_device("scalino", "me", "bot:random", title="A rainy day")
        async with running(tmp_path, database=database_url) as server, server.peer() as one:
            table = await kept(one, stored)
            response = await one.http.get("/api/me/export")
            check_answer(response)
            export = response.json()
            assert export["finished"] == [table]
            assert export["tables"][0]["title"] == "A rainy day"
            assert [result["from_device"] for result in export["results"]] == [True]
            assert (await one.http.delete("/api/me")).status_code == 204
            for sql in ("SELECT * FROM results", "SELECT * FROM sitting", "SELECT * FROM people"):
                assert await server.context.database.read(sql) == []
            assert "rainy" not in json.dumps(
                await everything_stored(server.context.settings.database)
            )

    asyncio.run(act())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_two_processes_keep_a_game_once(
    kind: str, request: pytest.FixtureRequest, redis_server: RedisService, tmp_path: Path
) -> None:
    async def act(hosts: list[Host], url: str) -> None:
        games = [await played_on_device("scalino", "me", "bot:random") for _ in range(6)]
        async with hosts[0].guest() as one, moved(one, hosts[1]) as elsewhere:
            for stored in games:
                answers = await asyncio.gather(
                    *(hand_over(peer, stored) for peer in (one, elsewhere, one, elsewhere))
                )
                assert len({answer.json()["id"] for answer in answers}) == 1
                table = answers[0].json()["id"]
                records = [
                    await peer.http.get(f"/api/tables/{table}/record") for peer in (one, elsewhere)
                ]
                assert records[0].content == records[1].content
                assert records[0].status_code == 200
            assert len(await history(one, elsewhere)) == len(games)
        stored_rows = await everything_stored(url)
        assert [len(stored_rows[name]) for name in ("tables", "results")] == [len(games)] * 2

    with (
        new_database(request, kind, tmp_path) as url,
        hosting(tmp_path, count=2, database=url, bus=redis_server.url) as hosts,
    ):
        asyncio.run(act(hosts, url))


def test_a_game_handed_over_while_its_person_is_deleted_is_in_no_history(
    database_url: str, tmp_path: Path
) -> None:
    async def act() -> None:
        stored = await played_on_device("scalino", "me", "bot:random")
        async with running(tmp_path, database=database_url) as server:
            for _ in range(8):
                async with server.peer() as one:
                    answers = await asyncio.gather(
                        hand_over(one, stored), one.http.delete("/api/me")
                    )
                    assert answers[0].status_code in (201, 401, 404)
                    assert answers[1].status_code == 204
            for name in ("results", "sitting", "people"):
                assert await server.context.database.read(f"SELECT * FROM {name}") == []

    asyncio.run(act())
