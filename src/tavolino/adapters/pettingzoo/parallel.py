"""A parallel environment: all agents act at once."""

from collections.abc import Mapping
from copy import copy
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from tavolino.adapters.episode import MOVE_MS, Episode, MaskedObservation, OnIllegal, Reward
from tavolino.adapters.pixels import Pixels
from tavolino.adapters.rendering import RENDER_MODES, check_render_mode, render
from tavolino.adapters.spaces import action_space, masked_space
from tavolino.core import Refused, Value

Infos = dict[str, dict[str, Any]]


class TavolinoParallelEnv(ParallelEnv[str, MaskedObservation, int]):  # type: ignore[misc]
    """A game in which several seats move at the same time, such as Cut it.

    A seat that has nothing to decide has one legal action, which waits. Where it matters who is
    first, each seat is the first in its turn.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        on_illegal: OnIllegal = "raise",
        reward: Reward | None = None,
        move_ms: int = MOVE_MS,
    ) -> None:
        """`max_cycles` is the number of steps after which the game is truncated."""
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.episode = Episode(
            game, seats, options, on_illegal=on_illegal, reward=reward, move_ms=move_ms
        )
        encoder = self.episode.encoder
        if encoder.actions.wait is None:
            raise Refused("ACTION", "in-turn", game=game)
        name = f"tavolino_{game.replace('-', '_')}_v0"
        self.metadata = {"name": name, "render_modes": [*RENDER_MODES]}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.seats)]
        self.observation_spaces = {agent: masked_space(encoder) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(encoder) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, MaskedObservation], Infos]:
        """Deals a new game. The game's own options are those of the environment."""
        self.episode.reset(seed)
        self.steps = 0
        self.agents = [*self.possible_agents]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, MaskedObservation], dict[str, float], dict[str, bool], dict[str, bool], Infos
    ]:
        seats = range(len(self.possible_agents))
        order = [(self.steps + number) % len(seats) for number in seats]
        self.episode.act_together(
            {seat: int(actions[self.possible_agents[seat]]) for seat in order}
        )
        self.episode.pass_time()
        self.steps += 1
        agents, observations = self.agents, self._observations()
        is_over = self.episode.outcome is not None
        is_cut_short = not is_over and self.steps == self.max_cycles
        if is_over or is_cut_short:
            self.agents = []
        rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
        return (
            observations,
            {agent: rewards[agent] for agent in agents},
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut_short),
            {agent: {} for agent in agents},
        )

    def _observations(self) -> dict[str, MaskedObservation]:
        return {
            agent: self.episode.observe(self.possible_agents.index(agent)) for agent in self.agents
        }

    def clone(self, agent: str | None = None) -> "TavolinoParallelEnv":
        """A copy that goes on by itself; see `TavolinoEnv.clone`."""
        other = copy(self)
        viewer = None if agent is None else self.possible_agents.index(agent)
        other.episode = self.episode.clone(viewer)
        other.agents = [*self.agents]
        return other

    def render(self) -> str | Pixels | None:
        """What a spectator sees."""
        return render(self.episode.manifest, self.episode.view(), self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
