"""Par of a finished game: the bound is the tighter one of both, where there is a compiler."""

import pytest

from tavolino.bots.cutit import reviewing
from tavolino.bots.cutit.reviewing import reviewed_par
from tavolino.solvers.cutit.par import par_after
from tests.games.cutit.playing import at_puzzle


def test_the_searched_bound_is_tighter() -> None:
    state = at_puzzle(1).state
    plain, found = par_after(state, 0, width=1), reviewed_par(state, 0, width=1, papers=2_000)
    assert found.at_least == plain.at_least
    assert found.at_least <= found.at_most < plain.at_most


def test_without_a_compiler_the_bound_is_the_plain_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "can_compile", lambda: False)
    state = at_puzzle(1).state
    assert reviewed_par(state, 0, width=1) == par_after(state, 0, width=1)
