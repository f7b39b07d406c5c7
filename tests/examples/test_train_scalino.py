"""The trained example: it learns, the same on every machine, and its network plays."""

from itertools import islice
from pathlib import Path

import numpy as np

from examples.train_scalino import Moves, Trainer, compute_gradients, log_probabilities
from tavolino.lab.arena.contest import Contest, Sitting
from tavolino.lab.arena.playing import play_sitting

ROUNDS = 12


def test_training_makes_it_stronger_and_follows_from_the_seed(tmp_path: Path) -> None:
    trainer = Trainer(seed=1, tables=64, hidden=32)
    curve = list(islice(trainer.rounds(), ROUNDS))
    assert curve[-1].entropy < curve[0].entropy
    assert curve[-1].points > curve[0].points + 5
    again = list(islice(Trainer(seed=1, tables=64, hidden=32).rounds(), 2))
    assert [one.points for one in again] == [one.points for one in curve[:2]]

    trainer.network.save(tmp_path / "net.npz")
    contest = Contest(
        "scalino", (f"net:{tmp_path / 'net.npz'}", "random"), 2, {"first": "0"}, "test"
    )
    games = [play_sitting(Sitting(contest, deal, at)) for deal in range(10) for at in range(2)]
    wins = sum(game.ranks[game.seating] == 1 for game in games)
    assert wins >= 15


def test_gradients_are_those_of_the_objective() -> None:
    """Compared with differences, for one weight of each part."""
    trainer = Trainer(seed=2, tables=4, hidden=8)
    trainer.network.policy[:] = trainer.random.standard_normal(trainer.network.policy.shape) / 4
    trainer.network.value[:] = trainer.random.standard_normal(trainer.network.value.shape) / 4
    moves, _ = trainer.play()
    advantage = moves.returns - moves.value
    gradients, _, _ = compute_gradients(trainer.network, moves, advantage)
    for name, part in trainer.network.parts.items():
        place = np.unravel_index(np.abs(gradients[name]).argmax(), part.shape)
        before = part[place]
        sides = []
        for change in (1e-2, -1e-2):
            part[place] = before + change
            sides.append(objective(trainer, moves, advantage))
        part[place] = before
        assert np.isclose(
            (sides[0] - sides[1]) / 2e-2, gradients[name][place], rtol=0.05, atol=1e-4
        )


def objective(trainer: Trainer, moves: Moves, advantage: np.ndarray) -> float:
    """What training makes smaller, as long as nothing is clipped."""
    output = trainer.network(moves.inputs, moves.legal)
    logs = log_probabilities(output.logits).astype(np.float64)
    rows = np.arange(len(advantage))
    ratio = np.exp(logs[rows, moves.action] - moves.log_probability)
    entropy = -(np.exp(logs) * np.where(moves.legal, logs, 0)).sum(axis=1)
    error = output.value.astype(np.float64) - moves.returns
    return float((-ratio * advantage - 0.01 * entropy + error**2 / 2).mean())
