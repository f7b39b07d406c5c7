"""A storage in memory, which can be made to fail."""

from collections.abc import Sequence

from tavolino.device import NewEvents, StoredTable
from tavolino.device.storage import StorageError


class MemoryStorage:
    def __init__(self) -> None:
        self.tables: dict[str, StoredTable] = {}
        self.kept_reviews: dict[str, dict[str, str]] = {}
        self.fails = False
        self.batches = 0

    async def add(self, batch: Sequence[NewEvents]) -> None:
        if self.fails:
            raise StorageError("the disk is full")
        after = dict(self.tables)
        for new in batch:
            before = after[new.id].events if new.id in after else []
            if len(before) != new.first - 1:
                raise StorageError(f"{new.id} has {len(before)} events, not {new.first - 1}")
            after[new.id] = StoredTable(
                new.id, new.secret, new.title, [*before, *new.events], new.seat_names
            )
        self.tables = after
        self.batches += 1

    async def load(self, table_id: str) -> StoredTable | None:
        return self.tables.get(table_id)

    async def keep_review(self, game_id: str, key: str, review: str) -> None:
        if self.fails:
            raise StorageError("the disk is full")
        self.kept_reviews.setdefault(game_id, {})[key] = review

    async def reviews(self, game_id: str) -> dict[str, str]:
        return dict(self.kept_reviews.get(game_id, {}))
