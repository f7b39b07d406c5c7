"""PettingZoo's tests of the environments, and what they do not cover."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from tavolino.conformance import GameSetup, setups, usual_setups
from tavolino.core import Record, Refused, verify
from tavolino.games import games, rules
from tavolino.games.cutit.learning.actions import ACTIONS
from tavolino.learn import pettingzoo
from tavolino.learn.encoding import encoded_games

SETUPS = [
    setup
    for game in encoded_games()
    for setup in (
        *usual_setups(games()[game]),
        *[setup for setup in setups(games()[game]) if setup.chosen][::3],
    )
]
PARALLEL = "cutit"
CYCLES = 12

pytestmark = [
    # Masks of agents that are not to act have no legal action in games in which seats take turns.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def seeded(env: Any) -> Any:
    """The environment with fixed seeds for everything that PettingZoo's tests randomize."""
    env.reset(seed=0)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(number)
    return env


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_api(setup: GameSetup) -> None:
    cycles = CYCLES if not setup.chosen else 2
    env = pettingzoo.env(setup.game.name, setup.seats, setup.chosen)
    api_test(seeded(env), num_cycles=cycles)


@pytest.mark.parametrize("game", encoded_games())
def test_seed(game: str) -> None:
    seed_test(lambda: pettingzoo.env(game), num_cycles=CYCLES)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_parallel_api(seats: int) -> None:
    parallel_api_test(seeded(pettingzoo.parallel_env(PARALLEL, seats)), num_cycles=2 * CYCLES)


def test_parallel_seed() -> None:
    """It samples without masks, so illegal actions must not be refused."""
    parallel_seed_test(
        lambda: pettingzoo.parallel_env(PARALLEL, on_illegal="default"), num_cycles=CYCLES
    )


def test_max_cycles() -> None:
    """A game in which all seats act equally often, unless one has cut its sheet up; it samples
    without masks, too."""

    def made(make: Any) -> Any:
        return lambda max_cycles: seeded(
            make(PARALLEL, 2, max_cycles=max_cycles, on_illegal="default")
        )

    max_cycles_test(
        SimpleNamespace(env=made(pettingzoo.env), parallel_env=made(pettingzoo.parallel_env))
    )


@pytest.mark.parametrize("game", encoded_games())
def test_render(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(
        lambda render_mode: seeded(pettingzoo.env(game, render_mode=render_mode)),
        custom_tests={"svg": lambda drawn: drawn.startswith("<svg")},
    )
    assert capsys.readouterr().out


def played(env: Any, seed: int) -> list[tuple[str, int]]:
    """The actions of a game in which every agent takes its last legal action."""
    env.reset(seed=seed)
    actions = []
    for agent in env.agent_iter(400):
        observation, _, is_over, is_cut_short, _ = env.last()
        if is_over or is_cut_short:
            env.step(None)
            continue
        action = int(np.flatnonzero(observation["action_mask"])[-1])
        actions.append((agent, action))
        env.step(action)
    return actions


@pytest.mark.parametrize("game", ["scalino", "demolition"])
def test_a_whole_game_and_its_rewards(game: str) -> None:
    env = pettingzoo.raw_env(game, 2)
    env.reset(seed=3)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter(400):
        observation, reward, is_over, _, _ = env.last()
        if is_over:
            rewards[agent] = reward
            env.step(None)
        else:
            env.step(np.flatnonzero(observation["action_mask"])[0])
    outcome = env.episode.outcome
    assert outcome is not None
    assert not env.agents
    expected = (
        [0.0] * 2 if len(outcome.winners) == 2 else [2.0 * (r == 1) - 1 for r in outcome.ranks]
    )
    assert [rewards["seat_0"], rewards["seat_1"]] == expected


def test_a_game_is_a_record_that_can_be_verified() -> None:
    env = pettingzoo.raw_env("scalino", 2)
    played(env, 5)
    episode = env.episode
    record = Record(episode.play, episode.dealer.hash, episode.dealer.secret.hex(), tags={})
    verdict = verify(record.write(), rules())
    assert (verdict.faults, verdict.fairness) == ((), "fair")


def test_different_seeds_give_different_games() -> None:
    env = pettingzoo.raw_env("rope", 2)
    assert played(env, 1) == played(env, 1) != played(env, 2)


def test_an_episode_without_a_seed_derives_from_the_previous_one() -> None:
    secrets = []
    for _ in range(2):
        env = pettingzoo.raw_env("rope", 2)
        env.reset(seed=1)
        env.reset()
        secrets.append(env.episode.secret)
    assert secrets[0] == secrets[1]
    assert pettingzoo.raw_env("rope").episode.secret != pettingzoo.raw_env("rope").episode.secret


def test_illegal_actions_are_refused_or_replaced() -> None:
    env = pettingzoo.raw_env("scalino", 2, {"first": "0"})
    env.reset(seed=0)
    with pytest.raises(Refused, match="SC-3"):
        env.step(0)
    assert env.agent_selection == "seat_0", "nothing has changed"
    with pytest.raises(Refused, match="ACTION"):
        env.step(10_000)
    env = pettingzoo.raw_env("scalino", 2, {"first": "0"}, on_illegal="default")
    env.reset(seed=0)
    env.step(0)
    assert env.agent_selection == "seat_1"


def test_a_clone_is_independent() -> None:
    env = pettingzoo.raw_env("rope", 2)
    env.reset(seed=4)
    before = env.observe("seat_0")["observation"].tobytes()
    first = env.agent_selection
    other = env.clone()
    for _ in range(10):
        agent = other.agent_selection
        other.step(int(np.flatnonzero(other.observe(agent)["action_mask"])[-1]))
    assert env.observe("seat_0")["observation"].tobytes() == before
    assert (env.agent_selection, env.moves, other.moves) == (first, 0, 10)
    assert other.episode.secret == env.episode.secret


def test_a_clone_for_an_agent_knows_no_more_than_the_agent() -> None:
    env = pettingzoo.raw_env("rope", 2)
    env.reset(seed=4)
    other = env.clone("seat_0")
    same = [env.observe(agent)["observation"].tobytes() for agent in env.agents]
    guessed = [other.observe(agent)["observation"].tobytes() for agent in env.agents]
    assert same[0] == guessed[0]
    assert same[1] != guessed[1]
    assert other.episode.secret != env.episode.secret


def test_seats_that_cut_at_once_learn_nothing_of_each_other() -> None:
    env = pettingzoo.raw_env("cutit", 2, {"first": "0"})
    env.reset(seed=0)
    for _ in range(2):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(np.flatnonzero(mask)[0]))
    assert env.agent_selection == "seat_0"
    one, other = env.clone(), env.clone()
    legal = np.flatnonzero(env.observe("seat_0")["action_mask"])
    one.step(int(legal[0]))
    other.step(int(legal[-1]))
    assert one.agent_selection == other.agent_selection == "seat_1"
    seen = [each.observe("seat_1")["observation"].tobytes() for each in (one, other)]
    assert seen[0] == seen[1]


def test_the_glass_runs_out() -> None:
    """The puzzle takes three minutes, so it has few moves if each takes one minute."""
    env = pettingzoo.parallel_env("cutit", 2, move_ms=60_000, on_illegal="default")
    env.reset(seed=0)
    steps, ready = 0, ACTIONS.of_text["ready"]
    while env.agents and steps < 40:
        actions = {}
        for agent in env.agents:
            legal = np.flatnonzero(env.episode.observe(int(agent[-1]))["action_mask"])
            actions[agent] = ready if ready in legal else int(legal[-1])
        env.step(actions)
        steps += 1
    assert env.episode.outcome is not None
    assert env.episode.outcome.cause == "time"


def test_nothing_is_done_if_one_of_several_actions_is_refused() -> None:
    env = pettingzoo.parallel_env("cutit", 2, {"first": "0"})
    env.reset(seed=0)
    for _ in range(2):
        masks = [env.episode.observe(seat)["action_mask"] for seat in range(2)]
        env.step({f"seat_{n}": int(np.flatnonzero(mask)[0]) for n, mask in enumerate(masks)})
    legal = int(np.flatnonzero(env.episode.observe(0)["action_mask"])[0])
    entries = len(env.episode.play.log)
    with pytest.raises(Refused):
        env.step({"seat_0": legal, "seat_1": ACTIONS.wait})
    assert len(env.episode.play.log) == entries


def test_games_in_which_seats_take_turns_have_no_parallel_environment() -> None:
    with pytest.raises(Refused, match="in-turn"):
        pettingzoo.parallel_env("rope")


def test_an_unknown_render_mode_is_refused() -> None:
    with pytest.raises(ValueError, match="render_mode is one of"):
        pettingzoo.env("rope", render_mode="hologram")
