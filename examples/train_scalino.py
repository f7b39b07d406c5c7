"""Trains a small network for Scalino with two players, by playing against itself.

    pip install 'tavolino[fast,lab]'
    python examples/train_scalino.py --seconds 300 -o scalino.npz
    tavolino arena scalino --bots net:scalino.npz,casual --games 400

Each round plays a batch of games to their ends, every move drawn from the policy. Then policy and
value are changed by the outcomes (proximal policy optimization). NumPy is all it takes. The result
follows from the seed and the number of rounds.
"""

import argparse
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Final, NamedTuple

# One thread is fastest for matrices this small.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

from tavolino.games.scalino.learning.batches import space_bits
from tavolino.games.scalino.learning.network_inputs import INPUTS, SEATS, batch_inputs
from tavolino.learn.batches import make
from tavolino.learn.networks.network import Bools, Floats, Network, new_network

HIDDEN: Final = 192
TABLES: Final = 512
BATCH: Final = 2_048
EPOCHS: Final = 2
RATE: Final = 1e-3
CLIP: Final = 0.2
"""How far the probability of a move may change in one round, as a ratio."""
ENTROPY: Final = 0.01
OF_MARGIN: Final = 0.5
"""The weight of the lead in the worth of a game; the rest is that of winning."""
MARGIN: Final = 15.0
"""A lead of this many points is worth 0.76."""


@dataclass(frozen=True)
class Moves:
    """Moves of many games, one to a row."""

    inputs: Floats
    legal: Bools
    action: NDArray[np.int64]
    log_probability: Floats
    """Of the action, when it was chosen."""
    value: Floats
    """What the network expected of the game then."""
    returns: Floats
    """What the game was worth to the player in the end, from −1 to 1."""

    def take(self, rows: NDArray[np.int64]) -> "Moves":
        return Moves(*(getattr(self, field.name)[rows] for field in fields(self)))


def joined(parts: list[Moves]) -> Moves:
    names = [field.name for field in fields(Moves)]
    return Moves(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


class Progress(NamedTuple):
    round: int
    games: int
    seconds: float
    value_loss: float
    entropy: float
    points: float
    """The points of both players in a game."""


class Trainer:
    def __init__(self, seed: int, tables: int = TABLES, hidden: int = HIDDEN) -> None:
        self.env = make("scalino", tables, SEATS)
        self.network = new_network("scalino", INPUTS, hidden, self.env.actions, seed)
        self.random = np.random.default_rng(seed)
        self.bits = space_bits()
        self.optimizer = Adam(self.network)
        self.seed = seed
        self.games = 0

    def play(self) -> tuple[Moves, float]:
        """A game at each table, and the points of a game."""
        step = self.env.reset(self.seed * 1_000_000 + self.games)
        tables = self.env.tables
        going = np.ones(tables, np.bool_)
        returns = np.zeros((tables, SEATS), np.float32)
        points = 0.0
        made: list[tuple[Moves, NDArray[np.int64], NDArray[np.int8]]] = []
        while going.any():
            inputs = batch_inputs(step.observations, self.bits)
            legal = self.env.legal()
            output = self.network(inputs, legal)
            logs = log_probabilities(output.logits)
            action = self.draw(np.exp(logs))
            log = logs[np.arange(tables), action]
            at = np.flatnonzero(going)
            moves = Moves(inputs, legal, action, log, output.value, np.zeros(tables, np.float32))
            made.append((moves.take(at), at, step.to_move[at]))
            step = self.env.step(action)
            ended = going & step.terminated
            lead = step.points[ended] - step.points[ended][:, ::-1]
            returns[ended] = (1 - OF_MARGIN) * step.rewards[ended] + OF_MARGIN * np.tanh(
                lead / MARGIN
            )
            points += float(step.points[ended].sum())
            going &= ~ended
        self.games += tables
        known = [replace(moves, returns=returns[at, seats]) for moves, at, seats in made]
        return joined(known), points / tables

    def draw(self, probabilities: Floats) -> NDArray[np.int64]:
        """An action for each row, as likely as it says."""
        sums = np.cumsum(probabilities, axis=1)
        # Not quite up to the last sum, behind which there are illegal actions only.
        drawn = self.random.random(len(sums), np.float32) * sums[:, -1] * np.float32(0.99999)
        action: NDArray[np.int64] = np.argmax(sums > drawn[:, None], axis=1)
        return action

    def learn(self, moves: Moves) -> tuple[float, float]:
        """Changes the network; the mean losses: of the value, and the entropy of the policy."""
        advantage = moves.returns - moves.value
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        losses = []
        for _ in range(EPOCHS):
            order = self.random.permutation(len(advantage))
            for begin in range(0, len(order), BATCH):
                chosen = order[begin : begin + BATCH]
                losses.append(self.optimizer.improve(moves.take(chosen), advantage[chosen]))
        value_loss, entropy = np.mean(losses, axis=0)
        return float(value_loss), float(entropy)

    def rounds(self) -> Iterator[Progress]:
        begun = time.perf_counter()
        number = 0
        while True:
            number += 1
            moves, points = self.play()
            value_loss, entropy = self.learn(moves)
            seconds = time.perf_counter() - begun
            yield Progress(number, self.games, seconds, value_loss, entropy, points)


def log_probabilities(logits: Floats) -> Floats:
    shifted = logits - logits.max(axis=1, keepdims=True)
    logs: Floats = shifted - np.log(np.exp(shifted).sum(axis=1, keepdims=True))
    return logs


@dataclass
class Adam:
    """Gradients of the network, and steps along them."""

    network: Network

    def __post_init__(self) -> None:
        self.means = {name: np.zeros_like(part) for name, part in self.network.parts.items()}
        self.squares = {name: np.zeros_like(part) for name, part in self.network.parts.items()}
        self.steps = 0

    def improve(self, moves: Moves, advantage: Floats) -> tuple[float, float]:
        gradients, value_loss, entropy = compute_gradients(self.network, moves, advantage)
        self.steps += 1
        for name, part in self.network.parts.items():
            gradient = gradients[name]
            self.means[name] += 0.1 * (gradient - self.means[name])
            self.squares[name] += 0.001 * (gradient**2 - self.squares[name])
            mean = self.means[name] / (1 - 0.9**self.steps)
            square = self.squares[name] / (1 - 0.999**self.steps)
            part -= (RATE * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
        return value_loss, entropy


def compute_gradients(
    network: Network, moves: Moves, advantage: Floats
) -> tuple[dict[str, Floats], float, float]:
    """Of the clipped policy objective, the squared error of the value, and the entropy."""
    count = len(advantage)
    rows = np.arange(count)
    output = network(moves.inputs, moves.legal)
    logs = log_probabilities(output.logits)
    probabilities = np.exp(logs)
    ratio = np.exp(logs[rows, moves.action] - moves.log_probability)
    is_clipped = np.where(advantage > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
    weight = np.where(is_clipped, 0, ratio * advantage).astype(np.float32)
    to_logits = probabilities * weight[:, None]
    to_logits[rows, moves.action] -= weight
    entropies = -(probabilities * np.where(moves.legal, logs, 0)).sum(axis=1)
    to_logits += ENTROPY * probabilities * (np.where(moves.legal, logs, 0) + entropies[:, None])
    to_logits /= count
    error = output.value - moves.returns
    to_value = (error * (1 - output.value**2) / count)[:, None]
    to_hidden = to_logits @ network.policy.T + to_value @ network.value.T
    to_hidden *= output.hidden > 0
    gradients = {
        "hidden": moves.inputs.T @ to_hidden,
        "hidden_bias": to_hidden.sum(axis=0),
        "policy": output.hidden.T @ to_logits,
        "policy_bias": to_logits.sum(axis=0),
        "value": output.hidden.T @ to_value,
        "value_bias": to_value.sum(axis=0),
    }
    return gradients, float((error**2).mean()), float(entropies.mean())


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    options.add_argument("--seconds", type=float, default=300)
    options.add_argument("--rounds", type=int, default=None, help="instead of the seconds")
    options.add_argument("--seed", type=int, default=0)
    options.add_argument("-o", "--output", type=Path, default=Path("scalino.npz"))
    chosen = options.parse_args()
    trainer = Trainer(chosen.seed)
    print(
        f"{'round':>6} {'games':>8} {'seconds':>8} {'value loss':>11} {'entropy':>8} {'points':>7}"
    )
    for now in trainer.rounds():
        last = now.round == chosen.rounds if chosen.rounds else now.seconds > chosen.seconds
        if last or now.round % 10 == 1:
            print(
                f"{now.round:>6} {now.games:>8} {now.seconds:>8.1f} {now.value_loss:>11.4f} "
                f"{now.entropy:>8.3f} {now.points:>7.1f}",
                flush=True,
            )
        if last:
            break
    trainer.network.save(chosen.output)
    print(f"written: {chosen.output}")


if __name__ == "__main__":
    main()
