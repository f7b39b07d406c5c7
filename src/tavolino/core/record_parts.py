"""Several records in one file, one after another."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from tavolino.core.record_reader import MOST_BYTES

_HEADER: Final = b'{"format":'
_ENDS: Final = (b'{"cause":', b'{"end":')
"""How the first and the last line of a record begin: keys are sorted."""


class RecordPart(NamedTuple):
    """The bytes of one record, and the number of its first line in the file, from 1."""

    first_line: int
    data: bytes


def split_records(lines: Iterable[bytes]) -> Iterator[RecordPart]:
    """The records of a file, given its lines with their ends; never more than one in memory.

    A header that follows the last line of a record begins the next one. Nothing is checked here. A
    record that is too long to be read is cut off right behind the limit, so reading it is refused.

    >>> [part.first_line for part in split_records([b'{"format":1}', b'{"end":"open"}'] * 2)]
    [1, 3]
    """
    first_line, data, is_ended = 1, bytearray(), False
    for number, line in enumerate(lines, 1):
        if is_ended and line.startswith(_HEADER):
            yield RecordPart(first_line, bytes(data))
            first_line, data = number, bytearray()
        data += line[: MOST_BYTES + 1 - len(data)]
        is_ended = line.startswith(_ENDS)
    yield RecordPart(first_line, bytes(data))
