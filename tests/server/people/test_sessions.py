"""Browsers and bots are recognized by cookie or token until it is revoked."""

from hashlib import sha256
from pathlib import Path

from itsdangerous import Signer

from tavolino.server.people.sessions import COOKIE_S, Sessions, open_sessions
from tests.server.people.setup import Stores, everything_stored, using, why


async def person_of(sessions: Sessions, cookie: str | None) -> str | None:
    visitor = await sessions.recognise(cookie, None)
    return visitor.person if visitor else None


def test_a_browser_is_known_by_its_cookie(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        sessions = stores.sessions
        anna, bob = await stores.guest(), await stores.guest()
        cookie, other = await sessions.begin(anna), await sessions.begin(bob)
        visitor = await sessions.recognise(cookie, None)
        assert visitor is not None
        assert (visitor.person, visitor.kind, visitor.language) == (anna, "browser", "en")
        assert await person_of(sessions, other) == bob
        assert await person_of(sessions, None) is None
        assert await why(sessions.begin("gone")) == "PERSON unknown"

    using(database_url, act)


def test_a_cookie_that_was_tampered_with_is_nobodys(tmp_path: Path) -> None:
    async def act(stores: Stores) -> None:
        cookie = await stores.sessions.begin(await stores.guest())
        other = await stores.sessions.begin(await stores.guest())
        token, _, signature = cookie.partition(".")
        for at in range(len(cookie)):
            # The last sign of the signature has two bits that say nothing.
            changed = chr(ord(cookie[at]) ^ 1) if at < len(cookie) - 1 else "!"
            tampered = cookie[:at] + changed + cookie[at + 1 :]
            assert await person_of(stores.sessions, tampered) is None, at
        forged = Signer("another key", "tavolino.session", key_derivation="hmac").sign(token)
        for bad in (
            "",
            ".",
            token,
            f"{token}.",
            f".{signature}",
            f"{token}.{other.partition('.')[2]}",
            forged.decode(),
            cookie + "a",
            "\xff\x00" + cookie,
            "x" * 100_000,
        ):
            assert await person_of(stores.sessions, bad) is None

    using(f"sqlite:///{tmp_path}/people.db", act)


def test_signing_out_really_ends_a_session(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        sessions = stores.sessions
        anna, bob = await stores.guest(), await stores.guest()
        first, second, third = [await sessions.begin(anna) for _ in range(3)]
        others = await sessions.begin(bob)
        _, token = await sessions.make_token(anna, "bot")
        visitor = await sessions.recognise(first, None)
        assert visitor is not None
        await sessions.end(visitor.session)
        assert await person_of(sessions, first) is None
        assert await person_of(sessions, second) == anna
        keeping = await sessions.recognise(second, None)
        assert keeping is not None
        assert await sessions.recognise(None, f"Bearer {token}") is not None
        await sessions.end_all(anna, but=keeping.session)
        assert await why(sessions.recognise(None, f"Bearer {token}")) == "TOKEN wrong"
        _, token = await sessions.make_token(anna, "bot")
        assert await person_of(sessions, second) == anna
        assert await person_of(sessions, third) is None
        await sessions.end_all(anna)
        assert await person_of(sessions, second) is None
        assert await why(sessions.recognise(None, f"Bearer {token}")) == "TOKEN wrong"
        assert await person_of(sessions, others) == bob

    using(database_url, act)


def test_a_token_is_shown_once_and_stored_never(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        sessions = stores.sessions
        anna = await stores.guest()
        cookie = await sessions.begin(anna)
        made, token = await sessions.make_token(anna, " My <b>bot</b> ")
        assert made.id == sha256(token.encode()).hexdigest()
        assert await sessions.tokens(anna) == [made]
        assert made.label == "My <b>bot</b>"
        stored = str(await everything_stored(database_url))
        assert made.id in stored
        assert token not in stored
        assert cookie.partition(".")[0] not in stored
        stores.wall.now += 59_999
        visitor = await sessions.recognise(None, f"bearer {token}")
        assert visitor is not None
        assert (visitor.person, visitor.kind) == (anna, "token")
        assert (await sessions.tokens(anna))[0].seen_at == made.created_at
        stores.wall.now += 1
        await sessions.recognise(cookie, f"Bearer {token}")
        assert (await sessions.tokens(anna))[0].seen_at == stores.wall.now
        rows = await stores.database.read("SELECT seen_at FROM people WHERE id = $1", anna)
        assert rows == [{"seen_at": stores.wall.now}]

    using(database_url, act)


def test_only_its_person_revokes_a_token(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        sessions = stores.sessions
        anna, bob = await stores.guest(), await stores.guest()
        made, token = await sessions.make_token(anna, "bot")
        browser = await sessions.recognise(await sessions.begin(anna), None)
        assert browser is not None
        assert await why(sessions.revoke(bob, made.id)) == "TOKEN unknown"
        assert await why(sessions.revoke(anna, browser.session)) == "TOKEN unknown"
        assert await sessions.recognise(None, f"Bearer {token}") is not None
        await sessions.revoke(anna, made.id)
        assert await why(sessions.recognise(None, f"Bearer {token}")) == "TOKEN wrong"
        assert await why(sessions.revoke(anna, made.id)) == "TOKEN unknown"
        for _ in range(20):
            await sessions.make_token(anna, "bot")
        assert await why(sessions.make_token(anna, "bot")) == "TOKEN many"
        assert await why(sessions.make_token(bob, "\u202e")) == "NAME character"

    using(database_url, act)


def test_a_bad_header_is_refused_whatever_the_cookie(tmp_path: Path) -> None:
    async def act(stores: Stores) -> None:
        sessions = stores.sessions
        anna = await stores.guest()
        cookie = await sessions.begin(anna)
        _, token = await sessions.make_token(anna, "bot")
        bare = cookie.partition(".")[0]
        for header in ("", "Bearer", "Bearer ", f"Basic {token}", token, f"Bearer {token}x"):
            assert await why(sessions.recognise(cookie, header)) == "TOKEN wrong"
        for header in (f"Bearer {bare}", f"Bearer {cookie}", "Bearer " + "x" * 100_000):
            assert await why(sessions.recognise(cookie, header)) == "TOKEN wrong"
        signed = stores.sessions._signer.sign(token).decode()
        assert await person_of(sessions, signed) is None  # a token makes no browser

    using(f"sqlite:///{tmp_path}/people.db", act)


def test_the_key_is_made_once(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        anna = await stores.guest()
        cookie = await stores.sessions.begin(anna)
        again = await open_sessions(stores.database, "")
        assert await person_of(again, cookie) == anna
        own = await open_sessions(stores.database, "k" * 32)
        assert await person_of(own, cookie) is None
        assert await person_of(own, await own.begin(anna)) == anna
        assert COOKIE_S == 34_560_000

    using(database_url, act)
