"""A parallel environment: all agents act at once."""

from collections.abc import Mapping
from copy import copy
from typing import Any

from pettingzoo import ParallelEnv

from tavolino.learn.episode import MaskedObservation
from tavolino.learn.pettingzoo.seats import SeatAgents

Infos = dict[str, dict[str, Any]]


class TavolinoParallelEnv(SeatAgents, ParallelEnv[str, MaskedObservation, int]):  # type: ignore[misc]
    """A game in which several seats move at the same time, such as Cut it.

    Games in which seats always move in turn are refused. The only legal action of a seat with
    nothing to decide is to wait. Where the order matters, the first seat rotates.
    """

    all_at_once = True

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, MaskedObservation], Infos]:
        """Deals a new game. The options of the game are set in the constructor."""
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
        return {agent: self.episode.observe(self.seat_of(agent)) for agent in self.agents}

    def clone(self, agent: str | None = None) -> "TavolinoParallelEnv":
        """An independent copy; see `TavolinoEnv.clone`."""
        other = copy(self)
        viewer = None if agent is None else self.seat_of(agent)
        other.episode = self.episode.clone(viewer)
        other.agents = [*self.agents]
        return other
