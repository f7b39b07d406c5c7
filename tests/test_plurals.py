"""Numbers in sentences take the plural forms of the language.

Which words inflect is learnt from the catalogues: a word that differs between the variants of one
choice by number must not follow a number anywhere else without such a choice.
"""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from babel import Locale
from fluent.syntax import ast as ftl

from tavolino.locales import LANGUAGES, say
from tests.test_words import PLURALS, inside, messages

NUMBERS = (0, 1, 2, 5, 22, -1, 1.5)
WORD = re.compile(r"[ \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]+([^\W\d_]+)")
SEVERAL = {"most", "least", "low", "high", "expected", "last", "all", "got", "seats"}
"""Limits, what exceeds them, and totals: always more than one. Only Polish needs forms for them."""
TEXTS = {
    *("name", "names", "game", "place", "path", "point", "space", "card", "setting", "what"),
    *("bot", "row", "seat", "other", "version", "sign", "lengths", "x", "y"),
}
"""Parameters that are no amounts: words, places on a board, and numbers that are names."""
FIGURES = {"arena-pair", "arena-pair-alone", "arena-seat", "solo-row"}
"""Reports with figures that have decimals and are formatted before."""
SIGNED = {"points", "score", "total", "margin", "mean", "best", "made", "lead"}
"""What can be below zero."""
ONE_IN_FRENCH = re.compile(r"(?<!à )(?<!exactement )\b[Uu]ne?\b")
"""The number in words; “à un bot” is none."""
GENITIVE = {"do", "z", "od"}
"""Polish words that take the form of `many` for every number above one."""


def variable_of(expression: ftl.BaseNode) -> str | None:
    """The parameter that an expression shows, with or without NUMBER()."""
    match expression:
        case ftl.VariableReference():
            return str(expression.id.name)
        case ftl.FunctionReference():
            return variable_of(expression.arguments.positional[0])
    return None


def key_of(variant: ftl.Variant) -> str:
    key = variant.key
    return str(key.name if isinstance(key, ftl.Identifier) else key.value)


def is_by_number(choice: ftl.SelectExpression) -> bool:
    return bool({key_of(one) for one in choice.variants} & (PLURALS - {"other"}))


def choices_by_number(message: ftl.Message) -> Iterator[ftl.SelectExpression]:
    for node in inside(message):
        if isinstance(node, ftl.SelectExpression) and is_by_number(node):
            yield node


def is_genitive(before: ftl.BaseNode | None) -> bool:
    words = before.value.split() if isinstance(before, ftl.TextElement) else []
    return bool(words) and words[-1] in GENITIVE


def counted(pattern: ftl.Pattern, chosen: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Each parameter of a text that is not chosen by, with the word behind it."""
    for place, element in enumerate(pattern.elements):
        if not isinstance(element, ftl.Placeable):
            continue
        shown = element.expression
        before = pattern.elements[place - 1] if place else None
        if isinstance(shown, ftl.SelectExpression):
            name = variable_of(shown.selector)
            inner = chosen | {name} if name and is_by_number(shown) else chosen
            for variant in shown.variants:
                yield from counted(variant.value, inner)
        elif (name := variable_of(shown)) and name not in chosen and not is_genitive(before):
            for following in pattern.elements[place + 1 : place + 2]:
                if isinstance(following, ftl.TextElement) and (word := WORD.match(following.value)):
                    yield name, word[1]


def shown_numbers(pattern: ftl.Pattern) -> set[str]:
    """The parameters that a variant shows itself."""
    return {
        name
        for node in inside(pattern)
        if isinstance(node, ftl.Placeable) and (name := variable_of(node.expression))
    }


@cache
def inflected(language: str) -> frozenset[str]:
    """The words behind a number that differ between the variants of a choice."""
    found: set[str] = set()
    for message in messages(language).values():
        for choice in choices_by_number(message):
            selector = variable_of(choice.selector)
            behind: list[set[str]] = []
            for variant in choice.variants:
                pairs = counted(variant.value, frozenset())
                words = {word for name, word in pairs if name == selector}
                if words:
                    behind.append(words)
            if len(behind) > 1:
                found |= {
                    word
                    for words in behind
                    for word in words
                    if any(word not in one for one in behind)
                }
    return frozenset(found)


def category(language: str, number: float) -> str:
    return str(Locale(language).plural_form(number))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_that_inflects_never_follows_a_number_as_it_is(language: str) -> None:
    words = inflected(language)
    assert len(words) > 20
    exempt = TEXTS if language == "pl" else TEXTS | SEVERAL
    wrong = [
        f"{key}: {name} {word}"
        for key, message in messages(language).items()
        if message.value and key not in FIGURES
        for name, word in counted(message.value, frozenset())
        if word in words and name not in exempt
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", NUMBERS)
def test_the_variant_of_a_number_is_that_of_its_category(language: str, number: float) -> None:
    """A form is missing only where it is the same as that of the default variant."""
    for key, message in messages(language).items():
        for choice in choices_by_number(message):
            variants = {key_of(one): one for one in choice.variants}
            default = next(key_of(one) for one in choice.variants if one.default)
            needed = category(language, number)
            if str(number) in variants or needed in variants:
                continue
            # Whole numbers are never `other` in Polish, and `many` stands in for fractions.
            fits = default == "other" or (language == "pl" and needed == "other")
            assert fits, f"{key}: {number} is {needed}, but gets [{default}]"


def silent_variants(language: str) -> Iterator[tuple[str, str, str]]:
    """The variants `one` that do not show the number although another variant does: the key of the
    message, the parameter, and the text of the variant."""
    for key, message in messages(language).items():
        for choice in choices_by_number(message):
            name = variable_of(choice.selector) or ""
            variants = {key_of(one): one.value for one in choice.variants}
            shown = {one: shown_numbers(text) & {name, "sign"} for one, text in variants.items()}
            if any(shown.values()) and not shown.get("one", True):
                texts = [one for one in inside(variants["one"]) if isinstance(one, ftl.TextElement)]
                yield key, name, " ".join(one.value for one in texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_variant_without_its_number_is_about_one_number_only(language: str) -> None:
    """French says 0 like 1, so that “une carte” would be wrong where there is none."""
    if category(language, 0) != "one":
        return
    wrong = [key for key, _, text in silent_variants(language) if ONE_IN_FRENCH.search(text)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_below_zero_keep_their_sign(language: str) -> None:
    """“−1” has the form of 1 in all our languages, but is not one."""
    wrong = [key for key, name, _ in silent_variants(language) if name in SIGNED]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", NUMBERS)
def test_every_message_takes_every_number(language: str, number: float) -> None:
    for key, message in messages(language).items():
        parameters = {
            node.id.name
            for node in inside(message)
            if isinstance(node, ftl.VariableReference | ftl.MessageReference)
        }
        say(key, language, **dict.fromkeys(parameters, number))  # type: ignore[arg-type]
