"""Files, options and sentences that several commands share."""

from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

from tavolino.cli.words import say, say_fault
from tavolino.core import Record, RecordError, Refused, Seat, read_record
from tavolino.core.record_parts import RecordPart, split_records
from tavolino.core.record_reader import MOST_BYTES
from tavolino.games import rules


class UsageError(Exception):
    """The command cannot be run with these arguments."""


class InvalidRecordError(Exception):
    """The given record is wrong."""


def about(path: Path | str, sentence: str) -> str:
    """A sentence about a file, prefixed with its name."""
    return say("line-of", who=str(path), text=sentence)


def parse_options(words: list[str]) -> dict[str, str]:
    """The options given as NAME=VALUE."""
    chosen = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise UsageError(say("write-option", got=word))
        if name in chosen:
            raise UsageError(say("option-twice", name=name))
        chosen[name] = value
    return chosen


def read_seat(number: int, seats: int) -> Seat:
    """The seat with this number, counted from 1."""
    if not 1 <= number <= seats:
        raise Refused("SEATS", "viewer", got=number, seats=seats)
    return number - 1


def read_file(path: Path) -> bytes:
    """The file's bytes, at most one more than a record may have."""
    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as error:
        _raise_usage_error(path, error)


def read_parts(path: Path) -> Iterator[RecordPart]:
    """The records of a file, one at a time."""
    try:
        with path.open("rb") as file:
            yield from split_records(iter(lambda: file.readline(MOST_BYTES + 1), b""))
    except OSError as error:
        _raise_usage_error(path, error)


def write_file(path: Path, data: bytes) -> None:
    """Writes the whole file or leaves everything as it was."""
    unfinished = path.with_name(path.name + ".part")
    try:
        unfinished.write_bytes(data)
        unfinished.replace(path)
    except OSError as error:
        unfinished.unlink(missing_ok=True)
        _raise_usage_error(path, error)


def check_new_file(path: Path) -> None:
    """Refuses a file that exists or cannot be written."""
    if path.exists():
        raise UsageError(about(path, say("file-there")))
    write_file(path, b"")
    path.unlink()


def load_record(path: Path) -> Record:
    try:
        return read_record(read_file(path), rules())
    except RecordError as error:
        raise InvalidRecordError(about(path, say_fault(error.fault))) from None


def _raise_usage_error(path: Path, error: OSError) -> NoReturn:
    raise UsageError(about(path, error.strerror or "")) from None
