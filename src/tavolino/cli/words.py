"""Messages in the language of the terminal's user."""

from collections.abc import Mapping
from typing import Final

import tavolino.locales
from tavolino.core import RecordFault, Refused, Seat
from tavolino.locales import LANGUAGES

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables that name a language; the first that is set decides."""


class _Reader:
    """The language of the terminal's user while a command runs."""

    language = LANGUAGES[0]


def environment_language(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, or English.

    >>> environment_language({"LANG": "de_AT.UTF-8"})
    'de'
    >>> environment_language({"LC_ALL": "C", "LANG": "de_AT"})
    'en'
    """
    asked = next(filter(None, map(environment.get, VARIABLES)), "")
    tag = asked[:2] if not asked[2:3].isalpha() else ""
    return tag if tag in LANGUAGES else LANGUAGES[0]


def set_language(language: str) -> None:
    """Sets the language of all messages."""
    if language not in LANGUAGES:
        raise Refused("LANGUAGE", "unknown", got=language[:40], expected=", ".join(LANGUAGES))
    _Reader.language = language


def current_language() -> str:
    return _Reader.language


def say(key: str, **params: str | int) -> str:
    return tavolino.locales.say(key, current_language(), **params)


def say_refusal(refusal: Refused) -> str:
    return tavolino.locales.say_at_table(refusal, current_language())


def say_fault(fault: RecordFault) -> str:
    return tavolino.locales.say_fault(fault, current_language())


def say_seat(seat: Seat) -> str:
    return tavolino.locales.say_seat(seat, current_language())
