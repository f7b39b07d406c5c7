"""Follows a batched environment with the readable rules, table by table."""

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

from tavolino.bots.search import by_rank
from tavolino.core import Entry, Outcome
from tavolino.learn.batches import BatchedEnv, BatchStep

States = list[Any]
Advance = Callable[[int, Any, str], Any]
"""The state at a table after a move in notation, and after the chance that follows it."""


def expected_rewards(outcome: Outcome) -> list[float]:
    """1 for a win, −1 for a defeat."""
    return [2 * share - 1 for share in by_rank(outcome)]


def mover(env: BatchedEnv, state: Any) -> int:
    (seat,) = env.game.to_act(state)
    return seat


def check_tables(env: BatchedEnv, seen: BatchStep, states: States, texts: list[str]) -> None:
    """Checks that masks and seats to move agree with the rules."""
    legal = env.legal()
    for table, state in enumerate(states):
        seat = mover(env, state)
        assert seen.to_move[table] == seat
        expected = {env.game.write(move) for move in env.game.legal(state, seat) or ()}
        found = {texts[action] for action in np.flatnonzero(legal[table])}
        assert found == expected


def play_beside(
    env: BatchedEnv,
    states: States,
    texts: list[str],
    steps: int,
    advance: Advance,
    begin: Callable[[int], Any],
    check: Callable[[BatchStep, States], None],
) -> int:
    """Makes random moves on both sides and compares everything; the number of games that ended.

    `begin` gives the state of a table where a game has just begun.
    """
    random = Random(len(states))
    games = 0
    for _ in range(steps):
        check_tables(env, env.last_step, states, texts)
        check(env.last_step, states)
        legal = env.legal()
        actions = [random.choice(np.flatnonzero(row).tolist()) for row in legal]
        before = env.last_step.points.tolist()
        seen = env.step(actions)
        for table, action in enumerate(actions):
            state = advance(table, states[table], texts[action])
            outcome = env.game.outcome(state)
            assert seen.terminated[table] == (outcome is not None)
            if outcome is None:
                assert not seen.rewards[table].any()
                assert seen.points[table].tolist() == before[table]
            else:
                games += 1
                assert np.allclose(seen.rewards[table], expected_rewards(outcome))
                assert tuple(seen.points[table].tolist()) == outcome.points
                state = begin(table)
            states[table] = state
    return games


def entry(env: BatchedEnv, state: Any, text: str) -> Entry[Any]:
    seat = mover(env, state)
    return Entry(seat, env.game.read(state, seat, text))
