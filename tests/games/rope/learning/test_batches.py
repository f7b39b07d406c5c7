"""Batched Cut the Rope agrees with the readable rules."""

from collections import Counter

import numpy as np
import pytest

from tavolino.bots.kernels.random import seed
from tavolino.core import CHANCE, Entry, Value
from tavolino.games.rope.kernels.determinize import determinize
from tavolino.games.rope.kernels.open_cards import NO_CARD
from tavolino.games.rope.kernels.packing import unpack
from tavolino.games.rope.kernels.row_tables import STANDINGS
from tavolino.games.rope.learning.actions import ACTIONS as ENCODED
from tavolino.games.rope.learning.batches import RopeEnv
from tavolino.games.rope.rules import ROPE
from tavolino.games.rope.rules.deck import CARD_OF, KINDS
from tavolino.games.rope.rules.moves import Shuffle
from tavolino.games.rope.rules.state import RopeState
from tavolino.games.rope.rules.view import RopeBoard
from tavolino.learn.batches import BatchStep
from tests.learn.batches.mirror import States, entry, play_beside

TABLES = 6
STEPS = 150
TEXTS = list(ENCODED.labels())
SETUPS: list[tuple[int, dict[str, Value]]] = [(seats, {"pile": 2}) for seats in range(2, 9)]
SETUPS += [
    (2, {}),
    (2, {"pile": 3, "supply": "sequence"}),
    (3, {"pile": 2, "same": "yes"}),
    (5, {"pile": 1, "same": "yes", "supply": "sequence", "first": "3"}),
]


def state_at(env: RopeEnv, table: int) -> RopeState:
    return unpack(env._tables.packed[table], ROPE.start(env.seats, env.options))


def advance(env: RopeEnv, table: int, state: RopeState, text: str) -> RopeState:
    """Makes the chance moves that the kernel has drawn."""
    state = ROPE.apply(state, entry(env, state, text))
    if state.refilling:
        assert state.turn is not None
        there = state_at(env, table)
        drawn = Counter(there.players[state.turn].hand) - Counter(state.players[state.turn].hand)
        shuffled = Shuffle((*drawn.elements(), *there.draw))
        ROPE.check(state, CHANCE, shuffled)
        state = ROPE.apply(state, Entry(CHANCE, shuffled))
    return state


def counts(cards: tuple[str, ...]) -> list[int]:
    often = Counter(CARD_OF[name] for name in cards)
    return [often[kind] for kind in KINDS]


def card(name: str | None) -> int:
    return NO_CARD if name is None else CARD_OF[name]


def expected_observation(board: RopeBoard, viewer: int, state: RopeState) -> dict[str, object]:
    """The observation, from the view alone and the public standings of rows."""
    return {
        "hand": counts(board.players[viewer].hand or ()),
        "rows": [STANDINGS.index(row.standing) for row in state.rows],
        "row_cards": [counts(row.cards) for row in board.rows],
        "discard": counts(board.discard),
        "draw_left": board.draw_left,
        "idle_turns": board.idle_turns,
        "turns_without_pile": board.turns_without_pile,
        "open_cards": [
            [
                card(player.pile_card),
                *(card(row.cards[-1] if row.cards else None) for row in player.supply),
            ]
            for player in board.players
        ],
        "pile_left": [player.pile_left for player in board.players],
        "hand_left": [player.hand_left for player in board.players],
        "supply_lengths": [[len(row.cards) for row in player.supply] for player in board.players],
    }


def check_observations(seen: BatchStep, states: States) -> None:
    shown = {name: array.tolist() for name, array in seen.observations.items()}
    for table, state in enumerate(states):
        board = ROPE.view(state, state.turn).board
        found = {name: rows[table] for name, rows in shown.items()}
        assert found == expected_observation(board, state.turn, state)


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_steps_are_those_of_the_rules(seats: int, options: dict[str, Value]) -> None:
    env = RopeEnv(TABLES, seats, options)
    env.reset(seats)
    games = play_beside(
        env,
        [state_at(env, table) for table in range(TABLES)],
        TEXTS,
        STEPS,
        lambda table, state, text: advance(env, table, state, text),
        lambda table: state_at(env, table),
        check_observations,
    )
    assert games or not options


def test_observations_do_not_depend_on_hidden_cards() -> None:
    """Everything hidden from the seat to move is dealt anew."""
    env = RopeEnv(40, 4)
    env.reset(5)
    env.rollout(30)
    seen = env.last_step
    before = {name: array.copy() for name, array in seen.observations.items()}
    masks, hidden = seen.masks.copy(), env._tables.packed.copy()
    for table, viewer in enumerate(seen.to_move):
        determinize(env._tables.packed[table], int(viewer), seed(table))
    env._observe_chunk(0, env.tables)
    assert not np.array_equal(env._tables.packed, hidden)
    assert np.array_equal(seen.masks, masks)
    for name, array in seen.observations.items():
        assert np.array_equal(array, before[name]), name
