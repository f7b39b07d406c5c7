"""A session that another person may know gives no access to an account."""

from pathlib import Path

from tests.server.people.browsers import Site, on_site, refusal
from tests.server.people.setup import PASSWORD
from tests.server.people.test_sign_out_and_deletion import Peer, connect, until

SIGN_IN = {"name": "Anna", "password": PASSWORD}


async def sent_away(socket: Peer) -> None:
    await until(lambda: bool(socket.byes))


def test_an_account_begins_with_another_session(tmp_path: Path) -> None:
    async def act(site: Site) -> None:
        browser, anna = await site.guest()
        planted = browser.cookies["tavolino"]
        token = (await browser.post("/api/me/tokens", json={"label": "bot"})).json()["token"]
        socket = await connect(site, browser)
        assert (await browser.post("/api/account", json=SIGN_IN)).status_code == 200
        assert browser.cookies["tavolino"] != planted
        assert (await browser.get("/api/me")).json()["id"] == anna
        thief = await site.browser()
        thief.cookies.set("tavolino", planted, "tavolino.test")
        assert refusal(await thief.get("/api/me/export")) == (401, "PERSON none")
        bot = await site.bot(token)
        assert refusal(await bot.get("/api/me/games")) == (401, "TOKEN wrong")
        await sent_away(socket)
        assert socket.byes == ["ACCESS: signed-out"]

    on_site(tmp_path, act)


def test_an_account_that_is_refused_keeps_the_session(tmp_path: Path) -> None:
    async def act(site: Site) -> None:
        await site.member("Anna")
        browser, person = await site.guest()
        taken = await browser.post("/api/account", json=SIGN_IN)
        assert taken.status_code == 409
        assert (await browser.get("/api/me")).json()["id"] == person

    on_site(tmp_path, act)


def test_signing_in_begins_another_session(tmp_path: Path) -> None:
    async def act(site: Site) -> None:
        await site.member("Anna")
        browser, _ = await site.guest()
        for _ in range(2):  # as a guest, then as the same person again
            before = browser.cookies["tavolino"]
            socket = await connect(site, browser)
            assert (await browser.post("/api/signin", json=SIGN_IN)).status_code == 200
            assert browser.cookies["tavolino"] != before
            thief = await site.browser()
            thief.cookies.set("tavolino", before, "tavolino.test")
            assert refusal(await thief.get("/api/me/export")) == (401, "PERSON none")
            await sent_away(socket)

    on_site(tmp_path, act)


def test_sign_out_everywhere_and_a_new_password_reach_tokens_and_sockets(tmp_path: Path) -> None:
    async def act(site: Site) -> None:
        phone, _ = await site.member("Anna")
        laptop = await site.browser()
        await laptop.post("/api/signin", json=SIGN_IN)
        here, there = await connect(site, phone), await connect(site, laptop)

        async def new_token() -> str:
            made = await phone.post("/api/me/tokens", json={"label": "bot"})
            return str(made.json()["token"])

        bot = await site.bot(await new_token())
        assert (await bot.get("/api/me/games")).status_code == 200
        await phone.post("/api/password", json={"old": PASSWORD, "new": "better one"})
        assert refusal(await bot.get("/api/me/games")) == (401, "TOKEN wrong")
        await sent_away(there)
        assert here.byes == []
        bot = await site.bot(await new_token())
        await phone.post("/api/signout", json={"everywhere": True})
        assert refusal(await bot.get("/api/me/games")) == (401, "TOKEN wrong")
        await sent_away(here)

    on_site(tmp_path, act)
