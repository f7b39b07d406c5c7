"""What is stored about a person's tries, for the export and the deletion of personal data. Numbers
are stored without the person.
"""

from tavolino.protocol.daily import KeptDailyTry
from tavolino.server.daily import tries
from tavolino.server.daily.tries import Tries
from tavolino.server.people.personal_data import PersonalDataPart
from tavolino.server.storage import Database


def days_of_people(database: Database) -> tuple[PersonalDataPart, ...]:
    """The part of personal data that is about challenges of the day."""
    stored = Tries(database)

    async def kept_tries(person: str) -> list[KeptDailyTry]:
        return [
            KeptDailyTry(
                day=one.day,
                game=one.game,
                table=one.table,
                begun_at=one.begun_at,
                ended_at=one.ended_at,
                outcome=one.outcome,
                score=one.score,
            )
            for one in await stored.all_of(person)
        ]

    return (PersonalDataPart("daily_tries", kept_tries, (tries.FORGET,)),)
