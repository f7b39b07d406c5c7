"""tavolino warmup"""

import pytest

from tavolino.cli.warmup import warmup
from tests.cli.cli_runner import run


def test_help_has_an_example() -> None:
    assert "Example: tavolino warmup" in run("warmup", "--help").stdout


def test_without_a_compiler_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tavolino.cli.warmup.can_compile", lambda: False)
    warmup()
    said = capsys.readouterr().out
    assert 'pip install "tavolino[fast]"' in said


def test_every_registered_kernel_is_warmed_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    warmed: list[str] = []
    monkeypatch.setattr("tavolino.cli.warmup.can_compile", lambda: True)
    monkeypatch.setattr("tavolino.cli.warmup.kernels", lambda: ("go.warmup", "chess.warmup"))
    monkeypatch.setattr("tavolino.cli.warmup.warm_up", warmed.append)
    warmup()
    assert warmed == ["go.warmup", "chess.warmup"]
    assert capsys.readouterr().out == ("2 kernels are compiled, until the program changes.\n")
