"""Gymnasium's check of the environments, and what it does not cover."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tavolino.learn.gymnasium
from tavolino.core import Refused
from tavolino.learn.encoding import encoded_games
from tavolino.learn.gymnasium import TavolinoSingleEnv, env_id

ENVIRONMENTS: list[tuple[str, dict[str, Any]]] = [
    ("cutit", {"seats": 1}),
    *((game, {"opponents": "learner"}) for game in encoded_games()),
    ("rope", {"seats": 3, "seat": 2, "opponents": ["random", "greedy"], "reward": "points"}),
]


@pytest.mark.filterwarnings("ignore:.*render_mode.*:UserWarning")
@pytest.mark.parametrize(("game", "named"), ENVIRONMENTS, ids=str)
def test_check_env(game: str, named: dict[str, Any]) -> None:
    env = gymnasium.make(env_id(game), **named)
    check_env(env.unwrapped, skip_render_check=True)


def play(env: TavolinoSingleEnv, seed: int) -> tuple[list[bytes], float]:
    """Plays the first legal action until the end; returns the observations and the reward."""
    values, info = env.reset(seed=seed)
    seen, reward, is_over = [values.tobytes()], 0.0, False
    while not is_over:
        action = np.flatnonzero(info["action_mask"])[0]
        assert np.array_equal(env.action_masks(), info["action_mask"])
        values, reward, is_over, is_cut_short, info = env.step(action)
        assert not is_cut_short
        seen.append(values.tobytes())
    return seen, reward


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seed_reproduces_a_game(seat: int) -> None:
    env = TavolinoSingleEnv("scalino", seat=seat, opponents="casual")
    one, other, different = play(env, 1), play(env, 1), play(env, 2)
    assert one == other
    assert one[0] != different[0]
    assert one[1] in (-1.0, 0.0, 1.0)


def test_the_reward_of_a_solo_game_is_the_points() -> None:
    env = TavolinoSingleEnv("cutit", seats=1)
    _, reward = play(env, 3)
    outcome = env.episode.outcome
    assert outcome is not None
    assert reward == outcome.points[0]
    assert len(env.bots) == 0


def test_an_illegal_action_becomes_a_legal_move_or_is_refused() -> None:
    env = TavolinoSingleEnv("scalino")
    env.reset(seed=0)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    env.step(illegal)
    assert env.episode.defaults == 1
    strict = TavolinoSingleEnv("scalino", on_illegal="raise")
    strict.reset(seed=0)
    with pytest.raises(Refused):
        strict.step(illegal)


def test_it_renders_the_view_of_the_agent() -> None:
    env = TavolinoSingleEnv("rope", render_mode="ansi")
    env.reset(seed=0)
    drawn = env.render()
    assert drawn == env.episode.manifest.drawing.text(env.episode.view(0))
    assert drawn != env.episode.manifest.drawing.text(env.episode.view(1))


@pytest.mark.parametrize(
    ("named", "says"),
    [
        ({"seat": 2}, "seat is one of 0 to 1"),
        ({"opponents": ["casual", "casual"]}, "1 opponents are needed"),
        ({"render_mode": "hologram"}, "render_mode is one of"),
        ({"on_illegal": "ignore"}, "on_illegal is one of"),
        ({"reward": "money"}, "reward is one of"),
        ({"move_ms": 0}, "move_ms is 1 or more"),
    ],
)
def test_wrong_arguments_are_refused(named: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        TavolinoSingleEnv("scalino", **named)
    with pytest.raises(Refused, match="BOT"):
        TavolinoSingleEnv("scalino", opponents="nobody")


def test_registering_twice_changes_nothing() -> None:
    before = [*gymnasium.registry]
    tavolino.learn.gymnasium.register_envs()
    assert [*gymnasium.registry] == before
    assert {env_id(game) for game in encoded_games()} <= {*before}
