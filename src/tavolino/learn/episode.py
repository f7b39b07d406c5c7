"""One game played by actions. Environments are thin wrappers around it."""

import hashlib
from collections.abc import Mapping
from contextlib import suppress
from copy import copy
from typing import Any, Final, Literal, TypedDict, get_args

import numpy as np
from numpy.typing import NDArray

from tavolino.bots.search.utility import by_rank
from tavolino.core import (
    CLOCK,
    SPECTATOR,
    Dealer,
    Outcome,
    Play,
    Refused,
    Seat,
    Stream,
    Value,
    View,
    is_player,
)
from tavolino.games import find_game
from tavolino.learn.encoding import encoder_of
from tavolino.learn.encoding.encoder import Floats

OnIllegal = Literal["raise", "default"]
"""What happens to an illegal action: it is refused, or replaced by the move that the game makes for
a player whose time is up."""
Reward = Literal["win", "points"]
"""The final reward of a seat: 1 for a win, −1 for a loss and in between for a shared win; or its
points."""
MOVE_MS: Final = 1000
"""How long a move takes on the clock of the rules."""


class MaskedObservation(TypedDict):
    """What an agent observes, by PettingZoo's convention for legal actions."""

    observation: Floats
    action_mask: NDArray[np.int8]


class Episode:
    """A game dealt from a seed and played by the actions of its seats.

    Chance moves come from a `Dealer`, so an episode can be recorded and verified like any game
    (`play`, `dealer`). Time passes only with `pass_time`.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        on_illegal: OnIllegal = "raise",
        reward: Reward | None = None,
        move_ms: int = MOVE_MS,
    ) -> None:
        if on_illegal not in get_args(OnIllegal):
            raise ValueError(f"on_illegal is one of {get_args(OnIllegal)}, not {on_illegal!r}")
        if reward is not None and reward not in get_args(Reward):
            raise ValueError(f"reward is one of {get_args(Reward)}, not {reward!r}")
        if move_ms < 1:
            raise ValueError(f"move_ms is 1 or more, not {move_ms}")
        self.manifest = find_game(game)
        self.rules = self.manifest.rules
        self.seats = self.manifest.usual_seats if seats is None else seats
        self.encoder = encoder_of(game, self.seats, options)
        self.options = dict(options or {})
        self.on_illegal = on_illegal
        self.reward: Reward = reward or ("win" if self.seats > 1 else "points")
        self.move_ms = move_ms
        self.secret = b""
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """Deals a new game. Without a seed, the game derives from the previous seed."""
        if seed is not None:
            self.secret = _hash(f"tavolino seed {seed}".encode())
        else:
            self.secret = _hash(self.secret) if self.secret else Dealer().secret
        self.dealer = Dealer(self.secret)
        self.now = 0
        self.play: Play[Any, Any, Any] = Play(self.rules, self.seats, self.options)
        self.defaults = 0
        """How many illegal actions were replaced by default moves."""
        self.dealer.deal(self.play)
        self._views: dict[Seat, View[Any]] = {}

    @property
    def outcome(self) -> Outcome | None:
        return self.play.outcome

    @property
    def due(self) -> list[Seat]:
        """The seats that are to act, in ascending order."""
        return sorted(filter(is_player, self.play.to_act))

    def view(self, viewer: Seat = SPECTATOR) -> View[Any]:
        """The current view of a viewer, cached: agents observe before they act."""
        if viewer not in self._views:
            self._views[viewer] = self.play.view(viewer)
        return self._views[viewer]

    def observe(self, seat: Seat) -> MaskedObservation:
        view = self.view(seat)
        mask = self.encoder.mask(view).view(np.int8)
        return {"observation": self.encoder.observe(view), "action_mask": mask}

    def act(self, seat: Seat, action: int) -> None:
        """Makes the move of an action, and the chance moves after it. Waiting does nothing."""
        self._submit(seat, self._move_of(seat, action))

    def act_together(self, actions: Mapping[Seat, int]) -> None:
        """Makes the simultaneous moves of several seats, in this order.

        Nothing happens if one of them is refused. A move that an earlier one has made impossible is
        skipped.
        """
        moves = {seat: self._move_of(seat, action) for seat, action in actions.items()}
        for seat, move in moves.items():
            with suppress(Refused):
                self._submit(seat, move)

    def _move_of(self, seat: Seat, action: int) -> Any | None:
        """The legal move of an action, or the default move instead; None for waiting."""
        is_due = seat in self.play.to_act
        if action == self.encoder.actions.wait and not is_due:
            return None
        state = self.play.state
        try:
            text = self.encoder.actions.decode(self.view(seat), action)
            move = self.rules.read(state, seat, text)
            self.rules.check(state, seat, move)
        except Refused:
            if self.on_illegal == "raise":
                raise
            if not is_due:
                return None
            self.defaults += 1
            source = self.stream("default moves", self.defaults)
            return self.rules.default_move(state, seat, source)
        return move

    def _submit(self, seat: Seat, move: Any | None) -> None:
        if move is not None:
            self.play.submit(seat, move, self.now)
            self.dealer.deal(self.play, self.now)
            self._views = {}

    def act_by_text(self, seat: Seat, text: str) -> None:
        """Makes a move in notation, as bots give it."""
        self._submit(seat, self.rules.read(self.play.state, seat, text))

    def pass_time(self) -> None:
        """Advances the time by one move, and makes the clock's moves for deadlines that passed."""
        self.now += self.move_ms
        while self.outcome is None:
            deadline = self.rules.deadline_ms(self.play.state)
            if deadline is None or deadline > self.now:
                return
            move = self.rules.sample(self.play.state, CLOCK, self.stream("clock", 0))
            self.play.submit(CLOCK, move, max(deadline, self.play.last_at))
            self.dealer.deal(self.play, self.play.last_at)
            self._views = {}

    def stream(self, purpose: str, number: int) -> Stream:
        """Random numbers derived from the seed, independent of the dealer's."""
        return Stream(_hash(self.secret + purpose.encode()), number)

    def rewards(self) -> list[float]:
        """The reward of each seat: 0 until the game is over."""
        if self.outcome is None:
            return [0.0] * self.seats
        if self.reward == "points":
            return [float(points) for points in self.outcome.points]
        return [2 * value - 1 for value in by_rank(self.outcome)]

    def clone(self, viewer: Seat | None = None) -> "Episode":
        """An independent copy.

        It includes all hidden information and the same future chance moves. For a search that must
        not use them, pass the `viewer` who searches: everything they cannot know is resampled.
        """
        other = copy(self)
        other.play = self.play.fork()
        other._views = {}
        if viewer is not None:
            other.secret = Dealer().secret
            other.dealer = Dealer(other.secret)
            source = other.stream("determinize", 0)
            other.play.state = self.rules.determinize(self.view(viewer), source)
        return other


def _hash(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()
