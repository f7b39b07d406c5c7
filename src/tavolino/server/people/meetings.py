"""How much a game counts for a rating: the more often two people have met, the less."""

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from tavolino.server.storage import Database

WINDOW_MS: Final = 7 * 24 * 3600 * 1000
"""Games that ended longer ago than this before a game do not lessen its weight."""
FULL_GAMES: Final = 3
"""The first games of two people within the window count fully, later ones less: the n-th one counts
FULL_GAMES / n."""
MOST_MEETINGS: Final = 1000
"""More games within the window than these are not looked at: they hardly change the weight."""

# A game that ended at the same time may have been counted before this one, so it is included.
MET: Final = (
    "SELECT met.opponents FROM results own JOIN results met ON met.person = own.person"
    " AND met.game = own.game AND met.table_id <> own.table_id"
    " AND met.ended_at <= own.ended_at AND met.ended_at > own.ended_at - $3"
    " WHERE own.person = $1 AND own.table_id = $2 AND met.from_device = 0"
    " ORDER BY met.ended_at DESC LIMIT $4"
)


def weight(met: int) -> float:
    """How much a game counts for two who have met this often within the window.

    >>> [weight(met) for met in (0, 2, 3, 5, 29)]
    [1.0, 1.0, 0.75, 0.5, 0.1]
    """
    return min(1.0, FULL_GAMES / (met + 1))


class Meetings:
    """Counts how often people have met in finished games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def weights(self, table_id: str, people: Collection[str]) -> dict[str, float]:
        """How much a finished table counts for each of its people: as much as for the opponent
        whom they have met most often. Games against bots alone count fully.

        Guests cannot be told apart from one person who becomes a new guest for each game, so all
        of them together count as one opponent.
        """
        met = {one: await self._met(table_id, one) for one in sorted(people)}
        seen = {other for games in met.values() for game in games for other in game}
        accounts = await self._accounts({*seen, *people})
        return {
            one: min(
                (weight(_count(games, other, accounts)) for other in people if other != one),
                default=1.0,
            )
            for one, games in met.items()
        }

    async def _met(self, table_id: str, person: str) -> list[frozenset[str]]:
        """The people in each game of this kind that this person has finished before, lately."""
        rows = await self._database.read(MET, person, table_id, WINDOW_MS, MOST_MEETINGS)
        return [_people(str(row["opponents"]).split(",")) for row in rows]

    async def _accounts(self, people: Collection[str]) -> frozenset[str]:
        """Those of these people who have an account."""
        if not people:
            return frozenset()
        places = ", ".join(f"${number}" for number in range(1, len(people) + 1))
        sql = f"SELECT id FROM people WHERE account IS NOT NULL AND id IN ({places})"
        rows = await self._database.read(sql, *sorted(people))
        return frozenset(str(row["id"]) for row in rows)


def scaled(before: float, after: float, share: float) -> float:
    """A value that makes only this share of a change."""
    return after if share == 1 else before + share * (after - before)


def _people(who: Iterable[str]) -> frozenset[str]:
    return frozenset(one for one in who if one and ":" not in one)


def _count(games: Sequence[frozenset[str]], other: str, accounts: Collection[str]) -> int:
    """In how many of these games the other took part or, if that is a guest, any guest."""
    if other in accounts:
        return sum(other in game for game in games)
    return sum(any(one not in accounts for one in game) for game in games)
