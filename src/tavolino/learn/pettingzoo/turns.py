"""An AEC environment: agents act one after the other."""

from copy import copy
from typing import Any

import numpy as np
from pettingzoo import AECEnv

from tavolino.core import Seat
from tavolino.learn.episode import MaskedObservation
from tavolino.learn.pettingzoo.seats import SeatAgents


class TavolinoEnv(SeatAgents, AECEnv[str, MaskedObservation, int]):  # type: ignore[misc]
    """Any game with an encoder. Agents are called `seat_0`, `seat_1` ….

    If several seats may move at once they are asked in turn, and none learns the moves of the
    others before the rules reveal them.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game. The options of the game are set in the constructor."""
        self.episode.reset(seed)
        self.moves = 0
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self._next_agent(-1)

    def observe(self, agent: str) -> MaskedObservation:
        return self.episode.observe(self.seat_of(agent))

    def step(self, action: int | np.integer[Any] | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act")
        seat = self.seat_of(agent)
        self.episode.act(seat, int(action))
        self.episode.pass_time()
        self.moves += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.episode.outcome is not None:
            self.rewards = dict(zip(self.agents, self.episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self.moves >= self.max_cycles * len(self.agents):
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._next_agent(seat)
        self._accumulate_rewards()

    def _next_agent(self, after: Seat) -> str:
        """The agent to act, the next in turn if there are several; any agent after the end."""
        due = self.episode.due or [0]
        seat = next((seat for seat in due if seat > after), due[0])
        return self.possible_agents[seat]

    def clone(self, agent: str | None = None) -> "TavolinoEnv":
        """An independent copy, for searches.

        It includes all hidden information. With an `agent`, everything that this agent cannot know
        is resampled, including future chance moves.
        """
        other = copy(self)
        other.episode = self.episode.clone(None if agent is None else self.seat_of(agent))
        other.agents = [*self.agents]
        other.rewards = {**self.rewards}
        other._cumulative_rewards = {**self._cumulative_rewards}
        other.terminations = {**self.terminations}
        other.truncations = {**self.truncations}
        other.infos = {name: {**info} for name, info in self.infos.items()}
        return other
