"""Finished games are analysed move by move, and played on from any position."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tavolino.analysis import questions, review_move
from tavolino.catalogue import find_game, rules
from tavolino.core import Stream, verify
from tavolino.match.table import Table
from tavolino.server.tables.session import TableSession
from tavolino.tables.analysis import analysed_move
from tests.patience import PATIENCE_S
from tests.server.client_model import go_on, move_by_chance
from tests.server.peers import Peer, Running, running

OPTIONS: dict[str, dict[str, Any]] = {
    "scalino": {"first": "0"},
    "demolition": {},
    "rope": {"pile": 6},
    "cutit": {},
}


async def finished(server: Running, peer: Peer, game: str, seats: int = 2, **chosen: Any) -> Table:
    """A game by chance with several undos, in which one person has all seats."""
    occupants = ["me"] * seats
    table_id = await peer.create(game, seats, occupants=occupants, options=OPTIONS[game], **chosen)
    session = await server.context.table_manager.open(table_id)
    await go_on(session, 10_000, Stream(bytes(32), 0), undo=game == "scalino")
    assert session.live.table.phase == "over"
    return session.live.table


async def post(peer: Peer, path: str, **body: Any) -> Any:
    response = await peer.http.post(path, json=body or None, timeout=PATIENCE_S)
    return response.json()


def test_moves_have_the_figures_of_the_library_and_are_analysed_once(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> None:
        async with running(tmp_path, database=database_url) as server, server.peer() as one:
            table = await finished(server, one, "scalino")
            path = f"/api/tables/{table.id}/analysis"
            asked = list(questions(table.play))
            before = (await one.http.get(path)).json()
            assert before["numbers"] == [question.number for question in asked]
            assert (before["unit"], before["moves"]) == ("", [])
            question = asked[-4]
            found = await post(one, f"{path}/{question.number}")
            evaluator = find_game("scalino").bots.evaluator
            expected = analysed_move(review_move(question, evaluator), "en")
            assert found["move"] == expected.move
            assert found["value"] == expected.value
            assert [best["move"] for best in found["best"]] == [one.move for one in expected.best]
            assert all(best["why"] for best in found["best"])
            monkeypatch.setattr(server.context.bot_service, "analyse", None)
            assert await post(one, f"{path}/{question.number}") == found
            after = (await one.http.get(path)).json()
            assert (after["unit"], after["moves"]) == ("chance", [found])

    asyncio.run(ask())


@pytest.mark.parametrize(("game", "unit"), [("rope", "chance"), ("cutit", "points")])
def test_games_with_secrets_are_analysed_by_what_the_player_knew(
    tmp_path: Path, game: str, unit: str
) -> None:
    async def ask() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            table = await finished(server, one, game)
            path = f"/api/tables/{table.id}/analysis"
            numbers = [
                question.number
                for question in questions(table.play)
                if len(question.view.moves or ()) > 1
            ]
            found = await post(one, f"{path}/{numbers[len(numbers) // 2]}")
            assert found["value"] is not None
            assert found["cost"] >= 0
            assert 1 <= len(found["best"]) <= 3
            assert (await one.http.get(path)).json()["unit"] == unit

    asyncio.run(ask())


def test_what_is_no_move_of_a_player_cannot_be_analysed(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            table = await finished(server, one, "scalino")
            path = f"/api/tables/{table.id}/analysis"
            undone = set(range(len(table.play.log))) - set(table.play.standing)
            assert undone
            for number in (min(undone), 99_999, "x", "-1"):
                refused = await post(one, f"{path}/{number}")
                assert (refused["error"]["rule"], refused["error"]["why"]) == ("ANALYSIS", "move")

    asyncio.run(ask())


def test_the_number_of_analysed_moves_is_limited_for_each_person(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(tmp_path, analysed_moves_per_hour=1) as server, server.peer() as one:
            table = await finished(server, one, "scalino")
            first, second = (question.number for question in list(questions(table.play))[-2:])
            path = f"/api/tables/{table.id}/analysis"
            assert (await post(one, f"{path}/{first}"))["number"] == first
            assert (await post(one, f"{path}/{second}"))["error"]["rule"] == "LIMIT"
            assert (await post(one, f"{path}/{first}"))["number"] == first

    asyncio.run(ask())


@pytest.mark.parametrize("game", OPTIONS)
def test_a_finished_game_goes_on_from_any_position(tmp_path: Path, game: str) -> None:
    """The new table has the same moves, its bots play, and its record can be verified."""

    async def ask() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            table = await finished(server, one, game)
            middle = table.play.standing[len(table.play.standing) // 2]
            path = f"/api/tables/{table.id}/play-on"
            link = await post(one, path, at=middle, seat=1, bot="learner")
            session = await server.context.table_manager.open(link["id"])
            other = session.live.table
            assert other.settings["rated"] == "no"
            assert other.occupants[1].person == one.person
            assert other.occupants[0].bot == "learner"
            made = len([number for number in table.play.standing if number < middle])
            assert other.play.state_after(made) == table.play.state_after(middle)
            await play_to_the_end(session, 1)
            record = await one.http.get(f"/api/tables/{link['id']}/record")
            verdict = verify(record.content, rules())
            assert (verdict.faults, verdict.fairness) == ((), "fair")

    asyncio.run(ask())


async def play_to_the_end(session: TableSession, seat: int) -> None:
    """Moves for one seat by chance; bots have the others."""
    source = Stream(bytes(32), 1)
    async with asyncio.timeout(PATIENCE_S):
        while session.live.table.phase != "over":
            if seat in session.live.table.due:
                await session.live.act(lambda draft, now: move_by_chance(draft, now, seat, source))
            await asyncio.sleep(0)


def test_what_cannot_go_on_is_refused(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            table = await finished(server, one, "scalino")
            path = f"/api/tables/{table.id}/play-on"
            last = len(table.play.log)
            for body, expected in (
                ({"at": last, "seat": 0}, ("PLAY-ON", "over")),
                ({"at": last + 1, "seat": 0}, ("AT", "range")),
                ({"at": 1, "seat": 2}, ("SEAT", "unknown")),
                ({"at": 1, "seat": 0, "bot": "nobody"}, ("BOT", "unknown")),
                ({"at": -1, "seat": 0}, ("BODY", "json")),
            ):
                error = (await post(one, path, **body))["error"]
                assert (error["rule"], error["why"]) == expected
            running_game = await one.create("scalino", 2, occupants=["me", "me"])
            error = (await post(one, f"/api/tables/{running_game}/play-on", at=0, seat=0))["error"]
            assert error["rule"] == "PHASE"

    asyncio.run(ask())


def test_records_are_analysed_and_played_on(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(tmp_path) as server, server.peer() as one, server.peer() as other:
            table = await finished(server, one, "scalino")
            file = (await one.http.get(f"/api/tables/{table.id}/record")).content
            record = (await one.http.post("/api/records", content=file)).json()["record"]["id"]
            numbers = (await other.http.get(f"/api/records/{record}/analysis")).json()["numbers"]
            found = await post(other, f"/api/records/{record}/analysis/{numbers[-2]}")
            assert found["number"] == numbers[-2]
            link = await post(other, f"/api/records/{record}/play-on", at=numbers[2], seat=0)
            assert (await other.http.get(f"/api/tables/{link['id']}")).status_code == 200

    asyncio.run(ask())
