"""The examples run, with small budgets."""

import pytest

from examples.openspiel import ismcts, mccfr, mcts


@pytest.mark.parametrize("game", ["demolition", "scalino"])
def test_mcts(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    mcts.main(["--game", game, "--simulations", "2"])
    assert capsys.readouterr().out.splitlines()[-1] in (
        "Returns: [1.0, -1.0]",
        "Returns: [-1.0, 1.0]",
        "Returns: [0.0, 0.0]",
    )


def test_ismcts(capsys: pytest.CaptureFixture[str]) -> None:
    ismcts.main(["--pile", "1", "--simulations", "4"])
    assert capsys.readouterr().out.splitlines()[-1].startswith("Returns: [")


def test_mccfr() -> None:
    policy = mccfr.learn("learner", iterations=1, seed=2)
    assert len(policy) > 20
    assert sum(policy.values()) == pytest.approx(1)
