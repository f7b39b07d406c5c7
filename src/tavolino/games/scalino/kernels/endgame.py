"""Solves the end of a building game for two: alpha–beta search with a transposition table."""

from typing import Final, NamedTuple

import numpy as np

from tavolino.bots.kernels.bounds import AT_LEAST, AT_MOST, EXACT
from tavolino.bots.kernels.compiled import Ints, kernel
from tavolino.bots.kernels.tree import MAX_GAME_LENGTH
from tavolino.games.scalino.kernels.board import MAX_MOVES
from tavolino.games.scalino.kernels.moves import apply, legal
from tavolino.games.scalino.kernels.scoring import scores
from tavolino.games.scalino.kernels.state import SEAT, STATE_SIZE, copy_state, key

NO_MOVE: Final = -1
FAR: Final = 10_000
STOPPED: Final = 100_000
"""Instead of a lead: the budget of positions is used up."""


class SolvedPositions(NamedTuple):
    """The transposition table: by slot the key of a position, its best move, and the lead of seat 0
    with the kind of bound it is."""

    keys: Ints
    moves: Ints
    bounds: Ints
    leads: Ints
    used: Ints
    """Two elements: the positions searched so far, and the budget."""


class Solved(NamedTuple):
    """The best move, and the final lead of the seat that makes it, with best play by both."""

    move: int
    lead: int


def new_solved_positions(bits: int) -> SolvedPositions:
    slots = 1 << bits
    return SolvedPositions(
        keys=np.zeros(slots, dtype=np.int64),
        moves=np.zeros(slots, dtype=np.int64),
        bounds=np.zeros(slots, dtype=np.int64),
        leads=np.zeros(slots, dtype=np.int64),
        used=np.zeros(2, dtype=np.int64),
    )


@kernel
def list_ordered(state: Ints, moves: Ints, first: int) -> int:
    """Writes the legal moves: `first` before all others, then large blocks before small ones."""
    n = legal(state, moves)
    for i in range(n // 2):
        moves[i], moves[n - 1 - i] = moves[n - 1 - i], moves[i]
    for i in range(n):
        if moves[i] == first:
            moves[0], moves[i] = moves[i], moves[0]
    return n


@kernel
def solve_for_two(stack: Ints, at: int, alpha: int, beta: int, solved: SolvedPositions) -> int:
    """The final lead of seat 0 from the position in row `at` of the stack, in a window of leads."""
    state = stack[at]
    seat = state[SEAT]
    if seat < 0:
        points = np.empty(4, dtype=np.int64)
        scores(state, points)
        lead: int = points[0] - points[1]
        return lead
    solved.used[0] += 1
    if solved.used[0] > solved.used[1]:
        return STOPPED
    position = key(state)
    slot = position & (len(solved.keys) - 1)
    first = NO_MOVE
    if solved.keys[slot] == position:
        first = solved.moves[slot]
        lead_known: int = solved.leads[slot]
        bound = solved.bounds[slot]
        if (
            bound == EXACT
            or (bound == AT_LEAST and lead_known >= beta)
            or (bound == AT_MOST and lead_known <= alpha)
        ):
            return lead_known
    moves = np.empty(MAX_MOVES, dtype=np.int64)
    n = list_ordered(state, moves, first)
    low = alpha
    high = beta
    best: int = FAR if seat else -FAR
    chosen = NO_MOVE
    for i in range(n):
        copy_state(state, stack[at + 1])
        apply(stack[at + 1], moves[i])
        lead = solve_for_two(stack, at + 1, low, high, solved)
        if lead == STOPPED:
            return STOPPED
        if (lead < best) if seat else (lead > best):
            best = lead
            chosen = moves[i]
        if seat:
            high = min(high, best)
        else:
            low = max(low, best)
        if low >= high:
            break
    solved.keys[slot] = position
    solved.moves[slot] = chosen
    solved.bounds[slot] = AT_LEAST if best >= beta else AT_MOST if best <= alpha else EXACT
    solved.leads[slot] = best
    return best


def solve(state: Ints, solved: SolvedPositions, positions: int) -> Solved | None:
    """The best move, or None if the search needs more than this many positions."""
    stack = np.empty((MAX_GAME_LENGTH, STATE_SIZE), dtype=np.int64)
    stack[0] = state
    solved.used[:] = (0, positions)
    lead = solve_for_two(stack, 0, -FAR, FAR, solved)
    if lead == STOPPED:
        return None
    slot = key(state) & (len(solved.keys) - 1)
    return Solved(int(solved.moves[slot]), -lead if state[SEAT] else lead)
