"""Demolition with several players: the best response to greedy opponents."""

from functools import cache

import numpy as np
import pytest

from tavolino.bots.kernels.compiled import Ints
from tavolino.bots.kernels.random import seed
from tavolino.bots.kernels.tree import MoveStats, move_stats, new_tree, value_result
from tavolino.core import Entry
from tavolino.games.scalino.demolition.bots.evaluation import value as demolition_value
from tavolino.games.scalino.demolition.kernels.moves import apply, legal
from tavolino.games.scalino.demolition.kernels.packing import legal_moves, pack, unpack_move
from tavolino.games.scalino.demolition.kernels.playouts import greedy_move, random_move
from tavolino.games.scalino.demolition.kernels.state import (
    CHANGING,
    MAX_MOVES,
    POINTS,
    SEAT,
    SEATS,
    STANDING,
)
from tavolino.games.scalino.demolition.kernels.tree_search import EXPLORATION, grow
from tavolino.games.scalino.demolition.rules import DEMOLITION
from tavolino.games.scalino.rules.board import Place
from tavolino.games.scalino.rules.moves import Decline
from tests.games.scalino.demolition.kernels.demolitions import PYRAMID, position


def search(state: Ints, number: int, playouts: int) -> list[MoveStats]:
    tree = new_tree(100_000, int(state[SEATS]))
    grow(tree, state, seed(number), playouts, EXPLORATION)
    return move_stats(tree)


@pytest.mark.parametrize("seats", [3, 6])
def test_the_greedy_move_is_greedy_by_the_rules(seats: int) -> None:
    state = DEMOLITION.start(seats, {"first": "0", "pyramid": PYRAMID})
    pyramid = state.blocks or ()
    packed = pack(state)
    rng = seed(seats)
    bonuses = 0
    while state.blocks and state.turn is not None:
        values = {}
        for move in DEMOLITION.legal(state, state.turn) or ():
            assert isinstance(move, Place | Decline)
            after = DEMOLITION.apply(state, Entry(state.turn, move))
            values[move] = demolition_value(after, state.turn)
        best = {move for move, value in values.items() if value == max(values.values())}
        assert {unpack_move(pyramid, greedy_move(packed, rng)) for _ in range(400)} == best
        bonuses += state.bonus
        move = unpack_move(pyramid, random_move(packed, rng))
        state = DEMOLITION.apply(state, Entry(state.turn, move))
        packed = pack(state, pyramid)
    assert bonuses


def values_by_trying_everything(start: Ints) -> dict[int, float]:
    """The value of each move if the seat plays its best and the others greedily."""
    seat = int(start[SEAT])
    seats = int(start[SEATS])

    def after(changing: bytes, move: int) -> bytes:
        state = start.copy()
        state[:CHANGING] = np.frombuffer(changing, dtype=np.int64)
        apply(state, move)
        return state[:CHANGING].tobytes()

    @cache
    def outcome_value(changing: bytes) -> float:
        state = start.copy()
        state[:CHANGING] = np.frombuffer(changing, dtype=np.int64)
        if not state[STANDING]:
            values = np.zeros(seats)
            value_result(state[POINTS : POINTS + seats], seats, values)
            return float(values[seat])
        if state[SEAT] == seat:
            return max(outcome_value(after(changing, move)) for move in legal_moves(state))
        rng = seed(0)
        likely = {greedy_move(state, rng) for _ in range(400)}
        return sum(outcome_value(after(changing, move)) for move in likely) / len(likely)

    now = start[:CHANGING].tobytes()
    return {move: outcome_value(after(now, move)) for move in legal_moves(start)}


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_end_is_played_perfectly(seats: int) -> None:
    choices = 0
    for game in range(6):
        state = position(seats, 2 * seats, game)
        values = values_by_trying_everything(state)
        found = search(state, game, 4000)[0]
        assert values[found.move] > max(values.values()) - 0.02
        assert found.values[int(state[SEAT])] < values[found.move] + 0.05
        choices += max(values.values()) - min(values.values()) > 0.1
    assert choices


def test_a_search_is_determined_by_its_seed() -> None:
    state = position(4, 48, 0)
    before = state.tolist()
    assert search(state, 1, 500) == search(state, 1, 500) != search(state, 2, 500)
    assert state.tolist() == before
    moves = np.zeros(MAX_MOVES, dtype=np.int64)
    assert {one.move for one in search(state, 1, 500)} <= set(moves[: legal(state, moves)].tolist())


def test_a_search_continues_with_a_full_tree() -> None:
    state = position(3, 48, 0)
    tree = new_tree(30, 3)
    grow(tree, state, seed(1), 500, EXPLORATION)
    assert tree.size[0] <= 30
    assert tree.visits[0] == 500


def test_the_best_response_wins_more_than_its_share() -> None:
    """Against two greedy players; it won more than 60 of 100 such games."""
    won = 0
    for game in range(12):
        state = position(3, 48, 0)
        rng = seed(game)
        while state[STANDING]:
            searches = state[SEAT] == game % 3
            move = search(state, game, 500)[0].move if searches else greedy_move(state, rng)
            apply(state, move)
        points = state[POINTS : POINTS + 3].tolist()
        won += points[game % 3] == max(points)
    assert won >= 7
