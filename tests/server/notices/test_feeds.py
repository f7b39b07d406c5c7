"""The private feed: Atom and iCalendar, for whoever has its address."""

import re
from pathlib import Path
from xml.etree import ElementTree

from tests.server.notices.setup import Scene, acting
from tests.server.people.browsers import refusal

ATOM = "{http://www.w3.org/2005/Atom}"


async def fetched(now: Scene, url: str) -> str:
    """What a feed reader gets, which has no cookie."""
    path = url.removeprefix("http://tavolino.test")
    now.bob.http.cookies.clear()
    response = await now.bob.http.get(path)
    assert response.status_code == 200, response.text
    return response.text


def without_moments(text: str) -> str:
    return re.sub("<updated>[^<]+", "", text)


def unfolded(text: str) -> list[str]:
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
    return text.replace("\r\n ", "").split("\r\n")


def test_a_feed_has_the_games_that_wait(database_url: str, tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        assert (await now.ask("GET", "notices"))["feed"] == ""
        shown = await now.ask("POST", "notices/feed")
        table = await now.game()
        other = await now.game(clock="none")
        text = await fetched(now, shown["feed"])
        entries = ElementTree.fromstring(text).findall(f"{ATOM}entry")
        links = [one.find(f"{ATOM}link") for one in entries]
        assert [one.get("href") for one in links if one is not None] == [
            f"http://tavolino.test/t/{one}" for one in (table, other)
        ]
        # The time of this clock stands still, so only the moments change.
        again = await fetched(now, shown["feed"])
        assert without_moments(text) == without_moments(again)
        lines = unfolded(await fetched(now, shown["calendar"]))
        assert lines.count("BEGIN:VEVENT") == 2
        assert lines.count("SUMMARY:Your turn: Scalino with Bob") == 2
        assert sum(bool(re.fullmatch(r"DTEND:\d{8}T\d{6}Z", line)) for line in lines) == 1
        assert sum(line.startswith("DTSTART;VALUE=DATE:") for line in lines) == 1
        await now.move(table)
        lines = unfolded(await fetched(now, shown["calendar"]))
        assert lines.count("BEGIN:VEVENT") == 1
        assert now.mail.received == []

    acting(tmp_path, act, database=database_url)


def test_a_feed_can_be_replaced_and_revoked(database_url: str, tmp_path: Path) -> None:
    async def act(now: Scene) -> None:
        first = (await now.ask("POST", "notices/feed"))["feed"]
        second = (await now.ask("POST", "notices/feed"))["feed"]
        assert first != second == (await now.ask("GET", "notices"))["feed"]
        await fetched(now, second)
        await now.ask("DELETE", "notices/feed")
        for url in (first, second, "http://tavolino.test/api/feeds/x/turns.ics"):
            response = await now.bob.http.get(url.removeprefix("http://tavolino.test"))
            assert refusal(response) == (404, "NOTICE feed")

    acting(tmp_path, act, database=database_url)
