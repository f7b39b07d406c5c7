"""What is stored about a person's notices, for the export and the deletion of personal data."""

from typing import Final
from urllib.parse import urlsplit

from tavolino.protocol.notices import KeptChannel, KeptNotices, ShownHoliday
from tavolino.server.notices import channels, feeds, holiday_clocks, holidays, preferences, turns
from tavolino.server.notices.channels import Channel, Channels
from tavolino.server.notices.feeds import Feeds
from tavolino.server.notices.holidays import Holidays
from tavolino.server.notices.preferences import PreferenceStore
from tavolino.server.people.personal_data import PersonalDataPart
from tavolino.server.storage import Database

FORGET: Final = (
    *channels.FORGET,
    turns.FORGET,
    preferences.FORGET,
    feeds.FORGET,
    holidays.FORGET,
    holiday_clocks.FORGET,
)


def notices_of_people(database: Database) -> PersonalDataPart:
    """The part of personal data that is about notices."""

    async def read(person: str) -> KeptNotices:
        return await kept_notices(database, person)

    return PersonalDataPart("notices", read, FORGET)


async def kept_notices(database: Database, person: str) -> KeptNotices:
    """Everything but secrets: whoever has the file can neither confirm an address nor read the
    feed nor send to the browsers.
    """
    return KeptNotices(
        *await PreferenceStore(database).of(person),
        channels=[_channel(one) for one in await Channels(database).of(person)],
        has_feed=bool(await Feeds(database).token_of(person)),
        holidays=[
            ShownHoliday(one.first.isoformat(), one.last.isoformat())
            for one in await Holidays(database, 0).of(person)
        ],
        sent=await Channels(database).told_of(person),
    )


def _channel(channel: Channel) -> KeptChannel:
    is_mail = channel.kind == "mail"
    address = channel.address if is_mail else urlsplit(channel.address).netloc
    return KeptChannel(channel.kind, address, channel.state, channel.created_at)
