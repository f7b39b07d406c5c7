"""Nothing that a person does while they are being deleted is kept."""

import asyncio
from collections.abc import Awaitable

import pytest

from tavolino.core import Refused
from tavolino.server.live.chat import Chat
from tavolino.server.records.repository import RecordRepository
from tests.server.people.setup import Stores, everything_stored, using, why

ROUNDS = 8
LINES = 12


async def _or_refused(command: Awaitable[object]) -> str:
    try:
        await command
    except Refused as refusal:
        return str(refusal)
    return ""


def test_what_is_said_while_an_account_is_deleted_does_not_survive(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        gone: list[str] = []
        refusals: set[str] = set()
        for number in range(ROUNDS):
            person = await stores.guest()
            gone.append(person)
            # A process each: they share nothing but the database.
            chats = [
                Chat(f"table{number}", stores.database, stores.people.names) for _ in range(LINES)
            ]

            async def talk(chat: Chat, line: int, person: str = person) -> str:
                return await _or_refused(chat.add(person, "My own words", f"s{line}", 7))

            talking = [asyncio.create_task(talk(chat, n)) for n, chat in enumerate(chats)]
            await asyncio.wait(talking, return_when=asyncio.FIRST_COMPLETED)
            await stores.personal_data.forget(person)
            refusals.update(await asyncio.gather(*talking))
        stored = str(await everything_stored(database_url))
        assert "My own words" not in stored
        assert not [person for person in gone if person in stored]
        assert refusals <= {"", "PERSON: unknown"}

    using(database_url, act)


@pytest.mark.parametrize("what", ["session", "token", "mute", "record"])
def test_what_is_made_while_a_person_is_deleted_does_not_survive(
    what: str, database_url: str
) -> None:
    async def act(stores: Stores) -> None:
        gone: list[str] = []
        other = await stores.guest()
        records = RecordRepository(stores.database)
        for _ in range(ROUNDS):
            person = await stores.guest()
            gone.append(person)
            commands: list[Awaitable[object]] = []
            for number in range(LINES):
                if what == "session":
                    commands.append(stores.sessions.begin(person))
                elif what == "token":
                    commands.append(stores.sessions.make_token(person, f"bot {number}"))
                elif what == "mute":
                    commands.append(stores.people.mute(person, other))
                    commands.append(stores.people.mute(other, person))
                else:
                    commands.append(records.add(f"{person}-{number}", "body", person))
            doing = [asyncio.create_task(_or_refused(command)) for command in commands]
            await asyncio.wait(doing, return_when=asyncio.FIRST_COMPLETED)
            await stores.personal_data.forget(person)
            await asyncio.gather(*doing)
        stored = str(await everything_stored(database_url))
        assert not [person for person in gone if person in stored]

    using(database_url, act)


def test_somebody_deleted_says_nothing_more(database_url: str) -> None:
    async def act(stores: Stores) -> None:
        person = await stores.guest()
        chat = Chat("table", stores.database, stores.people.names)
        assert await chat.add(person, "Hello", "s", 7) == 1
        assert await chat.add(person, "Hello", "s", 8) == 1
        await stores.personal_data.forget(person)
        assert await why(chat.add(person, "Again", "t", 9)) == "PERSON unknown"

    using(database_url, act)
