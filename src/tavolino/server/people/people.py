"""People: guests from their first request, and accounts with a name and a password."""

import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from tavolino.core import Refused
from tavolino.locales import LANGUAGES, say
from tavolino.server.clock.game_clock import wall_ms
from tavolino.server.people.account_names import account_of
from tavolino.server.people.existing import lock_people
from tavolino.server.people.lookalikes import check_scripts, is_similar, reserve
from tavolino.server.people.passwords import Passwords, check_password
from tavolino.server.people.sessions import end_sessions
from tavolino.server.storage import Conflict, Database, Row, Statement
from tavolino.table.display_names import normalize_name, read_name

KNOWN_MS: Final = 10_000
"""How long a name is cached. Another process may change it meanwhile."""
MOST_KNOWN: Final = 10_000
MOST_MUTED: Final = 1000
MANY: Final = 500

MUTE: Final = (
    "INSERT INTO mutes (person, muted) SELECT CAST($1 AS TEXT), id FROM people WHERE id = $2"
    " AND (SELECT COUNT(*) FROM mutes WHERE person = $1) < $3 ON CONFLICT DO NOTHING"
)
READ: Final = "SELECT id, name, account, created_at, language FROM people WHERE id = $1"


@dataclass(frozen=True)
class Profile:
    """A person's own view of themselves. `account` is empty for a guest."""

    id: str
    name: str
    account: str
    created_at: int
    language: str


class Credentials(NamedTuple):
    """The owner of an account, and the hash of its password."""

    person: str
    password: str


class People:
    def __init__(
        self,
        database: Database,
        wall: Callable[[], int] = wall_ms,
        passwords: Passwords | None = None,
    ) -> None:
        self._database = database
        self._wall = wall
        self._passwords = passwords or Passwords()
        self._known: dict[str, tuple[int, str | None]] = {}

    def close(self) -> None:
        self._passwords.close()

    async def new_guest(self, language: str = "en") -> Profile:
        """Creates a guest."""
        now = self._wall()
        language = language if language in LANGUAGES else LANGUAGES[0]
        name = say("guest-name", language, number=str(1000 + secrets.randbelow(9000)))
        guest = Profile(secrets.token_urlsafe(12), name, "", now, language)
        sql = (
            "INSERT INTO people (id, name, created_at, seen_at, language)"
            " VALUES ($1, $2, $3, $4, $5)"
        )
        await self._database.write([Statement(sql, (guest.id, name, now, now, language))])
        return guest

    async def profile(self, person: str) -> Profile:
        rows = await self._database.read(READ, person)
        if not rows:
            raise Refused("PERSON", "unknown")
        return _profile(rows[0])

    async def rename(self, person: str, name: str) -> None:
        """Changes a person's name. Refuses one that looks like the account of somebody else. Guests
        who had such a name before the account was created keep it.
        """
        name = read_name(name)
        check_scripts(name)
        if await is_similar(self._database, name, person):
            raise Refused("ACCOUNT", "similar")
        await self._change("name", person, name)
        self.forget_name(person)

    async def speak(self, person: str, language: str) -> None:
        """Sets the language in which a person is answered."""
        if language not in LANGUAGES:
            raise Refused("LANGUAGE", "unknown", got=language[:40], expected=", ".join(LANGUAGES))
        await self._change("language", person, language)

    async def language(self, person: str) -> str:
        """The language of a person; English if they have been deleted."""
        rows = await self._database.read("SELECT language FROM people WHERE id = $1", person)
        return str(rows[0]["language"]) if rows else LANGUAGES[0]

    async def make_account(self, person: str, name: str, password: str) -> None:
        """Turns a guest into an account of the same person, and sets their name to its name.

        Ends all sessions and tokens of the guest. Anybody else who holds one, perhaps because they
        gave it to the guest, gets no access to the account.
        """
        name = read_name(name)
        check_scripts(name)
        check_password(password, name)
        hashed = await self._passwords.hash(password)
        sql = (
            "UPDATE people SET account = $1, password = $2, name = $3"
            " WHERE id = $4 AND account IS NULL"
        )
        made = Statement(sql, (account_of(name), hashed, name, person), expect=1)
        try:
            await self._database.write([made, *reserve(name, person), *end_sessions(person)])
        except Conflict:
            if (await self.profile(person)).account:
                raise Refused("ACCOUNT", "already") from None
            if await self.credentials(name):
                raise Refused("ACCOUNT", "taken") from None
            raise Refused("ACCOUNT", "similar") from None
        self.forget_name(person)

    async def sign_in(self, name: str, password: str) -> str:
        """The person with this account and password."""
        return (await self.verify(await self.credentials(name), password)).person

    async def credentials(self, name: str) -> Credentials | None:
        """The credentials of the account with this name, if there is one."""
        sql = "SELECT id, password FROM people WHERE account = $1"
        rows = await self._database.read(sql, _findable(name))
        return Credentials(str(rows[0]["id"]), str(rows[0]["password"])) if rows else None

    async def verify(self, found: Credentials | None, password: str) -> Credentials:
        """The account, if the password is right. An unknown account is refused like a wrong
        password: with the same message after the same amount of work.
        """
        is_right = await self._passwords.is_right(password, found.password if found else None)
        if found is None or not is_right:
            raise Refused("SIGNIN", "wrong")
        return found

    async def credentials_of(self, person: str) -> Credentials:
        rows = await self._database.read("SELECT password FROM people WHERE id = $1", person)
        if not rows or rows[0]["password"] is None:
            raise Refused("ACCOUNT", "none")
        return Credentials(person, str(rows[0]["password"]))

    async def change_password(self, person: str, old: str, new: str, session: str = "") -> None:
        """Changes the password. Ends all sessions and tokens of the person except `session`."""
        profile = await self.profile(person)
        check_password(new, profile.name, profile.account)
        hashed = (await self.credentials_of(person)).password
        if not await self._passwords.is_right(old, hashed):
            raise Refused("PASSWORD", "wrong")
        sql = "UPDATE people SET password = $1 WHERE id = $2 AND password = $3"
        change = Statement(sql, (await self._passwords.hash(new), person, hashed), expect=1)
        try:
            await self._database.write([change, *end_sessions(person, session)])
        except Conflict:
            # The password was changed elsewhere at the same moment, so the old one is wrong by now.
            raise Refused("PASSWORD", "wrong") from None

    async def names(self, people: Iterable[str]) -> dict[str, str]:
        """The names of these people, without those who have been deleted."""
        asked = dict.fromkeys(people)
        now = self._wall()
        known = {
            person: self._known[person][1]
            for person in asked
            if person in self._known and 0 <= now - self._known[person][0] < KNOWN_MS
        }
        missing = [person for person in asked if person not in known]
        for start in range(0, len(missing), MANY):
            known |= await self._look_up(missing[start : start + MANY], now)
        return {person: name for person in asked if (name := known[person]) is not None}

    def forget_name(self, person: str) -> None:
        """Drops a cached name after it has changed."""
        self._known.pop(person, None)

    async def mute(self, person: str, other: str) -> None:
        """Hides the chat of `other` from this person."""
        if person == other:
            raise Refused("MUTE", "self")
        await self.profile(other)
        muted = await self.muted_by(person)
        if other in muted:
            return
        if len(muted) >= MOST_MUTED:
            raise Refused("MUTE", "many", most=MOST_MUTED)
        batch = [*lock_people(person, other), Statement(MUTE, (person, other, MOST_MUTED))]
        try:
            await self._database.write(batch)
        except Conflict:
            raise Refused("PERSON", "unknown") from None

    async def unmute(self, person: str, other: str) -> None:
        sql = "DELETE FROM mutes WHERE person = $1 AND muted = $2"
        await self._database.write([Statement(sql, (person, other))])

    async def muted_by(self, person: str) -> frozenset[str]:
        rows = await self._database.read("SELECT muted FROM mutes WHERE person = $1", person)
        return frozenset(str(row["muted"]) for row in rows)

    async def _change(self, column: str, person: str, value: str) -> None:
        sql = f"UPDATE people SET {column} = $1 WHERE id = $2"
        try:
            await self._database.write([Statement(sql, (value, person), expect=1)])
        except Conflict:
            raise Refused("PERSON", "unknown") from None

    async def _look_up(self, people: list[str], now: int) -> dict[str, str | None]:
        places = ", ".join(f"${number}" for number in range(1, len(people) + 1))
        rows = await self._database.read(
            f"SELECT id, name FROM people WHERE id IN ({places})", *people
        )
        found: dict[str, str | None] = dict.fromkeys(people)
        found.update((str(row["id"]), str(row["name"])) for row in rows)
        if len(self._known) + len(found) > MOST_KNOWN:
            self._known.clear()
        self._known.update((person, (now, name)) for person, name in found.items())
        return found


def _profile(row: Row) -> Profile:
    return Profile(
        id=str(row["id"]),
        name=str(row["name"]),
        account=str(row["account"] or ""),
        created_at=int(row["created_at"] or 0),
        language=str(row["language"]),
    )


def _findable(name: str) -> str:
    """The key to look up; for a name that no account can have, one that matches nothing."""
    try:
        return account_of(normalize_name(name))
    except Refused:
        return ""
