"""The kernel of Cut the Rope agrees with the readable rules, position by position."""

import numpy as np
import pytest

from tavolino.bots.kernels.compiled import Words
from tavolino.bots.kernels.random import seed
from tavolino.conformance import pair_setups
from tavolino.core import CHANCE, Entry, FirstPlayer, Value
from tavolino.games import find_game
from tavolino.games.rope.kernels import state as at
from tavolino.games.rope.kernels.apply import apply, refill
from tavolino.games.rope.kernels.moves import legal, random_move
from tavolino.games.rope.kernels.packing import decode_move, encode_move, pack, unpack
from tavolino.games.rope.kernels.playouts import deal, playout, playouts, reshuffle, scores
from tavolino.games.rope.rules import ROPE
from tavolino.games.rope.rules.moves import Deal, Shuffle
from tavolino.games.rope.rules.position import PlayerCards, arrange
from tavolino.games.rope.rules.rows import Row
from tavolino.games.rope.rules.state import RopeState

POSITIONS = 4_000
TABLES: dict[str, tuple[tuple[int, dict[str, Value]], ...]] = {
    "plain": ((2, {}), (3, {}), (4, {"pile": 34}), (8, {})),
    "sequence": ((2, {"supply": "sequence"}), (5, {"supply": "sequence", "pile": 1})),
    "same": ((2, {"same": "yes", "pile": 74}), (6, {"same": "yes"}), (7, {"same": "yes"})),
    "pairs": tuple((one.seats, dict(one.chosen)) for one in pair_setups(find_game("rope"))),
    "both": ((2, {"same": "yes", "supply": "sequence"}), (4, {"same": "yes", "pile": 30})),
}


def sorted_rows(state: RopeState) -> RopeState:
    """A packed row does not store the order of its cards."""
    rows = tuple(Row(tuple(sorted(row.cards)), row.standing) for row in state.rows)
    return state._replace(rows=rows)


def dealt(seats: int, options: dict[str, Value], rng: Words) -> tuple[RopeState, at.PackedTable]:
    """A new game dealt by the kernel, and the same deal by the rules."""
    state = ROPE.start(seats, options)
    table = pack(state)
    assert unpack(table, state) == state
    deal(table, rng)
    there = unpack(table, state)
    assert there.turn is not None
    piles = [card for player in there.players for card in player.pile]
    hands = [card for player in there.players for card in player.hand]
    move = Deal((*piles, *hands, *there.draw))
    ROPE.check(state, CHANCE, move)
    state = ROPE.apply(state, Entry(CHANCE, move))
    return ROPE.apply(state, Entry(CHANCE, FirstPlayer(there.turn))), table


def play_on(state: RopeState, table: at.PackedTable, rng: Words) -> RopeState:
    """The same move by the kernel and the rules."""
    if state.refilling:
        reshuffle(table, rng)
        move = Shuffle(unpack(table, state).draw)
        ROPE.check(state, CHANCE, move)
        refill(table)
        return ROPE.apply(state, Entry(CHANCE, move))
    assert state.turn is not None
    number = random_move(table, rng)
    apply(table, number)
    return ROPE.apply(state, Entry(state.turn, decode_move(number)))


@pytest.mark.parametrize("tables", TABLES.values(), ids=TABLES)
def test_random_games_agree(tables: tuple[tuple[int, dict[str, Value]], ...]) -> None:
    out = np.zeros(at.MOVES, np.int64)
    rng = seed(7)
    for seats, options in tables:
        positions = 0
        while positions < POSITIONS / len(tables):
            state, table = dealt(seats, options, rng)
            while not ROPE.outcome(state):
                assert unpack(table, state) == sorted_rows(state)
                if not state.refilling:
                    assert state.turn is not None
                    moves = out[: legal(table, out)].tolist()
                    assert list(map(decode_move, moves)) == list(
                        ROPE.legal(state, state.turn) or ()
                    )
                    assert list(map(encode_move, map(decode_move, moves))) == moves
                    positions += 1
                state = play_on(state, table, rng)
            assert unpack(table, state) == sorted_rows(state)
            scores(table, out)
            outcome = ROPE.outcome(state)
            assert outcome is not None
            assert tuple(out[:seats].tolist()) == outcome.points


def test_a_table_in_the_middle_of_a_game_packs_and_unpacks() -> None:
    state = arrange(
        PlayerCards("5 S 9", "1 1 10 S", ("7 6 | 2", "S")),
        PlayerCards("3", "", ("1 S 3 | 9 | 9 8",)),
        rows=("1 2 S", "S S"),
        discard="1 2 3",
        turn=1,
        turns_without_pile=12,
        options={"supply": "sequence"},
    )
    assert unpack(pack(state), state) == sorted_rows(state)


def test_endless_games_end() -> None:
    """CR-12 and CR-15 are rare in random games, so the positions are set up."""
    still = arrange(PlayerCards("5"), PlayerCards("5"), rows=("1", "1", "1"), draw="", idle=1)
    late = arrange(
        PlayerCards("5", "5"),
        PlayerCards("5"),
        rows=("1", "1", "1"),
        draw="2",
        turns_without_pile=499,
    )
    for state, cause in ((still, at.ALL_STILL), (late, at.WITHOUT_END)):
        table = pack(state)
        move = next(ROPE.legal(state, 0) or iter(()))
        apply(table, encode_move(move))
        assert table[at.CAUSE] == cause
        assert unpack(table, state) == sorted_rows(ROPE.apply(state, Entry(0, move)))


def test_random_moves_are_equally_likely() -> None:
    state = arrange(
        PlayerCards("5 9", "4 4 S 7 1", ("7 4",)), PlayerCards("9"), rows=("1 2 3", "10 9")
    )
    table, out, rng = pack(state), np.zeros(at.MOVES, np.int64), seed(3)
    moves = out[: legal(table, out)].tolist()
    draws = [random_move(table, rng) for _ in range(1000 * len(moves))]
    assert set(draws) == set(moves)
    assert all(850 < draws.count(move) < 1150 for move in moves)


def test_playouts_repeat_with_their_seed() -> None:
    table = pack(ROPE.start(3))
    points, sums = np.zeros(3, np.int64), np.zeros(3, np.int64)
    moves = playouts(table, seed(5), 20, sums)
    rng, again, total = seed(5), 0, np.zeros(3, np.int64)
    for _ in range(20):
        again += playout(table.copy(), rng, points)
        total += points
    assert again == moves
    assert total.tolist() == sums.tolist()
