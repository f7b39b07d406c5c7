"""Compiled code is kept, and made once however many processes want it."""

import fcntl
from pathlib import Path
from types import SimpleNamespace

import pytest

from tavolino.bots.kernels import compiled


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


def test_a_folder_that_cannot_be_written_to_is_done_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(compiled, "_CACHE", tmp_path / "file" / "folder")
    signatures: list[object] = []
    compiler = SimpleNamespace(compile=signatures.append)
    compiled._compile_once(compiler, "apply")
    compiler.compile("int64")
    assert signatures == ["int64"]
