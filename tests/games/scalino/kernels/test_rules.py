"""The kernel of the building game agrees with the readable rules, position by position."""

from random import Random

import numpy as np
import pytest

from tavolino.bots.kernels.compiled import Ints
from tavolino.bots.kernels.random import seed
from tavolino.core import Entry
from tavolino.games.scalino.kernels.board import MAX_MOVES, pack_move, unpack_move
from tavolino.games.scalino.kernels.moves import apply, legal, moves_count
from tavolino.games.scalino.kernels.packing import pack
from tavolino.games.scalino.kernels.playouts import large_move, playout, playouts, random_move
from tavolino.games.scalino.kernels.scoring import scores
from tavolino.games.scalino.kernels.state import STATE_SIZE, copy_state, is_over, key
from tavolino.games.scalino.rules import SCALINO
from tavolino.games.scalino.rules.board import PLACES, Place
from tavolino.games.scalino.rules.build import BuildState, seat_points
from tavolino.games.scalino.rules.moves import ColouredPlace, Decline
from tavolino.games.scalino.rules.scoring import score
from tests.games.scalino.rules.table import LEVEL_1

POSITIONS = 3_400  # for each number of players, so 10,200 for each kind of gaps
TABLES = [(seats, gaps, "same") for seats in (2, 3, 4) for gaps in ("bay", "notch")]
TABLES += [(2, "bay", "either"), (2, "notch", "either")]
CHOICES = POSITIONS // 340
"""At least this many bonuses of either colour occur."""


def start(seats: int, gaps: str, first: int = 0, bonus: str = "same") -> BuildState:
    return SCALINO.start(seats, {"first": str(first), "gaps": gaps, "bonus": bonus})


def legal_moves(packed: Ints) -> list[Place | ColouredPlace | Decline]:
    moves = np.zeros(MAX_MOVES, dtype=np.int64)
    return [unpack_move(int(move)) for move in moves[: legal(packed, moves)]]


def points_of(packed: Ints, seats: int) -> list[int]:
    points = np.zeros(seats, dtype=np.int64)
    scores(packed, points)
    return [int(own) for own in points]


@pytest.mark.parametrize(("seats", "gaps", "bonus"), TABLES)
def test_moves_states_and_scores_are_those_of_the_rules(seats: int, gaps: str, bonus: str) -> None:
    """Half of the games are random, half prefer large blocks, which get higher."""
    random = Random(f"{seats} {gaps}")
    rng = seed(seats)
    seen = 0
    game = 0
    choices = 0
    while seen < POSITIONS:
        state = start(seats, gaps, first=random.randrange(seats), bonus=bonus)
        packed = pack(state)
        large = game % 4 > 0
        while state.turn is not None:
            seen += 1
            choices += state.turn.other is not None
            expected = set(SCALINO.legal(state, state.turn.seat))
            moves = legal_moves(packed)
            assert len(moves) == len(expected) == moves_count(packed)
            assert set(moves) == expected
            number = large_move(packed, rng) if large else random_move(packed, rng)
            move = unpack_move(number)
            assert move in expected
            state = SCALINO.apply(state, Entry(state.turn.seat, move))
            apply(packed, number)
            assert packed.tolist() == pack(state).tolist()
            if seen % 8 == 0 or state.turn is None:
                assert points_of(packed, seats) == seat_points(seats, score(state.pyramid))
        assert is_over(packed)
        game += 1
    assert (choices > CHOICES) == (bonus == "either")


def test_a_first_player_is_needed() -> None:
    with pytest.raises(ValueError, match="nobody is first"):
        pack(SCALINO.start(2))


def test_random_moves_are_equally_likely() -> None:
    """Thirteen opening moves; 1.5 times too many or too few would be 17 standard deviations."""
    packed = pack(start(4, "bay"))
    rng = seed(1)
    often: dict[int, int] = {}
    for _ in range(13_000):
        move = random_move(packed, rng)
        often[move] = often.get(move, 0) + 1
    assert len(often) == moves_count(packed)
    expected = 13_000 / len(often)
    assert all(expected / 1.5 < times < expected * 1.5 for times in often.values())


def test_bonus_blocks_of_either_colour_are_equally_likely() -> None:
    state = start(2, "bay", bonus="either")
    for move in LEVEL_1.split():
        assert state.turn is not None
        state = SCALINO.apply(state, Entry(state.turn.seat, PLACES[move]))
    packed = pack(state)
    rng = seed(1)
    often: dict[int, int] = {}
    for _ in range(400 * moves_count(packed)):
        move_made = random_move(packed, rng)
        often[move_made] = often.get(move_made, 0) + 1
    assert len(often) == moves_count(packed)
    assert all(400 / 1.5 < times < 400 * 1.5 for times in often.values())


def test_large_blocks_are_preferred_and_help() -> None:
    packed = pack(start(4, "bay"))
    assert playouts(packed, 1, 500, large=True).mean() > playouts(packed, 1, 500).mean() + 2


def test_playouts_are_determined_by_their_seed() -> None:
    packed = pack(start(3, "bay"))
    before = packed.copy()
    many = playouts(packed, 7, 20)
    assert packed.tolist() == before.tolist()
    assert many.tolist() == playouts(packed, 7, 20).tolist()
    assert many.tolist() != playouts(packed, 8, 20).tolist()
    points = np.zeros(3, dtype=np.int64)
    playout(packed, seed(7), points)
    assert points.tolist() == many[0].tolist()


def test_different_positions_have_different_keys() -> None:
    """The same blocks in another order are the same position."""
    rng = seed(3)
    found: dict[int, list[int]] = {}
    table = np.zeros(STATE_SIZE, dtype=np.int64)
    opening = pack(start(2, "bay"))
    for _ in range(300):
        copy_state(opening, table)
        while not is_over(table):
            known = found.setdefault(key(table), table.tolist())
            assert known == table.tolist()
            apply(table, large_move(table, rng))
    assert len(found) > 8_000
    orders = []
    for names in ("e5 d5 f5 e6 f4 e4", "e5 e4 f5 e6 f4 d5", "e5 d5 f5 e4 f6 e6"):
        copy_state(opening, table)
        for name in names.split():
            apply(table, pack_move(PLACES[name]))
        orders.append(key(table))
    assert orders[0] == orders[1] != orders[2]
