"""A device answers the requests that a table page makes."""

import asyncio
import json
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from typer.testing import CliRunner

from tavolino.cli.app import app
from tavolino.device import Response, respond
from tavolino.device.analysis import DeviceAnalyses, FinishedGame
from tavolino.device.handlers import HANDLERS
from tavolino.games import rules
from tavolino.protocol.endpoints import ENDPOINTS
from tavolino.table.stored_table import DEVICE_SETTINGS
from tests.device.tables import Played, new_table
from tests.server.schema_checks import validator

FIRST = {"first": "0"}


async def ask(at: Played, method: str, path: str, body: bytes = b"", **query: Any) -> Response:
    url = f"/api/tables/{at.shown.table.id}{path}" if path.startswith("/") else f"/api/{path}"
    return await respond(at.device, method, f"{url}?{urlencode(query, doseq=True)}", body)


def read(found: Response, kind: str) -> Any:
    """The body of a response, which must fit the published schema."""
    body = json.loads(found.body)
    validator(kind).validate(body)
    return body


async def finished(game: str, **options: Any) -> Played:
    at = await new_table(game, "me", "bot:casual", options=options)
    await at.submit("resign", seat=0)
    assert at.shown.table.phase == "over"
    return at


def test_the_games_are_listed_with_the_bots_that_the_device_can_offer() -> None:
    async def play() -> None:
        at = await new_table("scalino", "me", "me")
        listed = read(await ask(at, "GET", "games"), "GameList")
        assert [game["name"] for game in listed["games"]] == list(rules())
        for game in listed["games"]:
            assert game["bots"][:3] == ["learner", "casual", "strong"]

    asyncio.run(play())


def test_tables_are_created_as_at_a_server() -> None:
    async def play() -> None:
        at = await new_table("scalino", "me", "me")
        body = {"game": "rope", "seats": 2, "occupants": ["me", "bot:casual"], "title": "Home"}
        created = await ask(at, "POST", "tables", json.dumps(body).encode())
        link = read(created, "TableLink")
        assert created.status == 201
        assert link["url"] == f"/t/{link['id']}"
        frame = read(await respond(at.device, "GET", f"/api/tables/{link['id']}"), "TableFrame")
        assert frame["table"]["title"] == "Home"
        assert frame["table"]["phase"] == "playing"

    asyncio.run(play())


@pytest.mark.parametrize(
    ("body", "rule"),
    [
        (b"{", "BODY"),
        (b'{"game": "chess", "seats": 2}', "GAME"),
        (b'{"game": "scalino", "seats": 9}', "SEATS"),
        (b'{"game": "scalino", "seats": 2, "occupants": ["you"]}', "SEAT"),
        (b'{"game": "scalino", "seats": 2, "occupants": ["bot:none"]}', "BOT"),
        (b'{"game": "rope", "seats": 2, "occupants": ["me", "bot:master"]}', "BOT"),
        (b'{"game": "rope", "seats": 2, "title": "\\u200b"}', "NAME"),
    ],
)
def test_what_cannot_be_created_is_refused_and_not_stored(body: bytes, rule: str) -> None:
    async def play() -> None:
        at = await new_table("scalino", "me", "me")
        refused = await ask(at, "POST", "tables", body)
        assert refused.status == 400
        assert read(refused, "ErrorResponse")["error"]["rule"] == rule
        assert len(at.storage.tables) == 1

    asyncio.run(play())


def test_a_table_that_cannot_be_stored_is_not_created() -> None:
    async def play() -> None:
        at = await new_table("scalino", "me", "me")
        at.storage.fails = True
        refused = await ask(at, "POST", "tables", b'{"game": "rope", "seats": 2}')
        assert read(refused, "ErrorResponse")["error"]["rule"] == "STORAGE"

    asyncio.run(play())


def test_moves_are_checked_without_making_them() -> None:
    async def play() -> None:
        at = await new_table("scalino", "me", "me", options=FIRST)
        found = await ask(at, "GET", "/check", seat=0, move=["e5", "z9"])
        good, bad = read(found, "CheckedMoves")["moves"]
        assert good["refused"] is None
        assert bad["refused"]["text"]
        assert not at.shown.table.play.log

    asyncio.run(play())


def test_a_hint_is_stored_and_shown() -> None:
    async def play() -> None:
        at = await new_table("rope", "me", "bot:casual", options=FIRST)
        before = at.table["version"]
        hint = read(await ask(at, "POST", "/hint", seat=0), "Hint")
        assert hint["move"] in at.table["views"][0]["view"]["moves"]
        assert hint["why"]
        assert at.table["version"] == before + 1
        assert at.shown.table.bot_helped

    asyncio.run(play())


def test_positions_of_a_running_game_are_those_of_own_seats() -> None:
    async def play() -> None:
        at = await new_table("rope", "me", "bot:casual")
        assert (await ask(at, "GET", "/at/0", seat=0)).status == 200
        hidden = await ask(at, "GET", "/at/0", seat=1)
        assert (hidden.status, read(hidden, "ErrorResponse")["error"]["why"]) == (403, "hidden")
        drawn = await ask(at, "GET", "/drawing.svg", seat="spectator")
        assert drawn.body.startswith(b"<svg")
        await at.submit("resign", seat=0)
        assert read(await ask(at, "GET", "/at/1", seat=1), "Position")["n"] == 1

    asyncio.run(play())


@pytest.mark.parametrize("game", rules())
def test_the_record_can_be_verified(game: str, tmp_path: Path) -> None:
    async def play() -> bytes:
        at = await finished(game)
        record = (await ask(at, "GET", "/record")).body
        checked = await ask(at, "POST", "records", record)
        assert checked.status == 201
        shown = read(checked, "CheckedRecord")
        assert (shown["fairness"], shown["faults"]) == ("fair", [])
        path = f"records/{shown['record']['id']}"
        assert read(await ask(at, "GET", path), "CheckedRecord") == shown
        assert (await ask(at, "GET", f"{path}/file")).body == record
        assert read(await ask(at, "GET", f"{path}/entries"), "RecordLog")["viewer"] == -3
        assert read(await ask(at, "GET", f"{path}/at/1", seat=1), "Position")["n"] == 1
        assert (await ask(at, "GET", f"{path}/drawing.svg")).body.startswith(b"<svg")
        return record

    file = tmp_path / "record.jsonl"
    file.write_bytes(asyncio.run(play()))
    ran = CliRunner().invoke(app, ["verify", str(file)])
    assert ran.exit_code == 0, ran.output


def test_a_running_game_has_no_record_and_no_review() -> None:
    async def play() -> None:
        at = await new_table("scalino", "me", "me")
        assert read(await ask(at, "GET", "/record"), "ErrorResponse")["error"]["why"] == "running"
        review = read(await ask(at, "GET", "/review", seat=0), "ErrorResponse")
        assert review["error"]["rule"] == "PHASE"

    asyncio.run(play())


def test_a_finished_game_has_a_review() -> None:
    async def play() -> None:
        at = await finished("scalino")
        assert read(await ask(at, "GET", "/review", seat=0), "Review") == {"seat": 0, "par": None}

    asyncio.run(play())


def test_a_failure_is_an_answer_in_the_language_of_the_player(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(asked: object) -> None:
        raise ZeroDivisionError

    async def play() -> None:
        at = await new_table("scalino", "me", "me")
        monkeypatch.setattr(at.device, "create", fail)
        failed = await ask(at, "POST", "tables", b'{"game": "rope", "seats": 2}')
        assert (failed.status, read(failed, "ErrorResponse")["error"]["rule"]) == (500, "DEVICE")

    asyncio.run(play())


def test_what_needs_a_server_is_refused() -> None:
    async def play() -> None:
        at = await new_table("scalino", "me", "me")
        for endpoint in set(ENDPOINTS) - set(HANDLERS):
            found = await respond(at.device, endpoint.method, endpoint.path)
            assert found.status in (400, 404), endpoint
        for path in ("records/none", "tables/none", "nothing"):
            assert (await ask(at, "GET", path)).status == 404, path

    asyncio.run(play())


def test_a_finished_game_is_analysed_and_played_on_without_a_server() -> None:
    async def play() -> None:
        at = await new_table("scalino", "me", "bot:casual", options=FIRST)
        await at.move(0, "e5")
        await at.shown.play_bot(1)
        await at.submit("resign", seat=0)
        before = read(await ask(at, "GET", "/analysis"), "Analysis")
        assert (before["numbers"], before["moves"]) == ([0, 1], [])
        first = read(await ask(at, "POST", "/analysis"), "Analysis")["moves"]
        assert [one["number"] for one in first] == [0]
        both = read(await ask(at, "POST", "/analysis"), "Analysis")["moves"]
        assert both[:1] == first
        assert all(one["best"] for one in both)
        assert read(await ask(at, "GET", "/analysis", after=0), "Analysis")["moves"] == both[1:]
        assert read(await ask(at, "POST", "/analysis"), "Analysis")["moves"] == both
        later = DeviceAnalyses(at.storage)
        game = FinishedGame(at.shown.table.id, at.shown.table.play, "")
        kept = await later.show(game, -1, "en")
        assert [one.number for one in kept.moves] == [0, 1]
        asked = json.dumps({"at": 1, "seat": 1, "bot": "learner"}).encode()
        link = read(await ask(at, "POST", "/play-on", asked), "TableLink")
        other = (await at.device.open(link["id"])).table
        assert other.play.state == at.shown.table.play.state_after(1)
        assert DEVICE_SETTINGS.items() <= other.settings.items()
        assert other.due == {1}

    asyncio.run(play())
