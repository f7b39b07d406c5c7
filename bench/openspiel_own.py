"""What our games have in common as OpenSpiel Python games."""

from typing import Any, ClassVar, Final

from bench.openspiel import pyspiel

TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)


def shared_win(points: list[int]) -> list[float]:
    """What the final points bring everybody: losers pay one each, winners share it."""
    best = max(points)
    share = len(points) / points.count(best) - 1
    return [share if own == best else -1.0 for own in points]


def game_type(
    name: str,
    long_name: str,
    most_players: int,
    imperfect_information: bool = False,
    **parameters: Any,
) -> Any:
    """A game in turns with one result at the end; a game that hides cards also draws them."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=name,
        long_name=long_name,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=(
            kinds.ChanceMode.EXPLICIT_STOCHASTIC
            if imperfect_information
            else kinds.ChanceMode.DETERMINISTIC
        ),
        information=(
            kinds.Information.IMPERFECT_INFORMATION
            if imperfect_information
            else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most_players,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={"players": 2, **parameters},
    )


class OwnGame(pyspiel.Game):  # type: ignore[misc]
    """A game for these `players`; each of ours says its type, its actions and its state."""

    type: ClassVar[Any]
    actions: ClassVar[int]
    chances: ClassVar[int] = 0
    longest: ClassVar[int] = 64
    state: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.chosen = params or {}
        self.players = int(self.chosen.get("players", 2))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.actions,
            max_chance_outcomes=self.chances,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=self.players - 1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(self.type, info, self.chosen)

    def new_initial_state(self) -> Any:
        return self.state(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> None:
        return None
