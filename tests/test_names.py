"""Names are the field's words: retired ones stay out of identifiers and file names."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "tavolino"
FOLDERS = ("src", "tests", "bench", "examples")

RETIRED = {
    "deed": "command",
    "deeds": "commands",
    "wish": "command",
    "happening": "event",
    "happenings": "events, version",
    "house": "context",
    "hall": "table manager",
    "journal": "repository",
    "attendant": "bot driver",
    "surroundings": "services",
    "chair": "occupant",
    "chairs": "occupants",
    "shoulder": "peek",
    "shoulders": "peeks",
    "gathering": "lobby",
    "eyes": "viewpoints",
    "tidying": "gc tuning",
    "thinker": "bot service",
    "judges": "evaluator",
    "judging": "evaluator",
    "curiosity": "exploration constant",
    "wavering": "mixed bot",
    "hurried": "time limited",
    "unhurried": "without time limit",
}
"""Words that names no longer have, and what is said instead."""
RETIRED_NAMES = {
    "Attendant",
    "Everything",
    "GivenBack",
    "Handed",
    "Heading",
    "Journal",
    "Judged",
    "Looked",
    "Mind",
    "Readied",
    "Room",
    "Seen",
    "Stood",
    "TERMS",
    "Thought",
    "Told",
    "Weighed",
    "forget_me",
    "tidy",
}
"""Whole names that are retired, though their words are common ones."""
LEFT = {
    "src/tavolino/bots/cutit/simulation.py: Thought",
    "src/tavolino/bots/search/kernel_tree.py: Weighed",
    "src/tavolino/kernels/cutit/outlook.py: Room",
    "src/tavolino/kernels/cutit/simulating.py: Room",
    "src/tavolino/kernels/tree.py: Weighed",
    "tests/bots/test_cutit_simulation.py: Thought",
    "tests/kernels/test_demolition_tree.py: Weighed",
    "tests/kernels/test_scalino_search.py: Weighed",
    "src/tavolino/kernels/rope/policy.py: tidying",
    "tests/bots/test_rope_thinker.py: hurried",
    "tests/bots/test_rope_thinker.py: test_rope_thinker",
    "tests/bots/test_scalino_search.py: hurried",
    "tests/cli/running.py: surroundings",
    "tests/cli/test_cli.py: test_the_language_is_the_one_asked_for_or_that_of_the_surroundings",
    "tests/games/rope/test_ends.py: wish",
    "tests/processes.py: surroundings",
}
"""Retired words that are still to be replaced. Nothing is added here."""
SHARED = {
    *("Choice", "Effort", "Fault", "Line", "Memory", "Outlook", "Piece", "Place", "Player"),
    *("Reading", "Result", "Roll", "Search", "ShownPlayer", "Spot", "Step", "Table", "Trial"),
}
"""Names of several public classes that are still to be told apart. Nothing is added here."""


def words_in(name: str) -> list[str]:
    """`boardText`, `BOARD_TEXT` and `board-text` have two words."""
    spaced = re.sub(r"([a-z\d])([A-Z])", r"\1 \2", name)
    return [word.lower() for word in re.split(r"[^A-Za-z]+", spaced) if word]


def is_retired(name: str) -> bool:
    return name in RETIRED_NAMES or bool(RETIRED.keys() & set(words_in(name)))


def identifiers(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                yield name
            case ast.AsyncFunctionDef(name=name) | ast.Name(id=name) | ast.arg(arg=name):
                yield name
            case ast.Attribute(attr=name):
                yield name
            case ast.keyword(arg=str(name)) | ast.alias(asname=str(name)):
                yield name


def files() -> list[Path]:
    return [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]


def retired_names() -> set[str]:
    found = set()
    for path in files():
        if path == Path(__file__):
            continue
        relative = path.relative_to(ROOT).as_posix()
        names = {*identifiers(ast.parse(path.read_text(encoding="utf-8"))), path.stem}
        found |= {f"{relative}: {name}" for name in names if is_retired(name)}
    return found


def shared_names() -> set[str]:
    """Public classes of the package whose name another one has, too."""
    places: dict[str, set[str]] = defaultdict(set)
    for path in SOURCE.rglob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].add(path.relative_to(SOURCE).as_posix())
    return {name for name, paths in places.items() if len(paths) > 1}


def test_words_of_a_name() -> None:
    assert words_in("DeedOfHouse") == words_in("deed_of-HOUSE") == ["deed", "of", "house"]
    assert not RETIRED.keys() & set(words_in("indeed households"))
    tree = ast.parse('def f(deed, *, x=1):\n    "hall"\n    self.chair = wish')
    assert {"deed", "chair", "wish"} <= set(identifiers(tree))
    assert "hall" not in set(identifiers(tree))


def test_retired_words_are_in_no_name() -> None:
    assert retired_names() <= LEFT


def test_no_two_public_classes_share_a_name() -> None:
    assert shared_names() <= SHARED
