"""The games of a contest in a file, one line each. A contest can be resumed from it."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Protocol

from tavolino.catalogue import rules
from tavolino.core import Refused, canonical
from tavolino.lab.arena.contest import Contest, Played

FORMAT: Final = 1
Head = dict[str, object]


class Store(Protocol):
    def add(self, played: Played) -> None:
        """Stores a game at once."""
        ...


def head_of(contest: Contest) -> Head:
    """The header that must match for a contest to be resumed. The number of games is not part of
    it.
    """
    return {
        "bots": list(contest.bots),
        "clock": contest.watch_clock,
        "format": FORMAT,
        "game": contest.game,
        "options": dict(contest.options),
        "players": contest.players,
        "seed": contest.seed,
        "version": rules()[contest.game].version,
    }


def read_games(path: Path, contest: Contest) -> list[Played]:
    """The games in a file; none if it does not exist.

    An incomplete last line is skipped. Refused if the file is of another contest, or no such file.
    """
    if not path.exists():
        return []
    lines = path.read_bytes().split(b"\n")[:-1]
    if not lines:
        return []
    head = _object(path, lines[0])
    for name, expected in head_of(contest).items():
        if head.get(name) != expected:
            raise Refused(
                "ARENA", "other", file=str(path), field=name, got=str(head.get(name))[:60]
            )
    return [_game(path, line) for line in lines[1:]]


@contextmanager
def keeping(path: Path, contest: Contest, known: list[Played]) -> Iterator[Store]:
    """The file with the known games of the contest, open for more."""
    unfinished = path.with_name(path.name + ".part")
    with unfinished.open("wb") as file:
        file.write(canonical(head_of(contest)) + b"\n")
        file.writelines(map(_line, known))
    unfinished.replace(path)
    with path.open("ab") as file:

        class Appending:
            def add(self, played: Played) -> None:
                file.write(_line(played))
                file.flush()

        yield Appending()


def _line(played: Played) -> bytes:
    """A line of the file. Times are in microseconds, since it has whole numbers only."""
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
            }
        )
        + b"\n"
    )


def _game(path: Path, line: bytes) -> Played:
    found = _object(path, line)

    def numbers(name: str) -> tuple[int, ...]:
        value = found.get(name)
        if not isinstance(value, list) or not all(isinstance(one, int) for one in value):
            raise Refused("ARENA", "file", file=str(path))
        return tuple(value)

    deal, seating = found.get("deal"), found.get("seating")
    if not isinstance(deal, int) or not isinstance(seating, int):
        raise Refused("ARENA", "file", file=str(path))
    return Played(
        deal,
        seating,
        numbers("points"),
        numbers("ranks"),
        numbers("moves"),
        tuple(one / 1e6 for one in numbers("thought_us")),
        tuple(one / 1e6 for one in numbers("slowest_us")),
    )


def _object(path: Path, line: bytes) -> Head:
    try:
        found = json.loads(line)
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise Refused("ARENA", "file", file=str(path))
    return found
