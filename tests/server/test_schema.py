"""The published schema and the TypeScript types are current, and messages conform to them."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tavolino.core import SPECTATOR, Entry, Stream, View
from tavolino.games import find_game, rules
from tavolino.protocol import schema, typescript
from tavolino.protocol.endpoints import ENDPOINTS, SOCKET_PATH
from tavolino.protocol.messages import encode
from tavolino.protocol.views import read_view
from tests.server.peers import running
from tests.server.schema_checks import validator

ROOT = Path(__file__).parents[2]


def test_the_schema_in_the_documents_is_current() -> None:
    kept = (ROOT / "docs" / "protocol.schema.json").read_text(encoding="utf-8")
    assert kept == schema.schema_text(), "make protocol"


def test_the_types_of_the_web_client_are_current() -> None:
    kept = (ROOT / "web" / "src" / "protocol.ts").read_text(encoding="utf-8")
    assert kept == typescript.typescript_text(), "make protocol"


def test_the_document_names_every_address_submit_and_frame() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for endpoint in ENDPOINTS:
        assert f"| `{endpoint.method} {endpoint.path}` |" in text
    assert SOCKET_PATH in text
    for union in ("FromClient", "ToClient"):
        for tag in schema.document()["$defs"][union]["discriminator"]["mapping"]:
            assert f"| `{tag}` |" in text


def test_it_is_a_schema_and_every_reference_leads_somewhere() -> None:
    document = schema.document()
    Draft202012Validator.check_schema(document)

    def references(part: Any) -> set[str]:
        if isinstance(part, dict):
            own = {part["$ref"]} if "$ref" in part else set()
            return own.union(*map(references, part.values()))
        return set().union(*map(references, part)) if isinstance(part, list) else set()

    named = {schema.DEFS + name for name in document["$defs"]}
    assert references(document) <= named


def test_every_message_says_what_its_fields_mean_where_the_source_does() -> None:
    occupant = schema.document()["$defs"]["ShownOccupant"]
    assert "place of `person`" in occupant["description"]
    assert occupant["properties"]["left_ms"]["description"].endswith("null without a clock.")


def views(game: str) -> list[View[Any]]:
    """The views of all viewers at several points of a random game."""
    rules = find_game(game).rules
    seats = rules.players[0]
    state = rules.start(seats)
    source = Stream(bytes(32), 0)
    found = []
    for number in range(400):
        if number % 20 == 0 or rules.outcome(state):
            found += [rules.view(state, seat) for seat in (SPECTATOR, *range(seats))]
        if rules.outcome(state):
            break
        seat = min(rules.to_act(state))
        move = rules.sample(state, seat, source)
        rules.check(state, seat, move)
        state = rules.apply(state, Entry(seat, move))
    return found


@pytest.mark.parametrize("game", rules())
def test_views_fit_the_schema_and_can_be_read_back(game: str) -> None:
    name = schema.view_name(rules()[game])
    for view in views(game):
        written = encode(view)
        validator(name).validate(json.loads(written))
        assert read_view(game, written) == view


def test_the_schema_and_the_games_are_served_and_kept_by_browsers(tmp_path: Path) -> None:
    async def ask() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            served = await one.http.get("/api/schema")
            assert served.json() == schema.document()
            games = await one.http.get("/api/games")
            validator("GameList").validate(games.json())
            assert [game["name"] for game in games.json()["games"]] == list(rules())
            again = await one.http.get(
                "/api/games", headers={"If-None-Match": games.headers["etag"]}
            )
            assert (again.status_code, again.content) == (304, b"")

    asyncio.run(ask())
