"""The option `scissors`: it is for clients, and the rules are the same with either value. CI-9"""

import pytest

from tavolino.core import Record, read_record, verify
from tavolino.games import rules
from tavolino.games.cutit.rules import CUTIT
from tests.games.cutit.rules.tables import RANKS, CutItPlay, cut_round, first_round, roll, submit

SEVERAL = ["A3-K3,A7-K7/a4", "A3-K3,D0-D3/a4", "A3-K3,D0-D10/d4"]
"""Side by side, one ending on the other, crossing."""


@pytest.mark.parametrize("cut", SEVERAL)
def test_ci9_scissors_only_change_what_clients_offer(cut: str) -> None:
    guarded, free = first_round("1111"), first_round("1111", scissors="free")
    assert CUTIT.view(guarded.state, 0).moves == CUTIT.view(free.state, 0).moves
    for play in (guarded, free):
        submit(play, 0, cut)
    assert guarded.state.players == free.state.players
    assert free.state.players[0].scores[0].faults == ("several",)


def finished(first: str, scissors: str = "guarded") -> CutItPlay:
    """A game in which the ranks are cut off one by one, but the first as told."""
    play = first_round("----", scissors=scissors)
    for number, cut in enumerate((first, *RANKS[1:])):
        cut_round(play, cut, dice=None if number == 0 else "----")
    roll(play, "----")
    submit(play, 0, "done")
    return play


def test_ci9_free_scissors_are_recorded() -> None:
    data = Record(finished("A1-K1,D0-D1/a2", scissors="free")).write()
    assert b'"scissors":"free"' in data
    assert read_record(data, rules()).write() == data
    assert verify(data, rules()).faults == ()
    assert b"scissors" not in Record(finished("A1-K1/a1")).write()
