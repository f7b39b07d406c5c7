"""Passwords that others guess are refused; those that are merely simple are not."""

import time
from pathlib import Path

import pytest

from tavolino.server.people.guessable_passwords import is_guessable
from tavolino.server.people.passwords import LONGEST
from tests.server.people.browsers import Site, on_site, refusal
from tests.server.people.setup import PASSWORD

COMMON = (
    "password", "Password1!", "p@ssw0rd", "P4ssw0rd!1", "pass word", "passwörd", "ＰＡＳＳＷＯＲＤ",
    "passwort", "motdepasse", "haslo123", "iloveyou", "iloveyou2", "kochamcie", "amoremio",
    "sunshine", "football", "juventus", "Sommer2023!", "summer2024", "trustno1", "changeme",
    "tavolino", "tavolino1", "michelle", "mateusz1", "dragon99", "loveyou1", "passpass",
)  # fmt: skip
KEYS = (
    "12345678", "123456789", "87654321", "qwertyui", "qwertz123", "azertyui", "asdf1234",
    "1q2w3e4r", "1qaz2wsx", "zaq1@WSX", "a1b2c3d4", "abcd1234", "a1234567", "123qweasd",
    "asdfghjkl", "147258369",
)  # fmt: skip
FEW_CHARACTERS = ("        ", "a       ", "aaaaaaaa", "abababab", "........", "🎲🎲🎲🎲🎲🎲🎲🎲")
DIGITS = ("19870412", "01.01.1990", "0171 2345678")
GOOD = (
    PASSWORD, "battery staple", "long enough", "a long password", "two odd teacups", "J7!vbn2Qpa",
    "Zitronenfalter7", "83920174650128", "日本語のながいことば", "sunshine in my football",
)  # fmt: skip


@pytest.mark.parametrize("password", [*COMMON, *KEYS, *FEW_CHARACTERS, *DIGITS])
def test_what_others_guess(password: str) -> None:
    assert len(password) >= 8
    assert is_guessable(password)


@pytest.mark.parametrize("password", GOOD)
def test_what_others_do_not_guess(password: str) -> None:
    assert not is_guessable(password)


@pytest.mark.parametrize(
    "password",
    [
        "zwölf elche",
        "ZwolfElche",
        "zwolfelche99",
        "!!Elche!!",
        "elche2010",
        "ehcleflowz",
        "elcheelche",
    ],
)
def test_a_name_is_no_password(password: str) -> None:
    assert is_guessable(password, ["Zwölf Elche"])
    assert not is_guessable("two odd teacups", ["Zwölf Elche"])
    assert not is_guessable("elche mögen tee", ["Zwölf Elche"])


def test_a_name_with_digits_is_no_password() -> None:
    for password in ("xylo4711", "xylo4712", "1174olyx"):
        assert is_guessable(password, ["Xylo4711"])


@pytest.mark.parametrize(
    "password",
    ["a" * (LONGEST - 1) + "b", "ab1!" * 50, "!" * (LONGEST - 1) + "a", "abcd" * 49 + "x"],
)
def test_long_passwords_are_checked_at_once(password: str) -> None:
    began = time.process_time()
    is_guessable(password)
    assert time.process_time() - began < 1


def test_they_are_refused_for_accounts_and_changes(tmp_path: Path) -> None:
    async def act(site: Site) -> None:
        browser, _ = await site.guest()
        for password in ("password", "12345678", " " * 8, "Xylo Phon", "xylophon1"):
            body = {"name": "Xylo Phon", "password": password}
            made = await browser.post("/api/account", json=body)
            assert refusal(made) == (400, "PASSWORD common"), password
        good = {"name": "Xylo Phon", "password": PASSWORD}
        assert (await browser.post("/api/account", json=good)).status_code == 200
        await browser.patch("/api/me", json={"name": "Vibraphon"})
        for password in ("password", "12345678", " " * 8, "xylophon1", "vibraphon"):
            body = {"old": PASSWORD, "new": password}
            changed = await browser.post("/api/password", json=body)
            assert refusal(changed) == (400, "PASSWORD common"), password
        better = {"old": PASSWORD, "new": "battery staple"}
        assert (await browser.post("/api/password", json=better)).status_code == 204

    on_site(tmp_path, act)


def test_an_account_with_such_a_password_can_still_sign_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(site: Site) -> None:
        browser, person = await site.guest()
        with monkeypatch.context() as before:
            before.setattr("tavolino.server.people.passwords.is_guessable", lambda *_: False)
            await site.context.people.make_account(person, "Anna", "password")
        signed = await browser.post("/api/signin", json={"name": "Anna", "password": "password"})
        assert signed.status_code == 200

    on_site(tmp_path, act)
