"""The search of demolition for two: exact at the end, and always with a move."""

from functools import cache

import numpy as np
import pytest

from tavolino.bots.kernels.compiled import Ints
from tavolino.bots.kernels.tree import MAX_GAME_LENGTH
from tavolino.games.scalino.demolition.kernels.moves import apply, distinct_moves, legal
from tavolino.games.scalino.demolition.kernels.search import AlphaBetaSearch, alpha_beta, first_pick
from tavolino.games.scalino.demolition.kernels.state import (
    CHANGING,
    MAX_MOVES,
    POINTS,
    SEAT,
    STANDING,
)
from tavolino.games.scalino.demolition.kernels.transpositions import MAX_POINTS, new_transpositions
from tests.games.scalino.demolition.kernels.demolitions import position


def lead_by_trying_everything(start: Ints) -> int:
    """The lead that the seat to move gains, by plain recursion."""

    @cache
    def lead(changing: bytes) -> int:
        state = start.copy()
        state[:CHANGING] = np.frombuffer(changing, dtype=np.int64)
        state[POINTS:CHANGING] = 0
        if not state[STANDING]:
            return 0
        moves = np.zeros(MAX_MOVES, dtype=np.int64)
        leads = []
        for move in moves[: legal(state, moves)].tolist():
            after = state.copy()
            apply(after, move)
            gained = int(after[POINTS : POINTS + 2].sum())
            later = lead(after[:CHANGING].tobytes())
            leads.append(gained + (later if after[SEAT] == state[SEAT] else -later))
        return max(leads)

    return lead(start[:CHANGING].tobytes())


def lead_found(state: Ints, ahead: AlphaBetaSearch) -> float:
    own, other = int(state[SEAT]), 1 - int(state[SEAT])
    return ahead.found.gains[own] - ahead.found.gains[other]


@pytest.mark.parametrize("blocks", [1, 4, 8])
def test_the_end_for_two_is_solved_exactly(blocks: int) -> None:
    for game in range(12):
        state = position(2, blocks, game)
        ahead = AlphaBetaSearch(state, new_transpositions(14))
        ahead.deepen(10_000_000)
        at_once = AlphaBetaSearch(state, new_transpositions(8))
        at_once.solve(10_000_000)
        assert ahead.found.is_exact
        assert at_once.found.is_exact
        best = lead_by_trying_everything(state)
        assert lead_found(state, ahead) == lead_found(state, at_once) == best


def test_an_interrupted_solution_is_resumed() -> None:
    state = position(2, 14, 0)
    ahead = AlphaBetaSearch(state, new_transpositions(16))
    stops = 0
    while not ahead.found.is_exact:
        ahead.solve(2000)
        stops += 1
    assert stops > 2
    assert ahead.positions > 2000 * (stops - 1)
    whole = AlphaBetaSearch(state, new_transpositions(16))
    whole.solve(10_000_000)
    assert lead_found(state, ahead) == lead_found(state, whole)


def test_only_one_of_equivalent_blocks_is_tried() -> None:
    """The others stay legal, and lead to positions of the same value."""
    left_out = 0
    for game in range(12):
        state = position(2, 8, game)
        moves = np.zeros(MAX_MOVES, dtype=np.int64)
        every = moves[: legal(state, moves)].tolist()
        tried = moves[: distinct_moves(state, moves)].tolist()
        values = {}
        for move in every:
            after = state.copy()
            apply(after, move)
            gained = int((after - state)[POINTS : POINTS + 2].sum())
            later = lead_by_trying_everything(after)
            values[move] = gained + (later if after[SEAT] == state[SEAT] else -later)
        assert set(tried) <= set(every)
        assert {values[move] for move in tried} == set(values.values())
        left_out += len(every) - len(tried)
    assert left_out


def lead_at_depth(state: Ints, depth: int) -> int:
    """The lead at this depth, by plain recursion with the static value `first_pick`."""
    if not state[STANDING]:
        return 0
    if depth == 0:
        return int(first_pick(state))
    leads = []
    moves = np.zeros(MAX_MOVES, dtype=np.int64)
    for move in moves[: legal(state, moves)].tolist():
        after = state.copy()
        apply(after, move)
        gained = int((after - state)[POINTS : POINTS + 2].sum())
        later = lead_at_depth(after, depth - 1)
        leads.append(gained + (later if after[SEAT] == state[SEAT] else -later))
    return max(leads)


@pytest.mark.parametrize("blocks", [3, 6, 20])
def test_a_search_of_limited_depth_is_exact(blocks: int) -> None:
    """The value at depth 1, computed without moves, is the value with moves."""
    for game in range(8):
        state = position(2, blocks, game)
        for depth in (1, 2, 3):
            table = new_transpositions(12)
            table.used[:] = (0, 1_000_000)
            stack = np.tile(state, (MAX_GAME_LENGTH, 1))
            lead = alpha_beta(stack, 0, depth, -MAX_POINTS, MAX_POINTS, table)
            assert lead == lead_at_depth(state, depth)


def test_a_search_of_any_depth_finds_a_move() -> None:
    state = position(2, 48, 0)
    moves = np.zeros(MAX_MOVES, dtype=np.int64)
    allowed = moves[: legal(state, moves)].tolist()
    ahead = AlphaBetaSearch(state, new_transpositions(12))
    depths = []
    for positions in (1, 100, 20_000):
        ahead.deepen(positions)
        assert ahead.found.move in allowed
        depths.append(ahead.found.depth)
    assert depths[0] == 0 < depths[1] < depths[2]


def test_search_beats_the_greedy_choice() -> None:
    """One side searches and the other moves greedily, from both seats of four pyramids."""
    gained = 0
    for game in range(6):
        state = position(2, 40, game // 2)
        deep = game % 2
        before = state[POINTS : POINTS + 2].copy()
        while state[STANDING]:
            ahead = AlphaBetaSearch(state, new_transpositions(12))
            ahead.deepen(2000 if state[SEAT] == deep else 1)
            apply(state, ahead.found.move)
        won = state[POINTS : POINTS + 2] - before
        gained += int(won[deep] - won[1 - deep])
    assert gained > 10
