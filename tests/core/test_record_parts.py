"""Files with several records."""

from tavolino.core import Play, Record, read_record
from tavolino.core.record_parts import split_records
from tavolino.core.record_reader import MOST_BYTES
from tavolino.games.scalino.rules import SCALINO


def record(*moves: str, **tags: str) -> bytes:
    play = Play(SCALINO, seats=2, chosen={"first": "0"})
    for number, move in enumerate(moves):
        play.submit_text(number % 2, move)
    return Record(play, tags=tags).write()


def test_records_are_found_with_their_lines() -> None:
    first, second = record("e5"), record()
    parts = list(split_records((first + second + first).splitlines(keepends=True)))
    assert [part.data for part in parts] == [first, second, first]
    assert [part.first_line for part in parts] == [1, 4, 6]


def test_what_a_tag_says_begins_no_record() -> None:
    tricky = record(note='{"format":1}\n{"end":"open"}')
    (part,) = split_records(tricky.splitlines(keepends=True))
    assert part.data == tricky
    assert read_record(part.data, {"scalino": SCALINO}).tags["note"].startswith("{")


def test_one_record_with_moved_lines_stays_one() -> None:
    header, move, end = record("e5").splitlines(keepends=True)
    for lines in ([move, header, end], [header, header, end], [end, move], []):
        (part,) = split_records(lines)
        assert part.data == b"".join(lines)


def test_an_endless_record_is_cut_off_behind_the_limit() -> None:
    line = b"x" * 2**20
    (part,) = split_records(line for _ in range(40))
    assert len(part.data) == MOST_BYTES + 1
