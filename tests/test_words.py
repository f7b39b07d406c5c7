"""Every refusal and every fault has a sentence, and no sentence is without use."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tavolino.core import Fault, Refused
from tavolino.locales import LANGUAGES, say, say_fault, say_refusal, say_seat

SOURCE = Path(__file__).parents[1] / "src" / "tavolino"


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


def refusals() -> dict[str, set[str]]:
    """The keys of all refusals in the source, with the parameters each comes with."""
    found: dict[str, set[str]] = {}
    for call in calls():
        if name_of(call) != "Refused" or any(isinstance(arg, ast.Name) for arg in call.args):
            continue
        rule, why = map(text_of, call.args)
        params = {word.arg for word in call.keywords if word.arg}
        key = f"refused-{rule}-{why}".lower()
        assert found.setdefault(key, params) == params, f"{key} comes with different parameters"
    return found


def faults() -> set[str]:
    """The keys of all faults of records."""
    found = set()
    for call in calls(SOURCE / "core"):
        if name_of(call) in ("_error", "Fault") and len(call.args) > 1:
            why = call.args[1]
            if isinstance(why, ast.Constant) and why.value != "refused":
                found.add(f"record-{text_of(why)}")
    return found


def messages(language: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for path in sorted((SOURCE / "locales" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    known = messages(language)
    for key, params in refusals().items():
        assert key in known, key
        say(key, language, **dict.fromkeys(params, 7))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_sentence(language: str) -> None:
    assert faults() <= messages(language).keys()
    assert len(faults()) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_without_use(language: str) -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    used = {*refusals(), *faults()}
    for key in messages(language).keys() - used:
        prefix = re.match(r"cause-|verified-", key)
        wanted = key.rsplit("-", 1)[-1] if prefix else key
        assert f'"{wanted}"' in source, f"nothing says {key}"


def test_sentences_name_rule_line_and_seat() -> None:
    refusal = Refused("SC-4", "stock", place="e5", size=1, colour="green")
    sentence = "There is no green block of one space left for e5. [SC-4]"
    assert say_refusal(refusal) == sentence
    assert say_fault(Fault(3, "refused", {}, refusal)) == f"line 3: {sentence}"
    assert say_fault(Fault(9, "cut-off")) == "line 9: The last line is cut off in the middle."
    assert [say_seat(seat) for seat in (-1, -2, 0)] == ["the dealer", "the clock", "seat 0"]


def test_nothing_a_terminal_would_act_on_gets_into_a_sentence() -> None:
    sentence = say_refusal(Refused("NOTATION", "place", text="\x1b[31mX\x07"))
    assert "\x1b" not in sentence
    assert "\x07" not in sentence


def test_a_missing_parameter_is_an_error_not_a_hole_in_the_sentence() -> None:
    with pytest.raises(ValueError, match="refused-sc-5-contact"):
        say("refused-sc-5-contact")
