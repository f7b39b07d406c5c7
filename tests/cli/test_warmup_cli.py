"""tavolino warmup"""

import subprocess
import sys

import pytest

from tavolino.bots import kernels
from tavolino.cli.warmup import warmup
from tests.cli.test_cli import run


def test_help_has_an_example() -> None:
    assert "Example: tavolino warmup" in run("warmup", "--help").stdout


def test_without_a_compiler_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tavolino.cli.warmup.can_compile", lambda: False)
    warmup()
    said = capsys.readouterr().out
    assert 'pip install "tavolino[fast]"' in said


def test_every_kernel_is_warmed_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    warmed: list[str] = []
    monkeypatch.setattr("tavolino.cli.warmup.can_compile", lambda: True)
    monkeypatch.setattr("tavolino.cli.warmup.kernel_modules", lambda: {"go": (), "chess": ()})
    monkeypatch.setattr("tavolino.cli.warmup.warm_up", warmed.append)
    warmup()
    assert warmed == ["go", "chess"]
    assert capsys.readouterr().out == (
        "2 kernels are ready; they stay so until the program changes.\n"
    )


def test_a_worker_compiles_beside_its_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run in a process of its own: a thread that compiles must end with it."""
    code = (
        "import threading, tavolino.bots.kernels as k, tavolino.server.worker as w;"
        "gate = threading.Event(); done = threading.Event();"
        "k.kernel_modules = lambda: {'go': ()};"
        "k.warm_up = lambda name: (gate.wait(), done.set());"
        "w.compile_beside(); print(done.is_set()); gate.set(); print(done.wait(20))"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert out.stdout == "False\nTrue\n", out.stderr
    assert kernels.PACKAGE == "tavolino.kernels"
