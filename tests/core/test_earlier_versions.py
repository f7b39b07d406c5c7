"""Rules that have changed: records and tables of earlier versions are replayed by the old ones."""

import pytest

from tavolino.catalogue import rules
from tavolino.core import CHANCE, CLOCK, Dealer, Refused, read_record
from tavolino.games.cutit import CUTIT
from tavolino.match.events import Created
from tavolino.match.table import Table
from tests.core.old_records import check_old_record, read_stored


@pytest.mark.parametrize("name", ["cutit.jsonl", "cutit-three.jsonl"])
def test_an_old_record_is_read_verified_and_written_byte_for_byte(name: str) -> None:
    """Both were written by the first version of Cut it, in which nobody said `ready`."""
    check_old_record(name, b'"version":1', "fair")


def test_ci11_in_the_first_version_the_glass_runs_from_the_last_dice() -> None:
    play = read_record(read_stored("cutit-three.jsonl"), rules()).play
    rolled = max(number for number, entry in enumerate(play.log) if entry.seat == CHANCE)
    state = play.state_after(rolled + 1)
    assert play.game.view(state, 0).deadline_ms == play.log[rolled].at + 180_000
    assert play.log[-1].seat == CLOCK
    assert play.log[-1].at == play.log[rolled].at + 180_000


def test_an_old_table_is_played_by_its_own_version() -> None:
    dealer = Dealer(bytes(32))
    options = {"first": "1", "sheet": "standard"}
    created = Created("cutit", 1, 3, options, {}, "owner", dealer.hash, "learner")
    table = Table("table", created, rules(), dealer)
    assert table.game.version == 1
    assert "glass" not in table.play.options


def test_a_version_that_nobody_knows_is_refused() -> None:
    dealer = Dealer(bytes(32))
    created = Created("cutit", 99, 2, {}, {}, "owner", dealer.hash, "learner")
    with pytest.raises(Refused, match="TABLE: version"):
        Table("table", created, rules(), dealer)


def test_every_earlier_version_has_its_name_and_number() -> None:
    assert set(CUTIT.earlier) == {1}
    for game in rules().values():
        assert game.at_version(game.version) is game
        for number, earlier in game.earlier.items():
            assert (earlier.version, earlier.name) == (number, game.name)
            assert number < game.version
