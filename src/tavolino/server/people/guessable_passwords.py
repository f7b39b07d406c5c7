"""Passwords that others guess: common words, neighbouring keys, few characters, and names.

Words are compared without case, accents and signs, without digits before and after them, and with
letters for the digits and signs that look like them. `P4ssw0rd!1` is `password`.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from typing import Final

LEAST_CHARACTERS: Final = 4
"""A password of fewer different characters is guessable."""
LEAST_DIGITS: Final = 12
"""A shorter password of digits alone is a date or a telephone number."""
SHORTEST_RUN: Final = 3
MOST_BETWEEN_RUNS: Final = 2
RUNS: Final = (
    "01234567890",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiop",
    "qwertzuiop",
    "azertyuiop",
    "asdfghjkl",
    "qsdfghjklm",
    "zxcvbnm",
    "yxcvbnm",
    "wxcvbn",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
    "1qay2wsx3edc4rfv5tgb6zhn7ujm",
    "qazwsxedcrfvtgbyhnujm",
    "qaywsxedcrfvtgbzhnujm",
    "1q2w3e4r5t6y7u8i9o0p",
    "1q2w3e4r5t6z7u8i9o0p",
    "q1w2e3r4t5y6u7i8o9p0",
    "a1b2c3d4e5f6g7h8i9",
    "147258369",
    "159357",
)
"""Neighbouring characters and keys. A part of one, in either direction, is a run."""
BOTH_WAYS: Final = (*RUNS, *(run[::-1] for run in RUNS))
LOOKS_LIKE: Final = (
    str.maketrans("0134578@$!|€+", "oieastbasilet"),
    str.maketrans("0134578@$!|€+", "oleastbasilet"),
)
AROUND: Final = re.compile(r"[^a-z]*([a-z].*?)[^a-z]*", re.DOTALL)
REPEATED: Final = re.compile(r"(.+?)\1+", re.DOTALL)


def is_guessable(password: str, names: Iterable[str] = ()) -> bool:
    """True for a password that is common, or made of one of these names.

    >>> is_guessable("Summer2024!"), is_guessable("qwertz123"), is_guessable("two odd teacups")
    (True, True, False)
    """
    plain = _plain(password)
    text = _letters(plain)
    if len(set(plain)) < LEAST_CHARACTERS or (text.isdigit() and len(text) < LEAST_DIGITS):
        return True
    if _between_runs(text) <= MOST_BETWEEN_RUNS:
        return True
    known = _words() | {form for name in names for form in _forms(name)}
    return any(form in known for form in _readings(plain))


def _plain(text: str) -> str:
    """Without case and accents."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(one for one in parts if not unicodedata.combining(one))


def _letters(plain: str) -> str:
    return "".join(one for one in plain if one.isalnum())


def _between_runs(text: str) -> int:
    """How many characters are in no run."""
    position = between = 0
    while position < len(text):
        length = _run_at(text, position)
        between += 0 if length else 1
        position += length or 1
    return between


def _run_at(text: str, start: int) -> int:
    """The length of the longest run that begins here; 0 if there is none."""
    end = start + SHORTEST_RUN
    while end <= len(text) and any(text[start:end] in run for run in BOTH_WAYS):
        end += 1
    length = end - 1 - start
    return length if length >= SHORTEST_RUN else 0


def _readings(plain: str) -> Iterator[str]:
    """What the password may have been made of."""
    yield _unit(_letters(plain))
    inner = AROUND.fullmatch(plain)
    for text in (plain, inner[1] if inner else plain):
        yield _unit(_letters(text))
        for table in LOOKS_LIKE:
            yield _unit(_letters(text.translate(table)))


def _unit(text: str) -> str:
    """What a text repeats, or the text."""
    found = REPEATED.fullmatch(text)
    return found[1] if found else text


def _forms(name: str) -> Iterator[str]:
    """A name and its words, in both directions."""
    plain = _plain(name)
    for part in (plain, *plain.split()):
        if letters := _letters(part):
            yield from (letters, letters[::-1])
            inner = AROUND.fullmatch(part)
            if inner and len(short := _letters(inner[1])) >= SHORTEST_RUN:
                yield short


@cache
def _words() -> frozenset[str]:
    file = resources.files("tavolino.server.people") / "common_passwords.txt"
    lines = file.read_text(encoding="utf-8").splitlines()
    return frozenset(word for line in lines if not line.startswith("#") for word in line.split())
