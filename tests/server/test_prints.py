"""Games to print: the server makes the same files as the command, one at a time, and bounded."""

import asyncio
from pathlib import Path

import pytest

from tavolino.printing.document import print_pdf
from tavolino.printing.request import MOST_COPIES, read_request
from tavolino.server.workers import rendering
from tests.server.peers import browser, running

SCORES = "/api/games/scalino/print.pdf?part=scores"


def test_a_file_is_the_one_that_the_command_writes(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, browser(server.url) as http:
            path = "/api/games/cutit/print.pdf?part=sheet&paper=letter&ink=patterns&copies=2"
            answer = await http.get(f"{path}&sheet=sharp&language=pl")
            assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf")
            assert "cutit-sheet.pdf" in answer.headers["content-disposition"]
            address = str(http.base_url).rstrip("/")
            request = read_request(
                "cutit",
                part="sheet",
                paper="letter",
                ink="patterns",
                copies=2,
                language="pl",
                options={"sheet": "sharp"},
                address=address,
            )
            assert answer.content == print_pdf(request)
            tag = answer.headers["etag"]
            again = await http.get(
                f"{path}&sheet=sharp&language=pl", headers={"If-None-Match": tag}
            )
            assert again.status_code == 304

    asyncio.run(act())


def test_a_wrong_request_gets_a_sentence(tmp_path: Path) -> None:
    wrong = {
        "part=cards": "part",
        "paper=a0": "paper",
        "ink=gold": "ink",
        f"copies={MOST_COPIES + 1}": "copies",
        "copies=99999999999": "copies",
        "copies=two": "copies",
        "sheet=none": "value",
        "code=GPYB": "code",
        "file=[]": "not-json",
    }

    async def act() -> None:
        async with running(tmp_path) as server, browser(server.url) as http:
            for query, why in wrong.items():
                answer = await http.get(f"/api/games/cutit/print.pdf?{query}")
                assert answer.status_code == 400
                error = answer.json()["error"]
                assert error["why"] == why
                assert error["text"]
            unknown = await http.get("/api/games/chess/print.pdf")
            assert unknown.status_code == 400

    asyncio.run(act())


def test_any_words_make_a_sheet_and_the_list_of_games_says_so(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, browser(server.url) as http:
            games = {game["name"]: game for game in (await http.get("/api/games")).json()["games"]}
            parts = {part["name"]: part for part in games["cutit"]["prints"]}
            assert list(parts) == ["material", "sheet", "dice", "rules", "summary"]
            assert [name for name, part in parts.items() if part["is_per_player"]] == [
                "material",
                "sheet",
            ]
            assert set(parts["rules"]["title"]) == {"en", "de", "fr", "it", "pl"}
            assert "seed" in [option["name"] for option in games["cutit"]["print_options"]]
            for seed in ("テスト 😀<b>&", "\u202e\x00%ff"):
                query = {"part": "sheet", "seed": seed}
                answer = await http.get("/api/games/cutit/print.pdf", params=query)
                assert answer.status_code == 200
                assert answer.content.startswith(b"%PDF-")

    asyncio.run(act())


def test_new_files_are_limited_and_cached_ones_are_free(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path, prints_per_minute=1) as server, browser(server.url) as http:
            first = await http.get(SCORES)
            again = await http.get(SCORES)
            assert (first.status_code, again.status_code) == (200, 200)
            other = await http.get(f"{SCORES}&ink=patterns")
            assert (other.status_code, other.json()["error"]["rule"]) == (429, "LIMIT")

    asyncio.run(act())


def test_a_server_without_the_library_offers_nothing_to_print(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rendering, "PRINT_LIBRARY", "a_library_that_nobody_has")

    async def act() -> None:
        async with running(tmp_path) as server, browser(server.url) as http:
            games = (await http.get("/api/games")).json()["games"]
            assert [game["prints"] for game in games] == [[]] * len(games)
            missing = await http.get(SCORES)
            assert (missing.status_code, missing.json()["error"]["rule"]) == (404, "PRINT")

    asyncio.run(act())
