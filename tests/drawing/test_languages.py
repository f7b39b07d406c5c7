"""Drawings speak the reader's language, fit a terminal, and count seats from 1."""

import re
from xml.etree import ElementTree

import pytest

from tavolino.locales import LANGUAGES
from tests.drawing.views import drawn_views

SVG = "{http://www.w3.org/2000/svg}"
SEAT_WORDS = {"en": "seats?", "de": "Pl(?:atz|ätze)", "fr": "places?", "it": "post[oi]"}
SEAT_WORDS["pl"] = "miejsc[ea]"
ENGLISH = re.compile(
    r"\b(seat|round|level|pile|hand|points?|puzzle is|green|yellow|over|hidden|outside)\b", re.I
)

SAME_AS_ENGLISH: dict[str, set[str]] = {
    "de": {"hand"},
    "fr": {"points", "point", "pile"},
    "it": set(),
    "pl": set(),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_fits_a_terminal(language: str) -> None:
    for game, drawing, view in drawn_views():
        if game == "rope":
            continue  # Its rows are as long as the cards that lie there.
        for line in drawing.text(view, language).splitlines():
            # A puzzle of Cut it is as wide as it lies; it has no small letters.
            is_puzzle = game in ("cutit", "referee-cutit") and line.upper() == line
            assert is_puzzle or len(line) <= 80, f"{game}: {line}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_descriptions_and_all_texts_are_in_the_language(language: str) -> None:
    for game, drawing, view in drawn_views():
        texts = [drawing.text(view, language)]
        for style in drawing.styles:
            root = ElementTree.fromstring(drawing.svg(view, style, language))
            assert root.get("lang") == language
            assert root.findtext(SVG + "title")
            assert root.findtext(SVG + "desc")
            texts += [text or "" for text in root.itertext()]
        found = {word.lower() for text in texts for word in ENGLISH.findall(text)}
        assert found <= SAME_AS_ENGLISH.get(language, found), game


@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_are_counted_from_one(language: str) -> None:
    number = re.compile(rf"\b{SEAT_WORDS[language]} (\d+)", re.I)
    seen: dict[str, set[int]] = {}
    for game, drawing, view in drawn_views():
        svg = drawing.svg(view, drawing.styles[0], language)
        for text in (drawing.text(view, language), svg):
            seen.setdefault(game, set()).update(map(int, number.findall(text)))
    for game in ("cutit", "demolition", "scalino"):
        assert min(seen[game]) == 1
    assert (max(seen["cutit"]), max(seen["demolition"])) == (4, 6)


@pytest.mark.parametrize("language", LANGUAGES)
def test_english_is_what_a_drawing_speaks_by_default(language: str) -> None:
    for _, drawing, view in drawn_views()[::4]:
        is_english = drawing.svg(view, drawing.styles[0]) == drawing.svg(
            view, drawing.styles[0], language
        )
        assert is_english is (language == "en")
        assert drawing.text(view) == drawing.text(view, "en")
