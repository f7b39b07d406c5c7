"""Reads a record: the whole game, or which line is wrong and why."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, get_args

from tavolino.core.canonical import canonical
from tavolino.core.entry import GivingUp
from tavolino.core.game import AnyGame
from tavolino.core.options import options_in_record
from tavolino.core.play import MOST_NUMBER, AnyPlay, Play
from tavolino.core.record import (
    FORMAT,
    MOST_TAGS,
    Line,
    Record,
    are_names,
    check_no_secrets,
    end_line,
    is_hex,
    line_seal,
)
from tavolino.core.refusal import Parameter, Refused
from tavolino.core.seats import seat_from_label

MOST_BYTES: Final = 16 * 1024 * 1024
MOST_LINE_BYTES: Final = 64 * 1024
MOST_LINES: Final = 200_000

Games = Mapping[str, AnyGame]


@dataclass(frozen=True)
class RecordFault:
    """What is wrong with a line (counted from 1), as a case with parameters."""

    line: int
    why: str
    params: Mapping[str, Parameter] = field(default_factory=dict)
    refusal: Refused | None = None

    def __str__(self) -> str:
        details = "".join(f", {name}={value!r}" for name, value in sorted(self.params.items()))
        because = f" ({self.refusal})" if self.refusal else ""
        return f"line {self.line}: {self.why}{details}{because}"


class RecordError(Exception):
    """A record that cannot be read, with its first fault."""

    def __init__(self, fault: RecordFault) -> None:
        super().__init__(fault)
        self.fault = fault


@dataclass(frozen=True)
class Reading:
    """A record as far as it could be read, and all of its faults.

    `record` is None if a fault leaves no game to replay.
    """

    record: Record | None
    faults: tuple[RecordFault, ...]


def read_record(data: bytes, games: Games) -> Record:
    """The record. Raises RecordError if anything is wrong with its lines, moves or result."""
    reading = examine(data, games)
    if reading.faults:
        raise RecordError(reading.faults[0])
    assert reading.record is not None
    return reading.record


def examine(data: bytes, games: Games) -> Reading:
    """Reads as far as it can and reports every fault; never raises on bad input."""
    faults: list[RecordFault] = []
    try:
        lines = _parse(data, faults)
        record = _replay(lines, games, faults)
    except RecordError as error:
        return Reading(None, in_line_order((*faults, error.fault)))
    return Reading(record, in_line_order(faults))


def in_line_order(faults: Iterable[RecordFault]) -> tuple[RecordFault, ...]:
    return tuple(sorted(faults, key=lambda fault: fault.line))


def _parse(data: bytes, faults: list[RecordFault]) -> list[Line]:
    if len(data) > MOST_BYTES:
        raise _error(1, "oversized", bytes=len(data), most=MOST_BYTES)
    if not data:
        raise _error(1, "empty")
    raw_lines = data.split(b"\n")
    if raw_lines.pop():
        raise _error(len(raw_lines) + 1, "cut-off")
    if len(raw_lines) > MOST_LINES:
        raise _error(MOST_LINES, "oversized-lines", most=MOST_LINES)
    lines = []
    seal = ""
    for number, raw in enumerate(raw_lines, 1):
        line = _parse_line(number, raw)
        stated = _text(number, line, "seal")
        computed = line_seal(seal, {name: part for name, part in line.items() if name != "seal"})
        if stated != computed:
            faults.append(
                RecordFault(number, "seal", {"stated": stated[:20], "computed": computed})
            )
        seal = stated
        lines.append(line)
    return lines


def _parse_line(number: int, raw: bytes) -> Line:
    if len(raw) > MOST_LINE_BYTES:
        raise _error(number, "oversized-line", bytes=len(raw), most=MOST_LINE_BYTES)
    try:
        line = json.loads(raw)
        spelling = canonical(line)
    except (ValueError, TypeError, RecursionError):
        raise _error(number, "not-json") from None
    if not isinstance(line, dict):
        raise _error(number, "not-object")
    if spelling != raw:
        raise _error(number, "spelling")
    return line


def _replay(lines: list[Line], games: Games, faults: list[RecordFault]) -> Record:
    head, *entries = lines
    game = _find_rules(head, games)
    play, names, tags, committed = _header(head, game)
    if not entries or "end" not in entries[-1]:
        raise _error(len(lines), "no-end")
    for number, line in enumerate(entries[:-1], 2):
        read_entry(number, line, play)
    last = entries[-1]
    number = len(lines)
    try:
        check_no_secrets(play)
    except Refused as refusal:
        raise RecordError(RecordFault(number, "refused", {}, refusal)) from None
    over = play.outcome is not None
    secret = _text(number, last, "secret") if over and "secret" in last else ""
    record = Record(play, committed, secret, names, tags)
    expected = end_line(record)
    _fields(number, last, *expected)
    for name, value in expected.items():
        if canonical(last[name]) != canonical(value):
            got = canonical(last[name]).decode()
            faults.append(
                RecordFault(
                    number,
                    "result",
                    {"field": name, "got": got[:80], "expected": canonical(value).decode()},
                )
            )
    return record


def _find_rules(head: Line, games: Games) -> AnyGame:
    if "format" not in head:
        raise _error(1, "no-header")
    if _number(1, head, "format") != FORMAT:
        raise _error(1, "format", got=_number(1, head, "format"), expected=FORMAT)
    name = _text(1, head, "game")
    if name not in games:
        raise _error(1, "game", got=name[:60], expected=", ".join(games))
    version = _number(1, head, "version")
    game = games[name].at_version(version)
    if game is None:
        raise _error(1, "version", game=name, got=version, expected=games[name].version)
    return game


def _header(head: Line, game: AnyGame) -> tuple[AnyPlay, tuple[str, ...], dict[str, str], str]:
    _fields(1, head, "format", "game", "hash", "names", "options", "seats", "tags", "version")
    options = head["options"]
    required = {option.name for option in game.options if not option.later}
    known = required | {option.name for option in (*game.options, *game.retired_options)}
    if not isinstance(options, dict) or not required <= options.keys() <= known:
        raise _error(1, "field", field="options")
    if not all(_is_value(value) for value in options.values()):
        raise _error(1, "field", field="options")
    try:
        play = Play(game, _number(1, head, "seats"), options)
    except Refused as refusal:
        raise RecordError(RecordFault(1, "refused", {}, refusal)) from None
    if options_in_record(game.options, play.options) != options:
        raise _error(1, "field", field="options")
    names = head["names"]
    if not isinstance(names, list) or len(names) != play.seats or not are_names(names):
        raise _error(1, "field", field="names")
    tags = head["tags"]
    if not isinstance(tags, dict) or len(tags) > MOST_TAGS:
        raise _error(1, "field", field="tags")
    if not all(map(are_names, tags.items())):
        raise _error(1, "field", field="tags")
    committed = _text(1, head, "hash")
    if committed and not is_hex(committed, 64):
        raise _error(1, "field", field="hash")
    return play, tuple(names), tags, committed


def read_entry(number: int, line: Line, play: AnyPlay) -> None:
    """Plays the entry of a line. `number` is the line in messages. Raises RecordError if it is
    wrong.
    """
    kind = next((kind for kind in ("undo", "resign") if kind in line), "move")
    _fields(number, line, "at", "by", "n", kind)
    if _number(number, line, "n") != len(play.log):
        raise _error(number, "number", got=_number(number, line, "n"), expected=len(play.log))
    by = line["by"]
    seat = seat_from_label(by) if _is_value(by) and isinstance(by, str | int) else None
    if seat is None or seat >= play.seats:
        raise _error(number, "field", field="by")
    at = _number(number, line, "at")
    try:
        if kind == "undo":
            play.undo(seat, _number(number, line, "undo"), at)
        elif kind == "resign":
            why = {one: one for one in get_args(GivingUp)}.get(_text(number, line, "resign"))
            if why is None:
                raise _error(number, "field", field="resign")
            play.resign(seat, why, at)
        else:
            text = _text(number, line, "move")
            entry = play.submit_text(seat, text, at)
            written = play.game.write(entry.move)
            if written != text:
                raise _error(number, "move-spelling", got=text[:60], expected=written[:60])
    except Refused as refusal:
        raise RecordError(RecordFault(number, "refused", {}, refusal)) from None


def _fields(number: int, line: Line, *names: str) -> None:
    expected = {*names, "seal"}
    for name in sorted(expected - line.keys()):
        raise _error(number, "missing", field=name)
    for name in sorted(line.keys() - expected):
        raise _error(number, "unknown", field=name[:60])


def _number(number: int, line: Line, name: str) -> int:
    value = line.get(name)
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < MOST_NUMBER:
        return value
    raise _error(number, "field", field=name)


def _text(number: int, line: Line, name: str) -> str:
    value = line.get(name)
    if isinstance(value, str):
        return value
    raise _error(number, "field", field=name)


def _is_value(value: object) -> bool:
    return isinstance(value, str | int) and not isinstance(value, bool)


def _error(line: int, why: str, **params: Parameter) -> RecordError:
    return RecordError(RecordFault(line, why, params))
