"""Puzzles as JSON Lines: one canonical line for each."""

import json
from collections.abc import Iterable, Mapping
from typing import Final, TypeGuard, TypeVar

from tavolino.core import Refused, Value, canonical
from tavolino.puzzles.puzzle import GOALS, ORDERS, BotTries, Puzzle

FORMAT: Final = 1
MOST_BYTES: Final = 64 * 1024 * 1024
LONGEST_TEXT: Final = 4_000

Line = dict[str, object]
Name = TypeVar("Name", bound=str)


def write_puzzles(puzzles: Iterable[Puzzle]) -> bytes:
    """The whole file."""
    return b"".join(canonical(_line(puzzle)) + b"\n" for puzzle in puzzles)


def _line(puzzle: Puzzle) -> dict[str, object]:
    return {
        "casual": list(puzzle.casual),
        "format": FORMAT,
        "game": puzzle.game,
        "goal": puzzle.goal,
        "id": puzzle.id,
        "line": puzzle.line,
        "log": puzzle.log,
        "options": dict(puzzle.options),
        "order": puzzle.order,
        "others": puzzle.others,
        "seat": puzzle.seat,
        "seats": puzzle.seats,
        "strong": list(puzzle.strong),
        "themes": puzzle.themes,
        "value": puzzle.value,
        "version": puzzle.version,
    }


def read_puzzles(data: bytes) -> list[Puzzle]:
    """All puzzles of a file. The first damaged line is refused, with its number and field."""
    if len(data) > MOST_BYTES:
        raise Refused("PUZZLE", "oversized", bytes=len(data), most=MOST_BYTES)
    lines = data.split(b"\n")
    if lines.pop():
        raise Refused("PUZZLE", "cut-off", line=len(lines) + 1)
    puzzles = [_read_line(number, line) for number, line in enumerate(lines, 1)]
    first: dict[str, int] = {}
    for number, puzzle in enumerate(puzzles, 1):
        if puzzle.id in first:
            raise Refused("PUZZLE", "twice", line=number, other=first[puzzle.id])
        first[puzzle.id] = number
    return puzzles


def _read_line(number: int, raw: bytes) -> Puzzle:
    try:
        line = json.loads(raw)
        spelling = canonical(line)
    except (ValueError, TypeError, RecursionError):
        raise Refused("PUZZLE", "not-json", line=number) from None
    if not isinstance(line, dict) or spelling != raw:
        raise Refused("PUZZLE", "not-json", line=number)
    reader = _LineReader(number, line)
    puzzle = reader.puzzle()
    reader.require("id", line["id"] == puzzle.id)
    return puzzle


class _LineReader:
    """Reads the fields of one line; refuses the first that is wrong."""

    def __init__(self, number: int, line: Line) -> None:
        self._number = number
        self._line = line

    def puzzle(self) -> Puzzle:
        self.require("format", self._line.get("format") == FORMAT)
        puzzle = Puzzle(
            game=self._text("game"),
            version=self._whole("version", 1),
            seats=self._whole("seats", 1),
            options=self._options(),
            log=self._texts("log"),
            seat=self._whole("seat", 0),
            goal=self._one_of("goal", GOALS),
            order=self._one_of("order", ORDERS),
            line=self._texts("line"),
            value=self._whole("value", -10_000),
            others=self._others(),
            themes=self._texts("themes"),
            casual=self._tries("casual"),
            strong=self._tries("strong"),
        )
        self.require("seat", puzzle.seat < puzzle.seats)
        self.require("line", bool(puzzle.line))
        self.require("others", bool(puzzle.others))
        unknown = sorted(self._line.keys() - _line(puzzle).keys())
        for name in unknown:
            self.require(name[:60], is_good=False)
        self.require("id", "id" in self._line)
        return puzzle

    def require(self, name: str, is_good: bool) -> None:
        if not is_good:
            raise self._refusal(name)

    def _refusal(self, name: str) -> Refused:
        return Refused("PUZZLE", "field", line=self._number, field=name)

    def _text(self, name: str) -> str:
        value = self._line.get(name)
        if not _is_text(value):
            raise self._refusal(name)
        return value

    def _one_of(self, name: str, known: tuple[Name, ...]) -> Name:
        value = self._line.get(name)
        for one in known:
            if value == one:
                return one
        raise self._refusal(name)

    def _list(self, name: str) -> list[object]:
        value = self._line.get(name)
        if not isinstance(value, list):
            raise self._refusal(name)
        return value

    def _texts(self, name: str) -> tuple[str, ...]:
        values = self._list(name)
        texts = tuple(filter(_is_text, values))
        self.require(name, len(texts) == len(values))
        return texts

    def _whole(self, name: str, least: int) -> int:
        value = self._line.get(name)
        if not _is_whole(value) or value < least:
            raise self._refusal(name)
        return value

    def _options(self) -> Mapping[str, Value]:
        value = self._line.get("options")
        if not isinstance(value, dict):
            raise self._refusal("options")
        options: dict[str, Value] = {}
        for name, one in value.items():
            if not _is_text(one) and not _is_whole(one):
                raise self._refusal("options")
            options[name] = one
        return options

    def _others(self) -> tuple[Mapping[str, int], ...]:
        return tuple(map(self._other_moves, self._list("others")))

    def _other_moves(self, values: object) -> Mapping[str, int]:
        if not isinstance(values, dict) or not all(map(_is_whole, values.values())):
            raise self._refusal("others")
        return values

    def _tries(self, name: str) -> BotTries:
        values = tuple(filter(_is_whole, self._list(name)))
        if len(values) != 2 or len(self._list(name)) != 2:
            raise self._refusal(name)
        found, tries = values
        self.require(name, 0 <= found <= tries)
        return BotTries(found, tries)


def _is_text(value: object) -> TypeGuard[str]:
    return isinstance(value, str) and len(value) <= LONGEST_TEXT


def _is_whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)
