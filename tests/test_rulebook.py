"""Every rule has its paragraph, its code, its tests and its sentences, and nothing is left over."""

import re

import pytest

from tavolino.locales import LANGUAGES, say
from tests.golden.matrix import FILE, matrix
from tests.rulebook import (
    BOOKS,
    GAMES,
    RULE,
    citations,
    explained,
    named_tests,
    pages,
    refusals,
    rule_ids,
    rules_in,
    rules_page,
)
from tests.test_words import messages

SECTIONS = {
    "en": [
        *("The aim of the game", "At a glance", "What you need", "Set-up", "How to play"),
        *("End of the game", "Scoring", "Variants", "Demolition", "Tips", "At a real table"),
        "Credits",
    ],
    "de": [
        *("Spielziel", "Auf einen Blick", "Spielmaterial", "Spielaufbau", "Spielablauf"),
        *("Spielende", "Wertung", "Varianten", "Abbau", "Tipps", "Am echten Tisch"),
        "Autoren und Verlag",
    ],
    "fr": [
        *("But du jeu", "En bref", "Matériel", "Mise en place", "Déroulement de la partie"),
        *("Fin de la partie", "Décompte", "Variantes", "Démolition", "Conseils"),
        *("Autour d’une vraie table", "Crédits"),
    ],
    "it": [
        *("Scopo del gioco", "In breve", "Materiale", "Preparazione", "Svolgimento della partita"),
        *("Fine della partita", "Punteggio", "Varianti", "Demolizione", "Consigli"),
        *("Giocare dal vivo", "Crediti"),
    ],
    "pl": [
        *("Cel gry", "W skrócie", "Elementy gry", "Przygotowanie", "Przebieg gry"),
        *("Koniec gry", "Punktacja", "Warianty", "Rozbiórka", "Wskazówki"),
        *("Przy prawdziwym stole", "Autorzy i wydawca"),
    ],
}
"""The sections of every page, in their order."""
MISSING = {"cutit": {"Demolition"}, "rope": {"Demolition"}, "scalino": {"At a real table"}}
"""What is about other games only."""


def headings(text: str) -> list[str]:
    return re.findall(r"^## (.+)$", text, re.M)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_the_same_sections(language: str) -> None:
    for game in BOOKS:
        page = rules_page(game, language)
        kept = [name not in MISSING[game] for name in SECTIONS["en"]]
        expected = [name for name, is_kept in zip(SECTIONS[language], kept, strict=True) if is_kept]
        assert headings(page.read_text("utf-8")) == expected, page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sections_have_the_same_rules_in_every_language(language: str) -> None:
    """Rules, subheadings, pictures and tables are in the same order on each page."""

    def outline(text: str) -> list[str]:
        found = re.findall(
            r'<a id="([^"]+)">|^(##+) |/([a-z-]+?)(?:-[a-z]{2})?\.svg|^(\|---)', text, re.M
        )
        return ["".join(one) for one in found]

    for page, english in zip(pages(language), pages("en"), strict=True):
        assert outline(page.read_text("utf-8")) == outline(english.read_text("utf-8")), page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_number_of_a_rule_is_no_part_of_its_title(language: str) -> None:
    for page in pages(language):
        text = page.read_text("utf-8")
        assert len(rules_in(text)) == len(re.findall(r'<a id="[A-Z]', text)), page
        assert not RULE.search(" ".join(title for _, title in rules_in(text))), page


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_a_glance_is_a_short_list(language: str) -> None:
    for page in pages(language):
        _, _, after = page.read_text("utf-8").partition(f"## {SECTIONS[language][1]}\n\n")
        section = after.partition("\n## ")[0].strip()
        items = re.split(r"^- ", section, flags=re.M)[1:]
        assert section.startswith("- "), page
        assert 5 <= len(items) <= 8, page
        assert len(section) < 1200, page


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
