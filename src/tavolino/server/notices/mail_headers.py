"""Writes mail headers.

Python's `email` decodes an encoded word in the value of a header before it writes it; some versions
then write a line break that was encoded in it. A header here is what it says, whatever the text is.
"""

import re
from base64 import b64encode
from typing import Final

MOST_BYTES: Final = 39
"""Of a text in one encoded word, so that its line has at most 76 characters (RFC 2047)."""
LONGEST_PLAIN: Final = 200
PLAIN: Final = re.compile(r"[\x20-\x7e]*")
CONTROLS: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")


def header(name: str, value: str) -> bytes:
    """A header whose value is plain ASCII on one line, such as an address or a date."""
    if not PLAIN.fullmatch(value):
        raise ValueError(f"the header {name} has characters that are not plain")
    return f"{name}: {value}\r\n".encode("ascii")


def text_header(name: str, text: str) -> bytes:
    """A header with any text, in which nothing is decoded but what is encoded here."""
    line = one_line(text)
    if PLAIN.fullmatch(line) and "=?" not in line and len(line) <= LONGEST_PLAIN:
        return header(name, line)
    words = [b"=?utf-8?b?" + b64encode(part) + b"?=" for part in _parts(line)]
    return name.encode("ascii") + b": " + b"\r\n ".join(words) + b"\r\n"


def one_line(text: str) -> str:
    """A text without line breaks and other control characters.

    >>> one_line("Anna\\r\\nBcc: Bob")
    'Anna Bcc: Bob'
    """
    return CONTROLS.sub(" ", text).strip()


def _parts(text: str) -> list[bytes]:
    """The text in UTF-8, in parts that fit into an encoded word and split no character."""
    parts = [b""]
    for character in text:
        encoded = character.encode("utf-8", "replace")
        if len(parts[-1]) + len(encoded) > MOST_BYTES:
            parts.append(b"")
        parts[-1] += encoded
    return parts
