"""What the client shares with the drawings comes from them."""

from pathlib import Path

import pytest

from tavolino.drawing.client import files

WEB = Path(__file__).parents[2] / "web" / "src"


@pytest.mark.parametrize("name", files())
def test_the_constants_of_the_web_client_are_current(name: str) -> None:
    assert (WEB / name).read_text(encoding="utf-8") == files()[name](), "make drawing-constants"
