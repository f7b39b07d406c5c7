"""Compiled code is reused only while everything it depends on is the same."""

import json
import os
import re
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tavolino
from tavolino.bots.kernels import cache_key as keys
from tavolino.bots.kernels.cache_key import cache_key, compiler_parts, source_files

PACKAGE = Path(tavolino.__file__).parent
CALL = """
import json
from tavolino.bots.kernels import compiled
from tavolino.games.rope.kernels.state import player_offset
player_offset(1)
found = player_offset.stats
print(json.dumps([compiled._CACHE.name, len(found.cache_hits), len(found.cache_misses)]))
"""
KEY = """
from pathlib import Path
import tavolino
from tavolino.bots.kernels.cache_key import cache_key
print(cache_key(Path(tavolino.__file__).parent))
"""


class Ran(NamedTuple):
    key: str
    loaded: int
    compiled: int


def run(program: str, copy: Path, cache: Path, **environment: str) -> str:
    """The output of a program that uses this copy of the package."""
    result = subprocess.run(
        [sys.executable, "-P", "-c", program],
        env={**os.environ, "PYTHONPATH": str(copy), "NUMBA_CACHE_DIR": str(cache), **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return result.stdout.strip()


def ran(copy: Path, cache: Path) -> Ran:
    """Calls a kernel of this copy of the package in a new process."""
    return Ran(*json.loads(run(CALL, copy, cache)))


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package, without what kernels have nothing to do with."""
    folder = tmp_path / "copy"
    ignored = shutil.ignore_patterns("__pycache__", "server", "words", "cli", "printing")
    shutil.copytree(PACKAGE, folder / "tavolino", ignore=ignored)
    return folder


def test_a_kernel_is_loaded_while_nothing_changes_and_compiled_when_the_rules_do(
    copy: Path, tmp_path: Path
) -> None:
    cache = tmp_path / "cache"
    first = ran(copy, cache)
    assert (first.loaded, first.compiled) == (0, 1)
    assert ran(copy, cache) == Ran(first.key, loaded=1, compiled=0)
    with (copy / "tavolino" / "games" / "rope" / "rules" / "deck.py").open("a") as rules:
        rules.write("\n")
    changed = ran(copy, cache)
    assert changed.key != first.key
    assert (changed.loaded, changed.compiled) == (0, 1)


@pytest.mark.parametrize(
    "setting", [{"NUMBA_OPT": "1"}, {"NUMBA_CPU_NAME": "generic"}, {"NUMBA_BOUNDSCHECK": "1"}]
)
def test_a_setting_that_changes_compiled_code_has_a_separate_cache(
    setting: dict[str, str], copy: Path, tmp_path: Path
) -> None:
    assert run(KEY, copy, tmp_path, **setting) != cache_key(copy / "tavolino")


def test_other_settings_share_the_cache(copy: Path, tmp_path: Path) -> None:
    assert run(KEY, copy, tmp_path, NUMBA_NUM_THREADS="1") == cache_key(copy / "tavolino")


@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_every_byte_of_every_source_counts(data: st.DataObject, copy: Path) -> None:
    package = copy / "tavolino"
    files = [path for path in source_files(package) if path.stat().st_size]
    assert any(path.suffix == ".json" for path in files)
    before = cache_key(package)
    path = data.draw(st.sampled_from(files))
    whole = path.read_bytes()
    at = data.draw(st.integers(0, len(whole) - 1))
    try:
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        assert cache_key(package) != before
        path.write_bytes(whole)
        assert cache_key(package) == before
        renamed = path.rename(path.with_name("renamed.py"))
        assert cache_key(package) != before
        renamed.rename(path)
    finally:
        path.write_bytes(whole)


def test_bytecode_and_the_other_packages_do_not_count(copy: Path) -> None:
    package = copy / "tavolino"
    before = cache_key(package)
    for name in ("games/rope/rules/__pycache__", "bots"):
        (package / name).mkdir(exist_ok=True)
        (package / name / "other.py").write_text("pass")
    assert cache_key(package) == before


def test_all_that_kernels_import_is_in_the_key() -> None:
    files = {path.relative_to(PACKAGE.parent) for path in source_files(PACKAGE)}
    kernels = [path for path in files if "kernels" in path.parts and path.suffix == ".py"]
    assert len(kernels) > 60
    for path in kernels:
        for name in re.findall(r"^from (tavolino\.\S+)", (PACKAGE.parent / path).read_text(), re.M):
            module = Path(*name.split("."))
            assert {module.with_suffix(".py"), module / "__init__.py"} & files, (path, name)


@pytest.mark.parametrize("name", ["numba", "llvmlite", "numpy"])
def test_another_version_is_another_compiler(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def another(asked: str) -> Any:
        return "0.0" if asked == name else version(asked)

    before = list(compiler_parts())
    monkeypatch.setattr(keys, "version", another)
    assert list(compiler_parts()) != before
