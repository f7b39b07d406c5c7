"""Par of a finished game: with a compiler, its bound is the tighter one of two."""

import pytest

from tavolino.games.cutit.bots import reviewing
from tavolino.games.cutit.bots.reviewing import reviewed_par
from tavolino.games.cutit.rules.sheet import CORNERS
from tavolino.games.cutit.rules.sheets import SHEETS
from tavolino.games.cutit.rules.state import CutItState
from tavolino.games.cutit.solver.par import par, par_after
from tests.games.cutit.rules import tables

ROLLS = ("12-?", "3?42", "1-4-", "2233", "?11-", "4444", "-3-1", "??--", "1234", "2-?3")


def played() -> CutItState:
    """A game with the cuts of a narrow beam search."""
    first, *cuts = par(SHEETS["standard"], CORNERS[0], ROLLS, width=1).cuts
    play = tables.first_round(ROLLS[0])
    tables.cut_round(play, str(first))
    for roll, cut in zip(ROLLS[1:9], cuts, strict=True):
        tables.cut_round(play, str(cut), dice=roll)
    tables.roll(play, ROLLS[9])
    return play.state


def test_the_searched_bound_is_tighter() -> None:
    state = played()
    plain, found = par_after(state, 0, width=1), reviewed_par(state, 0, width=1, papers=2_000)
    assert found.at_least == plain.at_least
    assert found.at_least <= found.at_most < plain.at_most


def test_without_a_compiler_the_bound_is_the_plain_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "can_compile", lambda: False)
    state = played()
    assert reviewed_par(state, 0, width=1) == par_after(state, 0, width=1)
