"""Compiled code is kept, and made once however many processes want it."""

import fcntl
from pathlib import Path

import pytest

from tavolino.kernels import compiled


class Compiler:
    """Looks, while it compiles one kernel, at what another process could compile."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.compiled: list[object] = []

    def compile(self, signature: object) -> object:
        self.compiled.append(signature)
        assert not self.is_free("apply")
        assert self.is_free("legal")
        return len(self.compiled)

    def is_free(self, kernel: str) -> bool:
        with (self.folder / f"{kernel}.lock").open("a") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return False
        return True


def test_one_process_at_a_time_compiles_a_kernel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "new"
    monkeypatch.setattr(compiled, "_CACHE", folder)
    compiler = Compiler(folder)
    compiled._compile_once(compiler, "apply")
    assert compiler.compile("int64") == 1
    assert compiler.is_free("apply")
    assert compiler.compile("float64") == 2
    assert compiler.compiled == ["int64", "float64"]
