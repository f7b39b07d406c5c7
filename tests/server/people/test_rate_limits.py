"""Password guessing is slow, a school can join at once, and creating things is limited."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from httpx import AsyncClient

from tavolino.server.people.devices import COOKIE, Devices
from tavolino.server.people.people import Credentials
from tests.server.peers import running
from tests.server.people.browsers import Site, on_site, refusal
from tests.server.people.setup import PASSWORD
from tests.server.test_table_life import is_over

SIGN_IN = {"name": "Anna", "password": PASSWORD}
WRONG = {"name": " ANNA ", "password": "guessed wrong"}
PUPILS = 300
REQUESTS_TO_OPEN = 18
"""The page, its scripts and styles, and its first requests."""


async def sign_in(browser: AsyncClient, body: dict[str, str] = SIGN_IN) -> int:
    return (await browser.post("/api/signin", json=body)).status_code


def test_many_addresses_are_slowed_and_the_owner_gets_in(tmp_path: Path) -> None:
    async def act(site: Site) -> None:
        phone, anna = await site.member("Anna")
        laptop = await site.browser("192.0.2.2")
        assert await sign_in(laptop) == 200
        for browser in (phone, laptop):
            await browser.post("/api/signout")
        guesses = [
            await sign_in(await site.browser(f"198.51.100.{n}"), WRONG) for n in range(1, 12)
        ]
        assert guesses == [401] * 7 + [429] * 4  # the laptop was a stranger once, too
        assert await sign_in(await site.browser("203.0.113.1")) == 429
        for browser in (phone, laptop):
            response = await browser.post("/api/signin", json=SIGN_IN)
            assert (response.status_code, response.json()["id"]) == (200, anna)

    on_site(tmp_path, act, account_sign_ins_per_hour=8)


def test_who_is_signed_in_may_sign_in_again(tmp_path: Path) -> None:
    async def act(site: Site) -> None:
        phone, _ = await site.member("Anna")
        del phone.cookies[COOKIE]
        for n in range(3):
            await sign_in(await site.browser(f"198.51.100.{n}"), WRONG)
        assert await sign_in(await site.browser("203.0.113.1")) == 429
        assert await sign_in(phone) == 200

    on_site(tmp_path, act, account_sign_ins_per_hour=2)


def test_one_address_has_few_tries_at_an_account_and_does_not_use_up_those_of_others(
    tmp_path: Path,
) -> None:
    async def act(site: Site) -> None:
        await site.member("Anna")
        flood = await site.browser("203.0.113.9")
        answers = [await flood.post("/api/signin", json=WRONG) for _ in range(9)]
        assert [one.status_code for one in answers] == [401] * 4 + [429] * 5
        assert refusal(answers[-1]) == (429, "LIMIT wait")
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 16
        assert await sign_in(await site.browser("198.51.100.7")) == 200

    on_site(tmp_path, act, sign_ins_per_minute=4, account_sign_ins_per_hour=6)


def test_one_address_has_some_tries_at_all_accounts_together(tmp_path: Path) -> None:
    async def act(site: Site) -> None:
        phone, _ = await site.member("Anna")
        await phone.post("/api/signout")
        flood = await site.browser("192.0.2.1")
        codes = [
            await sign_in(flood, {"name": f"name {n}", "password": "guessed"}) for n in range(8)
        ]
        assert codes == [401] * 5 + [429] * 3
        assert await sign_in(flood) == 429
        assert await sign_in(phone) == 200  # the owner, behind the same address
        assert await sign_in(await site.browser("198.51.100.7")) == 200

    on_site(tmp_path, act, address_sign_ins_per_hour=5)


def test_a_browser_that_knows_an_account_has_few_tries_itself(tmp_path: Path) -> None:
    async def act(site: Site) -> None:
        phone, _ = await site.member("Anna")
        await phone.post("/api/signout")
        assert [await sign_in(phone, WRONG) for _ in range(5)] == [401] * 3 + [429] * 2

    on_site(tmp_path, act, sign_ins_per_minute=3)


def test_a_new_password_makes_other_browsers_strangers(tmp_path: Path) -> None:
    async def act(site: Site) -> None:
        phone, _ = await site.member("Anna")
        thief = await site.browser("198.51.100.7")
        assert await sign_in(thief) == 200
        changed = await phone.post("/api/password", json={"old": PASSWORD, "new": "better one"})
        assert changed.status_code == 204
        await phone.post("/api/signout")
        better = {"name": "Anna", "password": "better one"}
        assert await sign_in(thief, WRONG) == 401
        assert await sign_in(thief, WRONG) == 429
        assert await sign_in(thief, better) == 429
        assert await sign_in(phone, better) == 200

    on_site(tmp_path, act, account_sign_ins_per_hour=2)


def test_the_cookie_of_a_browser_cannot_be_made_up_or_moved() -> None:
    devices = Devices("k" * 32)
    anna, bob = Credentials("anna", "hash"), Credentials("bob", "hash")
    cookie = devices.write(None, anna)
    device = devices.read(cookie)
    assert device is not None
    assert device.knows(anna)
    assert not device.knows(bob)
    assert not device.knows(None)
    assert not device.knows(Credentials("anna", "other hash"))
    both = devices.read(devices.write(device, bob))
    assert both is not None
    assert both.id == device.id
    assert both.knows(anna)
    assert both.knows(bob)
    for number in range(5):
        both = devices.read(devices.write(both, Credentials(f"person {number}", "hash")))
    assert both is not None
    assert len(both.marks) == 5
    assert not both.knows(anna)
    for bad in (None, "", cookie[:-2], cookie.replace("~", "~x"), "x" * 10_000, "é.é"):
        assert devices.read(bad) is None
    assert Devices("l" * 32).read(cookie) is None


def test_a_school_behind_one_address_comes_in(tmp_path: Path) -> None:
    """All at the same time, with the default limits."""
    school = "203.0.113.9"

    async def act(site: Site) -> None:
        codes: set[int] = set()
        for number in range(PUPILS):
            browser, _ = await site.guest(school)
            for _ in range(REQUESTS_TO_OPEN - 1):
                if number < PUPILS // 20:
                    codes.add((await browser.get("/manifest.webmanifest")).status_code)
                else:  # counted as the file would be
                    assert not await site.context.limits.requests.take(school)
            named = await browser.patch("/api/me", json={"name": f"Pupil {number}"})
            codes.add(named.status_code)
        assert 429 not in codes

    on_site(tmp_path, act)


def test_guests_and_names_are_limited_by_address(tmp_path: Path) -> None:
    async def act(site: Site) -> None:
        browser, _ = await site.guest("203.0.113.9")
        await site.guest("203.0.113.9")
        third = await (await site.browser("203.0.113.9")).get("/api/me")
        assert refusal(third) == (429, "LIMIT wait")
        assert (await (await site.browser("203.0.113.10")).get("/api/me")).status_code == 200
        names = [await browser.patch("/api/me", json={"name": name}) for name in ("A", "B", "C")]
        assert [one.status_code for one in names] == [200, 200, 429]
        assert (await browser.get("/api/me")).json()["name"] == "B"

    on_site(tmp_path, act, names_per_hour=2, guests_per_hour=2)


def test_tokens_are_limited_by_person(tmp_path: Path) -> None:
    async def act(site: Site) -> None:
        browser, _ = await site.guest()
        for status in (201, 201, 429):
            made = await browser.post("/api/me/tokens", json={"label": "bot"})
            assert made.status_code == status
            if status == 201:
                await browser.delete(f"/api/me/tokens/{made.json()['id']}")
        other, _ = await site.guest()
        assert (await other.post("/api/me/tokens", json={"label": "bot"})).status_code == 201

    on_site(tmp_path, act, tokens_per_hour=2)


@pytest.mark.parametrize("limit", ["tables_per_hour", "address_tables_per_hour"])
def test_a_rematch_counts_as_a_new_table(tmp_path: Path, limit: str) -> None:
    async def act() -> None:
        chosen: dict[str, Any] = {limit: 2}
        async with running(tmp_path, **chosen) as server, server.peer() as one:
            table = await one.create("scalino", 2, occupants=["me", "me"])
            answers = []
            for _ in range(2):
                async with one.at(table) as here:
                    await here.see()
                    await here.submit("resign", seat=0)
                    await here.see(is_over)
                    answers.append(await here.submit("rematch"))
                    if answers[-1]["type"] == "ack":
                        again = await here.submit("rematch")  # no other table, so nothing counts
                        assert again["type"] == "ack"
                        frame = await here.see(lambda frame: bool(frame["table"]["rematch"]))
                        table = frame["table"]["rematch"]
            assert answers[0]["type"] == "ack"
            assert (answers[1]["rule"], answers[1]["why"]) == ("LIMIT", "wait")

    asyncio.run(act())
