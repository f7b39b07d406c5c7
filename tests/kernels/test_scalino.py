"""The compiled building game beside the readable one, position by position."""

from random import Random

import numpy as np
import pytest

from tavolino.core import Entry
from tavolino.games.scalino import SCALINO
from tavolino.games.scalino.board import Place
from tavolino.games.scalino.build import BuildState, seat_points
from tavolino.games.scalino.moves import Decline
from tavolino.games.scalino.scoring import score
from tavolino.kernels.compiled import Ints
from tavolino.kernels.random import seed
from tavolino.kernels.scalino.build import apply, copy_state, is_over, legal, moves_count, scores
from tavolino.kernels.scalino.diamond import MOST_MOVES, pack_move, unpack_move
from tavolino.kernels.scalino.packing import pack
from tavolino.kernels.scalino.playouts import any_move, large_move, playout, playouts

POSITIONS = 10_000
TABLES = [(seats, gaps) for seats in (2, 3, 4) for gaps in ("bay", "notch")]


def start(seats: int, gaps: str, first: int = 0) -> BuildState:
    return SCALINO.start(seats, {"first": str(first), "gaps": gaps})


def legal_moves(packed: Ints) -> list[Place | Decline]:
    moves = np.zeros(MOST_MOVES, dtype=np.int64)
    return [unpack_move(int(move)) for move in moves[: legal(packed, moves)]]


def points_of(packed: Ints, seats: int) -> list[int]:
    points = np.zeros(seats, dtype=np.int64)
    scores(packed, points)
    return [int(own) for own in points]


@pytest.mark.parametrize(("seats", "gaps"), TABLES)
def test_moves_states_and_scores_are_those_of_the_rules(seats: int, gaps: str) -> None:
    """Half of the games go on as chance likes, half with large blocks, which get higher."""
    random = Random(f"{seats} {gaps}")
    rng = seed(seats)
    seen = 0
    game = 0
    while seen < POSITIONS:
        state = start(seats, gaps, first=random.randrange(seats))
        packed = pack(state)
        large = game % 4 > 0
        while state.turn is not None:
            seen += 1
            expected = set(SCALINO.legal(state, state.turn.seat))
            moves = legal_moves(packed)
            assert len(moves) == len(expected) == moves_count(packed)
            assert set(moves) == expected
            number = large_move(packed, rng) if large else any_move(packed, rng)
            move = unpack_move(number)
            assert move in expected
            state = SCALINO.apply(state, Entry(state.turn.seat, move))
            apply(packed, number)
            assert packed.tolist() == pack(state).tolist()
            if seen % 8 == 0 or state.turn is None:
                assert points_of(packed, seats) == seat_points(seats, score(state.pyramid))
        assert is_over(packed)
        game += 1
