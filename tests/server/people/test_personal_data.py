"""Personal data: exported only to its owner, and deleted completely."""

import asyncio

import msgspec

from tavolino.server.live.lists import Lists
from tavolino.server.records.repository import RecordRepository
from tests.server.people.setup import PASSWORD, Stores, everything_stored, using, why

MINE = ("Anna Unique", "anna unique", "my words", "my title", "my label", "my record")
OTHERS = ("Bob Distinct", "bob distinct", "his words", "his title", "his label", "his record")


async def live_a_little(stores: Stores) -> tuple[str, str]:
    """Two people with data of every kind, at the same tables."""
    anna, bob = await stores.member("Anna Unique"), await stores.member("Bob Distinct")
    for n, (me, other, words) in enumerate(((anna, bob, MINE), (bob, anna, OTHERS))):
        await stores.sessions.begin(me)
        await stores.sessions.make_token(me, words[4])
        await stores.table(f"over{n}", me, "over", words[3], me, other)
        await stores.table(f"playing{n}", me, "playing", words[3], other, me, me)
        await stores.table(f"alone{n}", me, "lobby", words[3])
        for number in range(2):
            await stores.add_chat("over0", 2 * n + number, me, f"{words[2]} {number}")
            await stores.do("UPDATE chat SET submit = $1 || n WHERE submit = 'same'", "s")
        await stores.people.mute(me, other)
        await Lists(stores.database, stores.people).dismiss(me, f"over{n}")
        await stores.ratings.rate(f"over{n}", "scalino", 2, [me, other], [1, 2])
        await stores.do(
            "INSERT INTO results VALUES"
            " ($1, $2, 'rope', 2, 1, 0, 'won', '', ',x,', 1, 5, 3, NULL, 1, 0)",
            *(me, f"over{n}"),
        )
        await stores.do("INSERT INTO quick_match VALUES ($1, 'rope', 1, 1, '')", me)
        await stores.solo_scores.count(f"solo{n}", "cutit", '{"sheet": "x"}', me, 40 + n)
        await RecordRepository(stores.database).add(f"record{n}", words[5], me)
    await stores.friends.befriend(anna, await stores.friends.make_link(bob))
    await stores.friends.make_link(anna)
    await stores.friends.invite(anna, bob, "alone0")
    await stores.friends.invite(bob, anna, "alone1")
    return anna, bob


def test_the_export_has_everything_of_mine_and_nothing_of_others(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        anna, bob = await live_a_little(stores)
        export = await stores.personal_data.export(anna)
        text = msgspec.json.encode(export).decode()
        for words in MINE:
            assert words in text
        for words in (*OTHERS, "argon2", await stores.friends.link(bob)):
            assert words not in text
        assert export.has_password
        assert export.finished == ["over0", "over1"]
        assert [visit.kind for visit in export.visits] in (
            ["browser", "token"],
            ["token", "browser"],
        )
        owned = {table.id: (table.is_owner, table.seats, table.title) for table in export.tables}
        assert owned == {
            "over0": (True, [0], "my title"),
            "over1": (False, [1], ""),
            "playing0": (True, [1, 2], "my title"),
            "playing1": (False, [0], ""),
            "alone0": (True, [], "my title"),
        }
        assert [line.text for line in export.chat] == ["my words 0", "my words 1"]
        assert export.mutes == [bob]
        assert export.dismissed == ["over0"]
        assert [rating.games for rating in export.ratings] == [2]
        scores = [(one.game, one.options, one.best, one.games) for one in export.solo_scores]
        assert scores == [("cutit", {"sheet": "x"}, 40, 1)]
        results = [(one.table, one.outcome, one.opponents, one.below_par) for one in export.results]
        assert results == [("over0", "won", ["x"], 3)]
        assert export.looking_for == ["rope"]
        assert export.friend_links == [await stores.friends.link(anna)]
        assert [(one.person, one.since) for one in export.friends] == [(bob, stores.wall.now)]
        invitations = {(one.table, one.person, one.by) for one in export.invitations}
        assert invitations == {("alone0", bob, anna), ("alone1", anna, bob)}
        assert [(record.id, record.body) for record in export.records] == [("record0", "my record")]
        stored = await everything_stored(database_url)
        for session in stored["sessions"]:
            assert str(session["id"]) not in text
        assert await why(stores.personal_data.export("gone")) == "PERSON unknown"

    using(database_url, act)


def test_deleting_an_account_leaves_no_trace(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        anna, bob = await live_a_little(stores)
        await stores.do(
            "INSERT INTO events (table_id, version, body, at) VALUES ('over0', 1, $1, 5)",
            f'{{"happened":"Sat","seat":0,"person":"{anna}"}}',
        )
        before = await everything_stored(database_url)
        assert await stores.personal_data.take_leave(anna) == ["alone0", "playing0", "playing1"]
        await stores.personal_data.forget(anna)
        stores.people.forget_name(anna)
        stored = await everything_stored(database_url)
        text = str(stored)
        for words in MINE:
            assert words in str(before)
            assert words not in text
        for words in OTHERS:
            assert words in text
        holding_id = {table for table, rows in stored.items() if anna in str(rows)}
        assert holding_id == {"events", "tables"}  # an id that leads nowhere
        assert len(stored["chat"]) == len(before["chat"])
        assert await stores.people.names([anna, bob]) == {bob: "Bob Distinct"}
        assert await why(stores.people.sign_in("Anna Unique", PASSWORD)) == "SIGNIN wrong"
        assert await why(stores.sessions.begin(anna)) == "PERSON unknown"
        await stores.personal_data.forget(anna)
        await stores.member("Anna Unique")  # the name is free again

    using(database_url, act)


def test_two_people_with_the_same_chat_lines_can_both_be_deleted(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        anna, bob = await stores.guest(), await stores.guest()
        await stores.add_chat("t", 1, anna, "hello")
        await stores.add_chat("t", 2, bob, "hello")
        await stores.personal_data.forget(anna)
        await stores.personal_data.forget(bob)
        rows = await stores.database.read("SELECT n, person, text FROM chat ORDER BY n")
        assert rows == [{"n": n, "person": "", "text": ""} for n in (1, 2)]

    using(database_url, act)


def test_a_record_goes_with_the_last_of_its_owners(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        anna, bob = await stores.guest(), await stores.guest()
        records = RecordRepository(stores.database)
        for person in (anna, bob, anna):
            await records.add("record", "both uploaded it", person)
        await records.add("other", "only one did", anna)
        await stores.personal_data.forget(anna)
        assert await records.body("other") is None
        assert await records.body("record") == b"both uploaded it"
        export = await stores.personal_data.export(bob)
        assert [record.id for record in export.records] == ["record"]
        await stores.personal_data.forget(bob)
        assert await records.body("record") is None
        stored = await everything_stored(database_url)
        assert stored["record_owners"] == stored["records"] == []

    using(database_url, act)


def test_a_record_goes_when_its_owners_are_deleted_at_the_same_time(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        records = RecordRepository(stores.database)
        for number in range(10):
            owners = [await stores.guest() for _ in range(3)]
            latest = await stores.guest()
            for owner in owners:
                await records.add(f"record{number}", "theirs", owner)
            await asyncio.gather(
                *map(stores.personal_data.forget, owners),
                records.add(f"record{number}", "theirs", latest),
            )
            assert await records.body(f"record{number}") == b"theirs"
            await stores.personal_data.forget(latest)
        stored = await everything_stored(database_url)
        assert stored["record_owners"] == stored["records"] == []

    using(database_url, act)
