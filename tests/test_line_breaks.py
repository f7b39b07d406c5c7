"""Polish words of one letter do not end a line; what is not a sentence stays as it is."""

import re
from typing import Final

import pytest

from tavolino.games import games
from tavolino.locales import _catalogues, say
from tavolino.locales.formats import format_list
from tavolino.locales.line_breaks import bind_letters
from tavolino.printing.rules_page import rules_page

LOOSE: Final = re.compile(
    r"\s[^\w\s<$]{0,2}[aiouwz](?: +(?![=|] )|\n *(?![\[*}]))\S+", re.IGNORECASE
)
"""A word of one letter after which a line may break."""
COMMENT: Final = re.compile(r"^#.*$", re.MULTILINE)


def test_catalogues_bind_letters_with_the_next_one() -> None:
    loose = [line for text in _catalogues("pl") for line in LOOSE.findall(COMMENT.sub("", text))]
    assert not loose


@pytest.mark.parametrize("game", ["cutit", "scalino", "rope"])
def test_rules_bind_letters_with_the_next_one(game: str) -> None:
    assert not LOOSE.findall(rules_page(games()[game], "pl").text)


@pytest.mark.parametrize(
    ("source", "kept"),
    [
        ("Ania i Bob", "Ania i_Bob"),
        ("W grze (a także obok)", "W_grze (a_także obok)"),
        ("idzie z { $name }", "idzie z_{ $name }"),
        ("key = I tak", "key = I_tak"),
        ("obok i\n    dalej", "obok i_dalej"),
        ("**W sieci** i\n  *tutaj*", "**W_sieci** i_*tutaj*"),
        # Beginnings of variants, list items and cells are none of these words.
        ("[one] o\n   *[other] z", "[one] o\n   *[other] z"),
        ("raz i\n- dwa", "raz i\n- dwa"),
        ("| a | b |", "| a | b |"),
        ("z = x", "z = x"),
    ],
)
def test_only_words_of_one_letter_are_kept(source: str, kept: str) -> None:
    assert bind_letters(source, "pl").replace("\N{NO-BREAK SPACE}", "_") == kept
    assert bind_letters(source, "de") == source


def test_names_and_values_stay_as_they_are() -> None:
    name = "Ania i Bob"
    assert name in say("log-line", "pl", who=name, what="x")
    assert (
        format_list(["raz i dwa", "trzy i pół"], "pl") == "raz i dwa i\N{NO-BREAK SPACE}trzy i pół"
    )
