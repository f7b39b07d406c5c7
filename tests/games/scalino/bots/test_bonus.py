"""Bots of every level with a choice of the bonus block's colour."""

import pytest

from tavolino.bots.search.kernel_bot import KernelBot, SearchBudget
from tavolino.core import Stream
from tavolino.games import find_game
from tavolino.games.scalino.bots.levels import BOTS, COMPILED
from tests.games.scalino.rules.table import LEVEL_1, build

QUICK = SearchBudget(playouts=2_000, solver_nodes=500)


@pytest.mark.parametrize("level", BOTS.levels._fields)
def test_every_level_makes_a_legal_move(level: str) -> None:
    view = build(2, LEVEL_1, bonus="either").view(0)
    assert getattr(BOTS.levels, level).choose(view, Stream(bytes(32), 0)) in (view.moves or ())


def test_the_compiled_search_knows_both_colours() -> None:
    view = build(2, LEVEL_1, bonus="either").view(0)
    bot = KernelBot(COMPILED, QUICK)
    valued = {one.move for one in bot.evaluate(view, Stream(bytes(32), 0))}
    assert valued == set(view.moves or ())
    assert bot.choose(view, Stream(bytes(32), 0)) in valued


def test_a_block_of_the_other_colour_is_explained() -> None:
    view = build(2, LEVEL_1, bonus="either").view(0)
    explain = find_game("scalino").bots.explain
    assert explain is not None
    reasons = list(explain(view, "Gd5-d6", Stream(bytes(32), 0)))
    assert "reason-scalino-large" in {reason.key for reason in reasons}
