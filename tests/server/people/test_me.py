"""The endpoints about the person who asks: guest, account, sign-in, sign-out, passwords."""

from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from httpx import AsyncClient

from tests.server.people.browsers import OURS, Site, on_site, refusal
from tests.server.people.setup import PASSWORD

SIGN_IN = {"name": "Anna", "password": PASSWORD}


async def id_of(browser: AsyncClient) -> str:
    return str((await browser.get("/api/me")).json()["id"])


@pytest.mark.parametrize(
    ("url", "secure_cookie", "public_url", "is_secure"),
    [
        (OURS, "auto", "", False),
        ("https://tavolino.test", "auto", "", True),
        (OURS, "auto", "https://tavolino.test", True),
        (OURS, "on", "", True),
        ("https://tavolino.test", "off", "", False),
    ],
)
def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(
    tmp_path: Path, url: str, secure_cookie: str, public_url: str, is_secure: bool
) -> None:
    async def act(site: Site) -> None:
        browser = await site.browser(url=url)
        response = await browser.get("/api/me")
        cookie = SimpleCookie(response.headers["set-cookie"])["tavolino"]
        assert cookie["httponly"]
        assert cookie["samesite"] == "lax"
        assert cookie["path"] == "/"
        assert cookie["max-age"] == "34560000"
        assert bool(cookie["secure"]) == is_secure
        assert cookie["domain"] == ""

    on_site(tmp_path, act, secure_cookie=secure_cookie, public_url=public_url)


def test_a_guest_comes_back_as_the_same(tmp_path: Path) -> None:
    async def act(site: Site) -> None:
        browser, person = await site.guest()
        assert await id_of(browser) == person
        other, stranger = await site.guest()
        assert stranger != person
        other.cookies.set("tavolino", browser.cookies["tavolino"][:-2] + "xx", "tavolino.test")
        assert await id_of(other) not in (person, stranger)

    on_site(tmp_path, act)


def test_hostile_names_stay_text_or_are_refused(tmp_path: Path) -> None:
    async def act(site: Site) -> None:
        browser, person = await site.guest()
        name = "<img src=x onerror=alert(1)>'\";--"
        assert (await browser.patch("/api/me", json={"name": name})).json()["name"] == name
        response = await browser.get(f"/api/people/{person}")
        assert response.json() == {
            "id": person,
            "name": name,
            "ratings": [],
            "solo_scores": [],
            "tallies": [],
            "par": [],
            "streak": 0,
            "longest_streak": 0,
        }
        assert response.headers["content-type"] == "application/json"
        for bad, why in (
            ("a\u202eb", "NAME character"),
            ("a\0b", "NAME character"),
            ("x" * 41, "NAME long"),
            ("x" * 10_000, "BODY json"),
            (" ", "NAME empty"),
        ):
            assert refusal(await browser.patch("/api/me", json={"name": bad})) == (400, why)
        large = {"name": "x" * 100_000}
        assert refusal(await browser.patch("/api/me", json=large)) == (413, "BODY large")
        half = await browser.patch("/api/me", content=b'{"name": "a\\ud800"}')
        assert refusal(half) == (400, "BODY json")
        assert (await browser.get("/api/me")).json()["name"] == name
        assert (await browser.patch("/api/me", json={"language": "en"})).status_code == 200
        wrong = await browser.patch("/api/me", json={"language": "<b>"})
        assert refusal(wrong) == (400, "LANGUAGE unknown")

    on_site(tmp_path, act)


def test_signing_in_from_another_device(tmp_path: Path) -> None:
    async def act(site: Site) -> None:
        phone, anna = await site.member("Anna")
        laptop, guest = await site.guest()
        before = laptop.cookies["tavolino"]
        assert (await laptop.post("/api/signin", json=SIGN_IN)).json()["id"] == anna
        assert await id_of(laptop) == anna != guest
        stale = await site.browser()
        stale.cookies.set("tavolino", before, domain="tavolino.test")
        assert await id_of(stale) != guest  # that session ended when another began
        taken = await stale.post("/api/account", json={"name": "ANNA", "password": PASSWORD})
        assert refusal(taken) == (409, "ACCOUNT taken")
        assert await id_of(phone) == anna

    on_site(tmp_path, act)


def test_signing_out_here_and_everywhere(tmp_path: Path) -> None:
    async def act(site: Site) -> None:
        phone, anna = await site.member("Anna")
        laptop, kiosk = await site.browser(), await site.browser()
        for browser in (laptop, kiosk):
            await browser.post("/api/signin", json=SIGN_IN)
        kept = laptop.cookies["tavolino"]
        out = await laptop.post("/api/signout")
        assert out.status_code == 204
        assert "tavolino" not in laptop.cookies
        laptop.cookies.set("tavolino", kept, "tavolino.test")
        assert refusal(await laptop.get("/api/me/export")) == (401, "PERSON none")
        assert await id_of(phone) == anna
        await phone.post("/api/signout", json={"everywhere": True})
        assert refusal(await kiosk.get("/api/me/export")) == (401, "PERSON none")

    on_site(tmp_path, act)


def test_a_new_password_signs_out_all_others(tmp_path: Path) -> None:
    async def act(site: Site) -> None:
        phone, anna = await site.member("Anna")
        thief = await site.browser()
        await thief.post("/api/signin", json=SIGN_IN)
        wrong = await phone.post(
            "/api/password", json={"old": "guessed wrong", "new": "better one"}
        )
        assert refusal(wrong) == (400, "PASSWORD wrong")
        change = await phone.post("/api/password", json={"old": PASSWORD, "new": "better one"})
        assert change.status_code == 204
        assert await id_of(phone) == anna
        assert refusal(await thief.get("/api/me/export")) == (401, "PERSON none")
        assert refusal(await thief.post("/api/signin", json=SIGN_IN)) == (401, "SIGNIN wrong")

    on_site(tmp_path, act)


def test_an_unknown_account_is_answered_like_a_wrong_password(tmp_path: Path) -> None:
    async def act(site: Site) -> None:
        await site.member("Anna")
        browser = await site.browser()
        answers = [
            await browser.post("/api/signin", json={"name": name, "password": "not it at all"})
            for name in ("Anna", "nobody")
        ]
        assert [refusal(one) for one in answers] == [(401, "SIGNIN wrong")] * 2
        assert answers[0].content == answers[1].content
        assert answers[0].headers == answers[1].headers

    on_site(tmp_path, act)
