"""Everything about notices that the rest of the server uses."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tavolino.server.clock.game_clock import wall_ms
from tavolino.server.live.manager import TableManager
from tavolino.server.notices.channels import Channels
from tavolino.server.notices.feeds import Feeds
from tavolino.server.notices.holiday_clocks import HolidayClocks
from tavolino.server.notices.holidays import Holidays
from tavolino.server.notices.mail import MailSender, SmtpServer
from tavolino.server.notices.preferences import PreferenceStore
from tavolino.server.notices.service import NoticeService
from tavolino.server.notices.turns import Turns
from tavolino.server.settings import Settings

if TYPE_CHECKING:
    from tavolino.server.notices.push import PushSender


@dataclass(frozen=True)
class Notices:
    channels: Channels
    preferences: PreferenceStore
    holidays: Holidays
    holiday_clocks: HolidayClocks
    feeds: Feeds
    turns: Turns
    service: NoticeService
    mail: MailSender | None
    push: "PushSender | None"
    wall: Callable[[], int]

    async def is_on(self, person: str) -> bool:
        """True if the person is told of turns over some channel."""
        return any(one.state == "on" for one in await self.channels.of(person))

    async def change(self, person: str, given: Mapping[str, str | int | None]) -> None:
        """Stores preferences. With another rhythm, the next e-mail comes by that."""
        preferences = await self.preferences.change(person, given)
        if given.keys() & {"rhythm", "hour", "time_zone"}:
            now = self.wall()
            is_daily = preferences.rhythm == "day"
            await self.channels.reschedule(person, preferences.next_mail(now) if is_daily else now)


async def open_notices(
    settings: Settings, tables: TableManager, wall: Callable[[], int] = wall_ms
) -> Notices:
    """Notices as the settings offer them: e-mail with a mail server, push with a contact."""
    repository, clock = tables.services.repository, tables.services.clock
    database = repository.database
    mail = push = None
    if settings.smtp_host:
        mail = MailSender(
            SmtpServer(
                host=settings.smtp_host,
                port=settings.smtp_port,
                tls=settings.smtp_tls,
                user=settings.smtp_user,
                password=settings.smtp_password,
                sender=settings.smtp_sender,
            )
        )
    if settings.push_contact_url:
        from tavolino.server.notices.push import PushSender, kept_push_key

        key = await kept_push_key(database, settings.push_key)
        push = PushSender(
            key, settings.push_contact_url, is_local_allowed=settings.push_local, wall=wall
        )
    turns = Turns(repository)
    return Notices(
        channels=Channels(database, wall),
        preferences=PreferenceStore(database),
        holidays=Holidays(database, settings.holiday_days, wall),
        holiday_clocks=HolidayClocks(database, tables, wall),
        feeds=Feeds(database, wall),
        turns=turns,
        service=NoticeService(turns, database, clock, mail, push, settings.public_url, wall),
        mail=mail,
        push=push,
        wall=wall,
    )
