"""Tavolino's games as Python games of OpenSpiel."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, ClassVar, Final

import pyspiel

from tavolino.bots.search.utility import by_rank
from tavolino.core import CHANCE, Refused, Seat, View, seat_label
from tavolino.games import GameManifest
from tavolino.learn.openspiel.chance import MAX_OUTCOMES, SEED_BYTES, draw
from tavolino.learn.openspiel.observer import RECENT, TavolinoObserver, make_observer
from tavolino.learn.openspiel.position import (
    PlayedPosition,
    act,
    draw_number,
    legal_actions,
    start,
    view_of,
)
from tavolino.learn.openspiel.recall import initial_recollection, recall
from tavolino.learn.openspiel.setup import (
    Parameters,
    Setup,
    default_parameters,
    make_setup,
)

MAX_POINTS: Final = 1000.0
"""The returns of a solo game are points, between this and its negative."""
_TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
_CHANCE: Final = int(pyspiel.PlayerId.CHANCE)


def game_type(name: str, manifest: GameManifest, seats: int | None = None) -> Any:
    """The type of a game, or of a game with this number of seats.

    Seats that decide at the same time are asked one after the other, so every game is sequential.
    """
    kinds, players = pyspiel.GameType, manifest.rules.players
    is_solo = seats == 1 if seats else 1 in players
    information = kinds.Information
    return kinds(
        short_name=name,
        long_name=f"Tavolino: {manifest.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            information.IMPERFECT_INFORMATION
            if manifest.rules.imperfect_information
            else information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.GENERAL_SUM if is_solo else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=default_parameters(manifest),
    )


def _game_info(setup: Setup) -> Any:
    is_solo = setup.seats == 1
    return pyspiel.GameInfo(
        num_distinct_actions=setup.encoder.size,
        max_chance_outcomes=MAX_OUTCOMES,
        num_players=setup.seats,
        min_utility=-MAX_POINTS if is_solo else -1.0,
        max_utility=MAX_POINTS if is_solo else setup.seats - 1.0,
        utility_sum=None if is_solo else 0.0,
        max_game_length=setup.max_moves,
    )


class TavolinoGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters: `players`, the options of the game, `max_moves`, `move_ms` and
    `deal`. Each game has a subclass.
    """

    spiel_name: ClassVar[str]
    manifest: ClassVar[GameManifest]

    def __init__(self, params: Parameters | None = None) -> None:
        self.setup = make_setup(self.manifest.name, tuple(sorted((params or {}).items())))
        kind = game_type(self.spiel_name, self.manifest, self.setup.seats)
        super().__init__(kind, _game_info(self.setup), self.setup.parameters)
        self._start = start(self.setup)

    def new_initial_state(self) -> "TavolinoState":
        return TavolinoState(self, self._start)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> TavolinoObserver:
        return make_observer(self.setup, iig_obs_type, params)

    def max_chance_nodes_in_history(self) -> int:
        """An upper bound: as if each move were followed by a deal."""
        numbers = SEED_BYTES if self.setup.deal == "seed" else MAX_OUTCOMES
        return int(self.max_game_length()) * numbers


class TavolinoState(pyspiel.State):  # type: ignore[misc]
    """A position. Its string is the log, including hidden information."""

    def __init__(self, game: TavolinoGame, position: PlayedPosition) -> None:
        super().__init__(game)
        self.position = position

    def view(self, viewer: Seat) -> View[Any]:
        """The view of a viewer, as bots get it."""
        return view_of(self.position, viewer)

    def current_player(self) -> int:
        if self.position.outcomes:
            return _CHANCE
        player = self.position.player
        return _TERMINAL if player is None else player

    def is_terminal(self) -> bool:
        return self.position.outcome is not None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.position.outcomes
        return [(number, 1 / count) for number in range(count)]

    def _legal_actions(self, player: int) -> list[int]:
        return legal_actions(self.position)

    def _apply_action(self, action: int) -> None:
        step = draw_number if self.position.outcomes else act
        self.position = step(self.position, action)

    def _action_to_string(self, player: int, action: int) -> str:
        """The move in notation. For chance the number drawn, and the resulting move unless it is a
        deal, because many numbers may deal the same cards."""
        position, setup = self.position, self.position.setup
        if player == _CHANCE:
            text = f"{action} of {position.outcomes}"
            if setup.rules.legal(position.state, CHANCE) is None:
                return text
            drawn = draw(setup.rules, position.state, (*position.numbers, action), setup.deal)
            return text if drawn.move is None else f"{text}: {setup.rules.write(drawn.move)}"
        try:
            return setup.encoder.actions.decode(view_of(position, player), action)
        except Refused:
            return setup.encoder.actions.label(action)

    def returns(self) -> list[float]:
        """Losers pay one each, and winners share it. The return of a solo game is the points."""
        outcome, seats = self.position.outcome, self.position.setup.seats
        if outcome is None:
            return [0.0] * seats
        if seats == 1:
            return [float(outcome.points[0])]
        return [seats * share - 1 for share in by_rank(outcome)]

    def resample_from_infostate(
        self, player_id: Seat, probability_sampler: Callable[[], float]
    ) -> "TavolinoState":
        """A state that this player cannot tell from this one; hidden information is resampled.

        The past of the other players is not resampled: their information states start anew.
        """
        position, setup = self.position, self.position.setup
        state = setup.rules.determinize(
            view_of(position, player_id), _SampledNumbers(probability_sampler)
        )
        sampled = replace(position, state=state, parent=None, entry=None, action=None, lines={})
        memories = {
            seat: recall(position, seat, RECENT)
            if seat == player_id
            else initial_recollection(sampled, seat)
            for seat in range(setup.seats)
        }
        other: TavolinoState = self.clone()
        other.position = replace(sampled, recalled=memories)
        return other

    def __str__(self) -> str:
        position, rules = self.position, self.position.setup.rules
        lines = [
            f"{seat_label(at.entry.seat)} {rules.write(at.entry.move)}"
            for at in position.log()
            if at.entry is not None
        ]
        numbers = [f"chance {number}" for number in position.numbers]
        return "\n".join((*reversed(lines), *numbers))


class _SampledNumbers:
    """A source of numbers from an OpenSpiel sampler of numbers from 0 to 1."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self._sampler = sampler

    def below(self, n: int) -> int:
        return min(int(self._sampler() * n), n - 1)
