"""Rules that have changed: records and tables of earlier versions are replayed by the old ones."""

from pathlib import Path

import pytest

from tavolino.catalogue import rules
from tavolino.core import CHANCE, CLOCK, Dealer, Refused, read_record, verify
from tavolino.games.cutit import CUTIT
from tavolino.match.events import Created
from tavolino.match.table import Table

RECORDS = Path(__file__).parents[1] / "golden" / "records"


@pytest.mark.parametrize("name", ["cutit.jsonl", "cutit-three.jsonl"])
def test_an_old_record_is_read_verified_and_written_byte_for_byte(name: str) -> None:
    """Both were written by the first version of Cut it, in which nobody said `ready`."""
    data = (RECORDS / name).read_bytes()
    assert b'"version":1' in data
    verdict = verify(data, rules())
    assert (verdict.faults, verdict.fairness) == ((), "fair")
    assert read_record(data, rules()).write() == data


def test_ci11_in_the_first_version_the_glass_runs_from_the_last_dice() -> None:
    play = read_record((RECORDS / "cutit-three.jsonl").read_bytes(), rules()).play
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
