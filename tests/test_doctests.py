"""The examples in the docstrings do what they say."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"


def modules_with_examples() -> list[str]:
    return [
        ".".join(path.relative_to(SOURCE).with_suffix("").parts)
        for path in sorted((SOURCE / "tavolino").rglob("*.py"))
        if ">>> " in path.read_text("utf-8")
    ]


@pytest.mark.parametrize("name", modules_with_examples())
def test_examples(name: str) -> None:
    if ".kernels." in name:
        pytest.importorskip("numba")
    module = import_module(name)
    assert module.__file__
    result = doctest.testmod(module)
    assert result.failed == 0
    assert result.attempted == Path(module.__file__).read_text("utf-8").count(">>> ")
