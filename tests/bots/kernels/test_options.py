"""A kernel supports the options of its game, and refuses unknown ones."""

import pytest

from tavolino.conformance import GameSetup, pair_setups
from tavolino.core import Choice
from tavolino.games import find_game
from tavolino.games.rope.kernels import packing as rope
from tavolino.games.rope.rules import ROPE
from tavolino.games.rope.rules.game import Rope
from tavolino.games.scalino.kernels import packing as scalino
from tavolino.games.scalino.rules import SCALINO
from tavolino.games.scalino.rules.build import Build

LATER = Choice("later", ("no", "yes"), "no", "XY-1")


def test_every_option_is_known() -> None:
    for packing, game in ((scalino, SCALINO), (rope, ROPE)):
        assert {option.name for option in game.options} == packing.OPTIONS


@pytest.mark.parametrize("setup", pair_setups(find_game("rope")), ids=str)
def test_every_table_of_rope_is_packed(setup: GameSetup) -> None:
    assert len(rope.pack(setup.play().state))


def test_an_option_that_the_kernel_does_not_know_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Build, "options", (*Build.options, LATER))
    monkeypatch.setattr(Rope, "options", (*Rope.options, LATER))
    for packing, game in ((scalino, SCALINO), (rope, ROPE)):
        packing.pack(game.start(2, {"first": "0"}))
        with pytest.raises(ValueError, match="does not know the option later = yes"):
            packing.pack(game.start(2, {"first": "0", "later": "yes"}))
