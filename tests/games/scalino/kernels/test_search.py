"""The search of the building game: exact at the end, and better with more playouts."""

from functools import cache

import numpy as np

from tavolino.bots.kernels.compiled import Ints
from tavolino.bots.kernels.random import seed
from tavolino.bots.kernels.tree import MoveStats, move_stats, new_tree
from tavolino.games.scalino.kernels.board import MAX_MOVES
from tavolino.games.scalino.kernels.endgame import Solved, new_solved_positions, solve
from tavolino.games.scalino.kernels.moves import apply, legal
from tavolino.games.scalino.kernels.packing import pack
from tavolino.games.scalino.kernels.playouts import large_move
from tavolino.games.scalino.kernels.scoring import scores
from tavolino.games.scalino.kernels.search import EXPLORATION, grow
from tavolino.games.scalino.kernels.state import SEAT, SEATS, spaces_left
from tavolino.games.scalino.rules import SCALINO


def late_positions(seats: int, spaces: int, games: int) -> list[Ints]:
    """Positions with a choice in which the unused blocks have at most this many spaces."""
    found = []
    for game in range(games):
        state = pack(SCALINO.start(seats, {"first": "0"}))
        rng = seed(game)
        moves = np.zeros(MAX_MOVES, dtype=np.int64)
        while state[SEAT] >= 0 and (spaces_left(state) > spaces or legal(state, moves) == 1):
            apply(state, large_move(state, rng))
        if state[SEAT] >= 0:
            found.append(state)
    return found


def lead_by_trying_everything(start: Ints) -> int:
    """The final lead of seat 0 when both play their best, by plain recursion."""

    @cache
    def lead(packed: bytes) -> int:
        state = np.frombuffer(packed, dtype=np.int64).copy()
        if state[SEAT] < 0:
            points = np.zeros(2, dtype=np.int64)
            scores(state, points)
            return int(points[0] - points[1])
        moves = np.zeros(MAX_MOVES, dtype=np.int64)
        results = []
        for move in moves[: legal(state, moves)].tolist():
            after = state.copy()
            apply(after, move)
            results.append(lead(after.tobytes()))
        return min(results) if state[SEAT] else max(results)

    return lead(start.tobytes())


def test_the_end_for_two_is_solved_exactly() -> None:
    positions = late_positions(2, spaces=15, games=40)
    assert len(positions) > 10
    known = new_solved_positions(16)
    for state in positions:
        seat = int(state[SEAT])
        solved = solve(state, known, 10_000_000)
        assert isinstance(solved, Solved)
        lead = lead_by_trying_everything(state)
        assert solved.lead == (-lead if seat else lead)


def test_solving_stops_when_the_budget_is_used_up() -> None:
    state = pack(SCALINO.start(2, {"first": "0"}))
    known = new_solved_positions(10)
    assert solve(state, known, 1000) is None
    assert known.used[0] == 1001


def search(state: Ints, number: int, playouts: int) -> list[MoveStats]:
    tree = new_tree(20_000, int(state[SEATS]))
    grow(tree, state, seed(number), playouts, EXPLORATION)
    return move_stats(tree)


def test_a_search_is_determined_by_its_seed() -> None:
    state = pack(SCALINO.start(3, {"first": "0"}))
    before = state.tolist()
    assert search(state, 1, 500) == search(state, 1, 500) != search(state, 2, 500)
    assert state.tolist() == before
    assert sum(one.visits for one in search(state, 1, 500)) == 500


def test_a_search_continues_with_a_full_tree() -> None:
    state = pack(SCALINO.start(2, {"first": "0"}))
    tree = new_tree(30, 2)
    grow(tree, state, seed(1), 500, EXPLORATION)
    assert tree.size[0] <= 30
    assert tree.visits[0] == 500


def test_more_playouts_win_more_games() -> None:
    """A hundred times the playouts; the weaker side won none of 100 such games."""
    for number in range(4):
        state = pack(SCALINO.start(2, {"first": "0"}))
        strong = number % 2
        while state[SEAT] >= 0:
            playouts = 1000 if state[SEAT] == strong else 10
            apply(state, search(state, number, playouts)[0].move)
        points = np.zeros(2, dtype=np.int64)
        scores(state, points)
        assert points[strong] > points[1 - strong]
