"""Games are known by their manifests alone: nothing outside a game's own folders names it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tavolino.games import games

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "tavolino"
CLIENT = ROOT / "web" / "src"
GENERATED = CLIENT / "protocol.ts"
"""The types of every installed game's view, written from the manifests by `make protocol`."""

NAMED = re.compile(rf"(?<![A-Za-z])(?:{'|'.join(games())})(?![A-Za-z])")
CLIENT_TEXT = re.compile(
    r"""/\*.*?\*/|//[^\n]*|("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)""", re.S
)
"""A comment, or a string in the group."""


def belongs_to_a_game(path: Path) -> bool:
    """A folder or a module of one game, like `bots/<game>/` or `catalogue/<game>.py`."""
    return any(
        re.fullmatch(rf"((client|drawing|guide|reasons|terminal)-)?{name}(\.py|\.ftl)?", part)
        for part in path.parts
        for name in games()
    )


def strings_in(tree: ast.AST) -> Iterator[str]:
    """All texts that the program uses; docstrings are for readers and may give examples."""
    read = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in read:
            yield node.value


def named_in_python(text: str) -> set[str]:
    return set(filter(NAMED.search, strings_in(ast.parse(text))))


def named_in_client(text: str) -> set[str]:
    return {found for found in CLIENT_TEXT.findall(text) if NAMED.search(found)}


def shared(folder: Path, *kinds: str) -> list[Path]:
    return sorted(
        path
        for path in folder.rglob("*")
        if path.suffix in kinds
        and "server/web" not in path.as_posix()
        and not belongs_to_a_game(path.relative_to(folder))
    )


def test_the_search_finds_names() -> None:
    name = next(iter(games()))
    assert named_in_python(f'"""Play {name}."""\nUSUAL = {{"{name}": 2}}') == {name}
    assert named_in_python(f'FILE = f"games/{name}/board"') == {f"games/{name}/board"}
    assert not named_in_python(f'"""Play {name}."""\nx = "{name}s"')
    assert named_in_client(f'// "{name}"\nconst usual = {{ "{name}": `{name}-1` }}') == {
        f'"{name}"',
        f"`{name}-1`",
    }
    assert belongs_to_a_game(Path("bots", name, "levels.py"))
    assert not belongs_to_a_game(Path("bots", "levels.py"))


@pytest.mark.parametrize(
    "path", shared(SOURCE, ".py"), ids=lambda path: path.relative_to(SOURCE).as_posix()
)
def test_no_shared_module_names_a_game(path: Path) -> None:
    assert not named_in_python(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "path",
    [path for path in shared(CLIENT, ".ts", ".tsx") if path != GENERATED],
    ids=lambda path: path.relative_to(CLIENT).as_posix(),
)
def test_no_shared_part_of_the_client_names_a_game(path: Path) -> None:
    assert not named_in_client(path.read_text(encoding="utf-8"))
