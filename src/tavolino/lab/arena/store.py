"""The games of a contest in a file, one line each, so that it can be gone on with."""

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
        """Keeps a game, at once."""
        ...


def head_of(contest: Contest) -> Head:
    """What a file must agree with to be gone on with; how many games there shall be is no part."""
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
    """The games in a file, none if there is no file yet.

    A last line that was cut off is left out. Refuses a file of another contest, or of none.
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
    """The file with what is known of the contest, open for more."""
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
    """Times in microseconds: the file knows whole numbers only."""
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
