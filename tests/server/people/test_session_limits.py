"""Sessions, tokens and mutes have an end, also when many are made at the same time."""

import asyncio
from collections.abc import Awaitable

import pytest

from tavolino.core import Refused
from tavolino.server.people import people as people_module
from tavolino.server.people.sessions import MOST_BROWSERS, MOST_TOKENS
from tests.server.people.setup import PASSWORD, Place, using, why


async def refusals(commands: list[Awaitable[object]]) -> list[str]:
    results = await asyncio.gather(*commands, return_exceptions=True)
    assert all(isinstance(one, Refused) for one in results if isinstance(one, BaseException))
    return [str(one) for one in results if isinstance(one, Refused)]


def test_tokens_made_at_the_same_time_are_not_too_many(database_url: str) -> None:
    async def act(place: Place) -> None:
        anna = await place.guest()
        wishes = MOST_TOKENS + 15
        refused = await refusals(
            [place.sessions.make_token(anna, f"bot {n}") for n in range(wishes)]
        )
        assert refused == [f"TOKEN: many, most={MOST_TOKENS}"] * 15
        assert len(await place.sessions.tokens(anna)) == MOST_TOKENS

    using(database_url, act)


def test_one_browser_too_many_ends_the_oldest_session(database_url: str) -> None:
    async def act(place: Place) -> None:
        anna, bob = await place.guest(), await place.guest()
        others = await place.sessions.begin(bob)
        _, token = await place.sessions.make_token(anna, "bot")
        cookies = []
        for _ in range(MOST_BROWSERS):
            place.wall.now += 1
            cookies.append(await place.sessions.begin(anna))
        place.wall.now += 60_000
        assert await place.sessions.recognise(cookies[0], None)  # used just now
        for _ in range(3):
            cookies.append(await place.sessions.begin(anna))
        known = [bool(await place.sessions.recognise(cookie, None)) for cookie in cookies]
        assert known == [True] + [False] * 3 + [True] * (MOST_BROWSERS - 1)
        assert await place.sessions.recognise(others, None)
        assert await place.sessions.recognise(None, f"Bearer {token}")

    using(database_url, act)


def test_mutes_made_at_the_same_time_are_not_too_many(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people_module, "MOST_MUTED", 5)

    async def act(place: Place) -> None:
        anna = await place.guest()
        loud = [await place.guest() for _ in range(12)]
        await refusals([place.people.mute(anna, one) for one in loud])
        muted = await place.people.muted_by(anna)
        assert len(muted) == 5
        await place.people.mute(anna, next(iter(muted)))
        another = next(one for one in loud if one not in muted)
        assert await why(place.people.mute(anna, another)) == "MUTE many"

    using(database_url, act)


def test_a_token_needs_the_session_that_asks_for_it(database_url: str) -> None:
    async def act(place: Place) -> None:
        anna = await place.guest()
        visitor = await place.sessions.recognise(await place.sessions.begin(anna), None)
        assert visitor is not None
        await place.sessions.make_token(anna, "bot", visitor.session)
        await place.sessions.end_all(anna)
        refused = await why(place.sessions.make_token(anna, "bot", visitor.session))
        assert refused == "PERSON none"
        assert await place.sessions.tokens(anna) == []

    using(database_url, act)


def test_an_old_password_opens_no_session_once_it_is_changed(database_url: str) -> None:
    async def act(place: Place) -> None:
        anna = await place.member("Anna")
        old = await place.people.verify(await place.people.credentials("Anna"), PASSWORD)
        mine = await place.sessions.recognise(await place.sessions.begin(anna), None)
        assert mine is not None
        _, token = await place.sessions.make_token(anna, "bot")
        thief = await place.sessions.begin(old.person, old.password)
        await place.people.change_password(anna, PASSWORD, "another one", mine.session)
        assert await place.sessions.still_open(anna) == {mine.session}
        assert await place.sessions.recognise(thief, None) is None
        assert await why(place.sessions.recognise(None, f"Bearer {token}")) == "TOKEN wrong"
        assert await why(place.sessions.begin(old.person, old.password)) == "SIGNIN wrong"

    using(database_url, act)
