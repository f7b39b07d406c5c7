"""Text that people write is stored and returned unchanged, and never interpreted."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.client_model import finished
from tests.server.peers import running

HOSTILE = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "'; DROP TABLE people; --",
    "{{7*7}} ${7*7} %s %(x)s {0}",
    "</title><svg/onload=alert(1)>",
    "javascript:alert(1)//",
    "\\u003cb\\u003e & &lt;b&gt;",
    "日本語 😀 ñ ß",
)


@pytest.mark.parametrize("words", HOSTILE)
def test_hostile_text_stays_text(words: str, tmp_path: Path) -> None:
    """As a name, as a title, in chat, and in the names of an uploaded record."""

    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one, server.peer() as two:
            name = words[:40].strip()
            answer = await one.http.patch("/api/me", json={"name": name})
            assert answer.json()["name"] == name
            settings = {"visibility": "open"}
            table = await one.create("scalino", 2, occupants=["me"], title=name, settings=settings)
            async with one.at(table) as here, two.at(table) as there:
                assert (await here.submit("chat", text=words))["type"] == "ack"
                line = await there.until(lambda frame: frame["type"] == "chat")
                assert (line["text"], line["name"]) == (words, name)
                frame = await there.see()
                assert frame["table"]["title"] == name
                assert frame["table"]["occupants"][0]["name"] == name
            paths = ["/api/lobby", f"/api/tables/{table}", f"/api/people/{one.person}"]
            for path in paths:
                answer = await two.http.get(path)
                assert answer.headers["content-type"] == "application/json"
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert "sandbox" in answer.headers["content-security-policy"]
                assert json.dumps(name, ensure_ascii=False) in answer.text
            brought = finished("scalino", (name, name))
            kept = (await one.http.post("/api/records", content=brought)).json()["record"]
            assert kept["names"] == [name, name]
            file = await two.http.get(f"/api/records/{kept['id']}/file")
            assert file.content == brought
            assert file.headers["content-disposition"].startswith("attachment")
            drawing = await two.http.get(f"/api/records/{kept['id']}/drawing.svg")
            assert "<script" not in drawing.text
            assert "sandbox" in drawing.headers["content-security-policy"]

    asyncio.run(act())


@pytest.mark.parametrize("sign", ["\0", "\u202e", "\u200b", "\n", "\ud800"])
def test_invisible_characters_are_refused_in_names_and_dropped_in_chat(
    sign: str, tmp_path: Path
) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            name = json.dumps({"name": f"A{sign}da"})
            answer = await one.http.patch("/api/me", content=name.encode())
            assert answer.status_code == 400
            table = await one.create("scalino", 2, occupants=["me"])
            async with one.at(table) as here:
                await here.send("chat", text=f"Ci{sign}ao")
                heard = await here.until(lambda frame: frame["type"] in ("chat", "refused"))
                if heard["type"] == "chat":
                    assert heard["text"] == "Ci ao"
                else:  # half a sign is no text at all
                    assert (sign, heard["rule"]) == ("\ud800", "BODY")

    asyncio.run(act())


def test_words_sent_back_in_a_refusal_are_short_and_json(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            for game in ("<b>" * 20, "x" * 60):
                answer = await one.http.post("/api/tables", json={"game": game, "seats": 2})
                assert answer.status_code == 400
                assert answer.headers["content-type"] == "application/json"
                assert len(answer.json()["error"]["text"]) < 200

    asyncio.run(act())
