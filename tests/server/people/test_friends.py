"""Friends: made by a secret link, mutual, removable by either; invitations to tables."""

import asyncio

import pytest

from tavolino.server.people import friends
from tavolino.server.people.friends import HERE_MS, INVITED_MS, PLAYING_MS, Friend
from tests.server.people.setup import Stores, using, why


async def befriended(stores: Stores, *names: str) -> list[str]:
    """People of whom the first is a friend of all others."""
    people = [await stores.member(name) for name in names]
    link = await stores.friends.make_link(people[0])
    for other in people[1:]:
        assert await stores.friends.befriend(other, link) == people[0]
    return people


async def names_of(stores: Stores, person: str) -> list[str]:
    return [one.name for one in await stores.friends.of(person)]


def test_a_link_makes_friends_of_both_until_either_ends_it(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        anna, bob, carla = await befriended(stores, "Anna", "Bob", "Carla")
        link = await stores.friends.link(anna)
        await stores.friends.befriend(bob, link)  # once more changes nothing
        assert await names_of(stores, anna) == ["Bob", "Carla"]
        assert await names_of(stores, bob) == await names_of(stores, carla) == ["Anna"]
        assert await why(stores.friends.befriend(anna, link)) == "FRIEND self"
        await stores.friends.remove(bob, anna)
        assert await names_of(stores, anna) == ["Carla"]
        assert await names_of(stores, bob) == []

    using(database_url, act)


def test_a_replaced_or_revoked_link_is_void(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        anna, bob = await stores.guest(), await stores.guest()
        assert await stores.friends.link(anna) == ""
        first = await stores.friends.make_link(anna)
        second = await stores.friends.make_link(anna)
        assert first != second == await stores.friends.link(anna)
        assert await why(stores.friends.befriend(bob, first)) == "FRIEND link"
        await stores.friends.revoke_link(anna)
        assert await why(stores.friends.befriend(bob, second)) == "FRIEND link"
        assert await why(stores.friends.make_link("gone")) == "PERSON unknown"
        third = await stores.friends.make_link(anna)
        await stores.personal_data.forget(anna)
        assert await why(stores.friends.befriend(bob, third)) == "FRIEND link"

    using(database_url, act)


def test_two_who_open_each_others_links_at_once_are_friends_once(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        anna, bob = await stores.guest(), await stores.guest()
        links = [await stores.friends.make_link(one) for one in (anna, bob)]
        await asyncio.gather(
            stores.friends.befriend(anna, links[1]), stores.friends.befriend(bob, links[0])
        )
        rows = await stores.database.read("SELECT person, friend FROM friends")
        assert {(row["person"], row["friend"]) for row in rows} == {(anna, bob), (bob, anna)}

    using(database_url, act)


def test_the_number_of_friends_is_limited(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(friends, "MOST_FRIENDS", 2)

    async def act(stores: Stores) -> None:
        anna, bob, _ = await befriended(stores, "Anna", "Bob", "Carla")
        link, dora = await stores.friends.link(anna), await stores.guest()
        assert await why(stores.friends.befriend(dora, link)) == "FRIEND many-of-theirs"
        assert (
            await why(stores.friends.befriend(anna, await stores.friends.make_link(dora)))
            == "FRIEND many"
        )
        await stores.friends.remove(anna, bob)
        await stores.friends.befriend(dora, link)

    using(database_url, act)


def test_the_list_says_who_is_here_and_plays(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        anna, bob, carla, dora = await befriended(stores, "Anna", "Bob", "Carla", "Dora")
        await stores.table("game", carla, "playing", "", carla, dora)
        now = stores.wall.now
        await stores.do("UPDATE tables SET changed_at = $1", now)
        stores.wall.now += HERE_MS + 1
        await stores.do("UPDATE people SET seen_at = $1 WHERE id = $2", stores.wall.now, carla)
        assert await stores.friends.of(anna) == [
            Friend(carla, "Carla", True, "scalino", "game"),
            Friend(bob, "Bob", False, "", ""),
            Friend(dora, "Dora", False, "", ""),
        ]
        await stores.do("UPDATE tables SET watchable = 0")
        assert (await stores.friends.of(anna))[0] == Friend(carla, "Carla", True, "scalino", "")
        stores.wall.now = now + PLAYING_MS + 1
        await stores.do("UPDATE people SET seen_at = $1", stores.wall.now)
        assert {one.game for one in await stores.friends.of(anna)} == {""}

    using(database_url, act)


def test_invitations_last_while_there_is_a_seat(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        anna, bob = await befriended(stores, "Anna", "Bob")
        stranger = await stores.guest()
        await stores.table("t", anna, "lobby", "Sunday", anna)
        await stores.do("UPDATE tables SET free_seats = 1")
        assert await why(stores.friends.invite(anna, stranger, "t")) == "FRIEND none"

        async def invited() -> list[tuple[str, str]]:
            return [(one.table, one.name) for one in await stores.friends.invitations(bob)]

        await stores.friends.invite(anna, bob, "t")
        await stores.friends.invite(anna, bob, "t")
        assert await invited() == [("t", "Anna")]
        await stores.people.mute(bob, anna)
        assert await invited() == []
        await stores.people.unmute(bob, anna)
        await stores.do("UPDATE tables SET free_seats = 0")
        assert await invited() == []
        await stores.do("UPDATE tables SET free_seats = 1")
        stores.wall.now += INVITED_MS + 1
        assert await invited() == []
        await stores.friends.invite(anna, bob, "t")
        assert await invited() == [("t", "Anna")]
        await stores.friends.dismiss(bob, "t")
        assert await invited() == []
        await stores.friends.invite(anna, bob, "t")
        await stores.friends.remove(anna, bob)
        assert await invited() == []

    using(database_url, act)
