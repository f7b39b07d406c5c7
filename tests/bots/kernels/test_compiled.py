"""A kernel is compiled by one process at a time; the others load it from the cache."""

import fcntl
from pathlib import Path

import pytest

from tavolino.bots import warmup
from tavolino.bots.kernels import compiled
from tests.bots import counting_kernel

KERNEL = counting_kernel.__name__


def is_locked(folder: Path, kernel: str) -> bool:
    """True if another process could not compile this kernel now."""
    with (folder / f"{kernel}.lock").open("a") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def test_one_process_at_a_time_compiles_a_kernel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "new"
    monkeypatch.setattr(compiled, "_CACHE", folder)
    monkeypatch.setattr(warmup, "_ready", set())
    during: list[bool] = []

    def compile_kernel() -> None:
        during.append(is_locked(folder, KERNEL))
        assert not is_locked(folder, "another")

    monkeypatch.setattr(counting_kernel, "warm_up", compile_kernel)
    warmup.warm_up(KERNEL)
    assert during == [True]
    assert not is_locked(folder, KERNEL)


def test_a_cache_folder_that_is_not_writable_is_ignored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(compiled, "_CACHE", tmp_path / "file" / "folder")
    with compiled.compile_lock("kernel"):
        compiled.mark_compiled("kernel")
    assert not compiled.is_compiled("kernel")
