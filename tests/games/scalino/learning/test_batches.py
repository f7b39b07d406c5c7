"""Batched Scalino agrees with the readable rules."""

import numpy as np
import pytest

from tavolino.core import Value
from tavolino.games.scalino.kernels.actions import ACTIONS
from tavolino.games.scalino.learning.actions import ACTIONS as ENCODED
from tavolino.games.scalino.learning.batches import ScalinoEnv, space_bits
from tavolino.games.scalino.rules import SCALINO
from tavolino.games.scalino.rules.board import PLACES, spaces_in
from tavolino.games.scalino.rules.build import BuildState
from tavolino.games.scalino.rules.pyramid import COLOURS
from tavolino.learn.batches import BatchStep
from tests.learn.batches.mirror import States, entry, play_beside

TABLES = 8
STEPS = 60
TEXTS = list(ENCODED.labels())
SETUPS: list[tuple[int, dict[str, Value]]] = [
    (seats, {"gaps": gaps}) for seats in (2, 3, 4) for gaps in ("bay", "notch")
]
SETUPS += [(2, {"bonus": "either"}), (2, {"bonus": "either", "gaps": "notch", "first": "1"})]


def new_state(env: ScalinoEnv, table: int) -> BuildState:
    first = str(env.last_step.to_move[table])
    return SCALINO.start(env.seats, {**env.options, "first": first})


def set_of(bits: int) -> set[int]:
    return {space for space, bit in space_bits().items() if bits >> bit & 1}


def check_observations(seen: BatchStep, states: States) -> None:
    shown = {name: array.tolist() for name, array in seen.observations.items()}
    for table, state in enumerate(states):
        pyramid = state.pyramid
        assert shown["first"][table] == state.order.first
        assert shown["colour"][table] == state.turn.colour
        assert shown["due"][table] == state.turn.due
        assert shown["bonus"][table] == state.turn.bonus + (state.turn.other is not None)
        assert shown["neutral_turns"][table] == state.neutral_turns
        assert shown["level"][table] == pyramid.level
        covered = pyramid.covered[pyramid.level - 1]
        assert set_of(shown["covered"][table]) == set(spaces_in(covered))
        for colour in COLOURS:
            above, visible = 0, 0
            for level in reversed(range(4)):
                visible |= pyramid.coloured[level][colour] & ~above
                above |= pyramid.covered[level]
            assert set_of(shown["seen"][table][colour]) == set(spaces_in(visible))
            assert shown["unused"][table][colour] == list(pyramid.unused(colour))


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_steps_are_those_of_the_rules(seats: int, options: dict[str, Value]) -> None:
    env = ScalinoEnv(TABLES, seats, options)
    env.reset(seats)
    games = play_beside(
        env,
        [new_state(env, table) for table in range(TABLES)],
        TEXTS[: env.actions],
        STEPS,
        lambda table, state, text: SCALINO.apply(state, entry(env, state, text)),
        lambda table: new_state(env, table),
        check_observations,
    )
    assert games >= TABLES


def test_colours_are_chosen_where_both_fit() -> None:
    """Prefers large blocks, because random games rarely get this far."""
    env = ScalinoEnv(200, 2, {"bonus": "either"})
    env.reset(1)
    assert env.actions == ACTIONS == len(TEXTS)
    chosen = 0
    for _ in range(60):
        legal = env.legal()
        choices = env.last_step.observations["bonus"] == 2
        coloured = legal[:, len(PLACES) + 1 :].sum(axis=1)
        assert (coloured[~choices] == 0).all()
        assert (coloured[choices] > 0).all()
        assert not legal[choices, : len(PLACES)].any()
        chosen += int(choices.sum())
        actions = legal.shape[1] - 1 - legal[:, ::-1].argmax(axis=1)
        plain = np.flatnonzero(~choices)
        actions[plain] = [row[: len(PLACES) + 1].nonzero()[0][-1] for row in legal[plain]]
        env.step(actions)
    assert chosen > 5


def test_first_players_are_drawn_unless_one_is_named() -> None:
    drawn = ScalinoEnv(400, 4).reset(3)
    assert np.bincount(drawn.to_move, minlength=4).min() > 60
    named = ScalinoEnv(20, 4, {"first": "2"}).reset(3)
    assert set(named.to_move.tolist()) == {2}
