"""Kernels are registered in manifests and warmed up in the background."""

import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import Final

import pytest

from tavolino.bots import warmup
from tavolino.bots.levels import CompiledBot
from tavolino.bots.warmup import can_compile, kernel_ready, warm_up, warm_up_in_background
from tavolino.games import games
from tavolino.games import kernels as registered_kernels
from tests.bots import counting_kernel
from tests.patience import PATIENCE_S

ROOT: Final = Path(__file__).parents[2]
COUNTING: Final = counting_kernel.__name__
FAILING: Final = "tests.bots.failing_kernel"

OUTSIDE_GAME: Final = """
from dataclasses import replace
from tavolino.bots.levels import CompiledBot
from tests.conformance.toy import toy_manifest

TOY = toy_manifest()
LEVELS = TOY.bots.levels
MASTER = CompiledBot("outside_kernel", LEVELS.master, LEVELS.casual)
GAME = replace(TOY, bots=replace(TOY.bots, levels=LEVELS._replace(master=MASTER)))
"""
OUTSIDE_KERNEL: Final = """
import threading

may_compile = threading.Event()
compiled = threading.Event()

def warm_up():
    may_compile.wait()
    compiled.set()
"""


@pytest.fixture
def nothing_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """No kernel is ready in this process, and any module passes for the compiler."""
    monkeypatch.setattr(warmup, "_ready", set())
    monkeypatch.setattr(warmup, "COMPILER", "json")
    counting_kernel.CALLS.clear()


def run_python(code: str, *folders: Path) -> str:
    """The output of the code in a new process that can also import from these folders."""
    path = os.pathsep.join(map(str, (ROOT, *folders)))
    out = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )
    assert out.returncode == 0, out.stderr
    return out.stdout


@pytest.mark.usefixtures("nothing_ready")
def test_a_kernel_is_warmed_up_once() -> None:
    assert not kernel_ready(COUNTING)
    warm_up(COUNTING)
    warm_up(COUNTING)
    assert kernel_ready(COUNTING)
    assert counting_kernel.CALLS == ["warm_up"]


@pytest.mark.usefixtures("nothing_ready")
def test_a_kernel_that_fails_is_not_ready() -> None:
    with pytest.raises(RuntimeError):
        warm_up(FAILING)
    assert not kernel_ready(FAILING)


@pytest.mark.usefixtures("nothing_ready")
def test_a_kernel_that_fails_does_not_block_others(
    caplog: pytest.LogCaptureFixture,
) -> None:
    warm_up_in_background(FAILING, COUNTING)
    for thread in threading.enumerate():
        if thread.name == "compiling":
            thread.join(PATIENCE_S)
    assert kernel_ready(COUNTING)
    assert FAILING in caplog.text


@pytest.mark.usefixtures("nothing_ready")
def test_without_a_compiler_nothing_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warmup, "COMPILER", "no_such_compiler")
    assert not can_compile()
    warm_up(COUNTING)
    assert not kernel_ready(COUNTING)
    assert not counting_kernel.CALLS


def test_the_kernels_of_all_bots_are_registered() -> None:
    for manifest in games().values():
        bots = manifest.bots.by_name.values()
        needed = {bot.kernel for bot in bots if isinstance(bot, CompiledBot)}
        assert needed == {*manifest.kernels}
        assert needed <= {*registered_kernels()}
    assert len(registered_kernels()) >= 4


def test_a_game_of_another_package_registers_its_kernel(tmp_path: Path) -> None:
    """A worker warms it up in a daemon thread."""
    (tmp_path / "outside_game.py").write_text(OUTSIDE_GAME)
    (tmp_path / "outside_kernel.py").write_text(OUTSIDE_KERNEL)
    metadata = tmp_path / "outside-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: outside\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text("[tavolino.games]\ntoy = outside_game:GAME\n")
    code = f"""
import tavolino.bots.warmup as warmup, tavolino.games as catalogue
import tavolino.server.workers.worker as worker
print("outside_kernel" in catalogue.kernels())
warmup.can_compile = lambda: True
warmup._ready.update(set(catalogue.kernels()) - {{"outside_kernel"}})
worker.compile_beside()
import outside_kernel
print(warmup.kernel_ready("outside_kernel"))
outside_kernel.may_compile.set()
print(outside_kernel.compiled.wait({PATIENCE_S}))
"""
    assert run_python(code, tmp_path) == "True\nFalse\nTrue\n"


def test_importing_the_program_never_imports_the_compiler() -> None:
    code = (
        "import sys, tavolino.cli.app, tavolino.games.registry, tavolino.server.workers.worker;"
        "tavolino.games.registry.kernels();"
        "print([name for name in ('numba', 'numpy', 'distributed', 'openskill')"
        " if name in sys.modules])"
    )
    assert run_python(code) == "[]\n"
