"""The Markdown of the rules pages as blocks: headings, paragraphs, lists, tables, pictures."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape

from tavolino.printing.fonts import DRAWN_SIGNS, SIGNS
from tavolino.printing.page import QUIET


@dataclass(frozen=True)
class SectionTitle:
    level: int
    text: str


@dataclass(frozen=True)
class Paragraph:
    text: str


@dataclass(frozen=True)
class Items:
    is_numbered: bool
    items: tuple[str, ...]


@dataclass(frozen=True)
class Rows:
    """A table; the first row is its head."""

    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Picture:
    path: str
    text: str


Block = SectionTitle | Paragraph | Items | Rows | Picture

_ANCHOR: Final = re.compile(r'<a id="[^"]*"></a>')
_HEADING: Final = re.compile(r"(#+) +(.*)")
_PICTURE: Final = re.compile(r"!\[([^\]]*)\]\(([^)]*)\)")
_ITEM: Final = re.compile(r"(?:[-*]|(\d+)\.) +(.*)", re.S)
_NUMBER: Final = re.compile(r"&lt;sup&gt;([A-Z]+-\d+)&lt;/sup&gt;")
"""The number of a rule, after its title."""
_OTHER_LANGUAGE: Final = re.compile(r"\]\(\.\./[a-z]{2}/")
"""A link to the same page in another language."""


def read_markdown(text: str) -> list[Block]:
    """
    >>> read_markdown("# Marbles\\n\\nTake *one*\\nor two.\\n\\n1. Take.\\n2. Stop.")
    [SectionTitle(level=1, text='Marbles'), Paragraph(text='Take *one* or two.'), \
Items(is_numbered=True, items=('Take.', 'Stop.'))]
    """
    chunks = re.split(r"\n\s*\n", _ANCHOR.sub("", text).strip())
    return [block for chunk in chunks if chunk.strip() for block in _blocks(chunk.strip("\n"))]


def _blocks(chunk: str) -> Iterator[Block]:
    lines = chunk.split("\n")
    if found := _HEADING.fullmatch(lines[0]):
        yield SectionTitle(len(found[1]), found[2])
        if lines[1:]:
            yield from _blocks("\n".join(lines[1:]))
    elif lines[0].startswith("|"):
        rows = (tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines)
        yield Rows(tuple(row for row in rows if not set("".join(row)) <= set("-: ")))
    elif found := _PICTURE.fullmatch(" ".join(lines)):
        yield Picture(found[2], found[1])
    elif first := _ITEM.match(lines[0]):
        texts = re.split(r"\n(?=[-*] |\d+\. )", chunk)
        matches = (_ITEM.fullmatch(text) for text in texts)
        items = tuple(_join_lines(found[2]) for found in matches if found)
        yield Items(first[1] is not None, items)
    elif not _OTHER_LANGUAGE.search(chunk):
        yield Paragraph(_join_lines(chunk))


def _join_lines(text: str) -> str:
    """The lines of a text as one. Only spaces at which a line may break are joined."""
    return re.sub(r"[ \t\n]+", " ", text).strip(" ")


def markup(text: str) -> str:
    """A text with bold letters, links and so on as reportlab writes them. Links lose their address.

    There are no italics: whole sentences and what announces one are grey, words are plain.

    >>> markup("**A** & [b](c.md) ✓")
    '<b>A</b> &amp; b <font name="Signs">✓</font>'
    """
    text = escape(re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", text))
    # Reportlab breaks lines at narrow no-break spaces, but not at wide ones.
    text = text.replace("\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}")
    text = re.sub(r"`([^`]*)`", r"\1", text)
    text = _NUMBER.sub(rf'<font size="6" color="{QUIET}">\1</font>', text)
    text = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", text)
    text = re.sub(r"(?<!\w)\*([^*]+[:.!?])\*(?!\w)", rf'<font color="{QUIET}">\1</font>', text)
    text = re.sub(r"\*(.+?)\*", r"\1", text)
    return re.sub(f"([{DRAWN_SIGNS}]+)", rf'<font name="{SIGNS}">\1</font>', text)
