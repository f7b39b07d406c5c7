"""A table on a device: the same commands and frames as at a server, for one person."""

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

from tavolino.core import Refused, Seat
from tavolino.device.levels import check_offered
from tavolino.device.storage import DeviceStorage, NewEvents, StorageError, meta_of, new_events
from tavolino.protocol import messages
from tavolino.protocol.messages import Ack, Here, Ping, Pong, ToClient, Welcome, encode
from tavolino.table.actor import Actor
from tavolino.table.bot_moves import (
    bot_seed,
    choose_legal_move,
    pause_left,
    pause_until,
)
from tavolino.table.commands import Change, apply_command, draft_of, read_command
from tavolino.table.creation import ID_BYTES, rematch_of
from tavolino.table.frames import Follower, TableFrames
from tavolino.table.lobby import announce_rematch
from tavolino.table.moves import bot_move
from tavolino.table.refusals import refused_command
from tavolino.table.stored_table import restore_table
from tavolino.table.table import Table
from tavolino.table.table_meta import TableMeta, current_seat_names

PREFIX: Final = "device-"
"""The ids of all tables on devices begin with it, so that clients know where a table is."""
Send = Callable[[str], None]
"""Passes a message, as JSON, to the client."""


def new_id() -> str:
    """The id of a new table on a device."""
    return PREFIX + secrets.token_urlsafe(ID_BYTES)


class Player(NamedTuple):
    """The person who plays on this device. At one table they may have several seats."""

    person: str
    name: str
    language: str = "en"


class BotDue(NamedTuple):
    """A bot that may move: its seat, its name, and for how long it should wait."""

    seat: Seat
    bot: str
    wait_ms: int


class DeviceConnection:
    """A client that looks at the table."""

    def __init__(self, send: Send, person: str) -> None:
        self._send = send
        self.follower = Follower(person)

    def send(self, message: ToClient) -> None:
        self._send(encode(message).decode())

    def show(self, table: Table, frames: TableFrames) -> None:
        """Sends the newest frame, if the client does not have it yet."""
        frame = self.follower.next_frame(table)
        if frame is not None:
            self._send(frames.message(*frame).decode())


class DeviceTable:
    """`table` is always the stored state, and everything shown comes from it.

    The time of a table stops while nobody has it open: `clock` gives ms from any start, and a
    restored table continues at the time of its last event.
    """

    def __init__(
        self,
        table: Table,
        meta: TableMeta,
        player: Player,
        storage: DeviceStorage,
        clock: Callable[[], int],
    ) -> None:
        self.table = table
        self.player = player
        self.on_change: Callable[[], None] = lambda: None
        """Called after each change, to ask bots and set timers."""
        self.meta = meta
        self._storage = storage
        self._clock = clock
        self._behind = clock() - table.last_at
        self._serial = asyncio.Lock()
        self._connections: list[DeviceConnection] = []

    def now(self) -> int:
        """The time of this table in ms."""
        return self._clock() - self._behind

    @property
    def names(self) -> dict[str, str]:
        return {self.player.person: self.player.name}

    @property
    def frames(self) -> TableFrames:
        return TableFrames(self.table, self.meta, self.names)

    # Clients

    def connect(self, send: Send, version: int = 0) -> DeviceConnection:
        """Welcomes a client, which already has the log up to this version."""
        connection = DeviceConnection(send, self.player.person)
        connection.send(Welcome(self.player.person, self.now()))
        connection.follower.resume(self.table, version)
        connection.show(self.table, self.frames)
        connection.send(Here([self.player.person]))
        self._connections.append(connection)
        return connection

    def disconnect(self, connection: DeviceConnection) -> None:
        self._connections.remove(connection)

    async def receive(self, connection: DeviceConnection, text: str) -> None:
        """Runs the command in a message, and answers it."""
        command_id = ""
        try:
            command = read_command(text)
            if isinstance(command, Ping):
                connection.send(Pong(command.sent, self.now()))
                return
            command_id = command.id
            connection.send(Ack(command_id, await self._run(command)))
        except Refused as refusal:
            language, version = self.player.language, self.table.version
            connection.send(refused_command(command_id, refusal, language, version))

    async def _run(self, command: messages.Command) -> int:
        person = self.player.person
        match command:
            case messages.SendChat() | messages.SendEmote():
                raise Refused("CHAT", "off")
            case messages.Rematch(game=game):
                return await self._rematch(game, command.id)
            case messages.SeatBot(bot=bot):
                check_offered(self.table.game.name, bot)
        return await self.act(
            lambda draft, now: apply_command(
                draft, Actor(person, now, command.id), command, lambda other: other == person
            ),
            command.id,
        )

    def change_player(self, player: Player) -> None:
        """Shows the same version again if the player has another name."""
        is_renamed = player.name != self.player.name
        self.player = player
        if is_renamed:
            for connection in self._connections:
                connection.follower.repeat()
                connection.show(self.table, self.frames)

    # Changes

    async def act(self, change: Change, submit: str = "", also: tuple[NewEvents, ...] = ()) -> int:
        """Runs a change, stores its events and shows them; returns the table's version.

        If the events cannot be stored, the change is refused and the table stays as it was. If
        another window has stored some first, they are read, and the change is tried again.
        """
        now = self.now()
        person = self.player.person
        async with self._serial:
            while (done := self.table.version_after(person, submit)) is None:
                draft, refusal = draft_of(self.table, change, max(now, self.table.last_at))
                if draft.version > self.table.version:
                    batch = new_events(draft, self.meta, self.table.version)
                    if not await self._store((batch, *(() if refusal else also))):
                        continue
                    self.table = draft
                    self._show()
                if refusal:
                    raise refusal
                return draft.version_after(person, submit) or draft.version
            return done

    async def _store(self, batch: tuple[NewEvents, ...]) -> bool:
        """False if another window was first, whose events the table has now."""
        try:
            await self._storage.add(batch)
        except StorageError:
            if await self._catch_up():
                return False
            raise Refused("STORAGE", "device") from None
        return True

    async def catch_up(self) -> None:
        """Applies the events that another window has stored."""
        async with self._serial:
            await self._catch_up()

    async def _catch_up(self) -> bool:
        """True if another window has stored events, which are shown now."""
        try:
            stored = await self._storage.load(self.table.id)
        except StorageError:
            return False
        if stored is None or len(stored.events) <= self.table.version:
            return False
        self.table, self.meta = restore_table(stored), meta_of(stored, self.player.person)
        self._show()
        return True

    def _show(self) -> None:
        self.meta = replace(
            self.meta, seat_names=current_seat_names(self.meta.seat_names, self.table)
        )
        frames = self.frames
        for connection in tuple(self._connections):
            connection.show(self.table, frames)
        self.on_change()

    async def _rematch(self, game: str, submit: str) -> int:
        """Opens a rematch, once. Both tables are stored in one batch."""
        actor = Actor(self.player.person, self.now(), submit)
        other = rematch_of(self.table, actor, game, new_id())
        for occupant in other.occupants:
            if occupant.bot:
                check_offered(other.game.name, occupant.bot)
        try:
            return await self.act(
                lambda draft, now: announce_rematch(draft, actor._replace(now=now), other.id),
                submit,
                also=(new_events(other, self.meta),),
            )
        except Refused as refusal:
            if refusal.rule != "REMATCH":
                raise
        return self.table.version

    # Time and bots

    def wake_in_ms(self) -> int | None:
        """When to call `pass_time`: the next deadline of the table, from now on."""
        wake_at = self.table.wake_at
        return None if wake_at is None else max(0, wake_at - self.now())

    async def pass_time(self) -> None:
        """Applies the deadlines that are over."""
        await self.act(lambda draft, now: None)

    def bot_due(self) -> BotDue | None:
        """The bot that should move next. Several may be due where seats move at the same time."""
        table, now = self.table, self.now()
        found = []
        for seat in sorted(table.due):
            if bot := table.bot_of(seat):
                until = pause_until(table, seat, table.play.view(seat))
                found.append(BotDue(seat, bot, pause_left(table, seat, until, now)))
        return min(found, key=lambda due: due.wait_ms, default=None)

    async def play_bot(self, seat: Seat) -> None:
        """Lets the bot on this seat move. A move that comes too late is dropped; a bot without a
        legal move makes any. Refused only if the move cannot be stored.
        """
        table = self.table
        bot, on = table.bot_of(seat), table.version
        if not bot or seat not in table.due:
            return
        seed = bot_seed(table, seat)
        text = choose_legal_move(table.game.name, bot, table.play.view(seat), seed)
        try:
            await self.act(lambda draft, now: bot_move(draft, now, seat, text, on))
        except Refused as refusal:
            if refusal.rule == "STORAGE":
                raise
