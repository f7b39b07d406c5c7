"""Answers are in the language of the person."""

import asyncio
from pathlib import Path

import pytest

from tavolino.core import Refused, verify
from tavolino.games import rules
from tavolino.locales import LANGUAGES, say, say_fault_alone, say_refusal
from tavolino.server.http.visitors import accepted
from tests.patience import PATIENCE_S
from tests.server.peers import browser, running
from tests.server.people.browsers import Site, on_site
from tests.server.test_records import tampered

GOLDEN = Path(__file__).parents[1] / "golden" / "records"


@pytest.mark.parametrize(
    ("likes", "language"),
    [
        ("", "en"),
        ("*", "en"),
        ("sv", "en"),
        ("de", "de"),
        ("DE-at", "de"),
        ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", "fr"),
        ("en;q=0.3, pl ; q=0.8 ,it;q=0.5", "pl"),
        ("it;q=0, sv", "en"),
        ("deutsch, fr;q=9, it;q=x, ;;,,", "en"),
        ("sv," * 100_000 + "it", "en"),
    ],
)
def test_the_language_a_browser_likes_best(likes: str, language: str) -> None:
    assert accepted(likes) == language


def test_http_answers_in_the_language_of_the_browser_then_of_the_person(tmp_path: Path) -> None:
    async def act(site: Site) -> None:
        browser = await site.browser()
        browser.headers["Accept-Language"] = "de-CH, en;q=0.5"
        refused = await browser.get("/api/me/games")
        assert refused.json()["error"]["text"] == say_refusal(Refused("PERSON", "none"), "de")
        me = (await browser.get("/api/me")).json()
        assert me["language"] == "de"
        assert me["name"].startswith("Gast ")
        for language in LANGUAGES:
            await browser.patch("/api/me", json={"language": language})
            refused = await browser.post("/api/tables", json={"game": "chess", "seats": 2})
            error = refused.json()["error"]
            expected = Refused(error["rule"], error["why"], **error["params"])
            assert error["text"] == say_refusal(expected, language)

    on_site(tmp_path, act)


def test_drawings_are_in_the_language_of_the_reader(tmp_path: Path) -> None:
    record = (GOLDEN / "cutit.jsonl").read_bytes()

    async def ask() -> None:
        async with running(tmp_path) as server, server.peer() as one:
            table = await one.create("scalino", 2, occupants=["me", "bot:random"], ready=True)
            brought = await one.http.post("/api/records", content=record)
            pictures = [
                f"/api/tables/{table}/drawing.svg?style=south",
                f"/api/tables/{table}/drawing.svg?look=south",
                f"/api/records/{brought.json()['record']['id']}/drawing.svg",
            ]
            for language in LANGUAGES:
                await one.http.patch("/api/me", json={"language": language})
                new, old, recorded = [(await one.http.get(path)).text for path in pictures]
                assert f'lang="{language}"' in new
                assert f'lang="{language}"' in recorded
                seen = {"game": say("game-scalino", language), "style": "south"}
                assert say("drawing-scalino-seen", language, **seen) in new
                assert say("drawing-scalino-seen", language, **seen) in old

    asyncio.run(asyncio.wait_for(ask(), PATIENCE_S))


def test_the_faults_of_a_record_are_in_the_language_of_the_reader(tmp_path: Path) -> None:
    body = (GOLDEN / "rope.jsonl").read_bytes()
    bad = tampered(body, len(body.splitlines()) - 1, points=[9, 9])
    (fault,) = verify(bad, rules()).faults

    async def ask() -> None:
        async with (
            running(tmp_path) as server,
            server.peer() as one,
            browser(server.url) as stranger,
        ):
            for language in LANGUAGES:
                await one.http.patch("/api/me", json={"language": language})
                uploaded = (await one.http.post("/api/records", content=bad)).json()
                path = f"/api/records/{uploaded['record']['id']}"
                read = (await one.http.get(path)).json()
                accept = {"Accept-Language": language}
                read_by_stranger = (await stranger.get(path, headers=accept)).json()
                expected = [{"line": fault.line, "text": say_fault_alone(fault, language)}]
                for answer in (uploaded, read, read_by_stranger):
                    assert answer["faults"] == expected

    asyncio.run(asyncio.wait_for(ask(), PATIENCE_S))


def test_a_socket_speaks_the_language_of_its_person(tmp_path: Path) -> None:
    """This also holds when the language changes during a game."""

    async def play() -> list[str]:
        async with running(tmp_path) as server, server.peer() as one:
            chosen = {"occupants": ["me", "bot:random"], "ready": True, "options": {"first": "0"}}
            table = await one.create("scalino", 2, **chosen)
            said = []
            async with one.at(table) as here:
                await here.see(lambda frame: frame["table"]["phase"] == "playing")
                for language in LANGUAGES:
                    await one.http.patch("/api/me", json={"language": language})
                    (socket,) = server.context.sockets
                    while socket.language != language:
                        await asyncio.sleep(0)
                    said.append((await here.move(0, "a5"))["text"])
            return said

    refusal = Refused("SC-3", "star", place="a5")
    expected = [say_refusal(refusal, language) for language in LANGUAGES]
    assert asyncio.run(asyncio.wait_for(play(), PATIENCE_S)) == expected
