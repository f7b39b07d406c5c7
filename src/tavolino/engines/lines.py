"""Formats and parses the lines of the protocol, without I/O.

`docs/engine-protocol.md` describes every line. Each starts with a word that determines the rest.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from tavolino.core import Outcome, Seat, Value, View, canonical

VERSION: Final = 1
ANY_GAME: Final = "*"

HELLO: Final = f"tavolino {VERSION}"
READY: Final = "ready"
STOP: Final = "stop"
QUIT: Final = "quit"


class LineError(ValueError):
    """A line cannot be read."""


class SeatSetup(NamedTuple):
    """The parameters of a new game. `seed` is for the engine's random numbers, 64 hex digits."""

    game: str
    version: int
    seats: int
    options: Mapping[str, Value]
    seat: Seat
    seed: str


class ThinkingTime(NamedTuple):
    """How long an engine may think about this move, and about this and all later moves."""

    move_ms: int | None = None
    remaining_ms: int | None = None

    @property
    def limit_ms(self) -> int | None:
        given = [one for one in self if one is not None]
        return min(given) if given else None


class Go(NamedTuple):
    """The request for a move. `default` is the move that the rules make for an absent player."""

    time: ThinkingTime
    default: str


@dataclass(frozen=True)
class GameOffer:
    """A game that an engine plays. Fields that are not set are not restricted."""

    name: str
    version: int | None = None
    seats: tuple[int, int] | None = None
    options: Mapping[str, tuple[Value, ...]] = field(default_factory=dict)

    def plays(self, setup: SeatSetup) -> bool:
        return (
            self.name in (ANY_GAME, setup.game)
            and self.version in (None, setup.version)
            and (self.seats is None or self.seats[0] <= setup.seats <= self.seats[1])
            and all(setup.options.get(name) in values for name, values in self.options.items())
        )


class MoveInfo(NamedTuple):
    """An engine's comment on a position while it thinks. Every field is optional."""

    move: str = ""
    value: float | None = None
    unit: str = ""
    visits: int | None = None
    text: str = ""


def split_line(line: str) -> tuple[str, str]:
    """The first word of a line, and the rest.

    >>> split_line("move corner a1")
    ('move', 'corner a1')
    """
    word, _, rest = line.strip().partition(" ")
    return word, rest.strip()


def game_line(game: GameOffer) -> str:
    """
    >>> game_line(GameOffer("chess", seats=(2, 2)))
    'game chess {"seats":[2,2]}'
    """
    about: dict[str, object] = {}
    if game.version is not None:
        about["version"] = game.version
    if game.seats is not None:
        about["seats"] = game.seats
    if game.options:
        about["options"] = dict(game.options)
    return f"game {game.name} {canonical(about).decode()}" if about else f"game {game.name}"


def read_game(rest: str) -> GameOffer:
    """
    >>> read_game('chess {"options": {"clock": ["off"]}}').options
    {'clock': ('off',)}
    """
    name, about = split_line(rest)
    found = _object(about) if about else {}
    version, seats, options = (found.get(key) for key in ("version", "seats", "options"))
    if not name or not isinstance(version, int | None):
        raise LineError
    if not (seats is None or (_is_list(seats, int) and len(seats) == 2)):
        raise LineError
    if not isinstance(options := {} if options is None else options, dict):
        raise LineError
    if not all(_is_list(values, str | int) for values in options.values()):
        raise LineError
    return GameOffer(
        name,
        version,
        None if seats is None else (seats[0], seats[1]),
        {option: tuple(values) for option, values in options.items()},
    )


def newgame_line(setup: SeatSetup) -> str:
    return f"newgame {canonical(setup).decode()}"


def read_newgame(rest: str) -> SeatSetup:
    found = _object(rest)
    types = {
        "game": str,
        "version": int,
        "seats": int,
        "options": dict,
        "seat": int,
        "seed": str,
    }
    for name, kind in types.items():
        if not isinstance(found.get(name), kind):
            raise LineError(f"newgame: {name} is missing or of the wrong type")
    return SeatSetup(**{name: found[name] for name in types})


def view_line(view: View[Any]) -> str:
    return f"view {canonical(view).decode()}"


def go_line(go: Go) -> str:
    """
    >>> go_line(Go(ThinkingTime(1000, 58000), "corner a1"))
    'go movetime 1000 remaining 58000 default corner a1'
    """
    named = zip(("movetime", "remaining"), go.time, strict=True)
    times = [f"{name} {value}" for name, value in named if value is not None]
    return " ".join(["go", *times, f"default {go.default}"])


def read_go(rest: str) -> Go:
    """
    >>> read_go("remaining 58000 default corner a1")
    Go(time=ThinkingTime(move_ms=None, remaining_ms=58000), default='corner a1')
    """
    times: dict[str, int] = {}
    default = ""
    while rest:
        name, rest = split_line(rest)
        if name == "default":
            default, rest = rest, ""
            continue
        number, rest = split_line(rest)
        if name not in ("movetime", "remaining") or not _is_number(number):
            raise LineError(f"go: expected movetime, remaining or default, got {name[:40]}")
        times[name] = int(number)
    return Go(ThinkingTime(times.get("movetime"), times.get("remaining")), default)


def gameover_line(outcome: Outcome) -> str:
    return f"gameover {canonical(outcome).decode()}"


def info_line(info: MoveInfo) -> str:
    """
    >>> info_line(MoveInfo(move="e5", value=0.5125))
    'info {"move": "e5", "value": 0.5125}'
    """
    parts = info._asdict().items()
    fields = {name: part for name, part in parts if part != "" and part is not None}
    return f"info {json.dumps(fields, ensure_ascii=False)}"


def read_info(rest: str) -> MoveInfo:
    """Skips fields that are unknown or of the wrong type."""
    found = _object(rest)
    value, visits = found.get("value"), found.get("visits")
    return MoveInfo(
        _text(found.get("move")),
        float(value) if isinstance(value, int | float) else None,
        _text(found.get("unit")),
        visits if isinstance(visits, int) else None,
        _text(found.get("text")),
    )


def _object(text: str) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise LineError(f"expected a JSON object, got {text[:40]}")
    return found


def _is_list(value: object, kind: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, kind) for one in value)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 12


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""
