"""Rules that have changed: records and tables of earlier versions are replayed by the old ones."""

import pytest

from tavolino.core import Dealer, Play, Record, Refused, read_record, verify
from tavolino.games import rules
from tavolino.table.events import Created
from tavolino.table.table import Table
from tests.core.changed_rules import CHANGED, FIRST, SECOND


def test_an_old_record_is_read_verified_and_written_byte_for_byte() -> None:
    data = Record(Play(FIRST, 2, {"first": "0"})).write()
    assert b'"version":1' in data
    assert verify(data, CHANGED).faults == ()
    record = read_record(data, CHANGED)
    assert record.play.game is FIRST
    assert record.write() == data


@pytest.mark.parametrize("version", [1, 2])
def test_a_table_is_played_by_its_own_version(version: int) -> None:
    dealer = Dealer(bytes(32))
    created = Created("scalino", version, 3, {"first": "1"}, {}, "owner", dealer.hash, "learner")
    assert Table("table", created, CHANGED, dealer).game is {1: FIRST, 2: SECOND}[version]


def test_a_version_that_nobody_knows_is_refused() -> None:
    dealer = Dealer(bytes(32))
    created = Created("cutit", 99, 2, {}, {}, "owner", dealer.hash, "learner")
    with pytest.raises(Refused, match="TABLE: version"):
        Table("table", created, rules(), dealer)


def test_every_earlier_version_has_its_name_and_number() -> None:
    for game in (*rules().values(), SECOND):
        assert game.at_version(game.version) is game
        for number, earlier in game.earlier.items():
            assert (earlier.version, earlier.name) == (number, game.name)
            assert number < game.version
