"""A Gymnasium environment with one agent, which plays alone or against bots."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from tavolino.bots.levels import without_time_limit
from tavolino.core import Seat, Value
from tavolino.learn.encoding.encoder import Bools, Floats
from tavolino.learn.episode import MOVE_MS, Episode, OnIllegal, Reward
from tavolino.learn.pixels import Pixels
from tavolino.learn.rendering import RENDER_MODES, check_render_mode, render
from tavolino.learn.spaces import action_space, observation_space


class TavolinoSingleEnv(gymnasium.Env[Floats, np.int64]):
    """Any game with an encoder. Legal actions are in `info["action_mask"]`; `action_masks` is for
    MaskablePPO of SB3-Contrib.

    An illegal action is replaced by the default move of the rules, unless `on_illegal` is "raise".
    """

    # Gymnasium declares it as an instance attribute, but reads it from the class.
    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES]}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        seat: Seat = 0,
        opponents: str | Sequence[str] = "casual",
        render_mode: str | None = None,
        on_illegal: OnIllegal = "default",
        reward: Reward | None = None,
        move_ms: int = MOVE_MS,
    ) -> None:
        """`seat` is the agent's. `opponents` is the name of a bot, or one name for each of the
        other seats in order.
        """
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.episode = Episode(
            game, seats, options, on_illegal=on_illegal, reward=reward, move_ms=move_ms
        )
        if not 0 <= seat < self.episode.seats:
            raise ValueError(f"seat is one of 0 to {self.episode.seats - 1}, not {seat}")
        self.seat = seat
        others = [other for other in range(self.episode.seats) if other != seat]
        names = [opponents] * len(others) if isinstance(opponents, str) else opponents
        if len(names) != len(others):
            raise ValueError(f"{len(others)} opponents are needed, not {len(names)}")
        find = self.episode.manifest.bots.find
        # With a time limit a bot would not be reproducible from the seed.
        self.bots = {
            other: without_time_limit(find(name)) for other, name in zip(others, names, strict=True)
        }
        self.action_space = action_space(self.episode.encoder)
        self.observation_space = observation_space(self.episode.encoder)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed)
        self.episode.reset(seed)
        self.choices = 0
        if self.seat not in self.episode.due:
            self._play_others()
        return self._observe()

    def step(self, action: np.int64 | int) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        self.episode.act(self.seat, int(action))
        self._play_others()
        is_over = self.episode.outcome is not None
        values, info = self._observe()
        return values, self.episode.rewards()[self.seat], is_over, False, info

    def _play_others(self) -> None:
        """Lets the bots move until the agent is to act or the game is over."""
        while True:
            for seat in self.episode.due:
                if seat in self.bots and seat in self.episode.due:
                    self._play_bot(seat)
            self.episode.pass_time()
            if self.episode.outcome is not None or self.seat in self.episode.due:
                return

    def _play_bot(self, seat: Seat) -> None:
        source = self.episode.stream("bots", self.choices)
        self.choices += 1
        self.episode.act_by_text(seat, self.bots[seat].choose(self.episode.view(seat), source))

    def _observe(self) -> tuple[Floats, dict[str, Any]]:
        observed = self.episode.observe(self.seat)
        return observed["observation"], {"action_mask": observed["action_mask"]}

    def action_masks(self) -> Bools:
        """The legal actions in the form that MaskablePPO expects."""
        mask: NDArray[np.int8] = self.episode.observe(self.seat)["action_mask"]
        return mask.astype(np.bool_)

    def render(self) -> str | Pixels | None:
        """Renders the agent's view."""
        return render(self.episode.manifest, self.episode.view(self.seat), self.render_mode)
