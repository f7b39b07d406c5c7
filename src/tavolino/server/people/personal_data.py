"""Exports or deletes everything about one person."""

import json
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

from tavolino.core import Refused
from tavolino.protocol.emotes import read_line
from tavolino.protocol.friends import KeptFriend, KeptInvitation
from tavolino.protocol.people import (
    DataExport,
    KeptLine,
    KeptRecord,
    KeptResult,
    KeptTable,
    KeptVisit,
    ShownRating,
    ShownSoloScore,
)
from tavolino.server.people.history import History
from tavolino.server.people.ratings import PlayerRating, Ratings
from tavolino.server.people.solo_scores import SoloScore, SoloScores
from tavolino.server.storage import Conflict, Database, Row, Statement, whole

PERSON: Final = (
    "SELECT id, name, account, CASE WHEN password IS NULL THEN 0 ELSE 1 END AS has_password,"
    " language, created_at, seen_at FROM people WHERE id = $1"
)
VISITS: Final = (
    "SELECT kind, label, created_at, seen_at FROM sessions WHERE person = $1"
    " ORDER BY created_at, id"
)
# Two queries, each with its index: one with OR would scan all tables.
OWNED_OR_SAT_AT: Final = (
    "(SELECT table_id FROM sitting WHERE person = $1 UNION SELECT id FROM tables WHERE owner = $1)"
)
TABLES: Final = (
    "SELECT id, game, phase, owner, title, created_at FROM tables"
    f" WHERE id IN {OWNED_OR_SAT_AT} ORDER BY created_at, id"
)
SITTING: Final = (
    "SELECT table_id, seat, name FROM sitting WHERE person = $1 ORDER BY table_id, seat"
)
CHAT: Final = "SELECT table_id, text, at FROM chat WHERE person = $1 ORDER BY at, table_id, n"
MUTES: Final = "SELECT muted FROM mutes WHERE person = $1 ORDER BY muted"
DISMISSED: Final = "SELECT table_id FROM dismissed WHERE person = $1 ORDER BY table_id"
LOOKING_FOR: Final = "SELECT game FROM quick_match WHERE person = $1"
FRIEND_LINK: Final = "SELECT token FROM friend_links WHERE person = $1"
FRIENDS: Final = "SELECT friend, since FROM friends WHERE person = $1 ORDER BY since, friend"
INVITATIONS: Final = (
    "SELECT table_id, person, inviter, at FROM invitations WHERE person = $1"
    " UNION SELECT table_id, person, inviter, at FROM invitations WHERE inviter = $1"
    " ORDER BY at, table_id, person"
)
RECORDS: Final = (
    "SELECT id, created_at, body FROM record_owners JOIN records ON id = record_id"
    " WHERE person = $1 ORDER BY created_at, id"
)
RECORD_IDS: Final = "(SELECT record_id FROM record_owners WHERE person = $1)"
RUNNING: Final = (
    f"SELECT id FROM tables WHERE id IN {OWNED_OR_SAT_AT} AND phase <> 'over' ORDER BY id"
)
UNTITLE: Final = "UPDATE tables SET title = '' WHERE owner = $1"
UNNAME_SEATS: Final = "UPDATE sitting SET name = '' WHERE person = $1"

MOST_RETRIES: Final = 20

FORGET: Final = (
    # First, so that nothing more can be written about this person; see existing.py.
    "DELETE FROM people WHERE id = $1",
    # A line of chat keeps its number, so the lines after it are still counted right.
    "UPDATE chat SET text = '', person = '', submit = CAST(n AS TEXT) WHERE person = $1",
    UNTITLE,
    "DELETE FROM lookalikes WHERE person = $1",
    "DELETE FROM sitting WHERE person = $1",
    "DELETE FROM mutes WHERE person = $1",
    "DELETE FROM mutes WHERE muted = $1",
    "DELETE FROM dismissed WHERE person = $1",
    "DELETE FROM ratings WHERE who = $1",
    "DELETE FROM solo_scores WHERE person = $1",
    "DELETE FROM results WHERE person = $1",
    "DELETE FROM quick_match WHERE person = $1",
    "DELETE FROM friends WHERE person = $1",
    "DELETE FROM friends WHERE friend = $1",
    "DELETE FROM friend_links WHERE person = $1",
    "DELETE FROM invitations WHERE person = $1",
    "DELETE FROM invitations WHERE inviter = $1",
    # A record goes with its last owner. Locking it first makes sure that of two owners who are
    # deleted at the same time, one is the last.
    f"UPDATE records SET id = id WHERE id IN {RECORD_IDS}",
    f"DELETE FROM records WHERE id IN {RECORD_IDS} AND NOT EXISTS"
    " (SELECT 1 FROM record_owners WHERE record_id = id AND person <> $1)",
    "DELETE FROM record_owners WHERE person = $1",
    "DELETE FROM sessions WHERE person = $1",
)


class PersonalDataPart(NamedTuple):
    """What another package stores about people: the field of the export and how it is read, and
    the statements that delete it. Their only parameter is the person.
    """

    field: str
    read: Callable[[str], Awaitable[object]]
    forget: tuple[str, ...]


class PersonalData:
    """`parts` is what other packages contribute. It completes the fields of `DataExport`."""

    def __init__(
        self,
        database: Database,
        history: History,
        ratings: Ratings,
        solo_scores: SoloScores,
        parts: Sequence[PersonalDataPart],
    ) -> None:
        self._database = database
        self._history = history
        self._ratings = ratings
        self._solo_scores = solo_scores
        self._parts = parts

    async def export(self, person: str) -> DataExport:
        """Everything stored about a person, for that person."""
        rows = await self._database.read(PERSON, person)
        if not rows:
            raise Refused("PERSON", "unknown")
        row = rows[0]
        tables = await self._tables(person)
        others: dict[str, Any] = {part.field: await part.read(person) for part in self._parts}
        return DataExport(
            id=person,
            name=str(row["name"]),
            account=str(row["account"] or ""),
            has_password=row["has_password"] == 1,
            language=str(row["language"]),
            created_at=whole(row, "created_at"),
            seen_at=whole(row, "seen_at"),
            visits=[_visit(one) for one in await self._database.read(VISITS, person)],
            tables=tables,
            finished=[table.id for table in tables if table.phase == "over" and table.seats],
            dismissed=[
                str(one["table_id"]) for one in await self._database.read(DISMISSED, person)
            ],
            chat=[_line(one) for one in await self._database.read(CHAT, person)],
            mutes=[str(one["muted"]) for one in await self._database.read(MUTES, person)],
            ratings=[show_rating(rating) for rating in await self._ratings.of(person)],
            solo_scores=[show_solo_score(one) for one in await self._solo_scores.of(person)],
            results=[
                KeptResult(**game._asdict()) for game in await self._history.all_games(person)
            ],
            looking_for=[
                str(one["game"]) for one in await self._database.read(LOOKING_FOR, person)
            ],
            friend_links=[
                str(one["token"]) for one in await self._database.read(FRIEND_LINK, person)
            ],
            friends=[
                KeptFriend(str(one["friend"]), whole(one, "since"))
                for one in await self._database.read(FRIENDS, person)
            ],
            invitations=[
                _invitation(one) for one in await self._database.read(INVITATIONS, person)
            ],
            records=[_record(one) for one in await self._database.read(RECORDS, person)],
            **others,
        )

    async def take_leave(self, person: str) -> list[str]:
        """Prepares the deletion: clears the titles of tables that may get another owner and the
        names of seats, and returns the tables that the person has yet to leave.
        """
        batch = [Statement(sql, (person,)) for sql in (UNTITLE, UNNAME_SEATS)]
        await self._database.write(batch)
        return [str(row["id"]) for row in await self._database.read(RUNNING, person)]

    async def forget(self, person: str) -> None:
        """Deletes everything. Events at tables remain, under an id that refers to nobody."""
        statements = (*FORGET, *(sql for part in self._parts for sql in part.forget))
        for _ in range(MOST_RETRIES):
            with suppress(Conflict):  # PostgreSQL aborted it in favour of another write
                await self._database.write([Statement(sql, (person,)) for sql in statements])
                return
        raise Refused("STORAGE", "busy")

    async def _tables(self, person: str) -> list[KeptTable]:
        seats: dict[str, list[Row]] = {}
        for row in await self._database.read(SITTING, person):
            seats.setdefault(str(row["table_id"]), []).append(row)
        rows = await self._database.read(TABLES, person)
        return [_table(row, person, seats.get(str(row["id"]), [])) for row in rows]


def show_rating(rating: PlayerRating) -> ShownRating:
    return ShownRating(
        game=rating.game,
        seats=rating.seats,
        rating=rating.points,
        deviation=rating.deviation,
        mu=round(rating.mu, 2),
        sigma=round(rating.sigma, 2),
        games=rating.games,
    )


def show_solo_score(score: SoloScore) -> ShownSoloScore:
    return ShownSoloScore(
        game=score.game,
        options=json.loads(score.variant),
        best=score.best,
        mean=round(score.mean, 2),
        games=score.games,
    )


def _table(row: Row, person: str, seats: list[Row]) -> KeptTable:
    is_owner = row["owner"] == person
    return KeptTable(
        id=str(row["id"]),
        game=str(row["game"]),
        phase=str(row["phase"]),
        seats=[whole(one, "seat") for one in seats],
        seat_names=[str(one["name"]) for one in seats],
        is_owner=is_owner,
        title=str(row["title"]) if is_owner else "",
        created_at=whole(row, "created_at"),
    )


def _visit(row: Row) -> KeptVisit:
    return KeptVisit(
        kind=str(row["kind"]),
        label=str(row["label"]),
        created_at=whole(row, "created_at"),
        seen_at=whole(row, "seen_at"),
    )


def _line(row: Row) -> KeptLine:
    sent = read_line(str(row["text"]))
    return KeptLine(str(row["table_id"]), sent.text, sent.emote, whole(row, "at"))


def _invitation(row: Row) -> KeptInvitation:
    return KeptInvitation(
        table=str(row["table_id"]),
        person=str(row["person"]),
        by=str(row["inviter"]),
        at=whole(row, "at"),
    )


def _record(row: Row) -> KeptRecord:
    return KeptRecord(str(row["id"]), whole(row, "created_at"), str(row["body"]))
