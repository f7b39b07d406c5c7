"""Stores the results of a contest in a file, one line per game, so that it can be resumed."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Protocol

from tavolino.core import Refused, canonical
from tavolino.engines import is_engine
from tavolino.games import rules
from tavolino.lab.arena.contest import Contest, GameResult
from tavolino.lab.arena.faults import Fault

FORMAT: Final = 1
Head = dict[str, object]


class Store(Protocol):
    def add(self, played: GameResult) -> None:
        """Stores a game at once."""
        ...


def header(contest: Contest) -> Head:
    """The header that must match to resume a contest. It contains the time control if engines
    play, but not the number of games.
    """
    engines = any(map(is_engine, contest.bots))
    time = {"time_ms": [_ms(contest.time.move), _ms(contest.time.game)]} if engines else {}
    return {
        **time,
        "bots": list(contest.bots),
        "clock": contest.watch_clock,
        "format": FORMAT,
        "game": contest.game,
        "options": dict(contest.options),
        "players": contest.players,
        "seed": contest.seed,
        "version": rules()[contest.game].version,
    }


def read_games(path: Path, contest: Contest) -> list[GameResult]:
    """The results in a file; none if it does not exist.

    An incomplete last line is skipped. Refused if the file belongs to another contest or is not a
    contest file.
    """
    if not path.exists():
        return []
    lines = path.read_bytes().split(b"\n")[:-1]
    if not lines:
        return []
    head = _object(path, lines[0])
    for name, expected in header(contest).items():
        if head.get(name) != expected:
            raise Refused(
                "ARENA", "other", file=str(path), field=name, got=str(head.get(name))[:60]
            )
    return [_game(path, line) for line in lines[1:]]


@contextmanager
def open_store(path: Path, contest: Contest, known: list[GameResult]) -> Iterator[Store]:
    """Writes the known results to the file and opens it for more."""
    unfinished = path.with_name(path.name + ".part")
    with unfinished.open("wb") as file:
        file.write(canonical(header(contest)) + b"\n")
        file.writelines(map(_line, known))
    unfinished.replace(path)
    with path.open("ab") as file:

        class Appending:
            def add(self, played: GameResult) -> None:
                file.write(_line(played))
                file.flush()

        yield Appending()


def _line(played: GameResult) -> bytes:
    """A line of the file. Times are in microseconds, because it has only integers."""
    return (
        canonical(
            {
                "deal": played.deal,
                "moves": played.moves,
                "points": played.points,
                "ranks": played.ranks,
                "seating": played.seating,
                "slowest_us": [round(1e6 * one) for one in played.slowest],
                "thought_us": [round(1e6 * one) for one in played.seconds],
                **(
                    {"faults": [_fault_fields(one) for one in played.faults]}
                    if played.faults
                    else {}
                ),
            }
        )
        + b"\n"
    )


def _game(path: Path, line: bytes) -> GameResult:
    found = _object(path, line)

    def numbers(name: str) -> tuple[int, ...]:
        value = found.get(name)
        if not isinstance(value, list) or not all(isinstance(one, int) for one in value):
            raise Refused("ARENA", "file", file=str(path))
        return tuple(value)

    deal, seating = found.get("deal"), found.get("seating")
    if not isinstance(deal, int) or not isinstance(seating, int):
        raise Refused("ARENA", "file", file=str(path))
    return GameResult(
        deal,
        seating,
        numbers("points"),
        numbers("ranks"),
        numbers("moves"),
        tuple(one / 1e6 for one in numbers("thought_us")),
        tuple(one / 1e6 for one in numbers("slowest_us")),
        tuple(_fault(path, one) for one in _faults(path, found)),
    )


def _fault_fields(fault: Fault) -> dict[str, object]:
    return {"seat": fault.seat, "case": fault.case, "params": dict(fault.params)}


def _faults(path: Path, found: Head) -> list[object]:
    """The faults of a game; the field is absent if there are none."""
    faults = found.get("faults", [])
    if not isinstance(faults, list):
        raise Refused("ARENA", "file", file=str(path))
    return faults


def _fault(path: Path, found: object) -> Fault:
    match found:
        case {"seat": int(seat), "case": str(case), "params": dict(params)} if all(
            isinstance(value, str | int) for value in params.values()
        ):
            return Fault(seat, case, tuple(sorted(params.items())))
    raise Refused("ARENA", "file", file=str(path))


def _ms(seconds: float | None) -> int | None:
    return None if seconds is None else round(1000 * seconds)


def _object(path: Path, line: bytes) -> Head:
    try:
        found = json.loads(line)
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise Refused("ARENA", "file", file=str(path))
    return found
