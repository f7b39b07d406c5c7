"""Without the compiler batches are slow, but give the same results."""

from tavolino.core import Value
from tests.bots.kernels.test_plain_python import run_plainly

STEPS = 25
SETUPS: tuple[tuple[str, int, dict[str, Value]], ...] = (
    ("scalino", 2, {"bonus": "either"}),
    ("rope", 3, {"pile": 1, "supply": "sequence"}),
)


def played() -> str:
    """The state of the tables after some steps and a rollout."""
    from tavolino.learn.batches import make

    shown = []
    for name, seats, options in SETUPS:
        env = make(name, 3, seats, options)
        env.reset(7)
        for _ in range(STEPS):
            env.step(env.random_actions())
        ended = env.rollout(STEPS)
        step = env.last_step
        seen = {key: array.tolist() for key, array in step.observations.items()}
        shown.append((ended, seen, step.masks.tolist(), step.points.tolist()))
    return str(shown)


def test_games_are_the_same_without_the_compiler() -> None:
    code = "from tests.learn.batches.test_plain_python import played; print(played())"
    assert run_plainly(code).strip() == played()
