"""What is stored about a person's tries and numbers, for the export and the deletion of personal
data.
"""

from tavolino.protocol.daily import KeptContribution, KeptDailyTry
from tavolino.server.daily import seals, tries
from tavolino.server.daily.seals import Seals
from tavolino.server.daily.tries import Tries
from tavolino.server.people.personal_data import PersonalDataPart
from tavolino.server.storage import Database


def days_of_people(database: Database) -> tuple[PersonalDataPart, ...]:
    """The parts of personal data that are about challenges of the day."""
    stored_tries, stored_seals = Tries(database), Seals(database)

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
            for one in await stored_tries.all_of(person)
        ]

    async def kept_contributions(person: str) -> list[KeptContribution]:
        return [KeptContribution(*one) for one in await stored_seals.contributions_of(person)]

    return (
        PersonalDataPart("daily_tries", kept_tries, (tries.FORGET,)),
        PersonalDataPart("daily_contributions", kept_contributions, (seals.FORGET,)),
    )
