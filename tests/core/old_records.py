"""Stored records that older versions wrote."""

from tavolino.catalogue import rules
from tavolino.core import read_record, verify
from tests.golden.write import RECORDS


def read_stored(name: str) -> bytes:
    return (RECORDS / name).read_bytes()


def check_old_record(name: str, mark: bytes, *fairness: str) -> None:
    """It has the mark of its time, is valid, and is written again byte for byte."""
    data = read_stored(name)
    assert mark in data
    verdict = verify(data, rules())
    assert verdict.faults == ()
    assert verdict.fairness in fairness
    assert read_record(data, rules()).write() == data
