"""HTML elements that reports share. All text is escaped."""

from collections.abc import Iterable, Sequence
from html import escape


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """
    >>> table(["bot"], [["<b>"]])
    '<table><tr><th scope="col">bot</th></tr><tr><td>&lt;b&gt;</td></tr></table>'
    """
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "".join(
        f"<tr>{''.join(f'<td>{escape(text)}</td>' for text in row)}</tr>" for row in rows
    )
    return f"<table><tr>{head}</tr>{body}</table>"
