"""Sends what is due on the channels of people who asked, in the background."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from tavolino.server.clock.game_clock import wall_ms
from tavolino.server.live.services import Clock
from tavolino.server.notices.channels import Channel, Channels, Kind, Sent
from tavolino.server.notices.due import DueNotices, Moment
from tavolino.server.notices.fair_queues import FairQueue, run_queues
from tavolino.server.notices.mail import MailSender
from tavolino.server.notices.preferences import HOUR_MS, Preferences, PreferenceStore
from tavolino.server.notices.results import Delivery
from tavolino.server.notices.turns import Turns, WaitingTurn
from tavolino.server.notices.wording import (
    Reader,
    ShownTurn,
    confirmation_mail,
    turn_mail,
    turn_push,
)
from tavolino.server.people.friends import HERE_MS
from tavolino.server.storage import Database

if TYPE_CHECKING:
    from tavolino.server.notices.push import PushSender

MAILS_AT_ONCE: Final = 8
PUSHES_AT_ONCE: Final = 32
"""Their hosts are strangers', and may be slow."""
GRACE_S: Final = 5.0
PUSH_GAP_MS: Final = 60_000
MINUTE_MS: Final = 60_000
WAITS_MS: Final = tuple(
    minutes * MINUTE_MS for minutes in (1, 5, 15, 60, 3 * 60, 6 * 60, 12 * 60, 24 * 60)
)
"""How long after each failure in a row the next attempt is made."""
MOST_REFUSALS: Final = 3
"""An address gets no more messages after this many refusals in a row."""

log = logging.getLogger(__name__)


class NoticeService:
    """Runs in every process. What another process has begun is left to it."""

    def __init__(
        self,
        turns: Turns,
        database: Database,
        clock: Clock,
        mail: MailSender | None,
        push: "PushSender | None",
        origin: str,
        wall: Callable[[], int] = wall_ms,
    ) -> None:
        self._turns = turns
        self._clock = clock
        self._mail = mail
        self._push = push
        self._origin = origin.rstrip("/")
        self._wall = wall
        self._due = DueNotices(database)
        self._channels = Channels(database, wall)
        self._preferences = PreferenceStore(database)
        self._cleaned_at = 0

    async def send_due(self) -> None:
        """Sends everything that is due."""
        if self._mail is None and self._push is None:
            return
        await self._clean_up()
        await run_queues([*self._mail_queues(), *self._push_queues()])

    def _mail_queues(self) -> list[FairQueue]:
        if self._mail is None:
            return []
        return [
            FairQueue(self._channels.asked, partial(self._confirm, self._mail), MAILS_AT_ONCE),
            FairQueue(partial(self._due_channels, "mail"), self._serve, MAILS_AT_ONCE),
        ]

    def _push_queues(self) -> list[FairQueue]:
        if self._push is None:
            return []
        return [FairQueue(partial(self._due_channels, "push"), self._serve, PUSHES_AT_ONCE)]

    async def _clean_up(self) -> None:
        if self._wall() - self._cleaned_at < HOUR_MS:
            return
        self._cleaned_at = self._wall()
        await self._channels.expire()
        await self._turns.clean_up()

    async def _confirm(self, mail: MailSender, channel: Channel) -> None:
        """Sends the confirmation link to an address."""
        claimed = await self._channels.claim(channel)
        if claimed is not None:
            await _finished(self._send_link(mail, claimed))

    async def _send_link(self, mail: MailSender, channel: Channel) -> None:
        reader = await self._reader(channel.person, Preferences())
        message = confirmation_mail(reader, channel.token, _name(channel, "confirm"))
        delivery = await mail.send(channel.address, message, self._wall())
        if delivery.result == "done":
            await self._channels.release(channel, self._wall(), state="unconfirmed")
        else:
            await self._fail(channel, delivery)

    async def _due_channels(self, kind: Kind, most: int) -> list[Channel]:
        await self._turns.refresh()
        return await self._due.channels(self._now(), kind, most)

    def _now(self) -> Moment:
        wall = self._wall()
        return Moment(wall, self._clock.now(), wall - HERE_MS)

    async def _serve(self, channel: Channel) -> None:
        """Tells a channel of all turns that are due, in one message."""
        turns = await self._due.turns(self._now(), channel)
        if not turns:
            return  # another process was first, or the person has come back
        claimed = await self._channels.claim(channel)
        if claimed is None:
            return
        await _finished(self._send(claimed, turns))

    async def _send(self, claimed: Channel, turns: Sequence[WaitingTurn]) -> None:
        """Sends the message about these turns over a claimed channel."""
        preferences = await self._preferences.of(claimed.person)
        sent = _sent(turns, preferences, self._clock.now())
        if {one.table for one in sent} != {one.table for one in turns}:
            # The person has changed the conditions at this moment.
            await self._channels.release(claimed, self._wall())
            return
        short = {one.table for one in sent if one.reason == "short"}
        described = [
            await self.describe(claimed.person, turn, is_short=turn.table in short)
            for turn in turns
        ]
        reader = await self._reader(claimed.person, preferences)
        delivery = await self._deliver(claimed, described, reader, _name(claimed, *map(str, sent)))
        if delivery.result != "done":
            await self._fail(claimed, delivery)
            return
        now = self._wall()
        next_at = preferences.next_mail(now) if claimed.kind == "mail" else now + PUSH_GAP_MS
        await self._channels.release(claimed, next_at, sent=sent)

    async def _deliver(
        self, channel: Channel, described: Sequence[ShownTurn], reader: Reader, name: str
    ) -> Delivery:
        now = self._wall()
        if channel.kind == "mail":
            assert self._mail is not None
            message = turn_mail(described, reader, channel.token, name, now)
            return await self._mail.send(channel.address, message, now)
        assert self._push is not None
        return await self._push.send(channel, turn_push(described, reader, now))

    async def describe(
        self, person: str, turn: WaitingTurn, *, is_short: bool = False
    ) -> ShownTurn:
        """A turn with the names of the opponents, and with wall-clock times. The games' clock
        stops while no server runs, so deadlines are right as of now.
        """
        ahead = self._wall() - self._clock.now()
        return ShownTurn(
            table=turn.table,
            game=turn.game,
            opponents=await self._turns.opponents(person, turn.table),
            key=turn.since,
            since=turn.since + ahead,
            deadline=None if turn.deadline is None else turn.deadline + ahead,
            is_short=is_short,
        )

    async def _fail(self, claimed: Channel, delivery: Delivery) -> None:
        """Plans the next attempt, or gives up."""
        found = {"channel": claimed.kind, "tries": claimed.tries, "why": delivery.why}
        log.warning("a notice could not be sent", extra=found)
        is_hopeless = delivery.result == "refused" and claimed.tries >= MOST_REFUSALS
        if claimed.kind == "push" and (is_hopeless or delivery.result == "gone"):
            await self._channels.drop(claimed.person, claimed.id)
            return
        again_at = self._wall() + WAITS_MS[min(claimed.tries, len(WAITS_MS)) - 1]
        state = "failed" if is_hopeless else ""
        await self._channels.release(claimed, again_at, tries=claimed.tries, state=state)

    async def _reader(self, person: str, preferences: Preferences) -> Reader:
        return Reader(await self._due.language_of(person), preferences.time_zone, self._origin)


def _sent(turns: Sequence[WaitingTurn], preferences: Preferences, now: int) -> list[Sent]:
    """What a message about these turns says of each: that it is their turn, that time is short."""
    wait, left = preferences.wait_hours, preferences.left_hours
    sent = []
    for turn in turns:
        if wait is not None and turn.since + wait * HOUR_MS <= now:
            sent.append(Sent(turn.table, "turn", turn.since))
        if left is not None and turn.deadline is not None and turn.deadline - left * HOUR_MS <= now:
            sent.append(Sent(turn.table, "short", turn.since))
    return sent


def _name(channel: Channel, *about: str) -> str:
    """The same for the same message to the same address."""
    return sha256("\n".join((channel.id, channel.token, *about)).encode()).hexdigest()[:40]


async def _finished(work: Coroutine[None, None, None]) -> None:
    """Runs work that should not stop halfway. When the server shuts down, it has a moment to end:
    a message whose sending is not stored would be sent once more.
    """
    task = asyncio.get_running_loop().create_task(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task], timeout=GRACE_S)
        task.cancel()
        raise
