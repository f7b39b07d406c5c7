"""Every rule has its paragraph, its code, its tests and its sentences, and nothing is left over."""

import pytest

from tavolino.locales import LANGUAGES, say
from tests.golden.matrix import FILE, matrix
from tests.rulebook import GAMES, RULE, citations, explained, named_tests, refusals, rule_ids
from tests.test_words import messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_one_paragraph(language: str) -> None:
    assert sorted(rule for rule, _ in explained(language)) == sorted(set(rule_ids()))


@pytest.mark.parametrize("rule", rule_ids())
def test_code_cites_the_rule(rule: str) -> None:
    assert citations()[rule], f"no docstring in games/ cites {rule}"


@pytest.mark.parametrize("rule", rule_ids())
def test_a_test_is_named_after_the_rule(rule: str) -> None:
    name = rule.lower().replace("-", "")
    assert named_tests()[rule], f"no test in tests/games is called test_{name}_…"


def test_no_other_rule_is_mentioned() -> None:
    known = set(rule_ids())
    assert named_tests().keys() <= known
    for path in GAMES.rglob("*.py"):
        assert set(RULE.findall(path.read_text("utf-8"))) <= known, path


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    known = messages(language)
    for key, refusal in refusals().items():
        assert key in known, key
        say(key, language, **dict.fromkeys(refusal.params, 7))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_about_a_refusal(language: str) -> None:
    written = {key for key in messages(language) if key.startswith("refused-")}
    assert written <= refusals().keys()


def test_refusals_cite_rules_that_exist() -> None:
    prefixes = {rule.partition("-")[0] for rule in rule_ids()}
    for refusal in refusals().values():
        if refusal.rule.partition("-")[0] in prefixes:
            assert refusal.rule in rule_ids()


def test_the_matrix_is_current() -> None:
    """`make matrix` writes it."""
    assert FILE.read_text("utf-8") == matrix()
