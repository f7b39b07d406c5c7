"""Numbers and lists as readers of a language write them.

Babel comes with Fluent and is imported on first use, as Fluent is. The client does the same with
`Intl` (`web/src/i18n/index.ts`).
"""

from collections.abc import Iterable
from typing import Final, Literal

from tavolino.locales.line_breaks import NO_BREAK_SPACE

MINUS: Final = "\N{MINUS SIGN}"
"""Locales have a hyphen instead."""
LOCALES: Final = {"en": "en_GB"}
"""Where the locale has another name than its language: our English is the British one."""
_WHOLE: Final = "#,##0"
"""The whole part of a number in the patterns of all our languages."""


def format_number(value: float, language: str, places: int = 0, *, signed: bool = False) -> str:
    """A number with this many decimal places.

    >>> format_number(-1234.5, "de", 2), format_number(2.5, "en", 1, signed=True)
    ('−1.234,50', '+2.5')
    """
    from babel.numbers import format_decimal

    rounded = _round(value, places)
    text = format_decimal(rounded, _with_places(_WHOLE, places), language)
    return _with_sign(rounded, text, signed)


def format_percent(value: float, language: str, places: int = 0, *, signed: bool = False) -> str:
    """A share of 1 in percent.

    >>> format_percent(0.5, "it", 1), format_percent(0.5, "de")
    ('50,0%', '50\\xa0%')
    """
    from babel import Locale, numbers

    pattern = Locale.parse(language).percent_formats[None].pattern
    rounded = _round(value, places + 2)
    text = numbers.format_percent(rounded, _with_places(pattern, places), language)
    return _with_sign(rounded, text, signed)


def format_list(items: Iterable[object], language: str, style: Literal["and", "or"] = "and") -> str:
    """Items joined as in a sentence.

    >>> format_list([1, 2, 3], "en"), format_list(["a", "b"], "fr", "or")
    ('1, 2 and 3', 'a ou b')
    """
    from babel import lists

    texts = [str(item) for item in items]
    text = lists.format_list(
        texts, "standard" if style == "and" else "or", LOCALES.get(language, language)
    )
    if language == "pl" and len(texts) > 1 and text.endswith(f" i {texts[-1]}"):
        return f"{text.removesuffix(f' {texts[-1]}')}{NO_BREAK_SPACE}{texts[-1]}"
    return text


def _round(value: float, places: int) -> float:
    """Without the sign of a zero."""
    return round(value, places) + 0.0


def _with_places(pattern: str, places: int) -> str:
    return pattern.replace(_WHOLE, f"{_WHOLE}.{'0' * places}" if places else _WHOLE)


def _with_sign(value: float, text: str, signed: bool) -> str:
    return f"+{text}" if signed and value >= 0 else text.replace("-", MINUS)
