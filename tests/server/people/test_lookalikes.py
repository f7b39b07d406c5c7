"""Two accounts cannot look alike; names in any language are possible."""

import asyncio
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolino.core import Refused
from tavolino.server.context import open_context
from tavolino.server.people.account_names import account_of
from tavolino.server.people.lookalikes import check_scripts, keep_skeletons, skeletons
from tavolino.server.settings import Settings
from tavolino.table.display_names import read_name
from tests.server.people.browsers import Site, on_site, refusal
from tests.server.people.setup import PASSWORD, Stores, using, why

ALIKE = [
    ("paypal", "\u0440\u0430\u0443\u0440\u0430\u04c0"),  # all Cyrillic
    ("Anna", "\u0391nna"),  # a Greek capital Alpha
    ("Anna", "\u0430nna"),
    ("OCA", "\u041e\u0421\u0410"),
    ("ica", "\u0406\u0441\u0430"),  # as Ica, which would be the same account
    ("paypal", "paypaI"),
    ("paypal", "PaypaI"),
    ("paypal", "paypa1"),
    ("Bob", "B0b"),
    ("BOB", "b0b"),
    ("modern", "modem"),
    ("Zoë", "Zоë"),
    ("Anna Maria", "Anna\u2003М\u0430ri\u0430"),
    ("Anna", "𝐀nna"),
]
DIFFERENT = [
    "Anna", "Hanna", "Ana", "Elia", "Ella", "Łukasz", "Lukasz", "Zoë", "Zoe", "Żółw", "Zółw",
    "Νίκος", "Γιώργος", "Анна", "Ганна", "Сергей", "Сергій", "Олена", "李小龙", "李小龍", "王伟",
    "さくら", "サクラ", "김철수", "דוד", "مريم", "O’Neill-García", "Bob 2", "Bob 3", "🎲", "🎲🎲",
]  # fmt: skip


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert skeletons(one) & skeletons(other)


def test_names_that_do_not_look_alike() -> None:
    for one, other in combinations(DIFFERENT, 2):
        assert not skeletons(one) & skeletons(other), (one, other)


@pytest.mark.parametrize("name", [*DIFFERENT, "Анна Smith", "Tokyo東京", "1а2б", "X-Кот", "ªº"])
def test_names_of_one_alphabet(name: str) -> None:
    check_scripts(name)


@pytest.mark.parametrize("name", ["Аnna", "Anηa", "pаypal", "Բob", "Bob Smіth", "Ꭺnna"])
def test_a_word_of_two_alphabets_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        check_scripts(name)
    assert (refused.value.rule, refused.value.why) == ("NAME", "mixed")


@given(st.text(max_size=40))
def test_every_name_has_skeletons_also_of_its_account(text: str) -> None:
    try:
        name = read_name(text)
    except Refused:
        return
    assert all(skeletons(name))
    assert skeletons(account_of(name)) <= skeletons(name)


def test_an_account_that_looks_like_another_is_refused(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        people = stores.people
        anna = await stores.member("paypal")
        bob = await stores.guest()
        for name in ("paypaI", "\u0440\u0430\u0443\u0440\u0430\u04c0"):
            assert await why(people.make_account(bob, name, PASSWORD)) == "ACCOUNT similar"
            assert await why(people.rename(bob, name)) == "ACCOUNT similar"
        assert await why(people.make_account(bob, "PayPal", PASSWORD)) == "ACCOUNT taken"
        assert await why(people.make_account(bob, "pаypal", PASSWORD)) == "NAME mixed"
        assert await why(people.rename(bob, "PayPal")) == "ACCOUNT similar"
        assert (await people.profile(bob)).account == ""
        await people.rename(anna, "PAYPAL")  # one's own
        await people.make_account(bob, "Боб", PASSWORD)
        await stores.personal_data.forget(anna)
        await people.make_account(await stores.guest(), "paypaI", PASSWORD)

    using(database_url, act)


def test_of_many_similar_accounts_made_at_once_one_succeeds(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        names = ["paypal", "paypaI", "paypa1", "PAYPAL", "\u0440\u0430\u0443\u0440\u0430\u04c0"]
        guests = [await stores.guest() for _ in names]
        results = await asyncio.gather(
            *(
                stores.people.make_account(guest, name, PASSWORD)
                for guest, name in zip(guests, names, strict=True)
            ),
            return_exceptions=True,
        )
        assert results.count(None) == 1
        assert {str(one) for one in results if one} <= {"ACCOUNT: similar", "ACCOUNT: taken"}

    using(database_url, act)


def test_accounts_from_before_get_their_skeletons(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        people = stores.people
        old = [await stores.guest() for _ in range(3)]
        rows = (("paypal", "PayPal"), ("paypai", "paypaI"), ("cleo", "Another name"))
        for number, (person, (account, name)) in enumerate(zip(old, rows, strict=True)):
            await stores.do(
                "UPDATE people SET account = $1, name = $2, password = 'x', created_at = $3"
                " WHERE id = $4",
                *(account, name, number, person),
            )
        await asyncio.gather(*(keep_skeletons(stores.database) for _ in range(3)))
        kept = await stores.database.read("SELECT skeleton, person FROM lookalikes")
        assert {str(row["skeleton"]): row["person"] for row in kept} == {
            "paypal": old[0],
            "paypai": old[1],
            "cleo": old[2],
        }
        bob = await stores.guest()
        for name in ("Paypa1", "paypai", "CLE0"):
            assert await why(people.rename(bob, name)) == "ACCOUNT similar"
        await people.make_account(bob, "Another name", PASSWORD)
        await stores.do("UPDATE server SET value = 'older' WHERE name = 'lookalikes'")
        await stores.do("UPDATE lookalikes SET skeleton = 'stale' WHERE person = $1", bob)
        await keep_skeletons(stores.database)
        after = await stores.database.read("SELECT skeleton FROM lookalikes WHERE person = $1", bob)
        assert [row["skeleton"] for row in after] == ["another narne"]

    using(database_url, act)


def test_the_server_adds_missing_skeletons_when_it_starts(tmp_path: Path) -> None:
    async def act() -> None:
        settings = Settings(database=f"sqlite:///{tmp_path}/tavolino.db", workers=1)
        for _ in range(2):
            async with open_context(settings) as context:
                rows = await context.database.read("SELECT name FROM server ORDER BY name")
                assert "lookalikes" in [row["name"] for row in rows]

    asyncio.run(act())


def test_a_lookalike_account_is_refused_over_http(tmp_path: Path) -> None:
    async def act(site: Site) -> None:
        await site.member("Anna")
        guest, _ = await site.guest()
        body = {"name": "\u0391nna", "password": PASSWORD}
        assert refusal(await guest.post("/api/account", json=body)) == (400, "NAME mixed")
        similar = await guest.patch("/api/me", json={"name": "ANNA"})
        assert refusal(similar) == (409, "ACCOUNT similar")
        body = {"name": "Ann4", "password": PASSWORD}
        assert (await guest.post("/api/account", json=body)).status_code == 200

    on_site(tmp_path, act)
