"""The greedy move of the building game agrees with the rules."""

import numpy as np
import pytest

from tavolino.bots.kernels.random import seed
from tavolino.core import Entry
from tavolino.games.scalino.bots.evaluation import value
from tavolino.games.scalino.kernels.board import pack_move, unpack_move
from tavolino.games.scalino.kernels.greedy import colour_values, greedy_move, lead_after
from tavolino.games.scalino.kernels.packing import pack
from tavolino.games.scalino.kernels.playouts import large_move
from tavolino.games.scalino.rules import SCALINO
from tavolino.games.scalino.rules.board import Place
from tavolino.games.scalino.rules.moves import ColouredPlace, Decline


@pytest.mark.parametrize(("seats", "bonus"), [(2, "same"), (2, "either"), (3, "same"), (4, "same")])
def test_the_greedy_move_is_greedy_by_the_rules(seats: int, bonus: str) -> None:
    choices = levels = bonuses = 0
    for game in range(3):
        state = SCALINO.start(seats, {"first": "0", "bonus": bonus})
        rng = seed(game)
        while state.turn is not None:
            seat = state.turn.seat
            packed = pack(state)
            now = np.zeros(4, dtype=np.int64)
            colour_values(packed, now)
            leads = {}
            for move in SCALINO.legal(state, seat):
                assert isinstance(move, Place | ColouredPlace | Decline)
                after = SCALINO.apply(state, Entry(seat, move))
                leads[move] = value(after, seat)
                assert lead_after(packed, pack_move(move), now) == leads[move]
                levels += after.pyramid.level > state.pyramid.level
            best = max(leads.values())
            assert leads[unpack_move(greedy_move(packed, rng))] == best
            choices += len(set(leads.values())) > 1
            bonuses += state.turn.bonus
            state = SCALINO.apply(state, Entry(seat, unpack_move(large_move(packed, rng))))
    assert min(choices, levels, bonuses) > 0


def test_equally_good_moves_are_equally_likely() -> None:
    packed = pack(SCALINO.start(4, {"first": "0"}))
    rng = seed(1)
    found = [greedy_move(packed, rng) for _ in range(300)]
    assert len(set(found)) > 3
    assert max(map(found.count, found)) < 150
