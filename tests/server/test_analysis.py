"""Finished games are analysed move by move, and played on from any position."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from tavolino.cli.app import app
from tavolino.core import Stream, verify
from tavolino.games import find_game, rules
from tavolino.server.live.session import TableSession
from tavolino.table.table import Table
from tests.games.short_games import short_game
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


async def uploaded(peer: Peer, file: bytes) -> str:
    """The id of a record."""
    return str((await peer.http.post("/api/records", content=file)).json()["record"]["id"])


async def post(peer: Peer, path: str, **body: Any) -> Any:
    response = await peer.http.post(path, json=body or None, timeout=PATIENCE_S)
    return response.json()


async def analysed(peer: Peer, path: str) -> Any:
    """The whole analysis of a game, once the background has finished it."""
    begun = await post(peer, path)
    assert begun["is_running"] or len(begun["moves"]) == len(begun["numbers"])
    async with asyncio.timeout(PATIENCE_S):
        while (found := (await peer.http.get(path)).json())["is_running"]:
            await asyncio.sleep(0.05)
    return found


def test_games_with_secrets_are_analysed_by_what_the_player_knew(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            for game, moves, unit in (("rope", 2, "chance"), ("cutit", 4, "points")):
                record = await uploaded(one, short_game(game, 2, moves))
                found = await analysed(one, f"/api/records/{record}/analysis")
                assert [move["number"] for move in found["moves"]] == found["numbers"]
                valued = [move for move in found["moves"] if move["value"] is not None]
                assert valued
                assert all(move["cost"] >= 0 for move in valued)
                assert all(1 <= len(move["best"]) <= 3 for move in valued)
                assert all(best["why"] for move in valued for best in move["best"])
                assert found["unit"] == unit

    asyncio.run(ask())


def test_a_game_has_the_figures_of_the_command_line(tmp_path: Path) -> None:
    file = Path(__file__).parents[1] / "golden" / "records" / "cutit.jsonl"
    ran = CliRunner().invoke(app, ["analyse", str(file), "--json", "--jobs", "1"])
    expected = json.loads(ran.output)

    async def ask() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            record = await uploaded(one, file.read_bytes())
            found = await analysed(one, f"/api/records/{record}/analysis")
            assert [
                {key: move[key] for key in ("number", "seat", "move", "value", "cost", "mark")}
                for move in found["moves"]
            ] == [
                {key: move[key] for key in ("number", "seat", "move", "value", "cost", "mark")}
                for move in expected["moves"]
            ]
            valued = [move for move in expected["moves"] if move["value"] is not None]
            assert len(valued) == 9, "a cut in each round but the last"
            best = {move["number"]: move["best"][0] for move in found["moves"] if move["best"]}
            for move in valued:
                assert best[move["number"]]["move"] == move["best"]
                assert best[move["number"]]["value"] == move["best_value"]
            assert found["turning_points"] == expected["costliest"]
            path = f"/api/records/{record}/review?seat=0"
            par = (await one.http.get(path, timeout=PATIENCE_S)).json()["par"]
            assert [{"seat": 0, **par}] == expected["against_par"]
            assert par["points"][-1] == 89
            assert len(par["points"]) == len(par["par_points"]) == 11
            assert par["points"][-1] <= par["ending_points"] <= par["at_most"]

    asyncio.run(ask())


def test_a_reader_may_ask_for_what_is_new(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            record = await uploaded(one, short_game("demolition", 2, moves=3))
            path = f"/api/records/{record}/analysis"
            before = (await one.http.get(path)).json()
            assert (before["unit"], before["moves"], before["is_running"]) == ("", [], False)
            found = await analysed(one, path)
            middle = found["numbers"][1]
            later = (await one.http.get(f"{path}?after={middle}")).json()
            assert later["moves"] == found["moves"][2:]
            assert await post(one, path) == found, "nothing is left to do"

    asyncio.run(ask())


def test_the_number_of_analysed_moves_is_limited_for_each_person(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(tmp_path, analysed_moves_per_hour=2) as server, server.peer() as one:
            record = await uploaded(one, short_game("demolition", 2, moves=3))
            path = f"/api/records/{record}/analysis"
            assert len((await analysed(one, path))["moves"]) == 2
            assert (await post(one, path))["error"]["rule"] == "LIMIT"
            assert len((await one.http.get(path)).json()["moves"]) == 2

    asyncio.run(ask())


def test_a_seat_is_compared_with_par_once_and_the_same_at_a_table_and_in_a_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            running_game = await one.create("cutit", 1, occupants=["me"])
            refused = await one.http.get(f"/api/tables/{running_game}/review?seat=0")
            assert refused.json()["error"]["rule"] == "PHASE"
            table = await finished(server, one, "cutit")
            path = f"/api/tables/{table.id}/review?seat=1"
            found = (await one.http.get(path, timeout=PATIENCE_S)).json()
            review = find_game("cutit").review
            assert review is not None
            expected = msgspec.to_builtins(review(table.play.state, 1))
            assert found == {"seat": 1, "par": json.loads(json.dumps(expected))}
            file = (await one.http.get(f"/api/tables/{table.id}/record")).content
            record = await uploaded(one, file)
            same = await one.http.get(f"/api/records/{record}/review?seat=1", timeout=PATIENCE_S)
            assert same.json() == found
            monkeypatch.setattr(server.context.bot_service, "review", None)
            assert (await one.http.get(path)).json() == found
            other = await uploaded(one, short_game("demolition", 2, moves=3))
            none = await one.http.get(f"/api/records/{other}/review?seat=1")
            assert none.json() == {"seat": 1, "par": None}

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


def test_records_are_played_on(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(tmp_path) as server, server.peer() as one, server.peer() as other:
            record = await uploaded(one, short_game("demolition", 2, moves=3))
            link = await post(other, f"/api/records/{record}/play-on", at=2, seat=0)
            assert (await other.http.get(f"/api/tables/{link['id']}")).status_code == 200

    asyncio.run(ask())
