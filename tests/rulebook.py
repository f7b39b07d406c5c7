"""Where each rule is told, written, refused and tested, as found in the repository."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from tavolino.games.cutit.rules.layout import RULE_OF

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src" / "tavolino"
GAMES: Final = SOURCE / "games"
BOOKS: Final = ("cutit", "rope", "scalino")
"""The games that have a page of rules."""

RULE: Final = re.compile(r"\b(?:SC|SD|CR|CI|RC|RR)-[0-9]+\b")
_PARAGRAPH: Final = re.compile(r'<a id="([A-Z]{2}-\d+)"></a>\*\*([^*]+?)\.?\*\*\s<sup>\1</sup>')
_TEST: Final = re.compile(r"test_((?:(?:sc|sd|cr|ci|rc|rr)[0-9]+_)+)")


def rules_page(game: str, language: str) -> Path:
    """The page of rules of a game in a language."""
    return GAMES / game / "words" / language / "rules.md"


def catalogues(language: str) -> list[Path]:
    """The Fluent catalogues of a language: those of the games, and what belongs to no game."""
    found = [*(SOURCE / "locales" / language).iterdir()]
    return sorted([*found, *GAMES.glob(f"**/words/{language}/*.ftl")])


class Refusal(NamedTuple):
    """A case in which a rule refuses something, with the parameters of its sentence."""

    rule: str
    case: str
    params: frozenset[str]

    @property
    def key(self) -> str:
        return f"refused-{self.rule}-{self.case}".lower()


COMPUTED: Final[Mapping[str, tuple[Refusal, ...]]] = {
    "Refused(fault.rule, fault.reason)": tuple(
        Refusal(rule, reason, frozenset(("number", "other", "x", "y")))
        for reason, rule in RULE_OF.items()
        # Nothing is refused for a half-star that may still get its neighbour.
        if reason != "open"
    ),
    "Refused(self.rule, self.case)": (),
    "Refused(self.rule, 'first')": (),
    "Refused(rule, why)": (),
    **{
        f"Refused(self.rule, '{case}')": tuple(
            Refusal(rule, case, frozenset()) for rule in ("PICTURE", "PRINT")
        )
        for case in ("none", "busy")
    },
    "Refused(self._rule, 'busy')": tuple(
        Refusal(rule, "busy", frozenset())
        for rule in ("HINT", "PICTURE", "PRINT", "RECORD", "STORED")
    ),
    "Refused(self._rule, 'replaced')": (Refusal("HINT", "replaced", frozenset()),),
}
"""What the refusals mean whose rule or case is computed. Those of conditions and of first player
draws are counted where these are made; those that copy another refusal are not counted again."""


def rules_in(text: str) -> list[tuple[str, str]]:
    """The rules that a page explains, with their titles: an anchor, a bold title and a
    small number behind it."""
    return _PARAGRAPH.findall(text)


@cache
def explained(language: str) -> tuple[tuple[str, str], ...]:
    """The rules of all pages in one language, with their titles."""
    return tuple(rule for page in pages(language) for rule in rules_in(page.read_text("utf-8")))


def pages(language: str) -> list[Path]:
    return [rules_page(game, language) for game in BOOKS]


@cache
def rule_ids() -> tuple[str, ...]:
    return tuple(rule for rule, _ in explained("en"))


def docstrings(node: ast.AST, owner: str) -> Iterator[tuple[str, str]]:
    """The docstrings in a syntax tree, also those of constants, with the names they belong to."""
    body = getattr(node, "body", [])
    if not isinstance(body, list):
        return
    before = owner
    for child in body:
        if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
            if isinstance(child.value.value, str):
                yield before, child.value.value
        elif isinstance(child, ast.FunctionDef | ast.ClassDef):
            yield from docstrings(child, f"{owner}.{child.name}")
        elif isinstance(child, ast.Assign | ast.AnnAssign):
            target = child.targets[0] if isinstance(child, ast.Assign) else child.target
            before = f"{owner}.{ast.unparse(target)}"


@cache
def citations() -> dict[str, list[str]]:
    """For each rule, the functions, classes and constants whose docstrings cite it."""
    found = defaultdict(list)
    for path in sorted(GAMES.rglob("*.py")):
        parts = path.relative_to(GAMES).with_suffix("").parts
        if "rules" not in parts:
            continue
        module = ".".join(part for part in parts if part != "rules")
        for name, text in docstrings(ast.parse(path.read_text(encoding="utf-8")), module):
            for rule in dict.fromkeys(RULE.findall(text)):
                found[rule].append(name)
    return found


@cache
def named_tests() -> dict[str, list[str]]:
    """For each rule, the tests named after it."""
    found = defaultdict(list)
    for path in sorted((ROOT / "tests" / "games").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (match := _TEST.match(node.name)):
                for prefix, number in re.findall("([a-z]+)([0-9]+)_", match[1]):
                    found[f"{prefix.upper()}-{number}"].append(node.name)
    return found


@cache
def calls(folder: Path = SOURCE) -> list[ast.Call]:
    return [
        node
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
    ]


def name_of(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def text_of(node: ast.expr) -> str:
    assert isinstance(node, ast.Constant), ast.unparse(node)
    assert isinstance(node.value, str)
    return node.value


@cache
def refusals() -> dict[str, Refusal]:
    """Every refusal in the source, by the key of its sentence."""
    found: dict[str, Refusal] = {}
    for call in calls():
        for one in _refusals_of(call):
            known = found.setdefault(one.key, one)
            assert known == one, f"{one.key} comes with different parameters"
    return found | {one.key: one for one in refusals_of_the_client()}


def refusals_of_the_client() -> Iterator[Refusal]:
    """What the client itself refuses: playing on a device that lacks something."""
    text = (ROOT / "web" / "src" / "device" / "messages.ts").read_text(encoding="utf-8")
    failures = re.search(r"type Failure = ([^;]+);", text)
    assert failures
    for case in (*re.findall(r'"(\w+)"', failures[1]), "server"):
        yield Refusal("DEVICE", case, frozenset())


def _refusals_of(call: ast.Call) -> tuple[Refusal, ...]:
    if name_of(call) == "Condition":
        rule, case, _, *rest = call.args
        names = ast.literal_eval(rest[0]) if rest else ()
        return (Refusal(text_of(rule), text_of(case), frozenset(names)),)
    if name_of(call) == "FirstPlayerDraw":
        return (Refusal(text_of(call.args[1]), "first", frozenset(("got", "seats"))),)
    if name_of(call) != "Refused":
        return ()
    if not all(isinstance(arg, ast.Constant) for arg in call.args):
        return COMPUTED[f"Refused({', '.join(map(ast.unparse, call.args))})"]
    params = frozenset(word.arg for word in call.keywords if word.arg)
    return (Refusal(text_of(call.args[0]), text_of(call.args[1]), params),)
