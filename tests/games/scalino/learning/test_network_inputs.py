"""The network inputs of a view and of a batch are the same."""

import numpy as np
import pytest

from tavolino.games.scalino.learning.actions import ACTIONS
from tavolino.games.scalino.learning.batches import ScalinoEnv, space_bits
from tavolino.games.scalino.learning.network_inputs import INPUTS, batch_inputs, view_inputs
from tavolino.games.scalino.rules import SCALINO
from tests.learn.batches.mirror import entry

TABLES = 6


@pytest.mark.parametrize("first", ["0", "1"])
def test_views_and_batches_give_the_same_inputs(first: str) -> None:
    env = ScalinoEnv(TABLES, 2, {"first": first})
    step = env.reset(3)
    states = [SCALINO.start(2, env.options) for _ in range(TABLES)]
    bonuses = 0
    for _ in range(100):
        inputs = batch_inputs(step.observations, space_bits())
        bonuses += int(inputs[:, -1].sum())
        assert inputs.shape == (TABLES, INPUTS)
        for table, state in enumerate(states):
            view = SCALINO.view(state, int(step.to_move[table]))
            assert np.array_equal(view_inputs(view)[0], inputs[table])
        actions = env.random_actions()
        texts = [ACTIONS.label(int(action)) for action in actions]
        step = env.step(actions)
        for table, text in enumerate(texts):
            state = SCALINO.apply(states[table], entry(env, states[table], text))
            over = bool(step.terminated[table])
            states[table] = SCALINO.start(2, env.options) if over else state
    assert bonuses
