"""What the documents show is what the program does."""

import re
from pathlib import Path

import pytest

from tavolino.games import GAMES
from tests.golden.write import PICTURED, PICTURES, draw_picture

ROOT = Path(__file__).parents[1]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]


@pytest.mark.parametrize("name", PICTURED)
def test_pictures_are_current(name: str) -> None:
    assert (PICTURES / name).read_text(encoding="utf-8") == draw_picture(*PICTURED[name])


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_readme_python_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.S)
    exec(example, {})


def test_every_rule_that_refuses_is_explained() -> None:
    """Each rule id in the source of a game has its paragraph in the rules."""
    rules = "".join(page.read_text() for page in (ROOT / "docs" / "rules").glob("*.md"))
    explained = set(re.findall(r"\*\*([A-Z]{2}-\d+)", rules))
    for path in (ROOT / "src" / "tavolino" / "games").rglob("*.py"):
        for rule in re.findall(r"\b[A-Z]{2}-\d+\b", path.read_text()):
            assert rule in explained, f"{path}: {rule}"


def test_every_game_is_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text()
    for name in GAMES:
        assert f"| `{name}` |" in readme
