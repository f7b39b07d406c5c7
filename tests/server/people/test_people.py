"""Guests, accounts, signing in, and names."""

import asyncio
import threading
from pathlib import Path

from tavolino.server.people.passwords import Passwords
from tests.server.people.setup import PASSWORD, Stores, using, why


def test_a_guest_is_somebody_at_once(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        guest = await stores.people.new_guest("xx")
        assert len(guest.id) == 16
        assert guest.name.startswith("Guest ")
        assert len(guest.name) == len("Guest 4821")
        assert await stores.people.profile(guest.id) == guest
        assert (guest.account, guest.language) == ("", "en")
        assert guest.id != await stores.guest()
        assert await why(stores.people.profile("nobody")) == "PERSON unknown"

    using(database_url, act)


def test_people_choose_what_they_are_called(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        people = stores.people
        anna, bob = await stores.guest(), await stores.guest()
        await people.rename(anna, "  <b>Anna</b> ")
        assert (await people.names([anna, bob, "gone"]))[anna] == "<b>Anna</b>"
        await people.rename(anna, "Annie")
        names = await people.names([anna, bob, "gone", anna])
        assert names == {anna: "Annie", bob: (await people.profile(bob)).name}
        assert await why(people.rename(anna, "a\u202e")) == "NAME character"
        assert await why(people.rename("gone", "Ghost")) == "PERSON unknown"
        await people.rename(bob, "Annie")  # a display name is nobody's alone
        await people.speak(anna, "en")
        assert await why(people.speak(anna, "tlh" * 100)) == "LANGUAGE unknown"
        assert await people.names([]) == {}

    using(database_url, act)


def test_a_name_changed_elsewhere_is_shown_soon(tmp_path: Path) -> None:
    async def act(stores: Stores) -> None:
        anna = await stores.guest()
        before = await stores.people.names([anna])
        await stores.do("UPDATE people SET name = 'New' WHERE id = $1", anna)
        assert await stores.people.names([anna]) == before
        stores.wall.now += 10_000
        assert await stores.people.names([anna]) == {anna: "New"}
        many = [f"person{n}" for n in range(1200)]
        assert await stores.people.names([*many, anna]) == {anna: "New"}

    using(f"sqlite:///{tmp_path}/people.db", act)


def test_an_account_keeps_the_guest(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        people = stores.people
        anna = await stores.guest()
        await people.make_account(anna, " Anna María ", PASSWORD)
        profile = await people.profile(anna)
        assert (profile.id, profile.name, profile.account) == (anna, "Anna María", "anna maría")
        assert await people.sign_in("ANNA MARI\u0301A", PASSWORD) == anna
        assert await why(people.make_account(anna, "Other", PASSWORD)) == "ACCOUNT already"
        bob = await stores.guest()
        assert await why(people.make_account(bob, "anna maría", PASSWORD)) == "ACCOUNT taken"
        assert await why(people.make_account(bob, "bob", "1234567")) == "PASSWORD short"
        assert await why(people.make_account(bob, "bob", "x" * 201)) == "PASSWORD long"
        assert await why(people.make_account(bob, "\0", PASSWORD)) == "NAME character"
        assert await why(people.make_account("gone", "ghost", PASSWORD)) == "PERSON unknown"
        assert (await people.profile(bob)).account == ""

    using(database_url, act)


def test_of_two_who_want_the_same_account_one_gets_it(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        guests = [await stores.guest() for _ in range(4)]
        results = await asyncio.gather(
            *(stores.people.make_account(guest, "Same", PASSWORD) for guest in guests),
            return_exceptions=True,
        )
        refused = [str(result) for result in results if result is not None]
        assert refused == ["ACCOUNT: taken"] * 3

    using(database_url, act)


def test_a_wrong_name_and_a_wrong_password_are_refused_alike(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        people = stores.people
        await stores.member("Anna")
        guest = await stores.guest()
        wrong = [
            ("Anna", "not the password"),
            ("nobody", PASSWORD),
            ("", PASSWORD),
            ("\0", PASSWORD),
            ("a" * 100_000, PASSWORD),
            ("\ud800", PASSWORD),
            ("Anna", "\ud800\0"),
            ("Anna", PASSWORD + " "),
            (guest, PASSWORD),
            ((await people.profile(guest)).name, ""),
        ]
        for name, password in wrong:
            assert await why(people.sign_in(name, password)) == "SIGNIN wrong"

    using(database_url, act)


class Counted(Passwords):
    """Counts how often it really computes a hash."""

    def __init__(self) -> None:
        super().__init__()
        self.computed: list[str] = []

    def _verify(self, hashed: str, password: bytes) -> bool:
        self.computed.append(hashed.rsplit("$", 2)[0])
        return super()._verify(hashed, password)


def test_an_unknown_name_costs_the_same_work(tmp_path: Path) -> None:
    async def act(stores: Stores) -> None:
        await stores.member("Anna")
        stores.people._passwords.close()
        stores.people._passwords = counted = Counted()
        for name in ("Anna", "nobody", "\0", ""):
            assert await why(stores.people.sign_in(name, "not the password")) == "SIGNIN wrong"
        assert counted.computed == ["$argon2id$v=19$m=19456,t=2,p=1"] * 4

    using(f"sqlite:///{tmp_path}/people.db", act)


class Slow(Passwords):
    """Blocks until another task has made progress."""

    def __init__(self) -> None:
        super().__init__()
        self.others_went_on = threading.Event()

    def _verify(self, hashed: str, password: bytes) -> bool:
        return self.others_went_on.wait(10) and super()._verify(hashed, password)


def test_nobody_waits_while_a_password_is_hashed(tmp_path: Path) -> None:
    async def act(stores: Stores) -> None:
        anna = await stores.member("Anna")
        stores.people._passwords.close()
        stores.people._passwords = slow = Slow()
        signing_in = asyncio.create_task(stores.people.sign_in("Anna", PASSWORD))
        await stores.guest()
        slow.others_went_on.set()
        assert await signing_in == anna

    using(f"sqlite:///{tmp_path}/people.db", act)


def test_a_password_is_kept_as_a_hash_and_can_be_changed(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        people = stores.people
        anna = await stores.member("Anna")
        rows = await stores.database.read("SELECT password FROM people WHERE id = $1", anna)
        assert str(rows[0]["password"]).startswith("$argon2id$")
        assert await why(people.change_password(anna, "not it at all", "new words")) == (
            "PASSWORD wrong"
        )
        assert await why(people.change_password(anna, PASSWORD, "short")) == "PASSWORD short"
        await people.change_password(anna, PASSWORD, "nouveau\u0301 mot")
        assert await people.sign_in("anna", "nouvea\u00fa mot") == anna
        assert await why(people.sign_in("anna", PASSWORD)) == "SIGNIN wrong"
        guest = await stores.guest()
        assert await why(people.change_password(guest, PASSWORD, PASSWORD)) == "ACCOUNT none"

    using(database_url, act)


def test_of_two_changes_of_a_password_one_holds(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        anna = await stores.member("Anna")
        new_passwords = ["first password", "second password"]
        results = await asyncio.gather(
            *(stores.people.change_password(anna, PASSWORD, new) for new in new_passwords),
            return_exceptions=True,
        )
        assert [str(one) for one in results if one is not None] == ["PASSWORD: wrong"]
        assert await stores.people.sign_in("Anna", new_passwords[results.index(None)]) == anna

    using(database_url, act)


def test_muting(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        people = stores.people
        anna, bob = await stores.guest(), await stores.guest()
        await people.mute(anna, bob)
        await people.mute(anna, bob)
        assert await people.muted_by(anna) == {bob}
        assert await people.muted_by(bob) == frozenset()
        assert await why(people.mute(anna, anna)) == "MUTE self"
        assert await why(people.mute(anna, "gone")) == "PERSON unknown"
        await people.unmute(anna, bob)
        await people.unmute(anna, bob)
        assert await people.muted_by(anna) == frozenset()

    using(database_url, act)
