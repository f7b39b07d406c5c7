"""Options that are none any more: old records and tables that carry them stay valid."""

import pytest

from tavolino.core import Dealer, Play, Record, Refused, read_record, verify
from tavolino.games import rules
from tavolino.table.events import Created
from tavolino.table.table import Table
from tests.core.changed_rules import CHANGED, FIRST

OPTIONS = {"first": "1", "gaps": "bay", "light": "torch"}


def test_an_old_record_is_read_verified_and_written_byte_for_byte() -> None:
    data = Record(Play(FIRST, 3, OPTIONS)).write()
    assert b'"light":"torch"' in data
    assert verify(data, CHANGED).faults == ()
    assert read_record(data, CHANGED).write() == data


def test_an_old_table_is_read() -> None:
    dealer = Dealer(bytes(32))
    created = Created("scalino", 1, 3, OPTIONS, {}, "owner", dealer.hash, "learner")
    table = Table("table", created, CHANGED, dealer)
    assert table.play.to_act == {1}
    assert dict(table.play.options) == {**OPTIONS, "bonus": "same"}


def test_a_new_game_does_not_have_the_retired_option() -> None:
    assert "light" not in Play(FIRST, 3).options


def test_the_retired_option_takes_no_other_value() -> None:
    with pytest.raises(Refused, match="OPTION: value"):
        FIRST.start(3, {"light": "x"})


def test_options_that_are_offered_have_several_values() -> None:
    for game in rules().values():
        for option in game.options:
            assert len(getattr(option, "choices", "two")) > 1, option.name
