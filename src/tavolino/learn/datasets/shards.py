"""The files of a shard: one unfinished file while its games are played, then the final ones.

Games arrive in any order and are stored at once, so an interruption loses none of them. When a
shard has all its games, they are written in order.
"""

import zlib
from base64 import b64decode, b64encode
from binascii import Error as Base64Error
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from tavolino.core import Refused
from tavolino.learn.datasets.plan import DatasetPlan, describe
from tavolino.learn.datasets.playing import DatasetGame, PackedGame, unpack


class ShardFiles(NamedTuple):
    """The paths of the files of a shard; they need not exist."""

    folder: Path
    number: int

    @property
    def records(self) -> Path:
        return self._path("records", "jsonl")

    @property
    def games(self) -> Path:
        return self._path("games", "parquet")

    @property
    def moves(self) -> Path:
        return self._path("moves", "parquet")

    @property
    def unfinished(self) -> Path:
        return self._path("unfinished", "part")

    def is_complete(self, plan: DatasetPlan) -> bool:
        """True if the file that is written last exists."""
        return (self.games if plan.tables else self.records).exists()

    def remove(self) -> None:
        """Removes the final files, starting with the one that marks the shard complete."""
        for path in (self.games, self.moves, self.records):
            path.unlink(missing_ok=True)

    def _path(self, kind: str, suffix: str) -> Path:
        return self.folder / f"{kind}-{self.number:06}.{suffix}"


@dataclass
class UnfinishedShard:
    """The games of a shard so far, in a file with one line per game."""

    files: ShardFiles
    starts: dict[int, int]
    """Where the line of each game begins."""
    size: int = 0

    @classmethod
    def open(cls, files: ShardFiles, wanted: range) -> "UnfinishedShard":
        """Reads the games that are already in the file. Removes an incomplete last line."""
        shard = cls(files, {})
        if files.unfinished.exists():
            with files.unfinished.open("r+b") as file:
                for line in file:
                    if line.endswith(b"\n"):
                        shard.starts[_number(line, wanted, files.unfinished)] = shard.size
                        shard.size += len(line)
                file.truncate(shard.size)
        return shard

    def add(self, game: PackedGame) -> None:
        """Appends a game to the file."""
        line = b"%d %b\n" % (game.number, b64encode(game.data))
        with self.files.unfinished.open("ab") as file:
            file.write(line)
        self.starts[game.number] = self.size
        self.size += len(line)

    def games(self) -> Iterator[DatasetGame]:
        """The games in order; only one at a time is in memory."""
        if not self.starts:
            return
        with self.files.unfinished.open("rb") as file:
            for _, start in sorted(self.starts.items()):
                file.seek(start)
                yield _game(file.readline(), self.files.unfinished)

    def complete(self, plan: DatasetPlan) -> None:
        """Writes the final files of the shard and removes the unfinished one."""
        files = self.files
        done = [files.records]
        with _part(files.records).open("wb") as records:
            if plan.tables:
                # Needs the extra `dataset`.
                from tavolino.learn.datasets.parquet import table_writer

                done += [files.moves, files.games]
                with table_writer(_part(files.games), _part(files.moves), describe(plan)) as add:
                    for one in self.games():
                        records.write(one.game.record.encode())
                        add(one)
            else:
                for one in self.games():
                    records.write(one.game.record.encode())
        for path in done:
            _part(path).replace(path)
        files.unfinished.unlink(missing_ok=True)


def _part(path: Path) -> Path:
    return path.with_name(path.name + ".part")


def _number(line: bytes, wanted: range, path: Path) -> int:
    number = line.partition(b" ")[0]
    if not number.isdigit() or int(number) not in wanted:
        raise Refused("DATASET", "file", file=str(path))
    return int(number)


def _game(line: bytes, path: Path) -> DatasetGame:
    try:
        return unpack(b64decode(line.partition(b" ")[2]))
    except (Base64Error, ValueError, TypeError, zlib.error):
        raise Refused("DATASET", "file", file=str(path)) from None
