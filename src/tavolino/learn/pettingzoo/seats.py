"""The common base of both environments: an episode, and an agent for each of its seats."""

from collections.abc import Mapping
from typing import Any, ClassVar

from gymnasium import spaces

from tavolino.core import Refused, Seat, Value
from tavolino.learn.episode import MOVE_MS, Episode, OnIllegal, Reward
from tavolino.learn.pixels import Pixels
from tavolino.learn.rendering import RENDER_MODES, check_render_mode, render
from tavolino.learn.spaces import action_space, masked_space


class SeatAgents:
    """Agents are called `seat_0`, `seat_1` …."""

    all_at_once: ClassVar[bool] = False
    """True if all agents act in every step."""

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
        """`options` are those of the game. After `max_cycles` moves per seat the game is truncated.
        `move_ms` is the duration of a move, for rules with a clock.
        """
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.episode = Episode(
            game, seats, options, on_illegal=on_illegal, reward=reward, move_ms=move_ms
        )
        self.metadata: dict[str, Any] = {
            "name": f"tavolino_{game.replace('-', '_')}_v0",
            "render_modes": [*RENDER_MODES],
            "is_parallelizable": self.all_at_once,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.seats)]
        encoder = self.episode.encoder
        if self.all_at_once and encoder.actions.wait is None:
            raise Refused("ACTION", "in-turn", game=game)
        self.observation_spaces = {agent: masked_space(encoder) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(encoder) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def seat_of(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)

    def render(self) -> str | Pixels | None:
        """Renders a spectator's view."""
        return render(self.episode.manifest, self.episode.view(), self.render_mode)

    def close(self) -> None:
        """Does nothing: there are no open resources."""
