"""In a browser the words of a drawing stay inside it and apart from each other."""

import pytest
from playwright.sync_api import Browser

from tavolino.locales import LANGUAGES
from tests.drawing.views import drawn_views

CROWDED = """() => {
  const frame = document.querySelector("svg").getBoundingClientRect();
  const texts = [...document.querySelectorAll("text")]
    .filter((one) => one.textContent.trim())
    .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }));
  const outside = texts.filter(({ box }) => box.left < frame.left || box.right > frame.right);
  const found = outside.map(({ text }) => text);
  texts.forEach(({ text, box }, i) => {
    for (const other of texts.slice(i + 1)) {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      const isWord = Math.max(text.length, other.text.length) > 2;
      if (isWord && across > 1 && down > Math.min(box.height, other.box.height) / 2)
        found.push(`${text} | ${other.text}`);
    }
  });
  return found;
}"""
"""The texts that leave the drawing, and the pairs that touch; numbers may lie close together."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_have_room_in_every_language(browser: Browser, language: str) -> None:
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    try:
        for game, drawing, view in drawn_views():
            svg = drawing.svg(view, drawing.styles[0], language)
            page.set_content(f"<style>svg {{ width: 1200px }}</style>{svg}")
            assert page.evaluate(CROWDED) == [], game
    finally:
        page.close()
