"""Kernels get ready when there is a compiler, and nothing waits for them."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tavolino.bots import kernels
from tavolino.bots.kernels import can_compile, kernel_modules, kernels_ready, warm_up
from tests.patience import PATIENCE_S


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package of made-up kernels; each notes when it is warmed up."""
    folder = tmp_path / "madeup"
    (folder / "chess").mkdir(parents=True)
    note = "warmed = []\n\ndef warm_up() -> None:\n    warmed.append(1)\n"
    (folder / "__init__.py").write_text("")
    (folder / "go.py").write_text(note)
    (folder / "chance.py").write_text("")
    (folder / "chess" / "__init__.py").write_text("")
    (folder / "chess" / "moves.py").write_text(note)
    (folder / "chess" / "ends.py").write_text(note)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(kernels, "PACKAGE", "madeup")
    monkeypatch.setattr(kernels, "COMPILER", "json")
    monkeypatch.setattr(kernels, "_ready", set())
    kernel_modules.cache_clear()
    yield folder
    kernel_modules.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "madeup"]:
        del sys.modules[name]


def test_kernels_are_found_by_what_they_offer(package: Path) -> None:
    assert kernel_modules() == {
        "chess": ("madeup.chess.ends", "madeup.chess.moves"),
        "go": ("madeup.go",),
    }
    assert "madeup.go" not in sys.modules, "to be found it need not be imported"


def test_a_kernel_is_ready_once_all_of_it_is(package: Path) -> None:
    assert not kernels_ready("chess")
    warm_up("chess")
    warm_up("chess")
    assert kernels_ready("chess")
    assert not kernels_ready("go")
    assert sys.modules["madeup.chess.moves"].warmed == [1]


def test_without_a_compiler_nothing_is_ready(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernels, "COMPILER", "no_such_compiler")
    kernel_modules.cache_clear()
    assert not can_compile()
    assert kernel_modules() == {}
    warm_up("go")
    assert not kernels_ready("go")


def test_kernels_get_ready_beside_everything_else() -> None:
    """Run in a process of its own: a thread that compiles must end with it."""
    code = (
        "import threading, tavolino.bots.kernels as k, tavolino.server.worker as w;"
        "gate = threading.Event(); done = threading.Event();"
        "k.kernel_modules = lambda: {'go': ()};"
        "k.warm_up = lambda name: (gate.wait(), done.set());"
        "w.compile_beside(); print(done.is_set()); gate.set(); print(done.wait(20))"
    )
    out = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE_S
    )
    assert out.stdout == "False\nTrue\n", out.stderr


def test_importing_the_program_never_imports_the_compiler() -> None:
    code = (
        "import sys, tavolino.cli.app, tavolino.catalogue.registry, tavolino.server.worker;"
        "print([name for name in ('numba', 'numpy', 'distributed', 'openskill')"
        " if name in sys.modules])"
    )
    out = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE_S
    )
    assert out.stdout == "[]\n", out.stderr
