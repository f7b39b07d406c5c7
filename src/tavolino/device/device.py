"""The tables of a device. Those that somebody looks at are open."""

from collections.abc import Callable

import msgspec

from tavolino.core import Refused, Verdict
from tavolino.device.analysis import DeviceAnalyses
from tavolino.device.levels import check_offered
from tavolino.device.puzzles import DevicePuzzles
from tavolino.device.storage import DeviceStorage, StorageError, meta_of, new_events
from tavolino.device.table import DeviceTable, Player, new_id
from tavolino.protocol.analysis import PlayOn
from tavolino.protocol.tables import CreateTable
from tavolino.table.continuation import continue_game
from tavolino.table.creation import BOT, create_table, title_of
from tavolino.table.positions import AnyPlay
from tavolino.table.stored_table import DEVICE_SETTINGS, restore_table
from tavolino.table.table import Table
from tavolino.table.table_meta import TableMeta, requested_seat_names


class LocalDevice:
    """All that one client needs. `clock` gives ms from any start; it never goes back."""

    def __init__(self, player: Player, storage: DeviceStorage, clock: Callable[[], int]) -> None:
        self.player = player
        self.records: dict[str, tuple[bytes, Verdict]] = {}
        """The records that were opened, by their id, with their files."""
        self.analyses = DeviceAnalyses(storage)
        self.puzzles = DevicePuzzles()
        self._storage = storage
        self._clock = clock
        self._tables: dict[str, DeviceTable] = {}

    async def create(self, asked: CreateTable, table_id: str = "") -> DeviceTable:
        """A new table, which is stored before it is returned."""
        for occupant in asked.occupants:
            if occupant.startswith(BOT):
                check_offered(asked.game, occupant.removeprefix(BOT))
        seat_names = requested_seat_names(asked, self.player.person)
        meta = TableMeta("", title_of(asked), seat_names=seat_names)
        asked = msgspec.structs.replace(asked, settings={**asked.settings, **DEVICE_SETTINGS})
        table = create_table(asked, self.player.person, self._clock(), table_id or new_id())
        return await self._store(table, meta)

    async def play_on(self, play: AnyPlay, secret: str, asked: PlayOn) -> DeviceTable:
        """A new table that continues a finished game from one of its positions."""
        if play.seats > 1:
            check_offered(play.game.name, asked.bot)
        table = continue_game(
            play,
            secret,
            asked,
            self.player.person,
            self._clock(),
            settings=DEVICE_SETTINGS,
            table_id=new_id(),
        )
        return await self._store(table, TableMeta("", ""))

    async def _store(self, table: Table, meta: TableMeta) -> DeviceTable:
        try:
            await self._storage.add((new_events(table, meta),))
        except StorageError:
            raise Refused("STORAGE", "device") from None
        self._tables[table.id] = DeviceTable(table, meta, self.player, self._storage, self._clock)
        return self._tables[table.id]

    async def open(self, table_id: str) -> DeviceTable:
        """The table of this id, from the storage if it is not open yet."""
        if table_id not in self._tables:
            stored = await self._storage.load(table_id)
            if stored is None:
                raise Refused("TABLE", "unknown")
            table, meta = restore_table(stored), meta_of(stored, self.player.person)
            # A second call may have opened it while this one was loading.
            self._tables.setdefault(
                table_id,
                DeviceTable(table, meta, self.player, self._storage, self._clock),
            )
        return self._tables[table_id]

    def change_player(self, name: str, language: str) -> None:
        """The player has another name or reads another language. Open tables show the name."""
        self.player = self.player._replace(name=name, language=language)
        for table in self._tables.values():
            table.change_player(self.player)

    def close(self, table_id: str) -> None:
        """Closes a table; it stays stored."""
        self._tables.pop(table_id, None)
