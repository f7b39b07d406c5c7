"""Messages in the reader's language. Fluent catalogues, one folder for each language.

The folder of each installed game has its own (`words/`). Games from other packages may have fewer
languages: what a language lacks is said in English.

Fluent comes with the extras `cli` and `server`. It is imported with the first catalogue, so
games can be listed and played without it.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from importlib.metadata import entry_points
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from threading import RLock
from typing import Any, Final

from tavolino.core import RecordFault, Refused, Seat, is_player, seat_label
from tavolino.locales.formats import format_list, format_number
from tavolino.locales.line_breaks import bind_letters

LANGUAGES: Final = ("en", "de", "fr", "it", "pl")
GAMES: Final = "tavolino.games"
"""The group of entry points that name the installed games."""
NO_BREAK: Final = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
"""Python does not count these as printable; French sentences and numbers are full of them."""


_ENTRY: Final = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
"""Where a message or a term begins."""
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")

_added: list[Traversable] = []


class _Messages:
    """The messages of a language, each parsed on first use, since parsing all of them is slow."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self.bundle = FluentBundle([language], use_isolating=False)
        self.sources: dict[str, str] = {}
        self._parsed: set[str] = set()
        self._parsing = RLock()
        for text in _catalogues(language):
            for entry in _ENTRY.split(text)[1:]:
                self.sources.setdefault(entry.partition("=")[0].strip(), entry)

    def pattern(self, key: str) -> Any:
        # Threads of the server may ask for the same message at the same time.
        with self._parsing:
            self._parse(key)
            return self.bundle.get_message(key).value

    def _parse(self, key: str) -> None:
        """Adds a message to the bundle, with the messages and terms it refers to."""
        if key in self._parsed or key not in self.sources:
            return
        from fluent.runtime import FluentResource

        self._parsed.add(key)
        self.bundle.add_resource(FluentResource(self.sources[key]))
        for reference in _REFERENCE.findall(self.sources[key]):
            self._parse(reference)


def add_messages(folder: Traversable) -> None:
    """Adds the catalogues of a folder that has a folder for each language.

    A message that is already known keeps its text.
    """
    if folder not in _added:
        _added.append(folder)
        _messages.cache_clear()


@cache
def _messages(language: str) -> _Messages:
    return _Messages(language)


def _folders() -> Iterator[Traversable]:
    """The folders with catalogues: this one, those of the installed games, and what was added."""
    yield resources.files(__package__)
    for point in entry_points(group=GAMES):
        spec = find_spec(point.module)
        if spec is not None and spec.parent:
            yield resources.files(spec.parent) / "words"
    yield from _added


def _catalogues(language: str) -> Iterator[str]:
    for folder in (folder / language for folder in _folders()):
        if not folder.is_dir():
            continue
        for file in sorted(folder.iterdir(), key=lambda one: one.name):
            if file.name.endswith(".ftl"):
                yield bind_letters(file.read_text(encoding="utf-8"), language)


def has_message(key: str, language: str = "en") -> bool:
    return key in _messages(language).sources


def message_keys(prefix: str) -> tuple[str, ...]:
    """The keys of all messages that begin like this."""
    return tuple(key for key in _messages(LANGUAGES[0]).sources if key.startswith(prefix))


def translations(key: str, **params: str | int) -> dict[str, str]:
    """The message by language, in every language that has it."""
    return {
        language: say(key, language, **params)
        for language in LANGUAGES
        if has_message(key, language)
    }


def say(key: str, language: str = "en", **params: str | int) -> str:
    """The message with its parameters filled in; in English if the language lacks it."""
    messages = _messages(language if has_message(key, language) else LANGUAGES[0])
    pattern = messages.pattern(key)
    if pattern is None:
        raise KeyError(key)
    shown = {
        name: printable(value) if isinstance(value, str) else value
        for name, value in params.items()
    }
    text, errors = messages.bundle.format_pattern(pattern, shown)
    if errors:
        raise ValueError(f"message {key}: {errors}")
    return str(text)


def printable(text: str) -> str:
    """The text with characters that a terminal might act on replaced."""
    return "".join(
        sign if sign.isprintable() or sign in NO_BREAK else "\N{REPLACEMENT CHARACTER}"
        for sign in text
    )


def refusal_key(refusal: Refused) -> str:
    return f"refused-{refusal.rule}-{refusal.why}".lower()


def say_refusal(refusal: Refused, language: str = "en") -> str:
    """Why something was refused, in one sentence, with the id of the rule; seats count from 0."""
    return _say_why(refusal, refusal.params, language)


def say_at_table(refusal: Refused, language: str = "en") -> str:
    """The same for people, who count seats from 1."""
    params = {
        name: _from_one(value) if name in _seats_in(refusal) else value
        for name, value in refusal.params.items()
    }
    return _say_why(refusal, params, language)


def _say_why(refusal: Refused, params: Mapping[str, str | int], language: str) -> str:
    shown = {name: _in_language(name, value, language) for name, value in params.items()}
    if has_message(expected := f"expected-{params.get('option')}"):
        shown["expected"] = say(expected, language)
    return f"{say(refusal_key(refusal), language, **shown)} [{refusal.rule}]"


def _in_language(name: str, value: str | int, language: str) -> str | int:
    """A parameter of a refusal that readers of each language write in their own way."""
    match name:
        case "game" if has_message(title := f"game-{value}"):
            return say(title, language)
        case "possible":
            return format_list(str(value).split(", "), language, "or")
        case "seconds" if isinstance(value, str):  # whole seconds are numbers, with plural forms
            return format_number(float(value), language, 1)
        case _:
            return value


def _seats_in(refusal: Refused) -> tuple[str, ...]:
    """The parameters that name seats."""
    return ("got",) if refusal.why == "first" else ("seat", "due")


def _from_one(seats: str | int) -> str | int:
    if isinstance(seats, int):
        return seats + 1
    return re.sub(r"\d+", lambda number: str(int(number[0]) + 1), seats)


def say_fault(fault: RecordFault, language: str = "en") -> str:
    """What is wrong with a line of a record, and with which."""
    sentence = say_fault_alone(fault, language)
    return say("record-line", language, line=fault.line, sentence=sentence)


def say_fault_alone(fault: RecordFault, language: str = "en") -> str:
    """The same without the line number, for callers that show it themselves."""
    if fault.refusal:
        return say_at_table(fault.refusal, language)
    return say(f"record-{fault.why}", language, **fault.params)


def say_seat(seat: Seat, language: str = "en") -> str:
    """A seat as a reader calls it, counted from 1."""
    return say("seat", language, seat=seat + 1 if is_player(seat) else seat_label(seat))
