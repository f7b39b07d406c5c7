"""Our Scalino search bot against OpenSpiel's tree search, with the same time per move:

    python -m bench.openspiel_match --games 40 --seconds 0.2

Time is CPU time, so a busy machine does not affect the result. The bots alternate seats. OpenSpiel
plays its own copy of the game; both copies must offer the same moves throughout and agree on the
result.
"""

import argparse
import hashlib
import time
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final, NamedTuple
from unittest.mock import patch

import numpy as np

from bench.openspiel import mcts, pyspiel
from bench.openspiel_scalino import NAME
from tavolino.bots.search.kernel_bot import KernelBot, SearchBudget
from tavolino.core import Play, Stream
from tavolino.games.scalino.bots.levels import COMPILED
from tavolino.games.scalino.rules import SCALINO

NO_LIMIT: Final = 1_000_000_000
"""Playouts, where only the clock matters."""
SOLVING: Final = 150_000
"""Positions a second of thinking may go to solving the end."""
EXPLORATION: Final = 2.0
"""What OpenSpiel's own examples take for results between −1 and 1."""
GOAL: Final = 0.8
OUR_CLOCK: Final = "tavolino.bots.search.kernel_tree.monotonic"
"""What our bot watches: the clock on the wall, at a table."""


class TimeIsUp(Exception):
    def __init__(self, root: mcts.SearchNode) -> None:
        self.root = root


class TimedMCTSBot(mcts.MCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot, which counts playouts, stopped by the clock between two of them."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        chance = np.random.RandomState(seed)
        playouts = mcts.RandomRolloutEvaluator(1, chance)
        super().__init__(game, EXPLORATION, NO_LIMIT, playouts, random_state=chance)
        self._seconds = seconds
        self._until = 0.0
        self.playouts = 0

    def mcts_search(self, state: Any) -> mcts.SearchNode:
        self._until = time.process_time() + self._seconds
        try:
            root = super().mcts_search(state)
        except TimeIsUp as end:
            root = end.root
        self.playouts += root.explore_count
        return root

    def _apply_tree_policy(self, root: mcts.SearchNode, state: Any) -> Any:
        if root.children and time.process_time() > self._until:
            raise TimeIsUp(root)
        return super()._apply_tree_policy(root, state)


@dataclass
class Clock:
    """The processor time of one side over all its moves with a choice."""

    moves: int = 0
    seconds: float = 0.0

    def add(self, begun: float) -> None:
        self.moves += 1
        self.seconds += time.process_time() - begun

    @property
    def per_move(self) -> float:
        return self.seconds / max(1, self.moves)


class Interval(NamedTuple):
    low: float
    high: float


@dataclass(frozen=True)
class Result:
    """How the match went for our bot."""

    won: int
    drawn: int
    lost: int
    won_as_first: int
    our_seconds: float
    """A move took so long on the average; likewise `their_seconds`."""
    their_seconds: float
    their_playouts: float
    """Playouts a move of OpenSpiel's bot."""

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def share(self) -> float:
        """Games won; a draw is none."""
        return self.won / self.games

    @property
    def interval(self) -> Interval:
        """Wilson's, 95 %."""
        z, n, p = 1.96, self.games, self.share
        middle = p + z * z / (2 * n)
        wide = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return Interval((middle - wide) / (1 + z * z / n), (middle + wide) / (1 + z * z / n))


def play_match(games: int, seconds: float, seed: int = 1, show: bool = True) -> Result:
    game = pyspiel.load_game(NAME)
    solver_nodes = int(SOLVING * seconds)
    ours = KernelBot(
        COMPILED, SearchBudget(playouts=NO_LIMIT, solver_nodes=solver_nodes, seconds=seconds)
    )
    theirs = TimedMCTSBot(game, seconds, seed)
    our_clock, their_clock = Clock(), Clock()
    _play(
        game,
        KernelBot(COMPILED, SearchBudget(playouts=1, solver_nodes=1)),
        0,
        theirs,
        Clock(),
        Clock(),
        seed,
    )
    theirs.playouts = 0
    leads = []
    for number in range(games):
        seat = number % 2
        leads.append(_play(game, ours, seat, theirs, our_clock, their_clock, seed + 1 + number))
        if show:
            print(f"game {number + 1}: we sit {seat}, lead {leads[-1]:+d}", flush=True)
    return Result(
        won=sum(lead > 0 for lead in leads),
        drawn=leads.count(0),
        lost=sum(lead < 0 for lead in leads),
        won_as_first=sum(lead > 0 for lead in leads[::2]),
        our_seconds=our_clock.per_move,
        their_seconds=their_clock.per_move,
        their_playouts=theirs.playouts / max(1, their_clock.moves),
    )


def _play(
    game: Any,
    ours: KernelBot,
    our_seat: int,
    theirs: TimedMCTSBot,
    our_clock: Clock,
    their_clock: Clock,
    seed: int,
) -> int:
    """One game; by how many points we lead in the end."""
    source = Stream(hashlib.sha256(f"match {seed}".encode()).digest(), 0)
    play = Play(SCALINO, 2, {"first": "0"})
    state = game.new_initial_state()
    while play.outcome is None:
        (seat,) = play.to_act
        view = SCALINO.view(play.state, seat)
        actions = {state.action_to_string(action): action for action in state.legal_actions()}
        if state.current_player() != seat or actions.keys() != set(view.moves or ()):
            raise RuntimeError(f"the two games differ after {state.history()}")
        if len(actions) == 1:
            (move,) = actions
        elif seat == our_seat:
            begun = time.process_time()
            with patch(OUR_CLOCK, time.process_time):
                move = ours.choose(view, source)
            our_clock.add(begun)
        else:
            begun = time.process_time()
            move = state.action_to_string(theirs.step(state))
            their_clock.add(begun)
        play.submit(seat, SCALINO.read(play.state, seat, move))
        state.apply_action(actions[move])
    points = list(play.outcome.points)
    if not state.is_terminal() or state.points() != points:
        raise RuntimeError(f"the two games end differently: {points} here, {state.points()} there")
    return int(points[our_seat] - points[1 - our_seat])


def summary(result: Result, seconds: float) -> str:
    low, high = result.interval
    return (
        f"Scalino for two, {seconds} s a move: won {result.won}, drawn {result.drawn}, "
        f"lost {result.lost} of {result.games} against OpenSpiel's MCTS bot "
        f"({result.won_as_first} won as first player)\n"
        f"won {result.share:.0%}, 95 % interval {low:.0%} to {high:.0%} (goal {GOAL:.0%})\n"
        f"a move took us {result.our_seconds:.2f} s, OpenSpiel {result.their_seconds:.2f} s "
        f"for {result.their_playouts:,.0f} playouts"
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=40)
    options.add_argument("--seconds", type=float, default=0.2, help="for each move")
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    print(summary(play_match(chosen.games, chosen.seconds, chosen.seed), chosen.seconds))


if __name__ == "__main__":
    main()
