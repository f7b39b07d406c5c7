"""The number of sessions, tokens and mutes is limited, even with simultaneous requests."""

import asyncio
from collections.abc import Awaitable

import pytest

from tavolino.core import Refused
from tavolino.server.people import people as people_module
from tavolino.server.people.sessions import MOST_BROWSERS, MOST_TOKENS
from tests.server.people.setup import PASSWORD, Stores, using, why


async def refusals(commands: list[Awaitable[object]]) -> list[str]:
    results = await asyncio.gather(*commands, return_exceptions=True)
    assert all(isinstance(one, Refused) for one in results if isinstance(one, BaseException))
    return [str(one) for one in results if isinstance(one, Refused)]


def test_tokens_made_at_the_same_time_are_not_too_many(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        anna = await stores.guest()
        asked = MOST_TOKENS + 15
        refused = await refusals(
            [stores.sessions.make_token(anna, f"bot {n}") for n in range(asked)]
        )
        assert refused == [f"TOKEN: many, most={MOST_TOKENS}"] * 15
        assert len(await stores.sessions.tokens(anna)) == MOST_TOKENS

    using(database_url, act)


def test_one_browser_too_many_ends_the_oldest_session(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        anna, bob = await stores.guest(), await stores.guest()
        others = await stores.sessions.begin(bob)
        _, token = await stores.sessions.make_token(anna, "bot")
        cookies = []
        for _ in range(MOST_BROWSERS):
            stores.wall.now += 1
            cookies.append(await stores.sessions.begin(anna))
        stores.wall.now += 60_000
        assert await stores.sessions.recognise(cookies[0], None)  # used just now
        for _ in range(3):
            cookies.append(await stores.sessions.begin(anna))
        known = [bool(await stores.sessions.recognise(cookie, None)) for cookie in cookies]
        assert known == [True] + [False] * 3 + [True] * (MOST_BROWSERS - 1)
        assert await stores.sessions.recognise(others, None)
        assert await stores.sessions.recognise(None, f"Bearer {token}")

    using(database_url, act)


def test_mutes_made_at_the_same_time_are_not_too_many(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people_module, "MOST_MUTED", 5)

    async def act(stores: Stores) -> None:
        anna = await stores.guest()
        loud = [await stores.guest() for _ in range(12)]
        await refusals([stores.people.mute(anna, one) for one in loud])
        muted = await stores.people.muted_by(anna)
        assert len(muted) == 5
        await stores.people.mute(anna, next(iter(muted)))
        another = next(one for one in loud if one not in muted)
        assert await why(stores.people.mute(anna, another)) == "MUTE many"

    using(database_url, act)


def test_a_token_needs_the_session_that_asks_for_it(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        anna = await stores.guest()
        visitor = await stores.sessions.recognise(await stores.sessions.begin(anna), None)
        assert visitor is not None
        await stores.sessions.make_token(anna, "bot", visitor.session)
        await stores.sessions.end_all(anna)
        refused = await why(stores.sessions.make_token(anna, "bot", visitor.session))
        assert refused == "PERSON none"
        assert await stores.sessions.tokens(anna) == []

    using(database_url, act)


def test_an_old_password_opens_no_session_once_it_is_changed(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        anna = await stores.member("Anna")
        old = await stores.people.verify(await stores.people.credentials("Anna"), PASSWORD)
        mine = await stores.sessions.recognise(await stores.sessions.begin(anna), None)
        assert mine is not None
        _, token = await stores.sessions.make_token(anna, "bot")
        thief = await stores.sessions.begin(old.person, old.password)
        await stores.people.change_password(anna, PASSWORD, "another one", mine.session)
        assert await stores.sessions.still_open(anna) == {mine.session}
        assert await stores.sessions.recognise(thief, None) is None
        assert await why(stores.sessions.recognise(None, f"Bearer {token}")) == "TOKEN wrong"
        assert await why(stores.sessions.begin(old.person, old.password)) == "SIGNIN wrong"

    using(database_url, act)
