"""Pictures that go with links: PNG files of what a stranger may see, drawn once and cached."""

import asyncio
import io
import re
from functools import partial
from hashlib import sha256
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest
from PIL import Image

from tavolino.core import SPECTATOR, Dealer, Play, Refused, Stream, is_player
from tavolino.games import find_game, games
from tavolino.games.pictures import SIZE, game_picture, table_picture
from tavolino.locales import LANGUAGES
from tavolino.printing import fonts as font
from tavolino.printing.png import svg_to_png
from tavolino.server.workers import rendering
from tavolino.server.workers.rendering import PictureService
from tavolino.server.workers.round_robin import Asker
from tests.patience import PATIENCE_S
from tests.server.client_model import finished
from tests.server.peers import browser, running

BOTH = ["me", "bot:random"]
ASKER = Asker("192.0.2.1")


def check_picture(response: httpx.Response) -> bytes:
    assert (response.status_code, response.headers["content-type"]) == (200, "image/png")
    with Image.open(io.BytesIO(response.content)) as image:
        image.load()
        assert (image.format, image.size) == ("PNG", SIZE)
        # It has more on it than one colour.
        assert len(image.convert("RGB").getcolors(1 << 20) or ()) > 100
    return response.content


def tags_of(page: str) -> dict[str, str]:
    found = re.findall(r'<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"', page)
    return {name: unescape(text) for name, text in found}


def rope_in_progress(moves: int) -> Play[Any, Any, Any]:
    play, dealer, source = Play(find_game("rope").rules, 3), Dealer(bytes(32)), Stream(bytes(32), 1)
    dealer.deal(play)
    for _ in range(moves):
        seat = next(iter(filter(is_player, play.to_act)))
        play.submit(seat, play.game.sample(play.state, seat, source), 0)
        dealer.deal(play)
    return play


@pytest.mark.parametrize("moves", [1, 40])
def test_hidden_cards_do_not_change_a_picture(moves: int) -> None:
    play = rope_in_progress(moves)
    rules, seen = play.game, play.view(SPECTATOR)
    other = rules.determinize(seen, Stream(bytes(32), 7))
    assert rules.view(other, 0) != play.view(0)
    manifest = find_game("rope")
    one, two = (
        table_picture(manifest, rules.view(state, SPECTATOR), "", "en")
        for state in (play.state, other)
    )
    assert svg_to_png(one) == svg_to_png(two)
    later = table_picture(manifest, rope_in_progress(moves + 1).view(SPECTATOR), "", "en")
    assert svg_to_png(later) != svg_to_png(one)


@pytest.mark.parametrize("game", games())
def test_every_game_has_a_picture_in_every_language(game: str) -> None:
    manifest = find_game(game)
    drawings = {language: game_picture(manifest, language) for language in LANGUAGES}
    assert len(set(drawings.values())) == len(LANGUAGES)
    for drawing in drawings.values():
        texts = "".join(re.findall(r"<text[^>]*>([^<]*)", drawing))
        assert font.can_write(unescape(texts))


def test_the_font_has_what_it_is_said_to_have() -> None:
    """A missing character leaves no trace, or the same box as every other."""
    missing = {_drawn("\U0001f600"), _drawn(" ")}
    codes = [code for one in font.RANGES for code in one] + sorted(font.OTHERS)
    assert [
        chr(code) for code in codes if not chr(code).isspace() and _drawn(chr(code)) in missing
    ] == []


def _drawn(text: str) -> bytes:
    written = text.replace("&", "&amp;").replace("<", "&lt;")
    box = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60" font-family="sans-serif">'
    return svg_to_png(f'{box}<text x="10" y="45" font-size="40">{written}</text></svg>')


def test_a_table_has_a_picture_of_each_version(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as host, browser(server.url) as http:
            table = await host.create("scalino", 2, occupants=["me", "me"], options={"first": "0"})
            path = f"/api/tables/{table}/picture.png"
            first = await http.get(path)
            before = check_picture(first)
            assert first.headers["cache-control"] == "public, max-age=60"
            tag = first.headers["etag"]
            again = await http.get(path, headers={"if-none-match": tag})
            assert (again.status_code, again.content) == (304, b"")
            head = await http.head(path)
            assert (head.status_code, head.content) == (200, b"")
            assert head.headers["etag"] == tag
            assert head.headers["content-length"] == str(len(before))
            link = tags_of((await http.get(f"/t/{table}")).text)["og:image"]
            async with host.at(table) as here:
                await here.see()
                answer = await here.move(0, "d5-f5")
                assert answer["type"] == "ack"
            after = await http.get(path, headers={"if-none-match": tag})
            assert check_picture(after) != before
            german = await http.get(path, headers={"accept-language": "de"})
            assert check_picture(german) != after.content
            asked = await http.get(f"{path}?language=de")
            assert asked.content == german.content
            # Its address changes, so that nobody shows the old one.
            tags = tags_of((await http.get(f"/t/{table}")).text)
            assert tags["og:image"] != link
            assert tags["og:image"].startswith(f"{server.url}{path}?language=en&v=")
            assert (tags["og:image:width"], tags["og:image:height"]) == ("1200", "630")
            assert tags["og:image:alt"]
            assert tags["twitter:card"] == "summary_large_image"
            assert (await http.get(tags["og:image"])).content == after.content

    asyncio.run(act())


def test_a_title_leaves_the_picture_with_its_author(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as two, browser(server.url) as http:
            async with server.peer() as one:
                title = {"title": "My title", "occupants": ["me"]}
                table = await one.create("scalino", 2, options={"first": "0"}, **title)
                plain = await one.create("scalino", 2, occupants=["me"], options={"first": "0"})
                for each in (table, plain):
                    async with two.at(each) as there, one.at(each) as here:
                        await there.submit("sit", seat=1)
                        await there.submit("ready", ready=True)
                        await here.see(lambda frame: frame["table"]["phase"] == "playing")
                        await here.submit("resign", seat=0)
                        await here.see(lambda frame: frame["table"]["phase"] == "over")
                path = f"/api/tables/{table}/picture.png"
                titled = await http.get(path)
                without = await http.get(f"/api/tables/{plain}/picture.png")
                assert check_picture(titled) != check_picture(without)
                assert titled.headers["cache-control"] == "public, max-age=60"
                assert without.headers["cache-control"] == "public, max-age=86400"
                await one.http.request("DELETE", "/api/me", json={"password": ""})
            session = await server.context.table_manager.open(table)
            async with asyncio.timeout(PATIENCE_S):
                while session.live.meta.title:  # the deletion is published in the background
                    await asyncio.sleep(0.01)
            after = await http.get(path, headers={"if-none-match": titled.headers["etag"]})
            assert check_picture(after) == without.content

    asyncio.run(act())


def test_strangers_see_nothing_of_a_private_table(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as host, browser(server.url) as http:
            private = {"occupants": BOTH, "settings": {"watching": "no"}, "title": "Only for us"}
            table = await host.create("rope", 2, **private)
            path = f"/api/tables/{table}/picture.png"
            game = check_picture(await http.get("/api/games/rope/picture.png"))
            assert check_picture(await http.get(path)) == game
            # Not even those who sit there: caches do not know who asks.
            assert (await host.http.get(path)).content == game
            tags = tags_of((await http.get(f"/t/{table}")).text)
            assert tags["og:image"] == f"{server.url}/api/games/rope/picture.png?language=en"
            for unknown in ("/api/tables/nowhere", "/api/records/nowhere"):
                assert (await http.get(f"{unknown}/picture.png")).status_code == 404

    asyncio.run(act())


def test_records_games_and_the_site_have_pictures(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path) as server, server.peer() as one, browser(server.url) as http:
            brought = await one.http.post("/api/records", content=finished("scalino"))
            record = brought.json()["record"]["id"]
            pages = {
                f"/r/record/{record}": f"/api/records/{record}/picture.png",
                "/learn/demolition/play": "/api/games/demolition/picture.png",
                "/leaderboard/cutit": "/api/games/cutit/picture.png",
                "/learn": "/api/picture.png",
                "/": "/api/picture.png",
            }
            pictures = set()
            for page, path in pages.items():
                tags = tags_of((await http.get(page, headers={"accept-language": "pl"})).text)
                assert tags["og:image"] == f"{server.url}{path}?language=pl"
                pictures.add(sha256(check_picture(await http.get(tags["og:image"]))).digest())
            assert len(pictures) == len(set(pages.values()))

    asyncio.run(act())


def test_drawing_is_limited_but_cached_pictures_are_not(tmp_path: Path) -> None:
    async def act() -> None:
        async with running(tmp_path, pictures_per_minute=1) as server, browser(server.url) as http:
            for _ in range(3):
                check_picture(await http.get("/api/picture.png?language=en"))
            refused = await http.get("/api/picture.png?language=de")
            assert (refused.status_code, refused.json()["error"]["rule"]) == (429, "LIMIT")
            assert int(refused.headers["retry-after"]) > 0

    asyncio.run(act())


def test_without_the_library_pages_have_no_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rendering, "PICTURE_LIBRARY", "a_library_that_nobody_has")

    async def act() -> None:
        async with running(tmp_path) as server, browser(server.url) as http:
            tags = tags_of((await http.get("/learn/rope")).text)
            assert tags["og:title"] == "Cut the Rope"
            assert "og:image" not in tags
            assert tags["twitter:card"] == "summary"
            missing = await http.get("/api/picture.png")
            assert (missing.status_code, missing.json()["error"]["rule"]) == (404, "PICTURE")

    asyncio.run(act())


async def _unlimited() -> None:
    pass


def test_a_picture_that_takes_too_long_is_given_up() -> None:
    async def act() -> None:
        pictures = PictureService()
        pictures.seconds = 0.0
        draw = partial(game_picture, find_game("rope"), "en")
        with pytest.raises(Refused, match="busy"):
            await pictures.find("key", draw, ASKER, _unlimited)
        await pictures.close()

    asyncio.run(act())


def test_a_picture_is_drawn_once_for_all_who_ask_and_the_cache_is_bounded() -> None:
    drawn = []
    box = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="4" height="4"/>'

    def draw() -> str:
        drawn.append(1)
        return f"{box}</svg>"

    async def act() -> None:
        pictures = PictureService()
        asked = (pictures.find("one", draw, ASKER, _unlimited) for _ in range(5))
        first, *others = await asyncio.gather(*asked)
        assert set(others) == {first}
        assert len(drawn) == 1
        pictures.most_bytes = len(first.data)
        await pictures.find("two", draw, ASKER, _unlimited)
        await pictures.find("two", draw, ASKER, _unlimited)
        assert len(drawn) == 2
        await pictures.find("one", draw, ASKER, _unlimited)
        assert len(drawn) == 3
        await pictures.close()

    asyncio.run(act())
