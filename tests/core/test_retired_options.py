"""Options that are none any more: old records and tables that carry them stay valid."""

import pytest

from tavolino.catalogue import rules
from tavolino.core import Dealer, Play, Refused
from tavolino.games.scalino import SCALINO
from tavolino.match.events import Created
from tavolino.match.table import Table
from tests.core.old_records import check_old_record


@pytest.mark.parametrize("name", ["scalino-three.jsonl", "sc17.jsonl"])
def test_an_old_record_is_read_verified_and_written_byte_for_byte(name: str) -> None:
    """Both were written while Scalino had an option with the single value `third: neutral`."""
    check_old_record(name, b'"third":"neutral"', "fair", "unclaimed")


def test_an_old_table_is_read() -> None:
    options = {"first": "1", "gaps": "bay", "third": "neutral"}
    dealer = Dealer(bytes(32))
    created = Created("scalino", 1, 3, options, {}, "owner", dealer.hash, "learner")
    table = Table("table", created, rules(), dealer)
    assert table.play.to_act == {1}
    assert dict(table.play.options) == {**options, "bonus": "same"}


def test_a_new_game_does_not_have_the_retired_option() -> None:
    assert "third" not in Play(SCALINO, 3).options


def test_the_retired_option_takes_no_other_value() -> None:
    with pytest.raises(Refused, match="OPTION: value"):
        SCALINO.start(3, {"third": "x"})


def test_options_that_are_offered_have_several_values() -> None:
    for game in rules().values():
        for option in game.options:
            assert len(getattr(option, "choices", "two")) > 1, option.name
