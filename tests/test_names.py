"""Names are the field's words: retired ones stay out of identifiers and file names."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "tavolino"
FOLDERS = ("src", "tests", "bench", "examples", "tools")
SCRIPTS = ROOT / "web" / "src"

RETIRED = {
    "deed": "command",
    "deeds": "commands",
    "wish": "command",
    "wishes": "commands",
    "wished": "preferred, requested",
    "happening": "event",
    "happenings": "events, version",
    "seq": "version",
    "house": "context",
    "hall": "table manager",
    "journal": "repository",
    "attendant": "bot driver",
    "surroundings": "services, environment",
    "chair": "occupant",
    "chairs": "occupants",
    "shoulder": "peek",
    "shoulders": "peeks",
    "gathering": "lobby",
    "eyes": "viewpoints",
    "tidying": "gc tuning",
    "thinker": "bot service",
    "judged": "checked, evaluated",
    "judges": "evaluator",
    "judging": "evaluator",
    "curiosity": "exploration constant",
    "wavering": "mixed bot",
    "hurried": "time limited",
    "unhurried": "without time limit",
    "lot": "draw for the first player",
    "imagine": "determinize",
    "imagined": "determinized",
    "imagining": "determinization",
    "effort": "budget",
    "outlook": "heuristic",
    "hasty": "policy",
    "lane": "fan (of cards)",
    "lanes": "fans (of cards)",
    "worlds": "games, tables, determinizations",
    "worths": "values",
}
"""Words that names no longer have, and what is said instead."""
RETIRED_NAMES = {
    "Attendant",
    "Everything",
    "GivenBack",
    "Handed",
    "Heading",
    "Hurried",
    "Journal",
    "Judged",
    "Looked",
    "Memory",
    "Mind",
    "Readied",
    "Room",
    "Seen",
    "ShoulderAsked",
    "Stood",
    "TERMS",
    "Thought",
    "Told",
    "Weighed",
    "Worth",
    "Worths",
    "best_way",
    "eyes_of",
    "forget_me",
    "imagination",
    "tidy",
}
"""Whole names that are retired, though their words are common ones."""
RETIRED_IN_PYTHON = {
    *("hides", "looks", "news", "sift", "signs", "tell", "telling", "tells"),
    *("terms", "thoughts", "told", "weighed", "worth"),
}
"""Names that the client may use in their ordinary meaning."""
RETIRED_FILES = {"kinds", "memory", "news", "outbox", "shield", "thinking", "tidying", "worth"}
"""File names that are retired, though identifiers may have these words."""
KEPT_MESSAGES = {"option-first-lot"}
"""Message ids that contain the stored value of an option: records of games have it."""


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
    return [
        path
        for folder in FOLDERS
        for path in sorted((ROOT / folder).rglob("*.py"))
        if path != Path(__file__)
    ]


def script_files() -> list[Path]:
    """The client's source, generated types included."""
    return sorted(path for path in SCRIPTS.rglob("*") if path.suffix in (".ts", ".tsx"))


def script_identifiers(text: str) -> set[str]:
    """The identifiers of a TypeScript file: all words outside comments and strings."""
    code = re.sub(r"/\*.*?\*/|^\s*//.*?$|\s//\s.*?$", " ", text, flags=re.DOTALL | re.MULTILINE)
    code = re.sub(r'"(?:[^"\\\n]|\\.)*"', " ", code)
    return set(re.findall(r"[A-Za-z_$][\w$]*", code))


def message_ids(text: str) -> set[str]:
    return set(re.findall(r"^(-?[a-z][\w-]*)\s*=", text, flags=re.MULTILINE))


def columns(statement: str) -> set[str]:
    """The names in an SQL statement."""
    is_sql = re.match(r"\s*(SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER)\b", statement)
    return set(re.findall(r"[a-z_]+", statement)) if is_sql else set()


def statements(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def found_in(path: Path, names: set[str]) -> set[str]:
    relative = path.relative_to(ROOT).as_posix()
    stem = path.name.partition(".")[0]
    found = {f"{relative}: {name}" for name in {*names, stem} if is_retired(name)}
    return found | ({relative} if stem in RETIRED_FILES else set())


def retired_names() -> set[str]:
    found = set()
    for path in files():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = set(identifiers(tree))
        for statement in statements(tree):
            names |= columns(statement)
        found |= found_in(path, names)
        relative = path.relative_to(ROOT).as_posix()
        found |= {f"{relative}: {name}" for name in names & RETIRED_IN_PYTHON}
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


def test_names_in_other_languages() -> None:
    script = 'import { a } from "./hall"; // the house\n/* wish */ const deedOf = { chair: 1 };'
    assert {"deedOf", "chair"} <= script_identifiers(script)
    assert not {"hall", "house", "wish"} & script_identifiers(script)
    assert message_ids("a-lot = x\n    .b = y\n# c = z\n") == {"a-lot"}
    assert "happening" in columns("SELECT happening FROM events")
    assert not columns("What is happening")


def test_retired_words_are_in_no_name() -> None:
    assert not retired_names()


def test_retired_words_are_in_no_name_of_the_client() -> None:
    found = set()
    for path in script_files():
        found |= found_in(path, script_identifiers(path.read_text(encoding="utf-8")))
    assert not found


def test_retired_words_are_in_no_message_id() -> None:
    found = set()
    for path in sorted((SOURCE / "locales").rglob("*.ftl")):
        found |= found_in(path, message_ids(path.read_text(encoding="utf-8")) - KEPT_MESSAGES)
    assert not found


def test_no_two_public_classes_share_a_name() -> None:
    assert not shared_names()


FOREIGN_PHRASES = ("so " + "many", "the " + "own", "of who " + "sits", "is looked " + "at")
"""Phrases that no native speaker writes. They are put together, so that this file has none."""


def test_no_phrase_sounds_translated() -> None:
    phrase = re.compile("|".join(rf"\b{words}\b" for words in FOREIGN_PHRASES), re.IGNORECASE)
    pages = [path for path in (ROOT / "docs").rglob("*.md") if "rules" not in path.parts]
    found = {
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in (*files(), *pages)
        for match in phrase.finditer(path.read_text(encoding="utf-8"))
    }
    assert found == set()
