"""All batched environments: seeds, threads, illegal actions, stable arrays."""

from collections.abc import Mapping

import numpy as np
import pytest

from tavolino.core import Refused
from tavolino.games import games
from tavolino.learn.batches import BatchedEnv, BatchStep, IllegalAction, make
from tavolino.learn.batches.env import CHUNK
from tavolino.learn.batches.making import batched_games

NAMES = batched_games()


def copied(seen: BatchStep) -> list[object]:
    arrays: list[object] = []
    for part in seen:
        if isinstance(part, Mapping):
            arrays += [array.tolist() for array in part.values()]
        else:
            arrays.append(part.tolist())
    return arrays


def played(env: BatchedEnv, seed: int, steps: int) -> list[object]:
    env.reset(seed)
    for _ in range(steps):
        env.step(env.random_actions())
    return copied(env.last_step)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_games(name: str) -> None:
    env = make(name, 30)
    once = played(env, 4, 20)
    assert played(env, 5, 20) != once
    assert played(env, 4, 20) == once
    assert played(make(name, 30), 4, 20) == once


@pytest.mark.parametrize("name", NAMES)
def test_the_number_of_threads_does_not_change_the_games(name: str) -> None:
    tables = 3 * CHUNK + 5
    assert played(make(name, tables, threads=1), 4, 12) == played(
        make(name, tables, threads=3), 4, 12
    )


@pytest.mark.parametrize("name", NAMES)
def test_the_number_of_tables_does_not_change_a_table(name: str) -> None:
    few, many = make(name, 3), make(name, 50)
    for env in (few, many):
        env.reset(9)
        for _ in range(30):
            env.step(env.random_actions())
    assert np.array_equal(few.last_step.masks, many.last_step.masks[:3])
    assert not np.array_equal(many.last_step.masks[:3], many.last_step.masks[3:6])


@pytest.mark.parametrize("name", NAMES)
def test_rollouts_make_legal_moves_and_count_games(name: str) -> None:
    env = make(name, 200, 2)
    env.reset(1)
    assert env.rollout(0) == 0
    assert env.rollout(300) > 200
    env.step(env.random_actions())
    again = make(name, 200, 2)
    again.reset(1)
    halves = [again.rollout(0), again.rollout(150), again.rollout(150)]
    again.step(again.random_actions())
    assert sum(halves) > 200
    assert copied(again.last_step) == copied(env.last_step)


@pytest.mark.parametrize("name", NAMES)
def test_an_illegal_action_is_refused_and_nothing_is_applied(name: str) -> None:
    env = make(name, 50)
    seen = env.reset(2)
    before = copied(seen)
    for action in (int(np.flatnonzero(~env.legal()[17])[0]), -1, env.actions, 2**40):
        actions = env.random_actions().copy()
        actions[17] = action
        with pytest.raises(IllegalAction, match=rf"table 17: action {action} ") as refused:
            env.step(actions)
        assert (refused.value.table, refused.value.action) == (17, action)
        assert copied(seen) == before


def test_actions_are_whole_numbers_for_all_tables() -> None:
    env = make(NAMES[0], 4)
    with pytest.raises(RuntimeError, match="reset first"):
        env.step([0, 0, 0, 0])
    env.reset()
    with pytest.raises(ValueError, match=r"4 whole numbers, not int64 of shape \(3,\)"):
        env.step([0, 0, 0])
    with pytest.raises(ValueError, match="not float64"):
        env.step(np.zeros(4))


@pytest.mark.parametrize("name", NAMES)
def test_arrays_stay_the_same_and_cannot_be_written(name: str) -> None:
    env = make(name, 10)
    first = env.reset(1)
    actions = env.random_actions()
    second = env.step(actions)
    assert second is first
    assert env.random_actions() is actions
    for array in first.observations.values():
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


@pytest.mark.parametrize("name", NAMES)
def test_rewards_come_with_the_end_and_go_with_the_next_step(name: str) -> None:
    env = make(name, 300, 2)
    env.reset(1)
    ended = np.zeros(300, bool)
    for _ in range(400):
        seen = env.step(env.random_actions())
        assert (seen.rewards.sum(axis=1) == 0).all()
        decided = seen.points[:, 0] != seen.points[:, 1]
        assert np.array_equal(seen.rewards.any(axis=1), seen.terminated & decided)
        ended |= seen.terminated
    assert ended.mean() > 0.5


def test_games_without_an_environment_are_refused() -> None:
    with pytest.raises(ValueError, match=f"these have one: {', '.join(NAMES)}"):
        make(next(name for name in games() if name not in NAMES), 10)
    with pytest.raises(Refused):
        make("chess", 10)
    with pytest.raises(ValueError, match="at least one table"):
        make(NAMES[0], 0)
    with pytest.raises(ValueError, match="at least 1"):
        make(NAMES[0], 1, threads=0)
