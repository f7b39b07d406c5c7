"""The kernel of demolition agrees with the readable rules, position by position."""

import numpy as np
import pytest

from tavolino.bots.kernels.random import seed
from tavolino.core import Entry, Stream
from tavolino.games.scalino.demolition.kernels.moves import apply, legal
from tavolino.games.scalino.demolition.kernels.packing import pack, pack_move, unpack_move
from tavolino.games.scalino.demolition.kernels.playouts import playouts, random_move
from tavolino.games.scalino.demolition.kernels.state import MAX_MOVES, is_over, key, scores
from tavolino.games.scalino.demolition.rules import DEMOLITION
from tavolino.games.scalino.demolition.rules.complete import complete_pyramid
from tavolino.games.scalino.demolition.rules.game import DemolitionState
from tavolino.games.scalino.rules.board import Place
from tavolino.games.scalino.rules.moves import Decline
from tavolino.games.scalino.rules.pyramid import write_blocks

POSITIONS = 2_100  # for each number of players: 10,500 in all
PYRAMIDS = 6


@pytest.fixture(scope="module")
def pyramids() -> list[str]:
    return [
        write_blocks(complete_pyramid(Stream(bytes(32), draw)).build_order)
        for draw in range(PYRAMIDS)
    ]


def start(seats: int, pyramid: str, first: int = 0) -> DemolitionState:
    return DEMOLITION.start(seats, {"first": str(first), "pyramid": pyramid})


@pytest.mark.parametrize("seats", DEMOLITION.players)
def test_moves_states_and_scores_are_those_of_the_rules(seats: int, pyramids: list[str]) -> None:
    rng = seed(seats)
    moves = np.zeros(MAX_MOVES, dtype=np.int64)
    points = np.zeros(seats, dtype=np.int64)
    seen = 0
    game = 0
    while seen < POSITIONS:
        state = start(seats, pyramids[game % PYRAMIDS], game % seats)
        pyramid = state.blocks
        assert pyramid is not None
        packed = pack(state)
        while state.blocks:
            seen += 1
            assert state.turn is not None
            legal_now = DEMOLITION.legal(state, state.turn) or ()
            expected = [move for move in legal_now if isinstance(move, Place | Decline)]
            found = moves[: legal(packed, moves)].tolist()
            assert [unpack_move(pyramid, move) for move in found] == expected
            assert [pack_move(pyramid, packed, move) for move in expected] == found
            move = random_move(packed, rng)
            state = DEMOLITION.apply(state, Entry(state.turn, unpack_move(pyramid, move)))
            apply(packed, move)
            if seen % 8 == 0 or not state.blocks:
                assert packed.tolist() == pack(state, pyramid).tolist()
        assert is_over(packed)
        outcome = DEMOLITION.outcome(state)
        scores(packed, points)
        assert outcome is not None
        assert outcome.points == tuple(points.tolist())
        game += 1


def test_pyramid_and_first_player_are_needed() -> None:
    with pytest.raises(ValueError, match="not known yet"):
        pack(DEMOLITION.start(2))


def test_playouts_are_determined_by_their_seed(pyramids: list[str]) -> None:
    packed = pack(start(3, pyramids[0]))
    before = packed.copy()
    many = playouts(packed, 7, 20)
    assert packed.tolist() == before.tolist()
    assert many.tolist() == playouts(packed, 7, 20).tolist()
    assert many.tolist() != playouts(packed, 8, 20).tolist()
    assert set(many.sum(axis=1).tolist()) == {84}


def test_keys_ignore_the_points(pyramids: list[str]) -> None:
    state = start(2, pyramids[0])
    moves = np.zeros(MAX_MOVES, dtype=np.int64)
    packed = pack(state)
    legal(packed, moves)
    first, second, third = moves[:3].tolist()
    keys = []
    for order in ((first, second), (second, first), (first, third)):
        table = packed.copy()
        for move in order:
            apply(table, move)
        keys.append(key(table))
    assert keys[0] == keys[1] != keys[2]
