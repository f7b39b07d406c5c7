"""The master of demolition for two plays the endgame perfectly."""

from typing import Final

import pytest

from tavolino.bots.levels import CompiledBot, without_time_limit
from tavolino.bots.search.endgame import EndgameSolver
from tavolino.bots.search.kernel_bot import KernelBot, SearchBudget
from tavolino.core import Dealer, Entry, Play, Stream
from tavolino.games.scalino.demolition.bots.compiled_search import TABLE_BITS, alpha_beta
from tavolino.games.scalino.demolition.bots.levels import BOTS
from tavolino.games.scalino.demolition.kernels.packing import pack
from tavolino.games.scalino.demolition.kernels.transpositions import new_transpositions
from tavolino.games.scalino.demolition.rules import DEMOLITION
from tavolino.games.scalino.demolition.rules.game import DemolitionState

EXHAUSTIVE: Final = EndgameSolver(DEMOLITION, most_nodes=1_000_000)
"""An exhaustive search by the readable rules, without caching or pruning."""
PROVED: Final = 20


def master() -> KernelBot:
    bot = BOTS.levels.master
    assert isinstance(bot, CompiledBot)
    compiled = without_time_limit(bot.compiled)
    assert isinstance(compiled, KernelBot)
    return compiled


def late_state(deal: int, blocks: int) -> DemolitionState:
    """A position with this many blocks left, after alternating random and greedy moves."""
    play = Play(DEMOLITION, 2, {"first": "0"})
    Dealer(bytes([deal] * 32)).deal(play)
    source = Stream(bytes(32), deal)
    while len(play.state.blocks or ()) > blocks:
        (seat,) = play.to_act
        name = "greedy" if len(play.log) % 2 else "random"
        play.submit_text(seat, BOTS.others[name].choose(play.view(seat), source))
    return play.state


@pytest.mark.parametrize("blocks", [2, 5, 7])
def test_the_end_is_played_as_an_exhaustive_search_would(blocks: int) -> None:
    choices = 0
    for deal in range(4):
        state = late_state(deal, blocks)
        assert state.turn is not None
        best = EXHAUSTIVE.solve(state).lead
        move = master().choose(DEMOLITION.view(state, state.turn), Stream(bytes(32), 0))
        assert EXHAUSTIVE.lead_after(state, move) == best
        leads = {
            EXHAUSTIVE.lead_after(state, DEMOLITION.write(other))
            for other in DEMOLITION.legal(state, state.turn) or ()
        }
        choices += len(leads) > 1
    assert choices


def test_hints_value_the_end_as_an_exhaustive_search_would() -> None:
    state = late_state(1, 8)
    assert state.turn is not None
    view = DEMOLITION.view(state, state.turn)
    evaluated = master().evaluate(view, Stream(bytes(32), 0))
    leads = [EXHAUSTIVE.lead_after(state, one.move) for one in evaluated]
    own = [one.values[state.turn] for one in evaluated]
    assert leads == sorted(leads, reverse=True)
    assert [own[i] > own[i + 1] for i in range(len(own) - 1)] == [
        leads[i] > leads[i + 1] for i in range(len(own) - 1)
    ]


def proved(state: DemolitionState, budget: SearchBudget) -> bool:
    return alpha_beta(pack(state), budget, new_transpositions(TABLE_BITS)).found.is_exact


def test_moves_and_hints_are_proved_from_twenty_blocks_on() -> None:
    bot = master()
    assert bot.evaluation is not None
    for deal in range(8):
        state = late_state(deal, PROVED)
        assert proved(state, bot.budget)
        after = DEMOLITION.apply(
            state,
            Entry(state.turn or 0, next(iter(DEMOLITION.legal(state, state.turn or 0) or ()))),
        )
        assert proved(after, bot.evaluation)
